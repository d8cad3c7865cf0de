import { z } from 'zod'
import { TERRAINS } from '@tomogolf/domain/game'
import { REGIONS } from '@tomogolf/domain/regions'
import { Amount, CourseSlug, PageNumber, Where } from './common.schemas.ts'

/** `terrain` selects the drawing; pages state it as a fact only where `terrainKnown`. */
export const CourseHit = z.object({
  id: CourseSlug,
  name: z.string(),
  nameJa: z.string(),
  nameKo: z.string().describe('the name in Hangul'),
  address: z.string(),
  placeJa: z.string().describe('prefecture and municipality in Japanese'),
  placeKo: z.string().describe('the same in Hangul'),
  region: z.enum(REGIONS),
  prefecture: z.string(),
  terrain: z.enum(TERRAINS),
  terrainKnown: z.boolean(),
})
export const PRICE_BANDS = ['under_15000', '15000_25000', 'over_25000', 'unknown'] as const
/** A guide price always has its year; prices older than 2017 are not served. */
export const GuidePrice = z.object({
  weekdayJpy: z.int().nullable(),
  weekendJpy: z.int().nullable(),
  year: z.int(),
  note: z.string().nullable(),
  sourceUrl: z.string().nullable(),
})
/**
 * `openGames`: games that can be joined. `hostedPrice`: the lowest price of an upcoming game here.
 * `hostedPriceJpy`: the same in yen at the operator's rate, for price bands only, never displayed.
 */
export const CourseListItem = CourseHit.extend({
  prefectureJa: z.string(),
  municipality: z.string(),
  municipalityJa: z.string(),
  holes: z.int().nullable(),
  openGames: z.int(),
  guidePrice: GuidePrice.nullable(),
  hostedPrice: Amount.nullable(),
  hostedPriceJpy: z.int().nullable(),
})
/** `remarks`: notes of a source about access and price, in each language. */
export const CourseDetail = CourseListItem.extend({
  lat: z.number(),
  lng: z.number(),
  where: Where,
  architect: z.string().nullable(),
  openedYear: z.int().nullable(),
  par: z.int().nullable(),
  visitorsWelcome: z.enum(['yes', 'no']).nullable(),
  access: z.string().nullable(),
  website: z.string().nullable(),
  events: z.string().nullable(),
  remarks: z.record(
    z.string(),
    z.object({ en: z.string(), ja: z.string(), ko: z.string(), zh: z.string() }),
  ),
})
export const CourseListQuery = z.object({
  view: z.enum(['alphabetical', 'region', 'price']).default('alphabetical'),
  q: z.string().trim().max(100).optional(),
  region: z.enum(REGIONS).optional(),
  prefecture: z.string().max(30).optional(),
  price: z.enum(PRICE_BANDS).optional(),
  page: PageNumber,
})
