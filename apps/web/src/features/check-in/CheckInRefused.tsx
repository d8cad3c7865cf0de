import { CircleAlert } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import type { GameDetail } from '../../queries/games.ts'
import { failureText } from './failure-text.ts'
import { Message } from './Message.tsx'
import { ToGame } from './ToGame.tsx'
import type { Attempt } from './use-check-in.ts'

/** A code that was not accepted. `isIn`: the guest is checked in already. */
export function CheckInRefused({
  game,
  attempt,
  isIn = false,
  gameId,
  onClose,
}: {
  game: Pick<GameDetail, 'host'>
  attempt: Extract<Attempt, { kind: 'refused' }>
  isIn?: boolean
  gameId: string
  onClose?: (() => void) | undefined
}) {
  const t = useT()
  const { failure, error } = attempt
  const canScan = !isIn && (failure === 'wrong' || failure === 'fault')
  return (
    <Message
      icon={CircleAlert}
      tone={failure === 'wait' ? 'wait' : 'failed'}
      title={t('checkin.failed')}
      actions={
        <>
          {canScan && (
            <LinkButton to="/games/$id/check-in" params={{ id: gameId }} variant="primary">
              {t('checkin.toScan')}
            </LinkButton>
          )}
          <ToGame gameId={gameId} onClose={onClose} variant={canScan ? 'secondary' : 'primary'} />
        </>
      }
    >
      <p className="mt-3 text-text-2">
        {failureText(t, { failure, error, host: game.host.firstName })}
      </p>
      {isIn && <p className="mt-2 text-s text-success">{t('errors.ALREADY_CHECKED_IN')}</p>}
    </Message>
  )
}
