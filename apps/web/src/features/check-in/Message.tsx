import type { ReactNode } from 'react'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import type { Icon } from '@tomogolf/ui/forms/Button.tsx'
import { ContourBackground } from '@tomogolf/ui/brand/ContourBackground.tsx'
import { popIn } from './pop-in.ts'

const tones = {
  neutral: 'bg-surface-2 text-text-2',
  done: 'bg-success text-on-success',
  wait: 'bg-warning text-on-warning',
  failed: 'bg-danger-soft text-danger',
}

type MessageProps = {
  icon: Icon
  tone?: keyof typeof tones
  title: ReactNode
  actions: ReactNode
  children?: ReactNode
}
/** A message that fills the page, with actions. */
export const Message = ({
  icon: Shape,
  tone = 'neutral',
  title,
  actions,
  children,
}: MessageProps) => (
  <div className="relative grid min-h-[calc(100dvh-var(--header))] place-items-center overflow-hidden px-(--gutter) py-10">
    <ContourBackground seed="checkin" wide eager />
    <div role="status" className="relative w-full max-w-[460px] text-center">
      <span
        ref={tone === 'done' ? popIn : undefined}
        aria-hidden
        className={cx('mx-auto grid size-16 place-items-center rounded-full', tones[tone])}
      >
        <Shape className="size-8" />
      </span>
      <h1 className="mt-6 text-d2">{title}</h1>
      {children}
      <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  </div>
)
