import { z } from 'zod'
import { SKILL_LEVELS, MAX_SLOTS } from '@tomogolf/domain/game'
import { LANGUAGE_CODES } from '@tomogolf/domain/people/language-codes'
import { isPoolArea } from '@tomogolf/domain/wishes/wish-pool'
import { isWishArea, MAX_WISH_AREAS } from '@tomogolf/domain/wishes/wish-areas'
import { DateText, Email, Id, InstantText, LanguageTag } from '../common.schemas.ts'

const Area = z
  .string()
  .max(80)
  .refine(isWishArea, { params: { code: 'choice' } })
const fields = {
  areas: z
    .array(Area)
    .max(MAX_WISH_AREAS)
    .describe('regions, prefectures by English name, places with a distance; none: anywhere'),
  from: DateText.nullable().describe('with `to`: dates in Japan; null with weekdays'),
  to: DateText.nullable(),
  weekdays: z.array(z.int().min(0).max(6)).max(7).describe('0 is Sunday; empty with dates'),
  maxPrice: z.int().min(1).max(100_000).nullable().describe('highest green fee in US dollars'),
  level: z.enum(SKILL_LEVELS).nullable(),
  partySize: z.int().min(1).max(MAX_SLOTS),
  languages: z.array(z.enum(LANGUAGE_CODES)).max(10).describe('the host speaks one of them'),
  needsClubs: z.boolean(),
}
export const WishFields = z.object({
  ...fields,
  areas: fields.areas.default([]),
  from: fields.from.default(null),
  to: fields.to.default(null),
  weekdays: fields.weekdays.default([]),
  maxPrice: fields.maxPrice.default(null),
  level: fields.level.default(null),
  partySize: fields.partySize.default(1),
  languages: fields.languages.default([]),
  needsClubs: fields.needsClubs.default(false),
})
export const NewWishBody = WishFields.extend({
  email: Email.optional().describe('of a visitor without an account, who confirms it'),
  language: LanguageTag.optional().describe('of the mails to that visitor'),
  recaptchaToken: z.string().max(4096).default(''),
})
/** Absent fields keep their value. */
export const WishEditBody = z.object({ ...fields, paused: z.boolean() }).partial()
export const Wish = z.object({
  id: Id,
  ...fields,
  paused: z.boolean(),
  createdAt: InstantText,
  endsAt: InstantText,
})
const People = z.int().min(3).describe('rounded down')
/** What people want, by week in Japan: counts only, and none of fewer than three people. */
export const WishPool = z.object({
  weeks: z
    .array(
      z.object({
        from: DateText.describe('a Monday'),
        to: DateText,
        people: People,
        needClubs: People.nullable(),
        languages: z.array(z.object({ language: z.enum(LANGUAGE_CODES), people: People })),
        days: z.array(z.object({ day: DateText, people: People })),
      }),
    )
    .describe('whole weeks, without those of fewer than three people'),
})
export const WishPoolQuery = z.object({
  area: z
    .string()
    .refine(isPoolArea, { params: { code: 'choice' } })
    .optional()
    .describe('a region or a prefecture by its English name; absent: all Japan'),
  from: DateText,
  to: DateText,
})
/** The secret in the links of a wish's mails; it proves the mailbox. */
export const WishToken = z.string().min(1).max(200)
export const WishAccess = z.object({ token: WishToken.optional() })
