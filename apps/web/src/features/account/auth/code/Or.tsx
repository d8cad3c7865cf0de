import type { ReactNode } from 'react'

/** A line between two ways to log in. */
export const Or = ({ children }: { children: ReactNode }) => (
  <p className="flex items-center gap-3.5 text-s text-text-3">
    <span aria-hidden className="h-px flex-1 bg-line" />
    {children}
    <span aria-hidden className="h-px flex-1 bg-line" />
  </p>
)
