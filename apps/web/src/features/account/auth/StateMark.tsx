import { cx } from '@tomogolf/ui/lib/class-names.ts'
import type { Icon } from '@tomogolf/ui/forms/Button.tsx'

const tones = {
  neutral: 'bg-surface-2 text-text-2',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
}

/** The state of a page as an icon above its title. Decorative: the title says the same. */
export const StateMark = ({
  icon: Shape,
  tone = 'neutral',
}: {
  icon: Icon
  tone?: keyof typeof tones
}) => (
  <span aria-hidden className={cx('mb-5 grid size-14 place-items-center rounded-l', tones[tone])}>
    <Shape className="size-6.5" />
  </span>
)
