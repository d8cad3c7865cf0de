import { Flag, X } from 'lucide-react'
import { ASK_HOST_BEFORE } from '@tomogolf/domain/go-no-go'
import { unbroken } from '@tomogolf/format/unbroken'
import { formatDateTime } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import type { GameDetail } from '../../queries/games.ts'

/** Whether the game is played: who is missing, when it is decided, and what that means for a card. */
export function DecisionNote({
  game,
  className,
}: {
  game: GameDetail
  className?: string | undefined
}) {
  const { t, language } = useI18n()
  const { goNoGo } = game
  if (!goNoGo || goNoGo.decision === 'called_off') return null
  if (goNoGo.decision !== null)
    return (
      <Alert tone="success" icon={Flag} title={t('common.badge.on')} className={className}>
        <span className="block">{t(`game.decision.${goNoGo.decision}`)}</span>
      </Alert>
    )
  const time = unbroken(formatDateTime(Date.parse(goNoGo.decideAt), language))
  return (
    <Alert
      tone={goNoGo.missing > 0 ? 'warning' : 'info'}
      icon={Flag}
      title={
        goNoGo.missing > 0
          ? t('common.badge.needed', { count: goNoGo.missing })
          : t('game.decision.enough')
      }
      className={className}
    >
      <span className="block">{t('game.decision.when', { count: goNoGo.minPlayers, time })}</span>
    </Alert>
  )
}

/** The same for the host, with the act that keeps the game on. */
export function HostDecision({
  game,
  onKeepOn,
  onCancel,
  className,
}: {
  game: GameDetail
  onKeepOn: () => void
  onCancel: () => void
  className?: string | undefined
}) {
  const { t, language } = useI18n()
  const { goNoGo, viewer } = game
  if (!goNoGo || goNoGo.decision !== null || goNoGo.missing === 0)
    return <DecisionNote game={game} className={className} />
  const decideAt = Date.parse(goNoGo.decideAt)
  const time = unbroken(formatDateTime(decideAt, language))
  const players = goNoGo.minPlayers - goNoGo.missing
  const isAsked = viewer.can.keepOn === true
  // outside the departure window the panel has the button
  const mayCancel = viewer.can.edit === 'PROTECTED_BOOKING' && viewer.can.cancel === true
  return (
    <Alert
      tone="warning"
      icon={Flag}
      title={t('common.badge.needed', { count: goNoGo.missing })}
      className={className}
    >
      <span className="block">
        {isAsked
          ? t('game.decision.host.now', { time })
          : t('game.decision.host.later', {
              time,
              asked: unbroken(formatDateTime(decideAt - ASK_HOST_BEFORE, language)),
            })}
      </span>
      {(isAsked || mayCancel) && (
        <span className="mt-3 flex flex-wrap gap-2">
          {isAsked && (
            <Button size="small" variant="inverse" onClick={onKeepOn}>
              {t('game.decision.keep.action', { count: players })}
            </Button>
          )}
          {mayCancel && (
            <Button size="small" variant="outline" icon={X} onClick={onCancel}>
              {t('game.manage.cancel')}
            </Button>
          )}
        </span>
      )}
    </Alert>
  )
}
