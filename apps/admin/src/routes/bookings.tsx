import { createFileRoute } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { GameCell } from '../components/cells/GameCell.tsx'
import { PersonCell } from '../components/cells/PersonCell.tsx'
import { StateBadge } from '../components/cells/StateBadge.tsx'
import { Timestamp } from '../components/cells/Timestamp.tsx'
import type { Column } from '../components/DataTable.tsx'
import { FilterSelect } from '../components/Filters.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { RowToggle } from '../components/RowToggle.tsx'
import { EVIDENCE_STATES } from '../lib/choices.ts'
import { listSearch } from '../lib/list-search.ts'
import type { RowOf } from '../lib/use-list.ts'
import { BookingDetail } from '../screens/games/BookingDetail.tsx'

export const Route = createFileRoute('/bookings')({
  validateSearch: listSearch('state', 'game'),
  component: Bookings,
})

function Bookings() {
  const t = useT()
  const columns: Column<RowOf<'GET /api/admin/bookings'>>[] = [
    {
      id: 'via',
      title: t('booking.via'),
      cell: (row) => <RowToggle id={row.id}>{t(`booking.via.${row.via}`)}</RowToggle>,
    },
    { id: 'game', title: t('admin.games.game'), cell: (row) => <GameCell game={row.game} /> },
    {
      id: 'host',
      title: t('admin.role.host'),
      from: 'md',
      cell: (row) => <PersonCell person={row.host} quiet />,
    },
    {
      id: 'state',
      title: t('booking.evidence'),
      cell: (row) => <StateBadge area="evidenceState" state={row.evidence.state} />,
    },
    {
      id: 'at',
      title: t('admin.when'),
      sort: 'updatedAt',
      from: 'md',
      right: true,
      cell: (row) => <Timestamp at={row.updatedAt} year />,
    },
  ]
  return (
    <ListPage
      list="GET /api/admin/bookings"
      title={t('admin.nav.bookings')}
      lead={t('admin.booking.lead')}
      columns={columns}
      defaultSort="updatedAt"
      empty={t('admin.booking.empty')}
      detail={(row) => <BookingDetail row={row} />}
      filters={
        <FilterSelect
          name="state"
          label={t('booking.evidence')}
          options={EVIDENCE_STATES.map((value) => ({
            value,
            label: t(`admin.evidenceState.${value}`),
          }))}
        />
      }
    />
  )
}
