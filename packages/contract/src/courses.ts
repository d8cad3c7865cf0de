import { z } from 'zod'
import { TERRAINS } from '@tomogolf/domain/game'
import { REGIONS } from '@tomogolf/domain/regions'
import { endpoint } from './endpoint.ts'
import { Amount, CourseSlug, PageNumber, Pagination } from './common.schemas.ts'

/** `terrain` is for the drawing; it is a fact, to be told in words, only where `terrainKnown`. */
export const CourseHit = z.object({
  id: CourseSlug,
  name: z.string(),
  nameJa: z.string(),
  address: z.string(),
  region: z.enum(REGIONS),
  prefecture: z.string(),
  terrain: z.enum(TERRAINS),
  terrainKnown: z.boolean(),
})
export const PRICE_BANDS = ['under_15000', '15000_25000', 'over_25000', 'unknown'] as const
/** A guide price always travels with its year; prices older than 2017 are not served. */
export const GuidePrice = z.object({
  weekdayJpy: z.int().nullable(),
  weekendJpy: z.int().nullable(),
  year: z.int(),
  note: z.string().nullable(),
  sourceUrl: z.string().nullable(),
})
/** `openGames`: games that can be joined. `hostedPrice`: the least price of an upcoming game here; `hostedPriceJpy`: the same in yen at the house rate, for the bands and never to be shown. */
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
/** `remarks`: what a source says of the way there and of the price, by its words, in the words of each language. */
export const CourseDetail = CourseListItem.extend({
  lat: z.number(),
  lng: z.number(),
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

export const courses = {
  'GET /api/golf-courses/search': endpoint({
    summary: 'Course autocomplete: up to 8 courses from 2 characters on; English, Japanese, romaji',
    guard: 'public',
    limit: 'read',
    query: z.object({ q: z.string().trim().max(100) }),
    result: z.array(CourseHit),
    errors: [],
  }),
  'GET /api/golf-courses': endpoint({
    summary: 'Courses, filtered and paged, with counts by prefecture',
    guard: 'public',
    limit: 'read',
    query: CourseListQuery,
    result: z.object({
      courses: z.array(CourseListItem),
      pagination: Pagination,
      byPrefecture: z.record(z.string(), z.object({ courses: z.int(), openGames: z.int() })),
      byPrice: z.record(z.string(), z.int()),
    }),
    errors: [],
  }),
  'GET /api/golf-courses/:id': endpoint({
    summary: 'One course',
    guard: 'public',
    limit: 'read',
    params: z.object({ id: CourseSlug }),
    result: CourseDetail,
    errors: ['NOT_FOUND'],
  }),
}
