import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { RotateCw, X } from 'lucide-react'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { formatNumber } from '@tomogolf/format/numbers'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Pagination } from '@tomogolf/ui/data/Pagination.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { useListSearch } from '../lib/list-search.ts'
import { useMay } from '../lib/may.tsx'
import { SCREENS } from '../lib/screens.ts'
import { useList, type ListKey, type RowOf } from '../lib/use-list.ts'
import { DataTable, type Column } from './DataTable.tsx'
import { PageTitle } from './PageTitle.tsx'
import { ContactCsvButton } from './cells/ContactCsvButton.tsx'
import { CsvButton } from './CsvButton.tsx'
import { SearchBox } from './Filters.tsx'

type ListPageProps<K extends ListKey> = {
  list: K
  title: string
  lead?: ReactNode
  columns: readonly Column<RowOf<K>>[]
  /** The server's default order. */
  defaultSort: string
  /** Placeholder of the search field; no search without it. */
  searchFor?: string
  /** Fixed filters of this page. */
  fixedFilters?: Readonly<Record<string, string>>
  /** Rendered between the filters and the table, also when the list is empty. */
  above?: (rows: readonly RowOf<K>[]) => ReactNode
  /** Rendered below the title, also when the list is empty. */
  top?: ReactNode
  filters?: ReactNode
  actions?: ReactNode
  detail?: (row: RowOf<K>) => ReactNode
  empty: string
  /** Rows that change by themselves: the list is read again while it shows one. */
  isLive?: (row: RowOf<K>) => boolean
}
const LINKED = ['game', 'user', 'guest', 'host', 'subject', 'actor'] as const
/** The choice between two lists, the language of a link, and what changes only the view of the rows. */
const NOT_FILTERS = ['of', 'lang', 'sort', 'page', 'open']
/** An admin list: search and filters, table, pagination and CSV download. */
export function ListPage<K extends ListKey>({
  list,
  title,
  lead,
  columns,
  defaultSort,
  searchFor,
  filters,
  fixedFilters,
  above,
  top,
  actions,
  detail,
  empty,
  isLive,
}: ListPageProps<K>) {
  const { t, language } = useI18n()
  const may = useMay()
  const [search, change] = useListSearch()
  const { data, error, refetch, isPlaceholderData } = useList(
    list,
    { ...search, ...fixedFilters },
    { isLive },
  )
  const count =
    data &&
    (data.pagination.capped
      ? t('admin.list.more', { count: formatNumber(data.pagination.total, language) })
      : t('admin.list.count', { count: data.pagination.total }))
  // filters that only links set have no control of their own, so one button removes them
  const linked = LINKED.filter((name) => search[name] !== undefined)
  const narrowed = Object.keys(search).filter(
    (name) => !NOT_FILTERS.includes(name) && search[name] !== undefined,
  )
  const rows = (data?.rows ?? []) as (RowOf<K> & { id: string })[]
  return (
    <>
      <PageTitle title={title} lead={lead}>
        {actions}
        <CsvButton path={list.slice('GET '.length)} query={{ ...search, ...fixedFilters }} />
        <ContactCsvButton list={list} query={{ ...search, ...fixedFilters }} />
      </PageTitle>
      {top}
      <div className="filters mb-4">
        {searchFor && (
          <SearchBox
            label={searchFor}
            value={search.search ?? ''}
            onChange={(text) => change({ search: text || undefined })}
          />
        )}
        {filters}
        {(search.id || linked.length > 0) && (
          <Button
            variant="outline"
            size="small"
            icon={X}
            className="max-md:col-span-2"
            onClick={() =>
              change({
                id: undefined,
                ...Object.fromEntries(linked.map((name) => [name, undefined])),
              })
            }
          >
            {t(search.id ? 'admin.list.only' : 'admin.list.linked')}
          </Button>
        )}
        <span
          role="status"
          className="text-s text-text-3 max-md:col-span-2 md:ml-auto md:self-center"
        >
          {count}
        </span>
      </div>
      {error && data && (
        <Alert tone="danger" role="alert" className="mb-4">
          {errorText(t, error)}{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            {t('common.retry')}
          </button>
        </Alert>
      )}
      {!data &&
        (error ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : (
          <TextSkeleton lines={8} />
        ))}
      {data && above?.(rows)}
      {data && rows.length === 0 && (
        <EmptyState
          seed="admin"
          title={narrowed.length > 0 ? empty : t('admin.list.nothing')}
          action={
            narrowed.length > 0 && (
              <Button
                icon={RotateCw}
                onClick={() =>
                  change(Object.fromEntries(narrowed.map((name) => [name, undefined])))
                }
              >
                {t('admin.list.reset')}
              </Button>
            )
          }
        >
          {narrowed.length > 0 && t('admin.list.emptyText')}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <div
          aria-busy={isPlaceholderData || undefined}
          className="overflow-x-auto rounded-l border border-line bg-surface-1"
        >
          <DataTable
            label={title}
            columns={columns}
            rows={rows}
            sort={search.sort ?? defaultSort}
            onSort={(sort) => change({ sort })}
            detail={detail}
            open={search.open}
          />
        </div>
      )}
      {data && (
        <Pagination
          page={data.pagination.page}
          totalPages={data.pagination.totalPages}
          link={(page, look) => (
            <Link to="." search={{ ...search, page, open: undefined } as never} {...look} />
          )}
        />
      )}
      <p className="mt-4 text-xs text-text-3 max-lg:hidden">
        {t('admin.list.keys', {
          keys: SCREENS.filter(({ needs }) => may(needs))
            .map(({ go }) => go)
            .join(' '),
        })}
      </p>
    </>
  )
}
