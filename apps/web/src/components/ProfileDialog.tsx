import { UserRoundPen } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'

type ProfileDialogProps = {
  missing: number
  /** May be a half. */
  minutes: number
  onLater: () => void
  /** Called when the user goes to the account settings. */
  onGo: () => void
}

/**
 * Joining and hosting need a complete profile: shows the number of missing items and the time
 * needed.
 */
export function ProfileDialog({ missing, minutes, onLater, onGo }: ProfileDialogProps) {
  const t = useT()
  return (
    <Dialog
      open
      onClose={onLater}
      title={t('games.profile.title')}
      description={t('games.profile.missing', { count: missing })}
      footer={
        <>
          <Button variant="outline" size="large" onClick={onLater}>
            {t('games.profile.later')}
          </Button>
          <LinkButton
            to="/account-settings"
            search={{ tab: 'profile' }}
            variant="primary"
            size="large"
            className="flex-1"
            icon={UserRoundPen}
            onClick={onGo}
          >
            {t('games.profile.complete')}
          </LinkButton>
        </>
      }
    >
      <p className="text-text-2">{t('games.profile.text')}</p>
      <p className="mt-3 text-s text-text-3">{t('games.profile.time', { count: minutes })}</p>
    </Dialog>
  )
}
