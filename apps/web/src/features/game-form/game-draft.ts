import { z } from 'zod'
import {
  CART_SYSTEMS,
  COURSE_TYPES,
  DRESS_CODES,
  EXTRAS,
  MAX_SLOTS,
  MEAL_PACKAGES,
  SKILL_LEVELS,
  TERRAINS,
} from '@tomogolf/domain/game'
import { JOINING_WAYS } from '@tomogolf/domain/approval/join-request'
import { REGIONS } from '@tomogolf/domain/regions'
import { SERIES_WEEKS_LIMIT, laterDays } from '@tomogolf/domain/series/weekly-series'
import { fromJapanText } from '@tomogolf/domain/time'
import { bookingDraftSchema } from './booking/booking-draft.ts'

const text = (maxLength: number) =>
  z
    .string()
    .transform((value) => value.slice(0, maxLength))
    .catch('')
/** `otherwise` unless `date time` is a moment in Japan. */
const japanText = (toJapanText: (value: string) => string, otherwise = '') =>
  z
    .string()
    .refine((value) => fromJapanText(toJapanText(value)) !== undefined)
    .catch(otherwise)
const optionalText = z.string().nullable().catch(null)
const flag = z.boolean().catch(false)

/**
 * The fields of the host form with their defaults. Dates and the price stay text until they are
 * sent. Every field repairs itself: an old or damaged stored draft loses only what is invalid.
 */
export const gameDraftSchema = z.object({
  courseName: text(120),
  courseId: optionalText,
  courseNameJa: optionalText,
  courseNameKo: optionalText,
  /** Where the chosen course is: the address that it filled in, and the place in other scripts. */
  coursePlace: z
    .object({ address: z.string(), placeJa: z.string(), placeKo: z.string() })
    .nullable()
    .catch(null),
  region: z.enum(REGIONS).nullable().catch(null),
  /** `YYYY-MM-DD` and `HH:mm`, Japan time; empty while not chosen. */
  date: japanText((date) => date),
  time: japanText((time) => `2000-01-01 ${time}`),
  /** Of a new game: how many weeks in a row it is played, and the later days that are left out. */
  repeatWeeks: z.int().min(1).max(SERIES_WEEKS_LIMIT).catch(1),
  skippedDays: z.array(z.string()).catch([]),
  location: text(200),
  price: text(12),
  slots: z
    .int()
    .transform((slots) => Math.min(MAX_SLOTS, Math.max(1, slots)))
    .catch(1),
  skillLevel: z.enum(SKILL_LEVELS).catch('any'),
  /** Null: the round is played whatever the number. Otherwise decided so many days before, at a time. */
  minPlayers: z
    .int()
    .min(2)
    .max(MAX_SLOTS + 1)
    .nullable()
    .catch(null),
  joining: z.enum(JOINING_WAYS).catch('instant'),
  womenOnly: flag,
  inviteOnly: flag,
  /** A round whose guests are invited who want to play again. */
  againOf: optionalText,
  headStart: flag,
  decideDays: z.int().min(0).catch(1),
  decideTime: japanText((time) => `2000-01-01 ${time}`, '17:00'),
  courseType: z.enum(COURSE_TYPES).catch('18H'),
  cartSystem: z.enum(CART_SYSTEMS).catch('self_play'),
  mealPackageType: z.enum(MEAL_PACKAGES).catch('not_included'),
  courseTerrain: z.enum(TERRAINS).catch('parkland'),
  dressCodeLevel: z.enum(DRESS_CODES).catch('business'),
  caddieIncluded: flag,
  playThrough: flag,
  twoSomeGuarantee: flag,
  extras: z
    .custom<(typeof EXTRAS)[number][]>((value) => Array.isArray(value))
    .transform((extras) => EXTRAS.filter((extra) => extras.includes(extra)))
    .catch([]),
  transportationProvided: flag,
  transportationDetails: text(500),
  notes: text(2000),
  /** The booking at the course; null: none is given. */
  booking: bookingDraftSchema.nullable().catch(null),
  /** The payment agreement; each game needs its own. */
  agreed: flag,
})
export type GameDraft = z.output<typeof gameDraftSchema>

/** The later days of a weekly series, without those that are left out. */
export const repeatedDays = ({
  date,
  repeatWeeks,
  skippedDays,
}: Pick<GameDraft, 'date' | 'repeatWeeks' | 'skippedDays'>): string[] =>
  laterDays(date, repeatWeeks).filter((day) => !skippedDays.includes(day))

/** An untouched form. After a game was published the next one starts with a casual dress code. */
export const emptyDraft = (dressCodeLevel: GameDraft['dressCodeLevel'] = 'business'): GameDraft =>
  gameDraftSchema.parse({ dressCodeLevel })

/** A draft from storage without its agreement; null when nothing usable is stored. */
export function parseStoredDraft(stored: unknown): GameDraft | null {
  const draft = gameDraftSchema.safeParse(stored)
  return draft.success ? { ...draft.data, agreed: false } : null
}
