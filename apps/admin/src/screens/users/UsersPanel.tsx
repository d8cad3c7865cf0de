import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PanelTable } from '../../components/DataTable.tsx'
import { SearchBox } from '../../components/Filters.tsx'
import { Refusal } from '../../components/Refusal.tsx'
import { userColumns } from './user-columns.tsx'

/** Users on the dashboard: the newest, or the results of a search. */
export function UsersPanel() {
  const t = useT()
  const [search, setSearch] = useState('')
  const { data, error } = useQuery({
    ...apiQuery('GET /api/admin/users', { query: { pageSize: 10, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  })
  const rows = data?.rows ?? []
  return (
    <Panel
      title={t('admin.nav.users')}
      aside={
        <Link to="/users" search={(search ? { search } : {}) as never} className="link text-s">
          {t('admin.more')}
        </Link>
      }
    >
      <div className="mb-3">
        <SearchBox label={t('admin.users.search')} value={search} onChange={setSearch} />
      </div>
      {error && <Refusal error={error} />}
      {data && rows.length === 0 && (
        <p role="status" className="text-s text-text-2">
          {t('admin.users.empty')}
        </p>
      )}
      {rows.length > 0 && (
        <PanelTable label={t('admin.nav.users')} columns={userColumns(t)} rows={rows} />
      )}
    </Panel>
  )
}
