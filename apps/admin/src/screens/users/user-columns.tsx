import type { Translate } from '@tomogolf/phrases/translator'
import type { RowOf } from '../../lib/use-list.ts'
import { PersonCell } from '../../components/cells/PersonCell.tsx'
import { StateBadge } from '../../components/cells/StateBadge.tsx'
import { Strikes } from '../../components/cells/Strikes.tsx'
import type { Column } from '../../components/DataTable.tsx'

/**
 * Columns about a user and their standing. `sorted`: the columns are sortable, by email only for
 * those who may see addresses.
 */
export const userColumns = (
  t: Translate,
  sorted?: { byEmail: boolean },
): Column<RowOf<'GET /api/admin/users'>>[] => [
  {
    id: 'person',
    title: t('admin.users.person'),
    ...(sorted?.byEmail && { sort: 'email' }),
    cell: (user) => <PersonCell person={user} opens />,
  },
  {
    id: 'role',
    title: t('admin.users.role'),
    from: 'lg',
    cell: (user) => t(`admin.role.${user.role}`),
  },
  {
    id: 'games',
    title: t('admin.users.games'),
    right: true,
    from: 'md',
    cell: (user) => user.hosted + user.joined,
  },
  {
    id: 'strikes',
    title: t('admin.users.strikesTitle'),
    cell: (user) => <Strikes count={user.strikes} />,
  },
  {
    id: 'state',
    title: t('admin.state'),
    ...(sorted && { sort: 'suspendedUntil' }),
    cell: (user) => <StateBadge area="userState" state={user.state} />,
  },
]
