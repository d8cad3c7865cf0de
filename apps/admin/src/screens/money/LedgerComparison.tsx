import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Money } from '../../components/cells/Money.tsx'
import { DescriptionGrid } from '../../components/DescriptionGrid.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'

type Payment = Pick<ResultOf<'GET /api/admin/holds/:id'>, 'ledger' | 'provider'>

/** A payment at the card provider, beside its ledger entries. */
export function LedgerComparison({ ledger, provider }: Payment) {
  const t = useT()
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <section className="min-w-0 rounded-m border border-line p-4">
        <h3 className="mb-3 text-s font-semibold">{t('admin.ledger.provider')}</h3>
        {provider.state === 'found' ? (
          <DescriptionGrid
            pairs={[
              [
                t('admin.state'),
                provider.status &&
                  (t.has(`admin.providerStatus.${provider.status}`)
                    ? tDynamic(t)(`admin.providerStatus.${provider.status}`)
                    : provider.status),
              ],
              [t('admin.ledger.intent'), provider.intentId],
              [t('admin.amount'), <Money key="a" value={provider.amount} />],
              [t('admin.ledger.taken'), <Money key="t" value={provider.taken} />],
              [t('admin.ledger.refunded'), <Money key="r" value={provider.refunded} />],
              [
                t('admin.hold.until'),
                provider.captureBefore && <Timestamp key="u" at={provider.captureBefore} year />,
              ],
              [t('admin.hold.problem'), provider.problem],
              [t('admin.ledger.readAt'), <Timestamp key="w" at={provider.at} />],
            ]}
          />
        ) : (
          <Alert tone={provider.state === 'none' ? 'neutral' : 'warning'}>
            {t(`admin.ledger.${provider.state}`)}
            {provider.problem && ` ${provider.problem}`}
            {provider.intentId && ` (${provider.intentId})`}
          </Alert>
        )}
      </section>
      <section className="min-w-0 rounded-m border border-line p-4">
        <h3 className="mb-3 text-s font-semibold">{t('admin.ledger.title')}</h3>
        {ledger.length === 0 ? (
          <p className="text-text-2">{t('admin.ledger.empty')}</p>
        ) : (
          <ul className="grid gap-2">
            {ledger.map((row) => (
              <li
                key={row.id}
                className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2 first:border-0 first:pt-0"
              >
                <span className="min-w-0">
                  <b className="font-semibold">{t(`admin.account.${row.account}`)}</b>
                  {row.party && ` · ${row.party}`}
                  <span className="block text-xs text-text-3">
                    <Timestamp at={row.at} /> ·{' '}
                    {t.has(`admin.bookingReason.${row.reason}`)
                      ? tDynamic(t)(`admin.bookingReason.${row.reason}`)
                      : row.reason}
                  </span>
                </span>
                <Money
                  value={row.amount}
                  className={row.amount.amount < 0 ? 'text-text-2' : 'font-semibold'}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
