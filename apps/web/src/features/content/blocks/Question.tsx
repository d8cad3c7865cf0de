import { useEffect, useState } from 'react'
import { Link2, Plus } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Answered } from '../faq-search.ts'
import { Line, Prose } from './Prose.tsx'
import { useValues } from '../values.ts'

/** A collapsible question. `open` expands it from outside (URL fragment, few search results). */
export function Question({
  question: { id, question, answer },
  open,
}: {
  question: Answered
  open: boolean
}) {
  const t = useT()
  const values = useValues()
  // closed at first: the server does not see the URL fragment
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (open) setShown(true)
  }, [open])
  return (
    <details
      id={id}
      open={shown}
      onToggle={(event) => setShown(event.currentTarget.open)}
      className="group border-b border-line"
    >
      <summary className="flex min-h-14 items-start gap-4 py-4 font-semibold marker:content-none hover:text-primary-text [&::-webkit-details-marker]:hidden">
        <h3 className="flex-1 font-text text-body/snug font-semibold tracking-normal lg:text-t3">
          <Line text={question} values={values} />
        </h3>
        <Plus
          aria-hidden
          className="text-text-3 transition-transform duration-220 group-open:rotate-45"
        />
      </summary>
      <div className="pr-8 pb-6">
        <Prose blocks={answer} />
        <a
          href={`#${id}`}
          className="mt-3 -ml-1 inline-flex min-h-11 items-center gap-2 px-1 text-s text-text-3 hover:text-text"
        >
          <Link2 className="size-4!" />
          {t('info.permalink')}
        </a>
      </div>
    </details>
  )
}
