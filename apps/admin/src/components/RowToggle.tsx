import type { ReactNode } from 'react'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useListSearch } from '../lib/list-search.ts'

/** Opens and closes the details below a row; the URL holds which row is open. */
export function RowToggle({ id, children }: { id: string; children: ReactNode }) {
  const [search, change] = useListSearch()
  const open = search.open === id
  return (
    <button
      type="button"
      data-open
      aria-expanded={open}
      onClick={() => change({ open: open ? undefined : id })}
      className="-ml-1.5 inline-flex min-h-11 items-center gap-1.5 text-left font-semibold hover:underline"
    >
      {open ? <ChevronDown className="text-text-3" /> : <ChevronRight className="text-text-3" />}
      <span>{children}</span>
    </button>
  )
}
