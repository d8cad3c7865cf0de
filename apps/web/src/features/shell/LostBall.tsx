import type { ReactNode } from 'react'
import { ContourBackground } from '../../ui/ContourBackground.tsx'
import { hill, STAKES } from './stakes.ts'

const digit = 'font-display text-[min(46vw,340px)]/[.78] font-bold tracking-[-.06em]'

/** The picture that the two problem pages share: contour lines, white stakes, a lost ball; `code` with a green for its zero. */
export function LostBall({ title, text, code, children }: { title: string; text: string; code?: true; children: ReactNode }) {
  return (
    <div data-lost className="relative flex min-h-[calc(100dvh-var(--header)-var(--tabbar))] flex-col overflow-hidden">
      <ContourBackground seed="lost-ball" wide />
      <div className="wrap relative z-2 pt-10 lg:grid lg:grid-cols-[auto_1fr] lg:items-center lg:gap-18 lg:pt-29">
        {code && <div role="img" aria-label="404" className="-ml-[.04em] flex items-center gap-[1vw]"><span aria-hidden className={digit}>4</span><span aria-hidden className="text-[min(46vw,340px)]"><Green /></span><span aria-hidden className={digit}>4</span></div>}
        <div className={code ? 'mt-9 lg:mt-0' : 'lg:col-span-2'}>
          <h1 className="text-d1 lg:text-[4rem]">{title}</h1>
          <p className="mt-3 max-w-[42ch] text-lead text-text-2">{text}</p>
          <div className="mt-6.5 flex flex-wrap items-center gap-3">{children}</div>
        </div>
      </div>
      <svg viewBox="0 0 1440 160" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className="relative z-1 mt-auto h-[150px] w-full min-w-[1100px] self-center lg:h-[190px]">
        <path d={hill(0)} fill="#0f2d21" /><path d={hill(16)} fill="#123626" />
        {STAKES.map(({ x, place }) => (
          <g key={x} transform={place}><ellipse cx="10" cy="2" rx="14" ry="3" fill="#07110d" opacity=".6" /><path d="M-5 2V-60l5-7 5 7V2Z" fill="#f5f2e8" /><path d="M1.5 2V-65l3.5 5V2Z" fill="#c9cdbb" /></g>
        ))}
        <g transform="translate(1014 132)"><ellipse cx="6" cy="8" rx="11" ry="3" fill="#07110d" opacity=".6" /><circle r="8.5" fill="#f5f2e8" /><path d="M-8 3a8.5 8.5 0 0 0 14 3.4A9 9 0 0 1-8 3Z" fill="#c9cdbb" /></g>
      </svg>
    </div>
  )
}

const Green = () => (
  <svg viewBox="0 0 100 112" className="h-[.72em] w-[.66em] translate-y-[.06em] overflow-visible">
    <path d="M50 6C80 6 97 30 95 58 93 88 76 106 49 106 21 106 4 86 5 57 6 28 21 6 50 6Z" fill="#2f754b" /><path d="M50 16C73 16 86 36 85 58 83 82 70 96 49 96 27 96 14 80 15 57 16 34 28 16 50 16Z" fill="#86b95f" />
    <path d="M51 27C67 27 75 42 74 59 73 76 63 86 49 86 34 86 25 74 26 57 27 40 35 27 51 27Z" fill="#9bc872" /><path d="M52 40c10 0 14 9 13 19s-7 16-16 16-14-7-13-18 6-17 16-17Z" fill="none" stroke="#07110d" strokeOpacity=".18" />
    <ellipse cx="50" cy="66" rx="6" ry="3.6" fill="#07110d" /><path d="M50 66l16 8" stroke="#07110d" strokeOpacity=".35" strokeWidth="2.4" strokeLinecap="round" /><path d="M50 66V-2" stroke="#f6f3e8" strokeWidth="2.6" strokeLinecap="round" /><path d="M50.5-1l30 10-30 10z" fill="#ff5c38" />
  </svg>
)
