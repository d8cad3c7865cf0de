import { Bell, DoorOpen, Zap } from 'lucide-react'
import { hours, minutes } from '@tomogolf/domain/time'
import { formatDate } from '@tomogolf/format/dates'
import { sentences } from '@tomogolf/format/sentences'
import { unbroken } from '@tomogolf/format/unbroken'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { HoldTimeline, type Moment } from '@tomogolf/ui/money/HoldTimeline.tsx'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import type { GameDetail } from '../../../queries/games.ts'
import { useSettings } from '../../../queries/settings.ts'

/** The place in line, and how many guests are before it. */
export function WaitingPosition({ position }: { position: number }) {
  const { t } = useI18n()
  return (
    <div className="flex items-center justify-between gap-4">
      <p>
        <b className="block font-semibold">{t('game.wait.yours')}</b>
        <span className="text-s text-text-2">
          {position === 1 ? t('game.wait.first') : t('game.wait.ahead', { count: position - 1 })}
        </span>
      </p>
      <b className="flex-none rounded-full bg-surface-3 px-4 py-2 font-display text-t3">
        {t('game.wait.position', { position })}
      </b>
    </div>
  )
}

/** How freed spots are given to a guest or a party, by the time that is left. */
export function WaitingSteps({ game, seats = 1 }: { game: GameDetail; seats?: number }) {
  const { t, language } = useI18n()
  const settings = useSettings()
  const now = useNow()
  const teeTime = Date.parse(game.teeTime)
  const timeOf = (at: number) => unbroken(formatDate(at, language, { time: true }))
  const offersFrom = teeTime - hours(settings.waiting_automatic_hours)
  const shortFrom = teeTime - hours(settings.waiting_short_offer_hours)
  const closes = Date.parse(game.joinDeadline)
  const undo = game.joinPreview.waiting?.undoMinutes
  const long = settings.waiting_offer_minutes
  const short = settings.waiting_short_offer_minutes
  const accept = (count: number) =>
    count % 60 === 0
      ? t('game.wait.acceptHours', { count: count / 60 })
      : t('game.wait.accept', { count })
  const hasShort = shortFrom < closes - minutes(1)
  const moments: Moment[] = [
    ...(now < offersFrom
      ? [
          {
            tone: 'next' as const,
            icon: Zap,
            time: t('game.wait.before', { time: timeOf(offersFrom) }),
            title: t('game.wait.automatic'),
            text: sentences(
              language,
              t('game.wait.automaticText'),
              ...(undo ? [t('game.wait.undo', { count: undo })] : []),
            ),
          },
        ]
      : []),
    {
      tone: now < offersFrom ? 'neutral' : 'next',
      icon: Bell,
      time: t('game.wait.from', { time: timeOf(Math.max(offersFrom, now)) }),
      title: t('game.wait.offer'),
      text:
        now >= shortFrom
          ? accept(short)
          : sentences(
              language,
              accept(long),
              ...(hasShort
                ? [t('game.wait.acceptLate', { time: timeOf(shortFrom), count: short })]
                : []),
            ),
    },
    {
      tone: 'neutral',
      icon: DoorOpen,
      time: t('game.wait.anytime'),
      title: t('game.wait.free'),
    },
  ]
  return (
    <section>
      <h3 className="mb-3.5 font-text text-[1.0625rem] font-semibold tracking-normal">
        {t('game.wait.opens')}
      </h3>
      {seats > 1 && <p className="mb-3.5 text-s text-text-2">{t('game.wait.together')}</p>}
      <HoldTimeline moments={moments} />
    </section>
  )
}
