import type { ReactNode } from 'react'
import { ContourBackground } from '@tomogolf/ui/brand/ContourBackground.tsx'
import green from './lost-green.svg?url'
import stakes from './stakes.svg?url'

const digit = 'font-display text-[min(46vw,340px)]/[.78] font-bold tracking-[-.06em]'

/**
 * The picture of the error and not-found pages. With a `kicker`, the line above
 * the title, it draws 404 with a green for the zero.
 */
export function NotFoundArtwork({
  title,
  text,
  kicker,
  children,
}: {
  title: string
  text: string
  kicker?: string
  children: ReactNode
}) {
  return (
    <div
      data-lost
      className="relative flex min-h-[calc(100dvh-var(--header)-var(--tabbar))] flex-col overflow-hidden"
    >
      <ContourBackground seed="lost-ball" wide eager />
      <div className="wrap relative z-2 pt-10 lg:grid lg:grid-cols-[auto_1fr] lg:items-center lg:gap-18 lg:pt-29">
        {kicker && (
          <div role="img" aria-label="404" className="-ml-[.04em] flex items-center gap-[1vw]">
            <span aria-hidden className={digit}>
              4
            </span>
            <span aria-hidden className="text-[min(46vw,340px)]">
              <img src={green} alt="" className="h-[.771em] w-[.66em] translate-y-[.034em]" />
            </span>
            <span aria-hidden className={digit}>
              4
            </span>
          </div>
        )}
        <div className={kicker ? 'mt-9 lg:mt-0' : 'lg:col-span-2'}>
          {kicker && <p className="mb-2 text-s font-semibold text-text-2">{kicker}</p>}
          <h1 className="text-d1 lg:text-[4rem]">{title}</h1>
          <p className="lead mt-3 max-w-[42ch] text-lead text-text-2">{text}</p>
          <div className="mt-6.5 flex flex-wrap items-center gap-3">{children}</div>
        </div>
      </div>
      <img
        src={stakes}
        onError={(event) => {
          event.currentTarget.hidden = true
        }}
        alt=""
        className="relative z-1 mt-auto h-[150px] w-full min-w-[1100px] self-center lg:h-[190px]"
      />
    </div>
  )
}
