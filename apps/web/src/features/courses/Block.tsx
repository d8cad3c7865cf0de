import type { ReactNode } from 'react'

/** A titled part of a course's page. */
export const Block = ({
  title,
  id,
  children,
}: {
  title: ReactNode
  id?: string
  children: ReactNode
}) => (
  <section className="pt-9 lg:pt-13">
    <h2 id={id} className="mb-4 scroll-mt-24 text-t1">
      {title}
    </h2>
    {children}
  </section>
)
