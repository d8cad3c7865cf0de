import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { DescriptionGrid } from '../../components/DescriptionGrid.tsx'

type Figures = NonNullable<ResultOf<'GET /api/admin/transactions/:id'>['figures']>

/** What was charged, refunded and left of a payment, with the shares of platform and host. */
export function FigureList({ figures }: { figures: Figures }) {
  const { t, language } = useI18n()
  const text = (value: Figures['owed']) => formatAmount(value, language)
  const describe = ({ total, platform, host }: Figures['gross']) =>
    host.amount === 0
      ? text(total)
      : t('admin.figures.parts', {
          total: text(total),
          platform: text(platform),
          host: text(host),
        })
  const isRefunded = figures.refunded.total.amount > 0
  return (
    <DescriptionGrid
      className="lg:grid-cols-3"
      pairs={[
        [t('admin.figures.gross'), describe(figures.gross)],
        ...(isRefunded
          ? [
              [t('admin.ledger.refunded'), describe(figures.refunded)] as const,
              [t('admin.figures.net'), describe(figures.net)] as const,
            ]
          : []),
        ...(figures.refunding.total.amount > 0
          ? [[t('admin.figures.refunding'), describe(figures.refunding)] as const]
          : []),
        ...(figures.gross.host.amount > 0
          ? [
              [t('admin.figures.paidOut'), text(figures.paidOut)] as const,
              ...(figures.inTransit.amount > 0
                ? [[t('admin.figures.inTransit'), text(figures.inTransit)] as const]
                : []),
              ...(figures.credited.amount > 0
                ? [[t('admin.figures.credited'), text(figures.credited)] as const]
                : []),
              ...(figures.netted.amount > 0
                ? [[t('admin.figures.netted'), text(figures.netted)] as const]
                : []),
              [t('admin.payOuts.filter'), text(figures.owed)] as const,
              ...(figures.debt.amount > 0
                ? [[t('admin.figures.debt'), text(figures.debt)] as const]
                : []),
            ]
          : []),
      ]}
    />
  )
}
