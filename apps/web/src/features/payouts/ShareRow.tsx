import { fromJapanText } from '@tomogolf/domain/time'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDate } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { HostShare } from '../../queries/transactions.ts'

const CAUSES = ['no_show_penalty', 'left_late_charged'] as const

/** The host's share of one charge: whose it is, and what it waits for. */
export function ShareRow({ share }: { share: HostShare }) {
  const { t, language } = useI18n()
  const cause = CAUSES.find((type) => type === share.type) ?? 'payment_captured'
  const day = (at: number) => formatDate(at, language)
  return (
    <li className="flex items-center gap-4 py-3.25">
      <span className="min-w-0 flex-1">
        <b className="block font-semibold wrap-anywhere">
          {t('payouts.share', {
            guest: share.guest ?? t('payouts.formerGuest'),
            cause: t(`payouts.cause.${cause}`),
          })}
        </b>
        <span className="block text-xs text-text-3 wrap-anywhere">
          {t('payouts.shareOf', {
            course: courseNameIn(share.game, language),
            date: day(fromJapanText(share.game.date) ?? NaN),
          })}
        </span>
        <span className="block text-xs text-text-3">
          {t(`payouts.state.${share.state}`, { date: day(Date.parse(share.payableFrom)) })}
        </span>
      </span>
      <b className="font-display text-t3 font-[650] whitespace-nowrap">
        {formatAmount(share.amount, language)}
      </b>
    </li>
  )
}
