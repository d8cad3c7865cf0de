import type { ReactNode } from 'react'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { SAMPLES } from './samples.ts'

/** The sample texts in the language of the page. */
export const useSamples = () => SAMPLES[useI18n().language]

/** All states of one component. */
export const Component = ({ name, children }: { name: string; children: ReactNode }) => (
  <section
    data-component={name}
    aria-labelledby={`component-${name}`}
    className="grid min-w-0 gap-4 border-t border-line py-6 lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-10"
  >
    <h3 id={`component-${name}`} lang="en" className="text-t3">
      {name}
    </h3>
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">{children}</div>
  </section>
)

/** One state, with its name above. */
export const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <p lang="en" className="mb-2 text-xs text-text-3">
      {name}
    </p>
    {children}
  </div>
)

/** States of a small component side by side. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex min-w-0 flex-wrap items-start gap-x-7 gap-y-5">{children}</div>
)
