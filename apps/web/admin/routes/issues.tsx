import { createFileRoute } from '@tanstack/react-router'
import { useT } from '../../src/lib/i18n.tsx'
import { ISSUE_REASONS } from '../lib/choices.ts'
import { listSearch } from '../lib/list-search.ts'
import type { RowOf } from '../lib/use-list.ts'
import { IssueDetail } from '../screens/IssueDetail.tsx'
import { GameCell, PersonCell, StateBadge, When } from '../ui/bits.tsx'
import type { Column } from '../ui/DataTable.tsx'
import { FilterSelect } from '../ui/Filters.tsx'
import { ListPage } from '../ui/ListPage.tsx'
import { OpenRow } from '../ui/OpenRow.tsx'

export const Route = createFileRoute('/issues')({ validateSearch: listSearch('state', 'reason', 'game'), component: Issues })
type Issue = RowOf<'GET /api/admin/issues'>

function Issues() {
  const t = useT()
  const columns: Column<Issue>[] = [
    { id: 'reason', title: t('admin.issue.reason'), cell: (i) => <OpenRow id={i.id}>{t(`admin.issueReason.${i.reason}`)}</OpenRow> },
    { id: 'reporter', title: t('admin.issue.reporter'), cell: (i) => <PersonCell person={i.reporter} quiet /> },
    { id: 'game', title: t('admin.games.game'), from: 'md', cell: (i) => (i.game ? <GameCell game={i.game} /> : '–') },
    { id: 'state', title: t('admin.state'), cell: (i) => <StateBadge area="issueState" state={i.fixedAt ? 'fixed' : 'open'} /> },
    { id: 'at', title: t('admin.when'), sort: 'createdAt', from: 'md', right: true, cell: (i) => <When at={i.createdAt} /> },
  ]
  return (
    <ListPage list="GET /api/admin/issues" title={t('admin.nav.issues')} lead={t('admin.issue.lead')} columns={columns} order="-createdAt" empty={t('admin.issue.empty')} detail={(i) => <IssueDetail issue={i} />} filters={<>
      <FilterSelect name="state" label={t('admin.state')} options={(['open', 'fixed'] as const).map((value) => ({ value, label: t(`admin.issueState.${value}`) }))} />
      <FilterSelect name="reason" label={t('admin.issue.reason')} options={ISSUE_REASONS.map((value) => ({ value, label: t(`admin.issueReason.${value}`) }))} />
    </>} />
  )
}
