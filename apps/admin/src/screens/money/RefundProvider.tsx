import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Money } from '../../components/cells/Money.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { DescriptionGrid } from '../../components/DescriptionGrid.tsx'

/** The payment at the provider now, while a refund is decided. */
export function RefundProvider({
  transaction: { provider, left },
}: {
  transaction: Pick<ResultOf<'GET /api/admin/transactions/:id'>, 'left' | 'provider'>
}) {
  const t = useT()
  return (
    <section className="grid gap-2 border-t border-line pt-4 text-s">
      <p className="flex flex-wrap justify-between gap-x-3">
        <b className="font-semibold">{t('admin.refund.provider')}</b>
        <span className="inline-flex items-center gap-2 text-info">
          <span aria-hidden className="size-2 rounded-full bg-current" />
          <Timestamp at={provider.at} />
        </span>
      </p>
      {provider.state === 'found' ? (
        <DescriptionGrid
          pairs={[
            [t('admin.ledger.taken'), <Money key="t" value={provider.taken} />],
            [t('admin.ledger.refunded'), <Money key="r" value={provider.refunded} />],
            [t('admin.refund.left'), <Money key="l" value={left} />],
          ]}
        />
      ) : (
        <Alert tone="warning">{t(`admin.ledger.${provider.state}`)}</Alert>
      )}
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-text-3">
        <code className="break-all">{provider.intentId}</code>
        {t('admin.refund.caseOpens')}
      </p>
    </section>
  )
}
