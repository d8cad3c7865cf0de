import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, CircleX, ClockAlert, Info } from 'lucide-react'
import { cx } from '../lib/class-names.ts'
import type { Icon } from '../forms/Button.tsx'

export type AlertTone = 'plain' | 'warn' | 'error' | 'ok' | 'info'
const tones: Record<AlertTone, [box: string, mark: string, icon: Icon]> = {
  plain: ['bg-surface-2 text-text-2', 'text-text-3', CircleAlert],
  warn: ['bg-sand-soft text-sand-note', 'text-sand', ClockAlert],
  error: ['bg-ume-soft text-ume-note', 'text-ume', CircleX],
  ok: ['bg-matcha-soft text-matcha-note', 'text-matcha', CircleCheck],
  info: ['bg-mizu-soft text-mizu-note', 'text-mizu', Info],
}
type AlertProps = {
  tone?: AlertTone
  icon?: Icon
  title?: ReactNode
  role?: 'alert' | 'status'
  className?: string
  children?: ReactNode
}
/** A message in the page. Give what appears after an action `role="status"`, an error `role="alert"`. */
export function Alert({ tone = 'plain', icon, title, role, className, children }: AlertProps) {
  const [box, mark, own] = tones[tone]
  const Shape = icon ?? own
  return (
    <div role={role} className={cx('flex gap-3 rounded-m px-4 py-3.5 text-s', box, className)}>
      <Shape className={cx('mt-px', mark)} />
      {/* after a full stop of Japanese and Chinese no blank follows */}
      <div className="lead min-w-0 flex-1">
        {title && (
          <b className={cx('font-semibold', tone === 'plain' ? 'text-text' : mark)}>
            {title}
            {!/[。！？]$/.test(String(title)) && ' '}
          </b>
        )}
        {children}
      </div>
    </div>
  )
}
