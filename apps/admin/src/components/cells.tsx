import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { formatDate } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { Badge, type BadgeTone } from '@tomogolf/ui/data/Badge.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'

type PersonRef = { id: string; name: string; email: string; avatarUrl: string | null }

/** Avatar, name and email; the name links to the user. */
export const PersonCell = ({
  person,
  opens,
  quiet,
}: {
  person: PersonRef
  opens?: boolean
  quiet?: boolean
}) => (
  <span className="relative flex min-w-0 items-center gap-3">
    <Avatar person={person} size="small" />
    <span className="min-w-0">
      <Link
        to="/users/$id"
        params={{ id: person.id }}
        data-open={opens || undefined}
        className="block truncate font-semibold after:absolute after:inset-x-0 after:-inset-y-2 hover:underline"
      >
        {person.name}
      </Link>
      {!quiet && <span className="block truncate text-xs text-text-3">{person.email}</span>}
    </span>
  </span>
)
type GameRef = { id: string; courseName: string; teeTime: string }
export function GameCell({ game, opens }: { game: GameRef; opens?: boolean }) {
  return (
    <span className="relative block min-w-0">
      <Link
        to="/games/$id"
        params={{ id: game.id }}
        data-open={opens || undefined}
        className="block max-w-80 truncate font-semibold after:absolute after:inset-x-0 after:-inset-y-1 hover:underline"
      >
        {game.courseName}
      </Link>
      <span className="text-xs text-text-3">
        <When at={game.teeTime} />
      </span>
    </span>
  )
}
/** An instant in Japan time. */
export function When({ at, year }: { at: string | null; year?: boolean }) {
  const { t, language } = useI18n()
  return at === null ? (
    <>–</>
  ) : (
    <time dateTime={at} title={t('common.japanTime')} className="whitespace-nowrap">
      {formatDate(Date.parse(at), language, { time: true, year })}
    </time>
  )
}
export function Money({
  value,
  className,
}: {
  value: { amount: number; currency: string } | null
  className?: string
}) {
  const { language } = useI18n()
  return (
    <span className={cx('tabular-nums', className)}>
      {value ? formatAmount(value, language) : '–'}
    </span>
  )
}
/** Three squares, filled by the number of strikes. */
export function Strikes({ count }: { count: number }) {
  const t = useT()
  return (
    <span role="img" aria-label={t('admin.users.strikes', { count })} className="inline-flex gap-1">
      {[0, 1, 2].map((n) => (
        <i
          key={n}
          className={cx(
            'size-2.5 rounded-[3px] border',
            n < count ? 'border-danger bg-danger' : 'border-line-control',
          )}
        />
      ))}
    </span>
  )
}
const TONES: Record<string, BadgeTone> = {
  scheduled: 'neutral',
  active: 'success',
  suspended: 'danger',
  unverified: 'warning',
  deleted: 'neutral',
  completed: 'neutral',
  cancelled: 'warning',
  admin_cancelled: 'danger',
  authorised: 'warning',
  captured: 'success',
  released: 'neutral',
  refused: 'danger',
  unknown: 'danger',
  expired: 'danger',
  open: 'warning',
  accepted: 'success',
  rejected: 'danger',
  successful: 'success',
  failed: 'danger',
  pending: 'warning',
  refunded: 'neutral',
  received: 'warning',
  in_progress: 'live',
  answered: 'success',
  closed: 'neutral',
  fixed: 'success',
  ok: 'success',
  slow: 'warning',
  failing: 'danger',
  unused: 'neutral',
  disputed: 'warning',
  missing: 'warning',
  no_show: 'danger',
  checked_in: 'success',
  confirmed: 'success',
  action_required: 'warning',
  hidden: 'neutral',
  merged: 'neutral',
  shown: 'success',
  corrected: 'live',
}
/** A state as text; the colour only repeats it. `area`: the group of its phrases. */
export function StateBadge({ area, state }: { area: string; state: string }) {
  const t = useT()
  return <Badge tone={TONES[state] ?? 'neutral'}>{tDynamic(t)(`admin.${area}.${state}`)}</Badge>
}
export const Panel = ({
  title,
  aside,
  children,
  className,
}: {
  title: ReactNode
  aside?: ReactNode
  children: ReactNode
  className?: string | undefined
}) => (
  <section className={cx('min-w-0 rounded-l border border-line bg-surface-1 p-5', className)}>
    <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-3">
      <h2 className="text-t3">{title}</h2>
      {aside}
    </div>
    {children}
  </section>
)
/** Label and value, one under the other. */
export const Pairs = ({
  pairs,
  className,
}: {
  pairs: readonly (readonly [label: string, value: ReactNode])[]
  className?: string
}) => (
  <dl
    className={cx(
      'grid grid-cols-2 gap-x-6 gap-y-3 text-s md:grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))]',
      className,
    )}
  >
    {pairs.map(([label, value]) => (
      <div key={label} className="min-w-0">
        <dt className="text-xs text-text-3">{label}</dt>
        <dd className="mt-0.5 break-words [&_time]:whitespace-normal">
          {value === null || value === '' || value === undefined ? '–' : value}
        </dd>
      </div>
    ))}
  </dl>
)
