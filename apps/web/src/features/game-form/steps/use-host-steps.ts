import { useEffect, useRef, useState } from 'react'
import { useLocation, useRouter } from '@tanstack/react-router'
import type { UseFormReturn } from 'react-hook-form'
import type { GameDraft } from '../game-draft.ts'
import type { HostStep } from './host-steps.ts'

export const stepHeadingId = (step: HostStep): string => `host-step-${step}`

/**
 * The open step. It is part of the browser's history, so that Back leads to the step before instead
 * of away from the form.
 */
export function useHostSteps(form: UseFormReturn<GameDraft>, initial: () => HostStep) {
  const router = useRouter()
  const [first] = useState(initial)
  const [opened] = useState(() => historyIndex(router.history))
  const step = useLocation({ select: ({ state }) => state.hostStep }) ?? first
  const shown = useRef(step)
  const target = useRef<keyof GameDraft>(null)

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (target.current) form.setFocus(target.current)
    else {
      const heading = document.getElementById(stepHeadingId(step))
      heading?.focus({ preventScroll: true })
      // the bar of steps above it
      heading?.closest('[role=dialog]')?.querySelector('nav')?.scrollIntoView({ block: 'nearest' })
    }
    target.current = null
  }, [step, form])

  /** `field` takes the focus, otherwise the heading of the step. */
  const open = (next: HostStep, field?: keyof GameDraft) => {
    if (next === step) return
    target.current = field ?? null
    void router.navigate({
      to: '.',
      search: true,
      state: (state) => ({ ...state, hostStep: next }),
      resetScroll: false,
    })
  }
  /** Removes the steps from the history. */
  const leave = (): Promise<void> =>
    new Promise((resolve) => {
      const pushed = historyIndex(router.history) - opened
      if (pushed <= 0) return resolve()
      const stop = router.history.subscribe(() => {
        stop()
        resolve()
      })
      router.history.go(-pushed)
    })
  return { step, open, leave }
}

const historyIndex = ({ location }: { location: { state: { __TSR_index?: number } } }): number =>
  location.state.__TSR_index ?? 0
