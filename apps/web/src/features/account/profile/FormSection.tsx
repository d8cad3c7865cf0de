import { useEffect, useId, useState, type ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'

/** A section of a long form: description on the left, fields on the right. */
export function FormSection({
  title,
  text,
  children,
}: {
  title: ReactNode
  text?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8 border-t border-line pt-7">
      <h2 id={id} className="text-t1">
        {title}
      </h2>
      {text && <p className="mt-1.5 max-w-[60ch] text-s text-text-2">{text}</p>}
      <div className="mt-5 grid gap-x-4 gap-y-5 md:grid-cols-2">{children}</div>
    </section>
  )
}

/** A section of optional fields, closed at first. `open`: it contains an error, which must be seen. */
export function FoldedSection({
  title,
  text,
  open,
  children,
}: {
  title: ReactNode
  text: ReactNode
  open: boolean
  children: ReactNode
}) {
  const [shown, setShown] = useState(open)
  useEffect(() => {
    if (open) setShown(true)
  }, [open])
  return (
    <details
      open={shown}
      onToggle={(event) => setShown(event.currentTarget.open)}
      className="group mt-8 border-y border-line"
    >
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-4 py-4 [&::-webkit-details-marker]:hidden">
        <div className="min-w-0 flex-1">
          <h2 className="text-t1">{title}</h2>
          <p className="mt-1.5 max-w-[60ch] text-s text-text-2">{text}</p>
        </div>
        <ChevronDown className="flex-none text-text-3 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-x-4 gap-y-5 pt-2 pb-7 md:grid-cols-2">{children}</div>
    </details>
  )
}
