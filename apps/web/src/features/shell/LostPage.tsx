import type { ReactNode } from 'react'
import { ContourBackground } from '@tomogolf/ui/brand/ContourBackground.tsx'
import stakes from './stakes.svg?url'

/** The layout of the error and not-found pages. With a `picture`, the title stands beside it. */
export function LostPage({
  title,
  text,
  kicker,
  picture,
  children,
}: {
  title: string
  text: string
  kicker?: string
  picture?: ReactNode
  children: ReactNode
}) {
  return (
    <div
      data-lost
      className="relative flex min-h-[calc(100dvh-var(--header)-var(--tabbar))] flex-col overflow-hidden"
    >
      <ContourBackground seed="lost-ball" wide eager />
      <div className="wrap relative z-2 pt-10 lg:grid lg:grid-cols-[auto_1fr] lg:items-center lg:gap-18 lg:pt-29">
        {picture}
        <div className={picture ? 'mt-9 lg:mt-0' : 'lg:col-span-2'}>
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
