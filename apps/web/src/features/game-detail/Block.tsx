import type { ReactNode } from 'react'

/** A titled section of a game's page. */
export const Block = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className="pt-9 lg:pt-13">
    <h2 className="mb-4 text-t1">{title}</h2>
    {children}
  </section>
)
