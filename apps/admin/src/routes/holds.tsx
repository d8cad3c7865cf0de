import { createFileRoute } from '@tanstack/react-router'
import { HOLD_VIEWS } from '../lib/choices.ts'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { listSearch } from '../lib/list-search.ts'
import type { RowOf } from '../lib/use-list.ts'
import { HoldDetail } from '../screens/money/HoldDetail.tsx'
import { GameCell } from '../components/cells/GameCell.tsx'
import { Money } from '../components/cells/Money.tsx'
import { NetAmount } from '../components/cells/NetAmount.tsx'
import { PersonCell } from '../components/cells/PersonCell.tsx'
import { StateBadge } from '../components/cells/StateBadge.tsx'
import { Timestamp } from '../components/cells/Timestamp.tsx'
import type { Column } from '../components/DataTable.tsx'
import { FilterSelect } from '../components/Filters.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { RowToggle } from '../components/RowToggle.tsx'

export const Route = createFileRoute('/holds')({
  validateSearch: listSearch('view', 'game', 'guest'),
  component: Holds,
})

function Holds() {
  const t = useT()
  const columns: Column<RowOf<'GET /api/admin/holds'>>[] = [
    {
      id: 'amount',
      title: t('admin.amount'),
      cell: (hold) => (
        <RowToggle id={hold.id}>
          <HeldAmount hold={hold} />
        </RowToggle>
      ),
    },
    {
      id: 'guest',
      title: t('admin.role.guest'),
      cell: (hold) => <PersonCell person={hold.guest} quiet />,
    },
    {
      id: 'game',
      title: t('admin.games.game'),
      from: 'md',
      cell: (hold) => <GameCell game={hold.game} />,
    },
    {
      id: 'status',
      title: t('admin.state'),
      cell: (hold) => (
        <span className="inline-flex flex-wrap gap-1.5">
          <StateBadge area="holdStatus" state={hold.status} />
          {hold.progress === 'retrying' && <StateBadge area="progress" state="retrying" />}
        </span>
      ),
    },
    {
      id: 'goal',
      title: t('admin.hold.goal'),
      from: 'lg',
      cell: (hold) => t(`admin.goal.${hold.goal}`),
    },
    {
      id: 'until',
      title: t('admin.hold.until'),
      sort: 'captureBefore',
      from: 'lg',
      right: true,
      cell: (hold) => <Timestamp at={hold.captureBefore} />,
    },
    {
      id: 'since',
      title: t('admin.games.created'),
      sort: 'createdAt',
      from: 'xl',
      right: true,
      cell: (hold) => <Timestamp at={hold.createdAt} />,
    },
  ]
  return (
    <ListPage
      list="GET /api/admin/holds"
      isLive={({ progress }) => progress === 'pending' || progress === 'retrying'}
      title={t('admin.nav.holds')}
      lead={t('admin.hold.lead')}
      columns={columns}
      defaultSort="-createdAt"
      searchFor={t('admin.money.search')}
      empty={t('admin.hold.empty')}
      detail={(hold) => <HoldDetail hold={hold} />}
      filters={
        <FilterSelect
          name="view"
          label={t('admin.hold.view')}
          options={HOLD_VIEWS.map((value) => ({ value, label: t(`admin.holdView.${value}`) }))}
        />
      }
    />
  )
}

/** The amount of a hold, and what was charged of it: a part must not read as the whole. */
function HeldAmount({ hold }: { hold: RowOf<'GET /api/admin/holds'> }) {
  const { t, language } = useI18n()
  if (!hold.taken) return <Money value={hold.amount} />
  const amount = formatAmount(hold.amount, language)
  const taken = formatAmount(hold.taken, language)
  return (
    <span className="text-left">
      <NetAmount amount={hold.taken} refunded={hold.refunded} net={hold.net} />
      {hold.taken.amount < hold.amount.amount && (
        <span className="block text-xs text-text-3">
          {t('admin.amountTaken', { taken, amount })}
        </span>
      )}
    </span>
  )
}
