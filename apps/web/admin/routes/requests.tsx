import { useState } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { api } from '../../src/lib/api.ts'
import { loose, useT } from '../../src/lib/i18n.tsx'
import { AnchorButton, Button } from '../../src/ui/Button.tsx'
import { listSearch } from '../lib/list-search.ts'
import type { RowOf } from '../lib/use-list.ts'
import { Pairs, PersonCell, StateBadge, When } from '../ui/bits.tsx'
import type { Column } from '../ui/DataTable.tsx'
import { FilterSelect } from '../ui/Filters.tsx'
import { ListPage } from '../ui/ListPage.tsx'
import { OpenRow } from '../ui/OpenRow.tsx'
import { ReasonDialog } from '../ui/ReasonDialog.tsx'

export const Route = createFileRoute('/requests')({ validateSearch: listSearch('kind', 'state'), component: Requests })
type Request = RowOf<'GET /api/admin/requests'>
type Step = Request['can'][number]
const KINDS = ['booking', 'rental', 'contact'] as const, STATES = ['open', 'received', 'in_progress', 'answered', 'closed'] as const

function Requests() {
  const t = useT()
  const columns: Column<Request>[] = [
    { id: 'reference', title: t('admin.request.reference'), cell: (r) => <OpenRow id={r.id}>{r.reference}</OpenRow> },
    { id: 'kind', title: t('admin.request.kind'), cell: (r) => t(`admin.requestKind.${r.kind}`) },
    { id: 'from', title: t('admin.request.from'), cell: (r) => <span className="block min-w-0"><b className="block truncate font-semibold">{r.name}</b><span className="block truncate text-xs text-text-3">{r.email}</span></span> },
    { id: 'state', title: t('admin.state'), cell: (r) => <StateBadge area="requestState" state={r.state} /> },
    { id: 'at', title: t('admin.when'), sort: 'createdAt', from: 'md', right: true, cell: (r) => <When at={r.createdAt} /> },
  ]
  return (
    <ListPage list="GET /api/admin/requests" title={t('admin.nav.requests')} lead={t('admin.request.lead')} columns={columns} order="-createdAt" searchFor={t('admin.request.search')} empty={t('admin.request.empty')} detail={(r) => <RequestDetail request={r} />} filters={<>
      <FilterSelect name="state" label={t('admin.state')} options={STATES.map((value) => ({ value, label: t(`admin.requestState.${value}`) }))} />
      <FilterSelect name="kind" label={t('admin.request.kind')} options={KINDS.map((value) => ({ value, label: t(`admin.requestKind.${value}`) }))} />
    </>} />
  )
}

const shown = (value: unknown): string => (Array.isArray(value) ? value.map(shown).join(', ') : value === true ? '✓' : value === false || value === null || value === undefined ? '' : String(value))

/** As it was filled in, what was done with it, and the next step. */
function RequestDetail({ request: r }: { request: Request }) {
  const t = useT()
  const [step, setStep] = useState<Step | null>(null)
  const label = (field: string) => (t.has(`requests.${field}`) ? loose(t)(`requests.${field}`) : t.has(`admin.field.${field}`) ? loose(t)(`admin.field.${field}`) : field)
  const subject = encodeURIComponent(`${r.reference}`)
  return (
    <div className="grid gap-5 text-s">
      <Pairs className="lg:grid-cols-3" pairs={Object.entries(r.fields).flatMap(([field, value]): [string, string][] => (shown(value) ? [[label(field), shown(value)]] : []))} />
      <Pairs pairs={[[t('admin.request.account'), r.user && <PersonCell key="u" person={r.user} />], [t('common.language'), r.language]]} />
      <ol className="grid gap-1.5 text-text-2">{r.events.map((e, i) => <li key={i}><When at={e.at} /> · <b className="font-semibold text-text">{t.has(`admin.requestEvent.${e.event}`) ? loose(t)(`admin.requestEvent.${e.event}`) : e.event}</b>{e.by && ` · ${e.by}`}{e.note && `: ${e.note}`}</li>)}</ol>
      <div className="flex flex-wrap gap-3">
        <AnchorButton size="small" variant="outline" icon={Mail} href={`mailto:${r.email}?subject=${subject}`}>{t('admin.request.write')}</AnchorButton>
        {r.can.map((s) => <Button key={s} size="small" variant={s === 'close' ? 'ghost' : 'second'} onClick={() => setStep(s)}>{t(`admin.requestStep.${s}`)}</Button>)}
      </div>
      {step && <ReasonDialog draft={`request ${r.id}`} title={`${t(`admin.requestStep.${step}`)}: ${r.reference}`} reasonLabel={t('admin.request.note')} reasonHint={t('admin.request.noteHint')} submit={t(`admin.requestStep.${step}`)} done={t('admin.request.done')} onClose={() => setStep(null)} run={(note) => api('PATCH /api/admin/requests/:id', { params: { id: r.id }, body: { step, note } })} />}
    </div>
  )
}
