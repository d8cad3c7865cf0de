import { CloudUpload } from 'lucide-react'
import { GAME_LENGTH } from '@tomogolf/domain/game'
import { hours, type Instant } from '@tomogolf/domain/time'
import { formatClock, formatDate } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useSetting } from '../../queries/settings.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Message } from './Message.tsx'
import { ToGame } from './ToGame.tsx'

/**
 * A scan in the outbox: it counts from when the host's screen showed the code, and is sent
 * automatically.
 */
export function CheckInQueued({
  gameId,
  teeTime,
  shownAt,
  onSend,
  onClose,
}: {
  gameId: string
  teeTime: string
  shownAt: Instant
  onClose?: (() => void) | undefined
  onSend: () => void
}) {
  const { t, language } = useI18n()
  const until = Date.parse(teeTime) + GAME_LENGTH + hours(useSetting('no_show_statement_hours'))
  return (
    <Message
      icon={CloudUpload}
      tone="wait"
      title={t('checkin.saved.title')}
      actions={
        <>
          <Button variant="primary" onClick={onSend}>
            {t('common.retry')}
          </Button>
          <ToGame gameId={gameId} variant="secondary" onClose={onClose} />
        </>
      }
    >
      <p className="mt-3 text-text-2">
        {t('checkin.saved.text', { time: formatClock(shownAt, language) })}
      </p>
      <p className="mt-2 text-s text-warning">
        {t('checkin.saved.by', { time: formatDate(until, language, { time: true }) })}
      </p>
    </Message>
  )
}
