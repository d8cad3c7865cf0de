import { formatAmount } from '@tomogolf/format/money'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Amount } from '../../../queries/games.ts'

/** Both outcomes of a late leave: the spot is taken again, or it stays empty. */
export function LateLeaveOutcomes({
  charged,
  refund,
  seats,
}: {
  /** For all seats. */
  charged: Amount
  /** For each seat. */
  refund: Amount | null
  seats: number
}) {
  const { t, language } = useI18n()
  const amount = formatAmount(charged, language)
  if (!refund)
    return (
      <Alert tone="neutral" className="mt-4">
        {t('game.refill.tooLate')}
      </Alert>
    )
  return (
    <dl className="mt-4 grid gap-3 rounded-m bg-surface-2 px-4 py-3.5 text-s">
      <div>
        <dt className="font-semibold">{t('game.refill.taken')}</dt>
        <dd className="mt-0.5 text-text-2">
          {t(seats > 1 ? 'game.refill.takenEach' : 'game.refill.takenText', {
            refund: formatAmount(refund, language),
          })}
        </dd>
      </div>
      <div>
        <dt className="font-semibold">{t('game.refill.empty')}</dt>
        <dd className="mt-0.5 text-text-2">{t('game.refill.emptyText', { amount })}</dd>
      </div>
    </dl>
  )
}
