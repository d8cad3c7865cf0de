import {
  CalendarCheck,
  CircleCheck,
  CreditCard,
  Flag,
  Mail,
  MessageCircle,
  Send,
} from 'lucide-react'
import { SUPPORT_HOURS } from '@tomogolf/domain/support'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { HoldTimeline, type Moment } from '@tomogolf/ui/money/HoldTimeline.tsx'
import { GolfBag } from '@tomogolf/ui/brand/Glyphs.tsx'
import type { RequestKind } from './kinds.ts'

/** The steps of a request after it is sent. */
export function NextSteps({
  kind,
  sent,
}: {
  kind: RequestKind
  /** The request is sent: the first step is done. */
  sent: boolean
}) {
  const t = useT()
  return (
    <section
      aria-labelledby="next"
      className="rounded-xl border border-line bg-surface-1 p-5 md:p-6"
    >
      <h2 id="next" className="mb-4.5 text-t2">
        {t('requests.next.title')}
      </h2>
      <HoldTimeline moments={useRequestSteps(kind, sent)} />
    </section>
  )
}

function useRequestSteps(kind: RequestKind, sent: boolean): Moment[] {
  const t = useT()
  const within = (count: number) => t('requests.next.within', { count })
  const first: Moment = {
    tone: sent ? 'done' : 'neutral',
    icon: sent ? CircleCheck : Send,
    time: sent ? undefined : t('requests.next.now'),
    title: t('requests.next.send'),
    text: t('requests.next.sendText'),
  }
  if (kind === 'contact')
    return [
      first,
      {
        tone: 'neutral',
        icon: Mail,
        time: within(SUPPORT_HOURS.general),
        title: t('requests.next.contact.answer'),
        text: t('requests.next.contact.answerText'),
      },
      {
        tone: 'neutral',
        icon: CreditCard,
        time: within(SUPPORT_HOURS.payment),
        title: t('requests.next.contact.payment'),
        text: t('requests.next.contact.paymentText'),
      },
      {
        tone: 'neutral',
        icon: Flag,
        time: within(SUPPORT_HOURS.gameDay),
        title: t('requests.next.contact.gameDay'),
        text: t('requests.next.contact.gameDayText'),
      },
    ]
  const steps: Moment[] = [
    first,
    {
      tone: 'neutral',
      icon: MessageCircle,
      time: within(SUPPORT_HOURS.request),
      title: t(`requests.next.${kind}.answer`),
      text: t(`requests.next.${kind}.answerText`),
    },
    {
      tone: 'neutral',
      icon: CalendarCheck,
      time: t('requests.next.then'),
      title: t(`requests.next.${kind}.decide`),
      text: t(`requests.next.${kind}.decideText`),
    },
  ]
  return kind === 'book'
    ? steps
    : [
        ...steps,
        {
          tone: 'neutral',
          icon: GolfBag,
          time: t('requests.next.onTheDay'),
          title: t('requests.next.rental.ready'),
          text: t('requests.next.rental.readyText'),
        },
      ]
}
