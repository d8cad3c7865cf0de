import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { QueryOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Money } from '../../components/cells/Money.tsx'
import { StateBadge } from '../../components/cells/StateBadge.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { disputeReason } from '../../lib/labels.ts'

/** The disputes of a user or of a transaction, as links; nothing when there are none. */
export function DisputesOf({
  query,
}: {
  query: Pick<QueryOf<'GET /api/admin/disputes'>, 'user' | 'transaction'>
}) {
  const t = useT()
  const { data } = useQuery(apiQuery('GET /api/admin/disputes', { query }))
  if (!data || data.rows.length === 0) return null
  return (
    <section className="grid gap-2 text-s">
      <h3 className="font-semibold">{t('admin.nav.disputes')}</h3>
      <ul className="grid gap-1.5">
        {data.rows.map((dispute) => (
          <li key={dispute.id} className="flex flex-wrap items-center gap-x-3">
            <Link
              to="/disputes"
              search={{ id: dispute.id, open: dispute.id } as never}
              className="link inline-flex min-h-11 items-center"
            >
              {disputeReason(t, dispute.reason)}
            </Link>
            <Money value={dispute.amount} />
            <StateBadge area="disputeState" state={dispute.state} />
            {dispute.canAnswer && (
              <span className="text-text-3">
                {t('admin.dispute.respondBy')} <Timestamp at={dispute.respondBy} />
              </span>
            )}
            {dispute.blocksJoining && (
              <span className="text-warning">{t('admin.dispute.blocked')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
