import { useT } from '../i18n/i18n.tsx'
import { Star } from '../brand/Glyphs.tsx'

type RatingProps = {
  value: number | null
  /** Number of ratings, in parentheses. */
  count?: number
  /** One star and the number. */
  compact?: boolean
  className?: string
}
const FIVE = [0, 1, 2, 3, 4]

/** A rating from 0 to 5 as stars and one decimal. Null renders "No ratings yet". */
export function Rating({ value, count, compact, className }: RatingProps) {
  const t = useT()
  if (value === null)
    return <span className={className ?? 'text-xs text-text-3'}>{t('common.rating.none')}</span>
  const decimal = value.toFixed(1)
  return (
    <span
      className={`inline-flex items-center gap-1.25 font-semibold text-rating ${className ?? ''}`}
    >
      {compact ? <Star className="size-3.5" /> : <Stars value={value} />}
      <span className="sr-only">{t('common.rating.of', { value: decimal })}</span>
      <span aria-hidden>{decimal}</span>
      {count !== undefined && <span className="font-normal text-text-3">({count})</span>}
    </span>
  )
}

/** Two layers: an SVG width clips the filled one, because the CSP forbids style attributes. */
function Stars({ value }: { value: number }) {
  const row = (className: string) => (
    <g className={className}>
      {FIVE.map((index) => (
        <path
          key={index}
          transform={`translate(${index * 24})`}
          d="M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z"
        />
      ))}
    </g>
  )
  return (
    <svg viewBox="0 0 120 24" width="70" height="14" aria-hidden="true">
      {row('fill-surface-3')}
      <svg width={value * 24} height="24" viewBox={`0 0 ${value * 24 || 1} 24`}>
        {row('fill-current')}
      </svg>
    </svg>
  )
}
