import type { Rule } from '../host-form-rules.ts'

export const HOST_STEPS = ['course', 'players', 'price', 'check'] as const
export type HostStep = (typeof HOST_STEPS)[number]

/** Where the field of each rule is. */
export const STEP_OF_RULE: Record<Rule, HostStep> = {
  course: 'course',
  date: 'course',
  time: 'course',
  teeTime: 'course',
  location: 'course',
  price: 'price',
  priceLimit: 'price',
  agreement: 'check',
  transportation: 'price',
  decision: 'players',
  booking: 'course',
}

export const nextStep = (step: HostStep): HostStep =>
  HOST_STEPS[HOST_STEPS.indexOf(step) + 1] ?? 'check'
