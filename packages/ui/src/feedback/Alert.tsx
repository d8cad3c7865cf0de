import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, CircleX, ClockAlert, Info } from 'lucide-react'
import { cx } from '../lib/class-names.ts'
import type { Icon } from '../forms/Button.tsx'

export type AlertTone = 'neutral' | 'warning' | 'danger' | 'success' | 'info'
const tones: Record<AlertTone, [box: string, mark: string, icon: Icon]> = {
  neutral: ['bg-surface-2 text-text-2', 'text-text-3', CircleAlert],
  warning: ['bg-warning-soft text-on-warning-soft', 'text-warning', ClockAlert],
  danger: ['bg-danger-soft text-on-danger-soft', 'text-danger', CircleX],
  success: ['bg-success-soft text-on-success-soft', 'text-success', CircleCheck],
  info: ['bg-info-soft text-on-info-soft', 'text-info', Info],
}
type AlertProps = {
  tone?: AlertTone
  /** Replaces the icon of the tone. */
  icon?: Icon
  title?: ReactNode
  role?: 'alert' | 'status'
  className?: string
  children?: ReactNode
}
/**
 * A message in the page. Set `role="status"` when it appears after an action, `role="alert"` for an
 * error.
 */
export function Alert({ tone = 'neutral', icon, title, role, className, children }: AlertProps) {
  const [box, mark, toneIcon] = tones[tone]
  const Shape = icon ?? toneIcon
  return (
    <div role={role} className={cx('flex gap-3 rounded-m px-4 py-3.5 text-s', box, className)}>
      <Shape className={cx('mt-px', mark)} />
      {/* no space follows a full stop in Japanese and Chinese */}
      <div className="lead min-w-0 flex-1">
        {title && (
          <b className={cx('font-semibold', tone === 'neutral' ? 'text-text' : mark)}>
            {title}
            {!/[。！？]$/.test(String(title)) && ' '}
          </b>
        )}
        {children}
      </div>
    </div>
  )
}
