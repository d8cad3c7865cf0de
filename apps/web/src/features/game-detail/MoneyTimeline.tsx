import {
  CalendarClock,
  CalendarX,
  Check,
  CreditCard,
  FileCheck,
  QrCode,
  UserRoundX,
} from 'lucide-react'
import { formatDate, formatDateTime } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { sentences } from '@tomogolf/format/sentences'
import { useSetting } from '../../queries/settings.ts'
import { HoldTimeline, type Moment } from '@tomogolf/ui/money/HoldTimeline.tsx'
import { windowTexts, type TimelineStep } from './hold-timeline.ts'
import type { Amount } from '../../queries/games.ts'

type MoneyTimelineProps = {
  steps: readonly TimelineStep[]
  amounts: { hold: Amount; fee: Amount; price: Amount }
  host: string
  className?: string
}

/** The steps of the hold with their dates and explanations. */
export function MoneyTimeline({ steps, amounts, host, className }: MoneyTimelineProps) {
  const { t, language } = useI18n()
  const statementHours = useSetting('no_show_statement_hours')
  const hold = formatAmount(amounts.hold, language),
    fee = formatAmount(amounts.fee, language),
    back = formatAmount(amounts.price, language)
  const timeOf = (iso: string) => formatDateTime(Date.parse(iso), language)
  const toMoment = (step: TimelineStep): Moment => {
    switch (step.step) {
      case 'held':
        return {
          tone: 'money',
          icon: CreditCard,
          time: step.at ? timeOf(step.at) : t('game.story.today'),
          title: t('game.story.held', { amount: hold }),
          text: sentences(
            language,
            t('game.story.heldText'),
            step.until && t('game.story.heldUntil', { time: timeOf(step.until) }),
            t('game.story.debit'),
          ),
        }
      case 'agreed':
        return {
          tone: 'neutral',
          icon: FileCheck,
          time: step.at ? timeOf(step.at) : t('game.story.today'),
          title: t(step.done ? 'game.story.agreed' : 'game.story.agree'),
          text: step.held ? undefined : t('game.story.agreedText'),
        }
      case 'scheduled':
        return {
          tone: 'money',
          icon: CalendarClock,
          time: formatDate(Date.parse(step.at), language),
          title: t('game.story.scheduled', { amount: hold }),
          text: sentences(language, t('game.story.heldText'), t('game.story.debit')),
        }
      case 'free':
        return {
          tone: 'neutral',
          icon: CalendarX,
          time: t('game.story.until', { time: timeOf(step.until) }),
          title: t('game.story.free'),
          text: t('game.story.freeText'),
        }
      case 'undo':
        return {
          tone: 'neutral',
          icon: CalendarX,
          time: t('game.story.undo', { count: step.minutes }),
          title: t('game.story.free'),
          text: t('game.story.freeText'),
        }
      case 'lateOnly':
        return {
          tone: 'neutral',
          icon: CalendarX,
          time: t('game.story.now'),
          title: t('game.story.late', { amount: hold }),
          text: t('game.story.lateText'),
        }
      case 'checkIn':
        return {
          tone: 'done',
          icon: step.done ? Check : QrCode,
          time: t('game.story.window', windowTexts(step, language)),
          title: t('game.story.checkIn', { fee, back }),
          text: t('game.story.checkInText', { host }),
        }
      case 'absent':
        return {
          tone: 'neutral',
          icon: UserRoundX,
          time: t('game.story.absentWhen'),
          title: t('game.story.absent', { amount: hold }),
          text: t('game.story.absentText', { hours: statementHours }),
        }
    }
  }
  return <HoldTimeline moments={steps.map(toMoment)} className={className} />
}
