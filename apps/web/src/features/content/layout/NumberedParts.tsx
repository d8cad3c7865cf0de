import type { ReactNode } from 'react'
import type { Section } from '../../../content/types.ts'
import { Prose } from '../blocks/Prose.tsx'

/** Numbered parts of a story: title on the left, text on the right. */
export const NumberedParts = ({
  parts,
  after,
}: {
  parts: Readonly<Record<string, Section>>
  after?: (id: string) => ReactNode
}) => (
  <ol className="border-t border-line-2">
    {Object.entries(parts).map(([id, { title, blocks }], index) => (
      <li
        key={id}
        id={id}
        className="grid gap-x-12 gap-y-3 border-b border-line py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-11"
      >
        <div className="flex gap-4 lg:gap-7">
          <span className="w-5 flex-none font-display text-[1.125rem]/[1.45] font-[650] text-text-3 lg:text-t1">
            {index + 1}
          </span>
          <h2 className="text-t1 lg:max-w-[14em] lg:text-[1.75rem]">{title}</h2>
        </div>
        <div className="pl-9 lg:pl-0">
          <Prose blocks={blocks} />
          {after?.(id)}
        </div>
      </li>
    ))}
  </ol>
)
