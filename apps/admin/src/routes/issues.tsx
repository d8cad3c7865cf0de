import type { ReactNode } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Segmented } from '@tomogolf/ui/forms/Segmented.tsx'
import { ISSUE_REASONS } from '../lib/choices.ts'
import { listSearch, useListSearch } from '../lib/list-search.ts'
import type { RowOf } from '../lib/use-list.ts'
import { IssueDetail } from '../screens/support/IssueDetail.tsx'
import { SupportMessages } from '../screens/support/SupportMessages.tsx'
import { GameCell } from '../components/cells/GameCell.tsx'
import { PersonCell } from '../components/cells/PersonCell.tsx'
import { StateBadge } from '../components/cells/StateBadge.tsx'
import { Timestamp } from '../components/cells/Timestamp.tsx'
import type { Column } from '../components/DataTable.tsx'
import { FilterSelect } from '../components/Filters.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { RowToggle } from '../components/RowToggle.tsx'

export const Route = createFileRoute('/issues')({
  validateSearch: listSearch('state', 'reason', 'game', 'of'),
  component: IssuesPage,
})
type Issue = RowOf<'GET /api/admin/issues'>

/** Two lists: issues and appeals of players, and messages to support. */
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
      cell: (issue) => (
        <RowToggle id={issue.id}>{t(`admin.issueReason.${issue.reason}`)}</RowToggle>
      ),
    },
    {
      id: 'reporter',
      title: t('admin.issue.reporter'),
      cell: (issue) => <PersonCell person={issue.reporter} quiet />,
    },
    {
      id: 'game',
      title: t('admin.games.game'),
      from: 'md',
      cell: (issue) => (issue.game ? <GameCell game={issue.game} /> : '–'),
    },
    {
      id: 'state',
      title: t('admin.state'),
      cell: (issue) => <StateBadge area="issueState" state={issue.fixedAt ? 'fixed' : 'open'} />,
    },
    {
      id: 'fixed',
      title: t('admin.issue.fixed'),
      from: 'lg',
      cell: (issue) =>
        issue.fixedAt ? (
          <span className="block max-w-72 min-w-0">
            <span className="block truncate">{issue.note}</span>
            <span className="block text-xs text-text-3">
              {issue.fixedBy} · <Timestamp at={issue.fixedAt} />
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
      cell: (issue) => <Timestamp at={issue.createdAt} />,
    },
  ]
  return (
    <ListPage
      list="GET /api/admin/issues"
      actions={choice}
      title={t('admin.nav.issues')}
      lead={t('admin.issue.lead')}
      columns={columns}
      defaultSort="-createdAt"
      empty={t('admin.issue.empty')}
      detail={(issue) => <IssueDetail issue={issue} />}
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
