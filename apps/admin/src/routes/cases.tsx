import { useState } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { CASE_KINDS, CASE_STATES } from '../lib/choices.ts'
import { listSearch } from '../lib/list-search.ts'
import type { RowOf } from '../lib/use-list.ts'
import { isDecidable } from '../screens/support/case-decision.ts'
import { DecideCasesBar } from '../screens/support/DecideCasesBar.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Checkbox } from '../components/Checkbox.tsx'
import { May, useMay } from '../lib/may.tsx'
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
  validateSearch: listSearch('state', 'kind', 'game', 'assignee'),
  component: Cases,
})

function Cases() {
  const t = useT()
  const may = useMay()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const setPicked = (ids: readonly string[], on: boolean) =>
    setChosen((all) => new Set(on ? [...all, ...ids] : [...all].filter((id) => !ids.includes(id))))
  const columns: Column<RowOf<'GET /api/admin/cases'>>[] = [
    ...(may('cases.decide')
      ? [
          {
            id: 'pick',
            pick: true,
            title: <span className="sr-only">{t('admin.cases.pick')}</span>,
            cell: (row: RowOf<'GET /api/admin/cases'>) =>
              isDecidable(row) && (
                <Checkbox
                  label={`${t('admin.cases.pick')}: ${row.guest?.name ?? row.host.name}`}
                  checked={chosen.has(row.id)}
                  onChange={(on) => setPicked([row.id], on)}
                />
              ),
          },
        ]
      : []),
    {
      id: 'kind',
      title: t('admin.case.kind'),
      cell: (row) => <RowToggle id={row.id}>{t(`admin.caseKind.${row.kind}`)}</RowToggle>,
    },
    {
      id: 'guest',
      title: t('admin.role.guest'),
      cell: (row) => row.guest && <PersonCell person={row.guest} />,
    },
    { id: 'game', title: t('admin.games.game'), cell: (row) => <GameCell game={row.game} /> },
    {
      id: 'hold',
      title: t('admin.game.hold'),
      right: true,
      cell: (row) =>
        row.hold && (
          <>
            <Money value={row.hold.amount} />
            {row.hold.captureBefore && (
              <span className="block text-xs text-text-3">
                <span className="block">{t('admin.hold.until')}</span>
                <Timestamp at={row.hold.captureBefore} />
              </span>
            )}
          </>
        ),
    },
    {
      id: 'assignee',
      title: t('admin.case.assignee'),
      from: 'lg',
      cell: (row) =>
        row.assignee ? (
          row.assignee.name
        ) : (
          <span className="text-text-3">{t('inbox.box.unassigned')}</span>
        ),
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
      above={(rows) => {
        const decidable = rows.filter(isDecidable)
        const picked = decidable.filter((row) => chosen.has(row.id))
        const isAll = decidable.length > 0 && picked.length === decidable.length
        return (
          <May do="cases.decide">
            {decidable.length > 1 && (
              <Button
                size="small"
                variant="ghost"
                className="mb-2"
                onClick={() =>
                  setPicked(
                    decidable.map((row) => row.id),
                    !isAll,
                  )
                }
              >
                {t(isAll ? 'admin.cases.none' : 'admin.cases.all')}
              </Button>
            )}
            <DecideCasesBar rows={picked} onDone={() => setChosen(new Set())} />
          </May>
        )
      }}
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
          <FilterSelect
            name="assignee"
            label={t('admin.case.assignee')}
            options={[
              { value: 'me', label: t('admin.case.mine') },
              { value: 'none', label: t('inbox.box.unassigned') },
            ]}
          />
        </>
      }
    />
  )
}
