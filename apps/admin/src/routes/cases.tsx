import { createFileRoute } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { CASE_KINDS, CASE_STATES } from '../lib/choices.ts'
import { listSearch } from '../lib/list-search.ts'
import type { RowOf } from '../lib/use-list.ts'
import { CaseDetail } from '../screens/CaseDetail.tsx'
import { GameCell, Money, PersonCell, StateBadge, When } from '../components/cells.tsx'
import type { Column } from '../components/DataTable.tsx'
import { FilterSelect } from '../components/Filters.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { OpenRow } from '../components/OpenRow.tsx'

export const Route = createFileRoute('/cases')({
  validateSearch: listSearch('state', 'kind', 'game'),
  component: Cases,
})

function Cases() {
  const t = useT()
  const columns: Column<RowOf<'GET /api/admin/cases'>>[] = [
    {
      id: 'kind',
      title: t('admin.case.kind'),
      cell: (c) => <OpenRow id={c.id}>{t(`admin.caseKind.${c.kind}`)}</OpenRow>,
    },
    {
      id: 'guest',
      title: t('admin.role.guest'),
      cell: (c) => c.guest && <PersonCell person={c.guest} quiet />,
    },
    { id: 'game', title: t('admin.games.game'), cell: (c) => <GameCell game={c.game} /> },
    {
      id: 'hold',
      title: t('admin.game.hold'),
      right: true,
      from: 'lg',
      cell: (c) => <Money value={c.hold?.amount ?? null} />,
    },
    {
      id: 'state',
      title: t('admin.state'),
      cell: (c) => <StateBadge area="caseState" state={c.state} />,
    },
    {
      id: 'at',
      title: t('admin.when'),
      sort: 'createdAt',
      from: 'md',
      right: true,
      cell: (c) => <When at={c.createdAt} />,
    },
  ]
  return (
    <ListPage
      list="GET /api/admin/cases"
      title={t('admin.nav.cases')}
      lead={t('admin.case.lead')}
      columns={columns}
      order="createdAt"
      empty={t('admin.case.empty')}
      detail={(c) => <CaseDetail about={c} />}
      filters={
        <>
          <FilterSelect
            name="state"
            label={t('admin.state')}
            options={CASE_STATES.map((value) => ({ value, label: t(`admin.caseState.${value}`) }))}
          />
          <FilterSelect
            name="kind"
            label={t('admin.case.kind')}
            options={CASE_KINDS.map((value) => ({ value, label: t(`admin.caseKind.${value}`) }))}
          />
        </>
      }
    />
  )
}
