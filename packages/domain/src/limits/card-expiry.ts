import { neededUntil } from '../hold-plan.ts'
import type { Settings } from '../settings.ts'
import { DAY, japanParts, type Instant } from '../time.ts'

export type Expiry = { readonly expMonth: number; readonly expYear: number }

/** A card is valid to the end of its expiry month in Japan time. */
export function isCardExpired(card: Expiry, at: Instant): boolean {
  const { year, month } = japanParts(at)
  return card.expYear < year || (card.expYear === year && card.expMonth < month)
}

/**
 * Whether a card expires before its hold is placed, or after that but before the hold has ended;
 * null: it lasts.
 */
export function cardExpiryProblem(
  card: Expiry,
  hold: { readonly placeAt: Instant; readonly teeTime: Instant },
  settings: Pick<Settings, 'no_show_statement_hours'>,
): 'before_hold' | 'before_end' | null {
  if (isCardExpired(card, hold.placeAt)) return 'before_hold'
  return isCardExpired(card, neededUntil(hold.teeTime, settings)) ? 'before_end' : null
}

/** A person is reminded this long before the hold is placed on a card that will not last. */
export const CARD_REMINDER_LEAD = 5 * DAY
