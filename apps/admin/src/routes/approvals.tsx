import { createFileRoute, Link } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { GameCell } from '../components/cells/GameCell.tsx'
import { Money } from '../components/cells/Money.tsx'
import { PersonCell } from '../components/cells/PersonCell.tsx'
import { StateBadge } from '../components/cells/StateBadge.tsx'
import { Timestamp } from '../components/cells/Timestamp.tsx'
import type { Column } from '../components/DataTable.tsx'
import { FilterSelect } from '../components/Filters.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { RowToggle } from '../components/RowToggle.tsx'
import { TimeLeft } from '../components/TimeLeft.tsx'
import { APPROVAL_STATES } from '../lib/choices.ts'
import { listSearch } from '../lib/list-search.ts'
import { ApprovalState, type Approval } from '../screens/approvals/ApprovalState.tsx'

export const Route = createFileRoute('/approvals')({
  validateSearch: listSearch('state', 'subject'),
  component: Approvals,
})

const LIST_OF = { capture: '/holds', refund: '/transactions', case: '/cases' } as const

function Approvals() {
  const t = useT()
  const columns: Column<Approval>[] = [
    {
      id: 'act',
      title: t('admin.approval.act'),
      cell: (row) => <RowToggle id={row.id}>{t(`admin.approvalAct.${row.act}`)}</RowToggle>,
    },
    {
      id: 'person',
      title: t('admin.approval.person'),
      cell: (row) => <PersonCell person={row.person} quiet />,
    },
    {
      id: 'game',
      title: t('admin.games.game'),
      from: 'xl',
      cell: (row) => <GameCell game={row.game} />,
    },
    {
      id: 'amount',
      title: t('admin.amount'),
      right: true,
      cell: (row) => <Money value={row.amount} />,
    },
    {
      id: 'asked',
      title: t('admin.approval.asker'),
      from: 'lg',
      cell: (row) => row.askedBy.name,
    },
    {
      id: 'state',
      title: t('admin.state'),
      cell: (row) => <StateBadge area="approvalState" state={row.state} />,
    },
    {
      id: 'until',
      title: t('admin.approval.until'),
      sort: 'until',
      right: true,
      cell: (row) =>
        row.state === 'waiting' ? (
          <TimeLeft from={row.askedAt} until={row.until} />
        ) : (
          <Timestamp at={row.endedAt} />
        ),
    },
  ]
  return (
    <ListPage
      list="GET /api/admin/approvals"
      title={t('admin.nav.approvals')}
      lead={t('admin.approval.lead')}
      columns={columns}
      defaultSort="-askedAt"
      empty={t('admin.approval.empty')}
      isLive={(row) => row.state === 'waiting'}
      detail={(row) => (
        <div className="grid gap-4">
          <ApprovalState approval={row} />
          <Link
            to={LIST_OF[row.act]}
            search={{ id: row.subjectId, open: row.subjectId } as never}
            className="link justify-self-start text-s"
          >
            {t(`admin.approval.show.${row.act}`)}
          </Link>
        </div>
      )}
      filters={
        <FilterSelect
          name="state"
          label={t('admin.state')}
          options={APPROVAL_STATES.map((value) => ({
            value,
            label: t(`admin.approvalState.${value}`),
          }))}
        />
      }
    />
  )
}
