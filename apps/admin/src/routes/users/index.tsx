import { createFileRoute } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { listSearch } from '../../lib/list-search.ts'
import { useMay } from '../../lib/may.tsx'
import type { RowOf } from '../../lib/use-list.ts'
import { userColumns } from '../../screens/users/user-columns.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import type { Column } from '../../components/DataTable.tsx'
import { FilterSelect } from '../../components/Filters.tsx'
import { ListPage } from '../../components/ListPage.tsx'

export const Route = createFileRoute('/users/')({
  validateSearch: listSearch('state', 'role', 'strikes'),
  component: Users,
})
const STATES = ['active', 'suspended', 'unverified', 'deleted'] as const,
  ROLES = ['guest', 'host', 'administrator'] as const

function Users() {
  const t = useT()
  const may = useMay()
  const columns: Column<RowOf<'GET /api/admin/users'>>[] = [
    ...userColumns(t, { byEmail: may('contacts.show') }),
    {
      id: 'seen',
      title: t('admin.users.seen'),
      from: 'xl',
      cell: (user) => <Timestamp at={user.lastSeenAt} />,
    },
    {
      id: 'since',
      title: t('admin.users.since'),
      sort: 'createdAt',
      from: 'lg',
      right: true,
      cell: (user) => <Timestamp at={user.createdAt} year />,
    },
  ]
  return (
    <ListPage
      list="GET /api/admin/users"
      title={t('admin.nav.users')}
      columns={columns}
      defaultSort="-createdAt"
      searchFor={t('admin.users.search')}
      empty={t('admin.users.empty')}
      filters={
        <>
          <FilterSelect
            name="state"
            label={t('admin.state')}
            options={STATES.map((value) => ({ value, label: t(`admin.userState.${value}`) }))}
          />
          <FilterSelect
            name="role"
            label={t('admin.users.role')}
            options={ROLES.map((value) => ({ value, label: t(`admin.role.${value}`) }))}
          />
          <FilterSelect
            name="strikes"
            label={t('admin.users.strikesTitle')}
            options={[{ value: 'some', label: t('admin.users.withStrikes') }]}
          />
        </>
      }
    />
  )
}
