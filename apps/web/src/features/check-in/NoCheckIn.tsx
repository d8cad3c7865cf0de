import { CalendarX, CircleCheck, Clock, QrCode, UserX } from 'lucide-react'
import { HOUR } from '@tomogolf/domain/time'
import { unbroken } from '@tomogolf/format/unbroken'
import { formatDate } from '@tomogolf/format/dates'
import { useViewerTime } from '@tomogolf/ui/lib/use-viewer-time.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Message } from './Message.tsx'
import type { Stage } from './stage.ts'
import { ToGame } from './ToGame.tsx'

type NoCheckInProps = {
  stage: Exclude<Stage, 'open' | 'already'>
  gameId: string
  opens: number
  teeTime: number
  onClose?: (() => void) | undefined
}
const icons = {
  host: QrCode,
  not_in: UserX,
  cancelled: CalendarX,
  completed: CircleCheck,
  closed: CalendarX,
  early: Clock,
} as const

/** Explains why check-in is not possible; before it opens, when it does. */
export function NoCheckIn({ stage, gameId, opens, teeTime, onClose }: NoCheckInProps) {
  const { t, language } = useI18n()
  const yours = useViewerTime(opens, language)
  const params = { id: gameId }
  const time = unbroken(formatDate(opens, language, { time: true }))
  return (
    <Message
      icon={icons[stage]}
      tone={stage === 'early' ? 'wait' : 'neutral'}
      title={
        stage === 'early'
          ? t('checkin.stage.early.title', { time })
          : t(`checkin.stage.${stage}.title`)
      }
      actions={
        <>
          {stage === 'host' && (
            <LinkButton to="/games/$id/qr" params={params} variant="primary">
              {t('checkin.toCode')}
            </LinkButton>
          )}
          <ToGame
            gameId={gameId}
            onClose={onClose}
            variant={stage === 'host' ? 'secondary' : 'primary'}
          />
        </>
      }
    >
      <p className="mt-3 text-text-2">
        {stage === 'early'
          ? t('checkin.stage.early.text', { hours: Math.round((teeTime - opens) / HOUR) })
          : t(`checkin.stage.${stage}.text`)}
      </p>
      {stage === 'early' && yours && (
        <p className="mt-2 text-s text-text-3">
          {t('common.yourTime', { time: yours.text, zone: yours.zone })}
        </p>
      )}
    </Message>
  )
}
