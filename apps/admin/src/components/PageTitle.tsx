import type { ReactNode } from 'react'

/** The page's only h1, its lead and its actions. */
export const PageTitle = ({
  title,
  lead,
  children,
}: {
  title: string
  lead?: ReactNode
  children?: ReactNode
}) => (
  <>
    <title>{`${title} · TomoGolf`}</title>
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <h1 className="text-d2">{title}</h1>
        {lead && <p className="mt-1.5 max-w-[72ch] text-s text-text-2">{lead}</p>}
      </div>
      {children}
    </div>
  </>
)
