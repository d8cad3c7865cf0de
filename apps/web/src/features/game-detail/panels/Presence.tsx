import { formatDateTime } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import type { GameDetail } from '../../../queries/games.ts'
import type { GamePresence } from '../participation-state.ts'
import { DidYouPlay } from './DidYouPlay.tsx'

export type PresenceActions = { onHostStatement: () => void; onObject: () => void }

/** What host or guest is asked about presence in this game, and what can be answered. */
export default function Presence({
  game,
  presence,
  onHostStatement,
  onObject,
}: { game: GameDetail; presence: GamePresence } & PresenceActions) {
  if (presence.canObject) return <Objection game={game} onObject={onObject} />
  if (presence.review === 'asked') return <DidYouPlay game={game} presence={presence} />
  return game.viewer.role === 'host' ? (
    <HostReported presence={presence} onHostStatement={onHostStatement} />
  ) : (
    <GuestReported presence={presence} />
  )
}

function Objection({ game, onObject }: { game: GameDetail; onObject: () => void }) {
  const { t, language } = useI18n()
  const until = game.viewer.participation?.statementUntil
  return (
    <Alert tone="info" title={t('checkin.presence.marked.title')} className="mt-5">
      {until &&
        t('checkin.presence.marked.text', { time: formatDateTime(Date.parse(until), language) })}
      <span className="mt-3 block">
        <Button size="small" variant="outline" onClick={onObject}>
          {t('checkin.presence.marked.object')}
        </Button>
      </span>
    </Alert>
  )
}

function HostReported({
  presence,
  onHostStatement,
}: {
  presence: GamePresence
  onHostStatement: () => void
}) {
  const { t, language } = useI18n()
  if (presence.review === 'stated')
    return (
      <Alert tone="info" title={t('checkin.presence.reported.title')} className="mt-5">
        {t('checkin.presence.reported.stated')}
      </Alert>
    )
  return (
    <Alert tone="warning" title={t('checkin.presence.reported.title')} className="mt-5">
      {presence.answerUntil
        ? t('checkin.presence.reported.until', {
            time: formatDateTime(Date.parse(presence.answerUntil), language),
          })
        : t('checkin.presence.reported.now')}
      {presence.canStateAsHost && (
        <span className="mt-3 block">
          <Button size="small" variant="primary" onClick={onHostStatement}>
            {t('checkin.presence.reported.action')}
          </Button>
        </span>
      )}
    </Alert>
  )
}

function GuestReported({ presence }: { presence: GamePresence }) {
  const { t } = useI18n()
  return (
    <Alert tone="info" title={t('checkin.presence.frozen.title')} className="mt-5">
      {t(presence.hasReported ? 'checkin.presence.frozen.mine' : 'checkin.presence.frozen.others')}
    </Alert>
  )
}
