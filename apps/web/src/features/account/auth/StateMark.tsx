import { cx } from '@tomogolf/ui/lib/class-names.ts'
import type { Icon } from '@tomogolf/ui/forms/Button.tsx'

const tones = {
  plain: 'bg-surface-2 text-text-2',
  ok: 'bg-matcha-soft text-matcha',
  warn: 'bg-sand-soft text-sand',
  error: 'bg-ume-soft text-ume',
}

/** A page's state as a mark above its title; the title says it in words. */
export const StateMark = ({
  icon: Shape,
  tone = 'plain',
}: {
  icon: Icon
  tone?: keyof typeof tones
}) => (
  <span aria-hidden className={cx('mb-5 grid size-14 place-items-center rounded-l', tones[tone])}>
    <Shape className="size-6.5" />
  </span>
)
