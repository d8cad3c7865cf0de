import type { ReactNode } from 'react'

/** A titled section of a detail page. */
export const PageSection = ({
  title,
  id,
  children,
}: {
  title: ReactNode
  id?: string
  children: ReactNode
}) => (
  <section className="pt-8 lg:pt-13">
    <h2 id={id} className="mb-3 scroll-mt-24 text-t1 lg:mb-4">
      {title}
    </h2>
    {children}
  </section>
)
