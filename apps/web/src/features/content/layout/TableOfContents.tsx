import { useEffect, useState } from 'react'
import { ChevronDown, List } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'

export type Entry = { readonly id: string; readonly title: string }
type ContentsProps = { entries: readonly Entry[]; numbered?: boolean | undefined; label?: string }

/**
 * Table of contents: collapsible on phones, a sticky column on desktops that marks the current
 * part.
 */
export function Contents({ entries, numbered, label }: ContentsProps) {
  const t = useT()
  const title = label ?? t('info.contents')
  const reading = useCurrentPart(entries)
  return (
    <>
      <details className="group mb-2 rounded-m border border-line-2 lg:hidden">
        <summary className="flex min-h-13 items-center gap-3 px-4 font-semibold marker:content-none [&::-webkit-details-marker]:hidden">
          <List className="text-text-3" />
          {title}
          <ChevronDown className="ml-auto text-text-3 transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label={title} className="border-t border-line px-4 py-2">
          <Entries entries={entries} numbered={numbered} />
        </nav>
      </details>
      <nav
        aria-label={title}
        className="scroll-strip sticky top-[calc(var(--header)+32px)] hidden max-h-[calc(100dvh-var(--header)-64px)] self-start overflow-y-auto pr-2 lg:block"
      >
        <h2 className="mb-2 font-text text-s/snug font-semibold tracking-normal">{title}</h2>
        <Entries entries={entries} numbered={numbered} reading={reading} />
      </nav>
    </>
  )
}

const Entries = ({
  entries,
  numbered,
  reading,
}: Omit<ContentsProps, 'label'> & { reading?: string | undefined }) => (
  <ol>
    {entries.map(({ id, title }, index) => (
      <li key={id}>
        <a
          href={`#${id}`}
          aria-current={reading === id ? 'true' : undefined}
          className={
            'lead flex min-h-11 items-center gap-2.5 py-1.5 text-s/snug text-text-2 hover:text-text lg:min-h-0 ' +
            'lg:border-l lg:border-line lg:pl-4 lg:aria-[current=true]:border-primary lg:aria-[current=true]:text-text'
          }
        >
          {numbered && <span className="w-5 flex-none text-xs text-text-3">{index + 1}</span>}
          {title}
        </a>
      </li>
    ))}
  </ol>
)

/** The last part whose title is above the upper third of the window. */
function useCurrentPart(entries: readonly Entry[]): string | undefined {
  const [reading, setReading] = useState<string>()
  const ids = entries.map((entry) => entry.id).join()
  useEffect(() => {
    const parts = ids.split(',').flatMap((id) => document.getElementById(id) ?? [])
    const look = () =>
      setReading(parts.findLast((part) => part.getBoundingClientRect().top < innerHeight / 3)?.id)
    // fires when the top of a part crosses that line
    const observer = new IntersectionObserver(look, { rootMargin: '0px 0px -66% 0px' })
    for (const part of parts) observer.observe(part)
    return () => observer.disconnect()
  }, [ids])
  return reading
}
