import type { ReactNode } from 'react'

export type StateRow = readonly [label: string, value: ReactNode]
/** A heading with a list of labels and values. */
export const StateRows = ({
  title,
  rows,
  children,
}: {
  title: string
  rows: readonly StateRow[]
  children?: ReactNode
}) => (
  <section className="border-t border-line py-8 lg:py-10">
    <h2 className="mb-3 text-t1">{title}</h2>
    <dl>
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="grid gap-x-6 border-b border-line py-3 md:grid-cols-[260px_minmax(0,1fr)]"
        >
          <dt className="text-s text-text-3 md:text-body">{label}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
    {children}
  </section>
)
