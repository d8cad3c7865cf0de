import { Handshake } from 'lucide-react'
import { formatDateTime } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import type { GameDetail, Participation } from '../../../queries/games.ts'

/** For a reader with the link of a guest: the seat that is passed on or kept for the reader, or why it is not. */
export function PassedOn({ game, className }: { game: GameDetail; className?: string }) {
  const { t, language } = useI18n()
  const { passedOn } = game
  if (!passedOn) return null
  const { as, by: name, state, until } = passedOn
  const time = formatDateTime(Date.parse(until), language)
  const isInvited = as === 'companion'
  const title = t(isInvited ? 'game.invited.offer' : 'game.offer.title', { name })
  const titles = {
    open: title,
    taking: title,
    ended: t(isInvited ? 'game.invited.offerEnded' : 'game.offer.ended'),
    approval: t('game.offer.approval', { name }),
  }
  const texts = {
    open: t(isInvited ? 'game.invited.offerText' : 'game.offer.text', { time }),
    taking: t('game.offer.taking'),
    ended: t(isInvited ? 'game.invited.offerEndedText' : 'game.offer.endedText'),
    approval: t('game.offer.approvalText'),
  }
  return (
    <Alert
      tone={state === 'open' ? 'info' : 'warning'}
      icon={Handshake}
      title={titles[state]}
      className={className ?? ''}
    >
      <span className="block">{texts[state]}</span>
    </Alert>
  )
}

/** For a guest whose seat a substitute has taken. */
export function Replaced({
  name,
  className,
}: {
  name: Participation['substitute']
  className?: string
}) {
  const { t } = useI18n()
  return name ? (
    <Alert
      tone="success"
      icon={Handshake}
      title={t('game.substitute.done', { name })}
      className={className ?? ''}
    >
      <span className="block">{t('game.substitute.doneText')}</span>
    </Alert>
  ) : null
}

/** For a guest who has sent a link: the seat is still the guest's own. */
export function OwnLink({ game, className }: { game: GameDetail; className?: string }) {
  const { t, language } = useI18n()
  const { substitute } = game.viewer
  return substitute ? (
    <Alert
      tone="info"
      icon={Handshake}
      title={t('game.substitute.open')}
      className={className ?? ''}
    >
      <span className="block">
        {substitute.state === 'taking'
          ? t('game.substitute.taking')
          : t('game.substitute.openText', {
              time: formatDateTime(Date.parse(substitute.until), language),
            })}
      </span>
    </Alert>
  ) : null
}
