import type { FormEvent } from 'react'
import { useForm, useWatch, type FieldErrors, type UseFormReturn } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Currency } from '@tomogolf/domain/money'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { useSetting } from '../../queries/settings.ts'
import type { GameDraft } from './game-draft.ts'
import { hostFormSchema, type Rule } from './host-form-rules.ts'
import { usePriceProblem } from './price-problem.ts'
import { teeTimeProblem, useTeeTimeText, type TeeTimeProblem } from './tee-time.ts'

export type HostFormState = {
  form: UseFormReturn<GameDraft>
  /** The form as it is now. */
  draft: GameDraft
  /** Shown while typing, and blocks publishing. */
  teeTimeIssue: TeeTimeProblem | null
  /** Checks the form. Shows the first broken rule in a toast and focuses its field. */
  submit: (onValid: (draft: GameDraft) => void) => (event: FormEvent) => void
}

type FormOptions = {
  currency: Currency
  /** For an edit: whether the draft still has the game's tee time, or its price. */
  isTeeTimeKept?: (draft: GameDraft) => boolean
  isPriceKept?: (draft: GameDraft) => boolean
}
const never = () => false

export function useHostForm(
  initial: () => GameDraft,
  { currency, isTeeTimeKept = never, isPriceKept = never }: FormOptions,
): HostFormState {
  const t = useT()
  const now = useNow()
  const leadHours = useSetting('host_lead_hours')
  const teeTimeText = useTeeTimeText()
  const priceText = usePriceProblem(currency)
  const isPriceRefused = (draft: GameDraft) =>
    !isPriceKept(draft) && priceText(draft.price) !== undefined
  const form = useForm<GameDraft>({
    defaultValues: initial(),
    reValidateMode: 'onSubmit',
    resolver: (...input) =>
      zodResolver(
        hostFormSchema({
          now: currentTime(),
          leadHours,
          currency,
          isPriceRefused,
          isTeeTimeKept,
        }),
      )(...input),
  })
  const draft = useWatch({ control: form.control }) as GameDraft

  const showFirstProblem = (errors: FieldErrors<GameDraft>) => {
    const rule = Object.values(errors)[0]?.message as Rule | undefined
    if (!rule) return
    const teeTime = rule === 'teeTime' ? teeTimeProblem(draft, currentTime(), leadHours) : null
    toast({
      tone: 'warning',
      title: t(`hosting.check.${rule}`),
      description:
        rule === 'priceLimit' ? priceText(draft.price) : teeTime ? teeTimeText(teeTime) : undefined,
    })
  }
  return {
    form,
    draft,
    teeTimeIssue: isTeeTimeKept(draft) ? null : teeTimeProblem(draft, now, leadHours),
    submit: (onValid) => (event) => void form.handleSubmit(onValid, showFirstProblem)(event),
  }
}

/** Sets several fields at once. */
export function setFields(form: UseFormReturn<GameDraft>, fields: Partial<GameDraft>): void {
  for (const [name, value] of Object.entries(fields) as [keyof GameDraft, never][])
    form.setValue(name, value, { shouldDirty: true })
}
