import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { disputeReason } from '../../lib/labels.ts'
import { Money } from '../../components/cells/Money.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import type { AdminDispute } from './admin-dispute.types.ts'

/** What happened to a dispute, and the ledger entries of its charge. */
export function DisputeHistory({ dispute }: { dispute: AdminDispute }) {
  const t = useT()
  const translate = (area: string, name: string) =>
    t.has(`admin.${area}.${name}`) ? tDynamic(t)(`admin.${area}.${name}`) : name
  return (
    <div className="grid gap-5">
      <section>
        <h3 className="mb-2 font-semibold">{t('admin.dispute.history')}</h3>
        <ol className="grid gap-1.5">
          {dispute.events.map((event) => (
            <li key={`${event.at} ${event.event}`}>
              <Timestamp at={event.at} year /> · {translate('disputeEvent', event.event)}
              {event.by && ` · ${event.by}`}
              {event.details && (
                <span className="text-text-3">
                  : {event.by ? event.details : disputeReason(t, event.details)}
                </span>
              )}
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h3 className="mb-2 font-semibold">{t('admin.ledger.title')}</h3>
        <ul className="grid gap-1.5">
          {dispute.ledger.map((entry) => (
            <li key={entry.id} className="flex justify-between gap-x-4">
              <span>
                <Timestamp at={entry.at} /> · {t(`admin.account.${entry.account}`)}{' '}
                <span className="text-text-3">{translate('bookingReason', entry.reason)}</span>
              </span>
              <Money value={entry.amount} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
