import { cx } from '../lib/class-names.ts'
import { useT } from '../i18n/i18n.tsx'

const sizes = { small: 'size-7', normal: 'size-10', large: 'size-14', huge: 'size-18' }
const pixels = { small: 28, normal: 40, large: 56, huge: 72 }
export type AvatarSize = keyof typeof sizes
export type Person = { id: string; avatarUrl: string | null }

/**
 * The photo of a person, or the crest generated from their id. Decorative: the name is always next
 * to it.
 */
export function Avatar({
  person,
  size = 'normal',
  className,
}: {
  person: Person
  size?: AvatarSize
  className?: string
}) {
  return (
    <img
      src={person.avatarUrl ?? `/crest/${person.id}.svg`}
      alt=""
      width={pixels[size]}
      height={pixels[size]}
      loading="lazy"
      decoding="async"
      className={cx(
        'block flex-none rounded-full bg-surface-3 object-cover',
        sizes[size],
        className,
      )}
    />
  )
}

/** Up to three overlapping avatars and the number of the others. Screen readers get the names. */
export function AvatarStack({
  people,
  className,
}: {
  people: readonly (Person & { displayName: string })[]
  className?: string
}) {
  const t = useT()
  return (
    <span
      role="img"
      aria-label={t('common.players', {
        count: people.length,
        names: people.map((person) => person.displayName).join(', '),
      })}
      className={cx('inline-flex', className)}
    >
      {people.slice(0, 3).map((person, index) => (
        <Avatar
          key={person.id}
          person={person}
          size="small"
          className={cx('ring-2 ring-surface-1', index > 0 && '-ml-2')}
        />
      ))}
      {people.length > 3 && (
        <span
          aria-hidden
          className="-ml-2 grid size-7 place-items-center rounded-full bg-surface-3 text-2xs font-semibold ring-2 ring-surface-1"
        >
          +{people.length - 3}
        </span>
      )}
    </span>
  )
}

/** The mark of the signed-in user: photo or initials. */
export function Initials({
  text,
  photo,
  className,
}: {
  text: string
  photo: string | null
  className?: string
}) {
  if (photo)
    return (
      <img
        src={photo}
        alt=""
        width={40}
        height={40}
        className={cx('size-10 rounded-full object-cover', className)}
      />
    )
  return (
    <span
      aria-hidden
      className={cx(
        'grid size-10 place-items-center rounded-full bg-success-soft font-display text-s font-bold text-success',
        className,
      )}
    >
      {text}
    </span>
  )
}
