import type { Currency } from '@tomogolf/domain/money'
import { parseTypedPrice } from '@tomogolf/domain/payments/typed-price'
import type { Instant } from '@tomogolf/domain/time'
import { isBookingBroken } from './booking/booking-draft.ts'
import { isDecisionBroken } from './decision/decision-fields.ts'
import { gameDraftSchema, type GameDraft } from './game-draft.ts'
import { teeTimeOf, teeTimeProblem } from './tee-time.ts'

export type Rule =
  | 'course'
  | 'date'
  | 'time'
  | 'teeTime'
  | 'location'
  | 'price'
  | 'priceLimit'
  | 'agreement'
  | 'transportation'
  | 'decision'
  | 'booking'
/** `isPriceRefused`: the limits of the settings and of the card provider. */
type RuleContext = {
  now: Instant
  leadHours: number
  currency: Currency
  isPriceRefused: (draft: GameDraft) => boolean
}
type RuleRow = readonly [
  rule: Rule,
  field: keyof GameDraft,
  isBroken: (draft: GameDraft, context: RuleContext) => boolean,
]

/** The rules in the order of checking; the field of the first broken one takes the focus. */
export const HOST_FORM_RULES: readonly RuleRow[] = [
  ['course', 'courseName', ({ courseName }) => courseName.trim() === ''],
  ['date', 'date', ({ date }) => date === ''],
  ['time', 'time', ({ time }) => time === ''],
  [
    'teeTime',
    'time',
    (draft, { now, leadHours }) =>
      teeTimeOf(draft) === undefined || teeTimeProblem(draft, now, leadHours) !== null,
  ],
  ['booking', 'booking', (draft) => isBookingBroken(draft.booking, teeTimeOf(draft) ?? Infinity)],
  ['location', 'location', ({ location }) => location.trim() === ''],
  ['price', 'price', ({ price }, { currency }) => !((parseTypedPrice(price, currency) ?? 0) > 0)],
  ['priceLimit', 'price', (draft, { isPriceRefused }) => isPriceRefused(draft)],
  ['agreement', 'agreed', ({ agreed }) => !agreed],
  [
    'transportation',
    'transportationDetails',
    ({ transportationProvided, transportationDetails }) =>
      transportationProvided && transportationDetails.trim() === '',
  ],
  ['decision', 'decideTime', (draft, { now }) => isDecisionBroken(draft, now)],
]

type SchemaOptions = RuleContext & {
  /** An edit that keeps the tee time does not check it: it was valid when it was set. */
  isTeeTimeKept?: (draft: GameDraft) => boolean
  /** The same for the terms of the decision; locked ones are the server's to check. */
  isDecisionKept?: (draft: GameDraft) => boolean
}

/** The first broken rule among the wanted ones. */
export const brokenRule = (
  draft: GameDraft,
  { isTeeTimeKept, isDecisionKept, ...context }: SchemaOptions,
  isWanted: (rule: Rule) => boolean = () => true,
) =>
  HOST_FORM_RULES.find(
    ([rule, , isBroken]) =>
      isWanted(rule) &&
      !(rule === 'teeTime' && isTeeTimeKept?.(draft)) &&
      !(rule === 'decision' && isDecisionKept?.(draft)) &&
      isBroken(draft, context),
  )

/** Reports the first broken rule only: its name is the message, its field the path. */
export const hostFormSchema = (options: SchemaOptions) =>
  gameDraftSchema.superRefine((draft, { addIssue }) => {
    const broken = brokenRule(draft, options)
    if (!broken) return
    const [rule, field] = broken
    addIssue({ code: 'custom', path: [field], message: rule })
  })
