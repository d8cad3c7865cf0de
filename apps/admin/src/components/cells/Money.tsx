import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'

/** A formatted amount, or a dash. */
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
