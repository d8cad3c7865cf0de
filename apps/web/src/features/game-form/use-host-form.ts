import type { FormEvent } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Currency } from '@tomogolf/domain/money'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { useSetting } from '../../queries/settings.ts'
import type { GameDraft } from './game-draft.ts'
import { brokenRule, hostFormSchema, type Rule } from './host-form-rules.ts'
import { usePriceProblem } from './price/price-problem.ts'
import { STEP_OF_RULE, type HostStep } from './steps/host-steps.ts'
import { teeTimeProblem, useTeeTimeText, type TeeTimeProblem } from './tee-time.ts'
import { useDraftSettings } from './price/use-draft-settings.ts'

export type HostFormState = {
  form: UseFormReturn<GameDraft>
  /** The form as it is now. */
  draft: GameDraft
  /** Shown while typing, and blocks publishing. */
  teeTimeIssue: TeeTimeProblem | null
  /** Checks the form. Shows the first broken rule in a toast and focuses its field. */
  submit: (
    onValid: (draft: GameDraft) => void,
    onBroken?: (rule: Rule, field: keyof GameDraft) => void,
  ) => (event: FormEvent) => void
  /** The same for the fields of one step. True when they are complete. */
  checkStep: (step: HostStep) => boolean
  /** Whether anything but the agreement is missing. */
  isComplete: () => boolean
}

type FormOptions = {
  currency: Currency
  /** For an edit: whether the draft still has the game's tee time, price or terms of the decision. */
  isTeeTimeKept?: (draft: GameDraft) => boolean
  isPriceKept?: (draft: GameDraft) => boolean
  isDecisionKept?: (draft: GameDraft) => boolean
}
const never = () => false

export function useHostForm(
  initial: () => GameDraft,
  { currency, isTeeTimeKept = never, isPriceKept = never, isDecisionKept = never }: FormOptions,
): HostFormState {
  const t = useT()
  const now = useNow()
  const leadHours = useSetting('host_lead_hours')
  const teeTimeText = useTeeTimeText()
  const isPriceRefused = (checked: GameDraft) =>
    !isPriceKept(checked) && priceText(checked.price) !== undefined
  const options = () => ({
    now: currentTime(),
    leadHours,
    currency,
    isPriceRefused,
    isTeeTimeKept,
    isDecisionKept,
  })
  const form = useForm<GameDraft>({
    defaultValues: initial(),
    reValidateMode: 'onSubmit',
    resolver: (...input) => zodResolver(hostFormSchema(options()))(...input),
  })
  const draft = useWatch({ control: form.control }) as GameDraft
  const priceText = usePriceProblem(currency, useDraftSettings(draft))

  const showProblem = (rule: Rule) => {
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
    submit: (onValid, onBroken) => (event) =>
      void form.handleSubmit(onValid, (errors) => {
        const [field, error] = Object.entries(errors)[0] ?? []
        if (!field || !error) return
        const rule = error.message as Rule
        showProblem(rule)
        onBroken?.(rule, field as keyof GameDraft)
      })(event),
    checkStep: (step) => {
      const broken = brokenRule(form.getValues(), options(), (rule) => STEP_OF_RULE[rule] === step)
      if (!broken) return true
      const [rule, field] = broken
      showProblem(rule)
      form.setFocus(field)
      return false
    },
    isComplete: () => !brokenRule(form.getValues(), options(), (rule) => rule !== 'agreement'),
  }
}

/** Sets several fields at once. */
export function setFields(form: UseFormReturn<GameDraft>, fields: Partial<GameDraft>): void {
  for (const [name, value] of Object.entries(fields) as [keyof GameDraft, never][])
    form.setValue(name, value, { shouldDirty: true })
}
