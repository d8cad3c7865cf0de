import { z } from 'zod'
import { JAPAN_MONTH } from '@tomogolf/domain/payments/japan-month'
import { CURRENCY_CODES, MAX_MAJOR } from '@tomogolf/domain/money'
import { isKatakanaName, normaliseKatakana } from '@tomogolf/domain/katakana/katakana-name'
import { isKanjiName, isLatinName, normaliseLatinName } from '@tomogolf/domain/katakana/latin-name'
import { isName, normaliseName } from '@tomogolf/domain/people/person-name'
import { PLACE_KINDS } from '@tomogolf/domain/places/places'
import { pointNear } from '@tomogolf/domain/places/near'
import { fromJapanText } from '@tomogolf/domain/time'
import { WEB_PROTOCOL, webAddress } from '@tomogolf/domain/addresses/web-address'

export const Id = z.string().regex(/^[a-z0-9]{14}$/)
export const IdParams = z.object({ id: Id })
export const CourseSlug = z.string().regex(/^[a-z0-9-]{1,120}$/)
/** ISO 8601 with Z. */
export const InstantText = z.iso.datetime()
/** Japan local time `YYYY-MM-DD HH:mm:00`. */
export const JapanText = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:00$/)
  .refine((text) => fromJapanText(text) !== undefined, { params: { code: 'date' } })
export const DateText = z.iso.date()
/** A month in Japan. */
export const MonthText = z.string().regex(JAPAN_MONTH)
/** A course in Latin letters, in Japanese characters where they are known, and in Hangul. */
export const CourseNames = z.object({
  courseName: z.string(),
  courseNameJa: z.string().nullable(),
  courseNameKo: z.string().nullable(),
})
export const CurrencyCode = z.enum(CURRENCY_CODES)
/** A decimal amount in major units with its currency. */
export const Amount = z.object({ amount: z.number(), currency: CurrencyCode })
/** Decimals of the currency with the most; a currency with fewer is checked where it is known. */
const MOST_DECIMALS = 2
/** Nothing is rounded: `exactMajor` refuses more decimals than the currency has. */
const AmountOfMoney = z
  .number()
  .max(MAX_MAJOR)
  .refine((value) => Number(value.toFixed(MOST_DECIMALS)) === value, {
    params: { code: 'decimals', values: { max: MOST_DECIMALS } },
  })
/**
 * An amount that a person enters, in major units of a currency that the request or its subject
 * names.
 */
export const EnteredAmount = AmountOfMoney.positive()
/** A green fee is at least one unit of its currency; the settings limit it further. */
export const GreenFee = AmountOfMoney.min(1)
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email())
export const Ok = z.object({ success: z.literal(true) })
export const Pagination = z.object({
  page: z.int(),
  pageSize: z.int(),
  total: z.int(),
  totalPages: z.int(),
})
export const PageNumber = z.coerce.number().int().min(1).max(100_000).default(1)
/** One line of user input: trimmed, no control characters. */
export const line = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .regex(/^[^\p{Cc}]*$/u)
/** The name of a person or a place, in one normalised form. */
export const name = (min: number, max: number) =>
  z
    .string()
    .overwrite(normaliseName)
    .min(min)
    .max(max)
    .refine((text) => text === '' || isName(text), { params: { code: 'name' } })
/** A full name in Latin letters, and the same in katakana: as courses want them. */
export const LatinName = z
  .string()
  .overwrite(normaliseLatinName)
  .max(80)
  .refine(isLatinName, { params: { code: 'latin_name' } })
export const KatakanaName = z
  .string()
  .overwrite(normaliseKatakana)
  .max(80)
  .refine(isKatakanaName, { params: { code: 'katakana' } })
export const KanjiName = z
  .string()
  .overwrite(normaliseName)
  .max(20)
  .refine(isKanjiName, { params: { code: 'kanji' } })
/** A link to a page elsewhere. */
export const WebAddress = z
  .url({ protocol: WEB_PROTOCOL })
  .refine((text) => webAddress(text) !== null, { params: { code: 'format' } })
/** Multi-line user input. */
export const lines = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u)
/** A place's id, or a device's position `lat,lon` with at most three decimals. */
export const Near = z
  .string()
  .max(60)
  .refine((near) => pointNear(near) !== undefined, { params: { code: 'near' } })
const PlaceName = z.object({ en: z.string(), ja: z.string(), ko: z.string(), zh: z.string() })
/** A position on Japan's map: of a course, a station, an airport or an area. */
export const Position = z.object({ lat: z.number(), lng: z.number() })
/** The place from which distances are measured. */
export const OriginPlace = Position.extend({
  id: z.string(),
  kind: z.enum(PLACE_KINDS),
  name: PlaceName,
})
/** A position with places around it, the nearest first; `km` are straight lines. */
export const Where = z.object({
  lat: z.number(),
  lng: z.number(),
  origin: z.string().describe('the id of the place from which the map measures'),
  places: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(PLACE_KINDS),
      name: PlaceName,
      km: z.int(),
    }),
  ),
})
export const LanguageTag = z.enum(['en', 'ja', 'ko', 'zh'])
