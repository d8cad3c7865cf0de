import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { CircleDashed } from 'lucide-react'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { THREAD_KINDS } from '@tomogolf/domain/requests'
import { formatNumber } from '@tomogolf/format/numbers'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { Pagination } from '@tomogolf/ui/data/Pagination.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Select } from '@tomogolf/ui/forms/Input.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { SearchBox } from '../../components/Filters.tsx'
import { Tag } from '@tomogolf/ui/data/Badge.tsx'
import { ReplyClock } from './ReplyClock.tsx'
import type { InboxSearch, ThreadRow } from './inbox.types.ts'
import { threadTitle } from './thread-words.ts'

const BOXES = ['open', 'mine', 'unassigned', 'closed'] as const
type ListProps = {
  list: ResultOf<'GET /api/admin/inbox'>
  search: InboxSearch
  onChange: (patch: Partial<InboxSearch>) => void
}

/** Threads of one box, those due first at the top. */
export function ThreadList({ list, search, onChange }: ListProps) {
  const { t } = useI18n()
  const { rows, pagination } = list
  return (
    <section aria-label={t('inbox.list')} className="min-w-0">
      <Boxes list={list} search={search} />
      <div className="my-3 grid grid-cols-[minmax(0,1fr)] gap-2 [&>[role=search]]:w-full!">
        <SearchBox
          label={t('inbox.search')}
          value={search.search ?? ''}
          onChange={(text) => onChange({ search: text || undefined })}
        />
        <Field label={t('admin.request.kind')} labelHidden>
          <Select
            value={search.kind ?? ''}
            onChange={(event) =>
              onChange({ kind: (event.target.value || undefined) as InboxSearch['kind'] })
            }
            boxClassName="min-h-11!"
            className="min-h-10! text-s!"
          >
            <option value="">{t('inbox.everyKind')}</option>
            {THREAD_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`admin.requestKind.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {rows.length === 0 ? (
        <EmptyState seed="admin" title={t('inbox.empty')}>
          {t('inbox.emptyText')}
        </EmptyState>
      ) : (
        <ul className="overflow-hidden rounded-l border border-line bg-surface-1">
          {rows.map((row) => (
            <Row key={row.id} row={row} search={search} isSelected={row.id === search.thread} />
          ))}
        </ul>
      )}
      <Pagination
        page={pagination.page}
        totalPages={pagination.totalPages}
        link={(page, look) => <Link to="." search={{ ...search, page } as never} {...look} />}
      />
    </section>
  )
}

function Boxes({ list: { counts }, search }: Omit<ListProps, 'onChange'>) {
  const { t, language } = useI18n()
  return (
    <nav aria-label={t('inbox.boxes')} className="flex flex-wrap gap-1">
      {BOXES.map((box) => {
        const isCurrent = (search.box ?? 'open') === box
        return (
          <Link
            key={box}
            to="."
            search={
              {
                ...(box !== 'open' && { box }),
                ...(search.kind && { kind: search.kind }),
              } as never
            }
            aria-current={isCurrent ? 'true' : undefined}
            className={cx(
              'inline-flex min-h-11 items-center gap-2 rounded-full border px-3.5 text-s font-semibold xl:px-2.5',
              isCurrent
                ? 'border-transparent bg-inverse text-on-inverse'
                : 'border-line-control text-text-2 hover:bg-surface-2',
            )}
          >
            {t(`inbox.box.${box}`)}
            {box !== 'closed' && (
              <span className="text-xs tabular-nums opacity-80">
                {formatNumber(counts[box], language)}
              </span>
            )}
          </Link>
        )
      })}
    </nav>
  )
}

function Row({
  row,
  search,
  isSelected,
}: {
  row: ThreadRow
  search: InboxSearch
  isSelected: boolean
}) {
  const t = useT()
  return (
    <li className="border-t border-line first:border-0">
      <Link
        to="."
        search={{ ...search, thread: row.id } as never}
        aria-current={isSelected ? 'true' : undefined}
        className={cx(
          'grid gap-1.5 border-l-3 px-4 py-3 text-s focus-visible:-outline-offset-2',
          isSelected ? 'border-text bg-surface-2' : 'border-transparent hover:bg-surface-2',
        )}
      >
        <span className="flex items-center gap-2">
          {row.unread && (
            <span className="size-2 flex-none rounded-full bg-text">
              <span className="sr-only">{t('inbox.unread')}</span>
            </span>
          )}
          <span className={cx('min-w-0 flex-1 truncate', row.unread && 'font-semibold')}>
            {row.name}
          </span>
          <ReplyClock clock={row.clock} />
        </span>
        <span className="truncate">{threadTitle(t, row)}</span>
        <span className="flex items-center gap-2 text-xs text-text-3">
          <Tag>{t(`admin.requestKind.${row.kind}`)}</Tag>
          <span className="min-w-0 flex-1 truncate">
            {t('inbox.messages', { count: row.messages })}
          </span>
          <Assignee row={row} />
        </span>
      </Link>
    </li>
  )
}

function Assignee({ row: { assignee } }: { row: ThreadRow }) {
  const t = useT()
  const me = useQuery(apiQuery('GET /api/auth/me')).data
  if (!assignee)
    return (
      <span className="inline-flex items-center gap-1.5">
        <CircleDashed aria-hidden className="size-5" />
        {t('inbox.noAssignee')}
      </span>
    )
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <Avatar person={assignee} size="small" className="size-5!" />
      <span className="truncate">{assignee.id === me?.id ? t('inbox.you') : assignee.name}</span>
    </span>
  )
}
