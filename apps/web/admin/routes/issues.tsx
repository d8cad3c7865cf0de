import { useState } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../src/lib/api.ts'
import { useT } from '../../src/lib/i18n.tsx'
import { Button } from '../../src/ui/Button.tsx'
import { ISSUE_REASONS } from '../lib/choices.ts'
import { listSearch } from '../lib/list-search.ts'
import type { RowOf } from '../lib/use-list.ts'
import { GameCell, Pairs, PersonCell, StateBadge, When } from '../ui/bits.tsx'
import type { Column } from '../ui/DataTable.tsx'
import { FilterSelect } from '../ui/Filters.tsx'
import { ListPage } from '../ui/ListPage.tsx'
import { OpenRow } from '../ui/OpenRow.tsx'
import { ReasonDialog } from '../ui/ReasonDialog.tsx'

export const Route = createFileRoute('/issues')({ validateSearch: listSearch('state', 'reason', 'game'), component: Issues })
type Issue = RowOf<'GET /api/admin/issues'>

function Issues() {
  const t = useT()
  const columns: Column<Issue>[] = [
    { id: 'reason', title: t('admin.issue.reason'), cell: (i) => <OpenRow id={i.id}>{t(`admin.issueReason.${i.reason}`)}</OpenRow> },
    { id: 'reporter', title: t('admin.issue.reporter'), cell: (i) => <PersonCell person={i.reporter} quiet /> },
    { id: 'game', title: t('admin.games.game'), from: 'md', cell: (i) => <GameCell game={i.game} /> },
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

function IssueDetail({ issue }: { issue: Issue }) {
  const t = useT()
  const [fixing, setFixing] = useState(false)
  return (
    <div className="grid gap-5 text-s">
      {issue.message && <blockquote className="border-l-2 border-sand pl-4 text-body whitespace-pre-line">{issue.message}</blockquote>}
      <Pairs pairs={[[t('admin.games.game'), <GameCell key="g" game={issue.game} />], [t('admin.issue.fixed'), issue.fixedAt && <span key="f"><When at={issue.fixedAt} />{issue.fixedBy && ` · ${issue.fixedBy}`}: {issue.note}</span>]]} />
      {!issue.fixedAt && <Button size="small" className="justify-self-start" onClick={() => setFixing(true)}>{t('admin.issue.fix')}</Button>}
      {fixing && <ReasonDialog draft={`fix ${issue.id}`} title={t('admin.issue.fixTitle')} reasonLabel={t('admin.issue.how')} reasonHint={t('admin.issue.howHint')} submit={t('admin.issue.fix')} done={t('admin.issue.done')} onClose={() => setFixing(false)} run={(note) => api('POST /api/admin/issues/:id/fix', { params: { id: issue.id }, body: { note } })} />}
    </div>
  )
}
