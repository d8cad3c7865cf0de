import type { ReactNode } from 'react'
import { cx } from '@tomogolf/ui/lib/class-names.ts'

const CORNERS = [
  'left-0 top-0 rounded-tl-[22px] border-r-0 border-b-0',
  'right-0 top-0 rounded-tr-[22px] border-b-0 border-l-0',
  'bottom-0 left-0 rounded-bl-[22px] border-t-0 border-r-0',
  'right-0 bottom-0 rounded-br-[22px] border-t-0 border-l-0',
]

/**
 * The frame for the code, with a moving beam while `looking` (none with reduced motion), and a text
 * below.
 */
export const Viewfinder = ({ looking, children }: { looking: boolean; children: ReactNode }) => (
  <div className="relative z-2 grid content-center justify-items-center gap-5.5 pb-4">
    <div
      aria-hidden
      className="relative aspect-square w-[min(66vw,296px,44dvh)] lg:w-[min(400px,50dvh)]"
    >
      {CORNERS.map((corner) => (
        <i key={corner} className={cx('absolute size-13.5 border-4 border-inverse', corner)} />
      ))}
      {looking && <div className="scan-beam motion-reduce:hidden" />}
    </div>
    <div className="min-h-10 max-w-[calc(100%-2rem)] text-center text-s font-semibold">
      {children}
    </div>
  </div>
)
