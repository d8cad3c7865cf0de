import type { ReactNode } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Segmented } from '@tomogolf/ui/forms/Segmented.tsx'
import { ISSUE_REASONS } from '../lib/choices.ts'
import { listSearch, useListSearch } from '../lib/list-search.ts'
import type { RowOf } from '../lib/use-list.ts'
import { IssueDetail } from '../screens/IssueDetail.tsx'
import { SupportMessages } from '../screens/SupportMessages.tsx'
import { GameCell, PersonCell, StateBadge, When } from '../components/cells.tsx'
import type { Column } from '../components/DataTable.tsx'
import { FilterSelect } from '../components/Filters.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { OpenRow } from '../components/OpenRow.tsx'

export const Route = createFileRoute('/issues')({
  validateSearch: listSearch('state', 'reason', 'game', 'of'),
  component: IssuesPage,
})
type Issue = RowOf<'GET /api/admin/issues'>

/** Issues and appeals of players, and messages to support: two lists, open or settled. */
function IssuesPage() {
  const t = useT()
  const [{ of }] = useListSearch()
  const navigate = Route.useNavigate()
  const choice = (
    <Segmented
      name="of"
      label={t('admin.nav.issues')}
      value={of === 'messages' ? 'messages' : 'reports'}
      onChange={(next) =>
        void navigate({ search: next === 'messages' ? { of: 'messages' } : {}, replace: true })
      }
      options={(['reports', 'messages'] as const).map((value) => ({
        value,
        label: t(`admin.issueList.${value}`),
      }))}
    />
  )
  return of === 'messages' ? <SupportMessages choice={choice} /> : <Issues choice={choice} />
}

function Issues({ choice }: { choice: ReactNode }) {
  const t = useT()
  const columns: Column<Issue>[] = [
    {
      id: 'reason',
      title: t('admin.issue.reason'),
      cell: (i) => <OpenRow id={i.id}>{t(`admin.issueReason.${i.reason}`)}</OpenRow>,
    },
    {
      id: 'reporter',
      title: t('admin.issue.reporter'),
      cell: (i) => <PersonCell person={i.reporter} quiet />,
    },
    {
      id: 'game',
      title: t('admin.games.game'),
      from: 'md',
      cell: (i) => (i.game ? <GameCell game={i.game} /> : '–'),
    },
    {
      id: 'state',
      title: t('admin.state'),
      cell: (i) => <StateBadge area="issueState" state={i.fixedAt ? 'fixed' : 'open'} />,
    },
    {
      id: 'fixed',
      title: t('admin.issue.fixed'),
      from: 'lg',
      cell: (i) =>
        i.fixedAt ? (
          <span className="block max-w-72 min-w-0">
            <span className="block truncate">{i.note}</span>
            <span className="block text-xs text-text-3">
              {i.fixedBy} · <When at={i.fixedAt} />
            </span>
          </span>
        ) : (
          '–'
        ),
    },
    {
      id: 'at',
      title: t('admin.when'),
      sort: 'createdAt',
      from: 'md',
      right: true,
      cell: (i) => <When at={i.createdAt} />,
    },
  ]
  return (
    <ListPage
      list="GET /api/admin/issues"
      actions={choice}
      title={t('admin.nav.issues')}
      lead={t('admin.issue.lead')}
      columns={columns}
      order="-createdAt"
      empty={t('admin.issue.empty')}
      detail={(i) => <IssueDetail issue={i} />}
      filters={
        <>
          <FilterSelect
            name="state"
            label={t('admin.state')}
            options={(['open', 'fixed'] as const).map((value) => ({
              value,
              label: t(`admin.issueState.${value}`),
            }))}
          />
          <FilterSelect
            name="reason"
            label={t('admin.issue.reason')}
            options={ISSUE_REASONS.map((value) => ({
              value,
              label: t(`admin.issueReason.${value}`),
            }))}
          />
        </>
      }
    />
  )
}
