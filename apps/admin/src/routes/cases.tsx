import { createFileRoute } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { CASE_KINDS, CASE_STATES } from '../lib/choices.ts'
import { listSearch } from '../lib/list-search.ts'
import type { RowOf } from '../lib/use-list.ts'
import { CaseDetail } from '../screens/support/CaseDetail.tsx'
import { GameCell } from '../components/cells/GameCell.tsx'
import { Money } from '../components/cells/Money.tsx'
import { PersonCell } from '../components/cells/PersonCell.tsx'
import { StateBadge } from '../components/cells/StateBadge.tsx'
import { Timestamp } from '../components/cells/Timestamp.tsx'
import type { Column } from '../components/DataTable.tsx'
import { FilterSelect } from '../components/Filters.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { RowToggle } from '../components/RowToggle.tsx'

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
      cell: (row) => <RowToggle id={row.id}>{t(`admin.caseKind.${row.kind}`)}</RowToggle>,
    },
    {
      id: 'guest',
      title: t('admin.role.guest'),
      cell: (row) => row.guest && <PersonCell person={row.guest} quiet />,
    },
    { id: 'game', title: t('admin.games.game'), cell: (row) => <GameCell game={row.game} /> },
    {
      id: 'hold',
      title: t('admin.game.hold'),
      right: true,
      from: 'lg',
      cell: (row) => <Money value={row.hold?.amount ?? null} />,
    },
    {
      id: 'state',
      title: t('admin.state'),
      cell: (row) => <StateBadge area="caseState" state={row.state} />,
    },
    {
      id: 'at',
      title: t('admin.when'),
      sort: 'createdAt',
      from: 'md',
      right: true,
      cell: (row) => <Timestamp at={row.createdAt} />,
    },
  ]
  return (
    <ListPage
      list="GET /api/admin/cases"
      title={t('admin.nav.cases')}
      lead={t('admin.case.lead')}
      columns={columns}
      defaultSort="createdAt"
      empty={t('admin.case.empty')}
      detail={(row) => <CaseDetail attendanceCase={row} />}
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
