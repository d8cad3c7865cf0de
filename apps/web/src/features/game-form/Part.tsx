import type { ReactNode } from 'react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Fieldset } from '@tomogolf/ui/forms/Fieldset.tsx'
import type { HostStep } from './steps/host-steps.ts'
import { stepHeadingId } from './steps/use-host-steps.ts'

type PartProps = {
  part: HostStep
  /** The open step; undefined shows all parts, one below the other. */
  step?: HostStep
  children: ReactNode
}
/** A part of the form. Other steps stay in the page, so that their fields keep what was typed. */
export function Part({ part, step, children }: PartProps) {
  const t = useT()
  const [title, about] = [t(`hosting.part.${part}`), t(`hosting.part.${part}Text`)]
  if (step === undefined)
    return (
      <Fieldset title={title} about={about}>
        {children}
      </Fieldset>
    )
  return (
    <section role="group" aria-labelledby={stepHeadingId(part)} hidden={part !== step}>
      <h3 id={stepHeadingId(part)} tabIndex={-1} className="text-t1">
        {title}
      </h3>
      <p className="lead mt-1.5 max-w-[60ch] text-s text-text-3">{about}</p>
      <div className="mt-6 grid max-w-[680px] min-w-0 grid-cols-[minmax(0,1fr)] gap-5.5 pb-6">
        {children}
      </div>
    </section>
  )
}
