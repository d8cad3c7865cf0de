import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { useSetting } from '../../queries/settings.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { firstProblem, teeTimeProblem, type Check } from './checks.ts'
import { useTeeTimeText } from './CourseAndTime.tsx'
import type { Draft } from './draft.ts'

/** Where the field of a check is; the tee time is mended where the time is. */
const placeOf = (check: Check) => (check === 'teeTime' ? 'time' : check)

/** Makes the form's checks: the first that fails is told in a warning, its field takes the focus, and the answer is false. */
export function useChecks(): (draft: Draft, without?: readonly Check[]) => boolean {
  const t = useT()
  const lead = useSetting('host_lead_hours')
  const say = useTeeTimeText()
  return (draft, without) => {
    const now = currentTime()
    const check = firstProblem(draft, now, lead, without)
    if (check === null) return true
    const teeTime = check === 'teeTime' ? teeTimeProblem(draft, now, lead) : null
    toast({
      tone: 'warning',
      title: t(`hosting.check.${check}`),
      description: teeTime ? say(teeTime) : undefined,
    })
    document
      .querySelector<HTMLElement>(`[data-check='${placeOf(check)}'] :is(input, button, textarea)`)
      ?.focus()
    return false
  }
}
