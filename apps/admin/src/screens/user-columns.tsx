import type { Translate } from '@tomogolf/phrases/translator'
import type { RowOf } from '../lib/use-list.ts'
import { PersonCell, StateBadge, Strikes } from '../components/cells.tsx'
import type { Column } from '../components/DataTable.tsx'

/** Who somebody is, and how they stand. `sorted`: where the rows can be put in another order. */
export const userColumns = (
  t: Translate,
  sorted = false,
): Column<RowOf<'GET /api/admin/users'>>[] => [
  {
    id: 'person',
    title: t('admin.users.person'),
    ...(sorted && { sort: 'email' }),
    cell: (u) => <PersonCell person={u} opens />,
  },
  { id: 'role', title: t('admin.users.role'), from: 'lg', cell: (u) => t(`admin.role.${u.role}`) },
  {
    id: 'games',
    title: t('admin.users.games'),
    right: true,
    from: 'md',
    cell: (u) => u.hosted + u.joined,
  },
  {
    id: 'strikes',
    title: t('admin.users.strikesTitle'),
    cell: (u) => <Strikes count={u.strikes} />,
  },
  {
    id: 'state',
    title: t('admin.state'),
    ...(sorted && { sort: 'suspendedUntil' }),
    cell: (u) => <StateBadge area="userState" state={u.state} />,
  },
]
