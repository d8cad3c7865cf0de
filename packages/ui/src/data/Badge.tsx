import type { ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'
import { useT } from '../i18n/i18n.tsx'
import { languageName } from '@tomogolf/format/language-name'
import type { Icon } from '../forms/Button.tsx'

export type BadgeTone = 'neutral' | 'success' | 'urgent' | 'live' | 'overlay' | 'warning' | 'danger'
const tones: Record<BadgeTone, string> = {
  neutral: 'bg-surface-3 text-text-2',
  success: 'bg-success-soft text-success',
  urgent: 'bg-warning text-on-warning',
  live: 'bg-info-soft text-info',
  overlay: 'bg-background/86 text-text-2',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
}
/**
 * A state in one or two words; at most one per card. `live` pulses, `urgent` is a solid warning,
 * `overlay` is for pictures.
 */
export const Badge = ({
  tone = 'neutral',
  icon: Shape,
  className,
  children,
}: {
  tone?: BadgeTone
  icon?: Icon
  className?: string
  children: ReactNode
}) => (
  <span
    className={cx(
      'inline-flex min-h-7 items-center gap-1.5 rounded-[7px] px-2.5 text-xs font-semibold whitespace-nowrap',
      tones[tone],
      className,
    )}
  >
    {tone === 'live' && (
      <span aria-hidden className="size-2 animate-pulse rounded-full bg-current" />
    )}
    {Shape && <Shape className="size-3.5 stroke-2" />}
    {children}
  </span>
)

/** A neutral label: a feature, a category, a language. */
export const Tag = ({
  className,
  lang,
  children,
}: {
  className?: string
  lang?: string
  children: ReactNode
}) => (
  <span
    lang={lang}
    className={cx(
      'inline-flex min-h-6.5 items-center rounded-[6px] border border-line-2 px-2 text-xs whitespace-nowrap text-text-2',
      className,
    )}
  >
    {children}
  </span>
)

/** Spoken languages as two-letter codes, with their names for screen readers. */
export function LanguageMarks({
  codes,
  className,
}: {
  codes: readonly string[]
  className?: string
}) {
  const t = useT()
  return (
    <span className={cx('inline-flex flex-wrap gap-[3px]', className)}>
      {codes.map((code) => (
        <abbr
          key={code}
          title={languageName(t, code)}
          className="rounded-[5px] border border-line-2 px-1.25 text-2xs/5 font-semibold tracking-[.02em] text-text-2 no-underline"
        >
          {code.toUpperCase()}
        </abbr>
      ))}
    </span>
  )
}
