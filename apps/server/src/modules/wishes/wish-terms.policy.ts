import type { z } from 'zod'
import type { WishFields } from '@tomogolf/contract/wishes/wishes.schemas'
import type { Instant } from '@tomogolf/domain/time'
import { ANYWHERE } from '@tomogolf/domain/wishes/wish-areas'
import { startOfDayNumber, wishDays } from '@tomogolf/domain/wishes/wish-days'
import type { WishRow } from './wishes.repository.ts'

export type WishInput = z.output<typeof WishFields>
type Terms = Omit<
  WishRow,
  | 'id'
  | 'owner'
  | 'userId'
  | 'email'
  | 'language'
  | 'createdAt'
  | 'confirmedAt'
  | 'pausedAt'
  | 'changedAt'
>

/** The columns of a wish; undefined when its dates make no sense. */
export function toTerms(input: WishInput, now: Instant): Terms | undefined {
  const days = wishDays(input, now)
  if (!days) return undefined
  const areas = [...new Set(input.areas)]
  return {
    areas: areas.length === 0 ? [ANYWHERE] : areas,
    fromDay: input.from,
    toDay: input.to,
    weekdays: [...new Set(input.weekdays)].toSorted((a, b) => a - b),
    days,
    maxPrice: input.maxPrice,
    level: input.level,
    partySize: input.partySize,
    languages: [...new Set(input.languages)],
    needsClubs: input.needsClubs,
    endsAt: startOfDayNumber(days.at(-1)! + 1),
  }
}
export const toInput = (wish: WishRow): WishInput => ({
  areas: wish.areas.filter((area) => area !== ANYWHERE),
  from: wish.fromDay,
  to: wish.toDay,
  weekdays: wish.weekdays,
  maxPrice: wish.maxPrice,
  level: wish.level,
  partySize: wish.partySize,
  languages: wish.languages,
  needsClubs: wish.needsClubs,
})
