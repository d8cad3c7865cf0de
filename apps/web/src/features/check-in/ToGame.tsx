import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'

type ToGameProps = {
  gameId: string
  variant?: 'primary' | 'secondary'
  /** On the game's own address: closes the result instead of following a link. */
  onClose?: (() => void) | undefined
}
/** Leads from a result to the game. */
export function ToGame({ gameId, variant = 'primary', onClose }: ToGameProps) {
  const t = useT()
  return onClose ? (
    <Button variant={variant} onClick={onClose}>
      {t('checkin.toGame')}
    </Button>
  ) : (
    <LinkButton to="/games/$id" params={{ id: gameId }} variant={variant}>
      {t('checkin.toGame')}
    </LinkButton>
  )
}
