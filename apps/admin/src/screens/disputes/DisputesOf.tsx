import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { QueryOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Money } from '../../components/cells/Money.tsx'
import { StateBadge } from '../../components/cells/StateBadge.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { Panel } from '../../components/Panel.tsx'
import { disputeReason } from '../../lib/labels.ts'

/** The disputes of a user or of a transaction, as links; nothing when there are none. */
export function DisputesOf({
  query,
  inPanel = false,
}: {
  query: Pick<QueryOf<'GET /api/admin/disputes'>, 'user' | 'transaction'>
  inPanel?: boolean
}) {
  const t = useT()
  const { data } = useQuery(apiQuery('GET /api/admin/disputes', { query }))
  if (!data || data.rows.length === 0) return null
  const list = (
    <ul className="grid gap-1.5 text-s">
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
  )
  const title = t('admin.nav.disputes')
  return inPanel ? (
    <Panel title={title} className="lg:col-span-2">
      {list}
    </Panel>
  ) : (
    <section className="grid gap-2">
      <h3 className="text-s font-semibold">{title}</h3>
      {list}
    </section>
  )
}
