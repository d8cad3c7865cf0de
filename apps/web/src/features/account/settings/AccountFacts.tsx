import { AtSign, CalendarClock, CircleCheck, CreditCard, Star, UserRound } from 'lucide-react'
import { formatDate } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Profile } from '../../../queries/profile.ts'
import { DescriptionList, type DescriptionItem } from '@tomogolf/ui/data/DescriptionList.tsx'

/** Facts about the account: username, email, payment method, rating. */
export function AccountFacts({ profile }: { profile: Profile }) {
  const { t, language } = useI18n()
  const facts: DescriptionItem[] = [
    {
      icon: AtSign,
      label: t('account.email.label'),
      value: <span className="wrap-anywhere">{profile.email}</span>,
    },
    {
      icon: UserRound,
      label: t('account.profile.username'),
      value: profile.username ?? t('account.facts.none'),
      absent: profile.username === null,
    },
    {
      icon: CircleCheck,
      label: t('account.facts.verified'),
      value: t(profile.emailVerified ? 'account.facts.yes' : 'account.facts.no'),
      absent: !profile.emailVerified,
    },
    {
      icon: CreditCard,
      label: t('account.facts.card'),
      value: t(profile.paymentMethodVerified ? 'account.facts.cardYes' : 'account.facts.cardNo'),
      absent: !profile.paymentMethodVerified,
    },
    {
      icon: Star,
      label: t('account.facts.rating'),
      value: profile.rating === null ? t('common.rating.none') : profile.rating.toFixed(1),
      absent: profile.rating === null,
    },
    {
      icon: CalendarClock,
      label: t('account.facts.updated'),
      value: formatDate(Date.parse(profile.updatedAt), language, { year: true }),
    },
  ]
  return <DescriptionList items={facts} />
}
