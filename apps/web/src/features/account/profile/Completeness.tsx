import { CircleCheck, ClipboardList } from 'lucide-react'
import {
  completeness,
  REQUIRED_FIELDS,
  type ProfileFields,
  type RequiredField,
} from '@tomogolf/domain/profile'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Tag } from '@tomogolf/ui/data/Badge.tsx'
import { Chip } from '@tomogolf/ui/forms/Chip.tsx'

/**
 * Completeness of the profile: nine marks and the missing fields. `onChoose` moves to the field of
 * a missing item.
 */
export function Completeness({
  fields,
  onChoose,
  className,
}: {
  fields: ProfileFields
  onChoose?: (field: RequiredField) => void
  className?: string
}) {
  const t = useT()
  const { complete, missing, minutes } = completeness(fields)
  const Mark = complete ? CircleCheck : ClipboardList
  return (
    <section
      aria-label={t('account.complete.label')}
      className={cx(
        'rounded-l border p-5',
        complete ? 'border-success/30 bg-success-soft' : 'border-line bg-surface-1',
        className,
      )}
    >
      <div className="flex gap-3">
        <Mark className={cx('mt-0.5', complete ? 'text-success' : 'text-warning')} />
        <div className="min-w-0 flex-1">
          <h2 className="text-t3">
            {complete
              ? t('account.complete.done')
              : t('account.complete.missing', { count: missing.length })}
          </h2>
          <p className={cx('mt-1 text-s', complete ? 'text-on-success-soft' : 'text-text-2')}>
            {complete
              ? t('account.complete.doneText')
              : t('account.complete.minutes', { count: minutes })}
          </p>
        </div>
      </div>
      <span aria-hidden className="mt-4 flex gap-1">
        {REQUIRED_FIELDS.map((field, index) => (
          <span
            key={field}
            className={cx(
              'h-1.5 flex-1 rounded-full',
              index < REQUIRED_FIELDS.length - missing.length ? 'bg-success' : 'bg-surface-3',
            )}
          />
        ))}
      </span>
      {missing.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-1.5">
          {missing.map((field) => {
            const name = t(`account.profile.${field}`)
            return (
              <li key={field}>
                {onChoose ? <Chip onClick={() => onChoose(field)}>{name}</Chip> : <Tag>{name}</Tag>}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
