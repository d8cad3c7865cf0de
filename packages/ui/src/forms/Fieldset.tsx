import { useId, type ReactNode } from 'react'

type FieldsetProps = {
  title: ReactNode
  /** Explains the section, below the title. */
  about?: ReactNode
  heading?: 'h2' | 'h3'
  children: ReactNode
}
/**
 * A titled section of a form. On desktops the title is at the left and the fields are at the right.
 */
export function Fieldset({ title, about, heading: Heading = 'h3', children }: FieldsetProps) {
  const id = useId()
  return (
    <section
      role="group"
      aria-labelledby={id}
      className="grid gap-5.5 border-t border-line py-8 lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-10 lg:py-9"
    >
      <div>
        <Heading id={id} className="text-t1">
          {title}
        </Heading>
        {about && <p className="lead mt-1.5 max-w-[40ch] text-s text-text-3">{about}</p>}
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5.5">{children}</div>
    </section>
  )
}
