import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'

/** Three squares, filled by the number of strikes. */
export function Strikes({ count }: { count: number }) {
  const t = useT()
  return (
    <span role="img" aria-label={t('admin.users.strikes', { count })} className="inline-flex gap-1">
      {[0, 1, 2].map((index) => (
        <i
          key={index}
          className={cx(
            'size-2.5 rounded-[3px] border',
            index < count ? 'border-danger bg-danger' : 'border-line-control',
          )}
        />
      ))}
    </span>
  )
}
