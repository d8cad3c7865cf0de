import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { openRow } from './row-pointer.ts'
import { isTyping } from '../lib/is-typing.ts'

export type Column<Row> = {
  id: string
  title: ReactNode
  cell: (row: Row) => ReactNode
  right?: boolean
  /** A checkbox; on a phone it is beside the row's title. */
  pick?: boolean
  /** The server's sort key, for a sortable column. */
  sort?: string
  /** Hidden below this breakpoint. */
  from?: 'md' | 'lg' | 'xl' | 'wide'
}
type TableProps<Row extends { id: string }> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  sort?: string | undefined
  onSort?: (sort: string) => void
  /** Details below a row; `open` is the row's id. */
  detail?: (row: Row) => ReactNode
  open?: string | undefined
  /** Compares numbers by column: remains a table on phones, where others stack their cells. */
  numeric?: boolean
}
const HIDDEN = {
  md: 'max-md:hidden',
  lg: 'max-lg:hidden',
  xl: 'max-xl:hidden',
  wide: 'max-[100rem]:hidden',
}

/** j and k move between rows, Enter activates the first link or button of the row, x selects it. */
function useRowKeys(count: number) {
  const [current, setCurrent] = useState(-1)
  const body = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.metaKey || event.ctrlKey || event.altKey) return
      if (event.key === 'j') setCurrent((row) => Math.min(row + 1, count - 1))
      else if (event.key === 'k') setCurrent((row) => Math.max(row - 1, 0))
      // a focused link or button handles Enter itself
      else if (
        event.key === 'Enter' &&
        !(event.target instanceof HTMLElement && event.target.closest('a, button'))
      )
        body.current?.querySelector<HTMLElement>('tr[data-current] [data-open]')?.click()
      else if (event.key === 'x')
        body.current?.querySelector<HTMLElement>('tr[data-current] input[type=checkbox]')?.click()
      else return
      if (event.key !== 'Enter') event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [count])
  useEffect(() => {
    body.current?.querySelector('tr[data-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return { current, body }
}

/** A sortable table with row keys and optional details below a row. */
export function DataTable<Row extends { id: string }>({
  label,
  columns,
  rows,
  sort,
  onSort,
  detail,
  open,
  numeric,
}: TableProps<Row>) {
  const { current, body } = useRowKeys(rows.length)
  const cellProps = (column: Column<Row>) => ({
    className: cx(column.from && HIDDEN[column.from]),
    'data-right': column.right || undefined,
    'data-pick': column.pick || undefined,
  })
  // the label is shown where the table has no visible header
  const labelProps = (column: Column<Row>) =>
    column.right && !column.sort && typeof column.title === 'string'
      ? { 'data-label': column.title }
      : {}
  const header = (column: Column<Row>) => {
    const isDescending = sort === `-${column.sort}`,
      isAscending = sort === column.sort
    if (!column.sort || !onSort)
      return (
        <th key={column.id} scope="col" {...cellProps(column)}>
          {column.title}
        </th>
      )
    return (
      <th
        key={column.id}
        scope="col"
        aria-sort={isDescending ? 'descending' : isAscending ? 'ascending' : undefined}
        {...cellProps(column)}
      >
        <button
          type="button"
          onClick={() => onSort(isDescending ? column.sort! : `-${column.sort}`)}
          className="-m-2 inline-flex items-center gap-1 p-2 hover:text-text"
        >
          {column.title}
          {isDescending && <ArrowDown className="size-3.5" />}
          {isAscending && <ArrowUp className="size-3.5" />}
        </button>
      </th>
    )
  }
  return (
    <table role="table" data-stack={!numeric || undefined} className="admin-table">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>{columns.map(header)}</tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row, index) => (
          <Fragment key={row.id}>
            {/* the row's link or button is its keyboard access */}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
            <tr
              data-row
              data-current={index === current || undefined}
              onClick={(event) => openRow(event, row.id)}
              onAuxClick={(event) => openRow(event, row.id)}
            >
              {columns.map((column) => (
                <td key={column.id} {...cellProps(column)} {...labelProps(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
            {detail && open === row.id && (
              <tr>
                <td colSpan={columns.length} className="bg-surface-2 p-5! align-top!">
                  {detail(row)}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

/** A table inside a panel; scrolls horizontally in a narrow panel, also by keyboard. */
export const PanelTable = <Row extends { id: string }>(props: TableProps<Row>) => (
  <div
    role="region"
    aria-label={props.label}
    tabIndex={0}
    className="panel-table -mx-5 overflow-x-auto"
  >
    <DataTable {...props} />
  </div>
)
