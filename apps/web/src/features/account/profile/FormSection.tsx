import { useId, type ReactNode } from 'react'

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
