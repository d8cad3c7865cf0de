import {
  CART_SYSTEMS,
  COURSE_TYPES,
  DRESS_CODES,
  EXTRAS,
  MAX_SLOTS,
  MEAL_PACKAGES,
  SKILL_LEVELS,
  TERRAINS,
  type SkillLevel,
  type Terrain,
} from '@tomogolf/domain/game'
import { REGIONS, type Region } from '@tomogolf/domain/regions'
import { fromJapanText } from '@tomogolf/domain/time'
import type { BodyOf } from '@tomogolf/contract/endpoints'
import { oneOf } from '@tomogolf/ui/lib/search-params.ts'
import type { GameDetail } from '../../queries/games.ts'

type Body = BodyOf<'POST /api/games'>
type Extra = (typeof EXTRAS)[number]

/** The host form as it is being filled: dates and the price are text until they are sent. */
export type Draft = {
  courseName: string
  courseId: string | null
  courseNameJa: string | null
  region: Region | null
  /** `YYYY-MM-DD` and `HH:mm`, Japan time; empty while not chosen. */
  date: string
  time: string
  location: string
  price: string
  slots: number
  skillLevel: SkillLevel
  courseType: (typeof COURSE_TYPES)[number]
  cartSystem: (typeof CART_SYSTEMS)[number]
  mealPackageType: (typeof MEAL_PACKAGES)[number]
  courseTerrain: Terrain
  dressCodeLevel: (typeof DRESS_CODES)[number]
  caddieIncluded: boolean
  playThrough: boolean
  twoSomeGuarantee: boolean
  extras: readonly Extra[]
  transportationProvided: boolean
  transportationDetails: string
  notes: string
  /** The payment agreement; ticked anew for each game. */
  agreed: boolean
}
export type Change = (part: Partial<Draft>) => void

/** An untouched form. After a game was published the next one starts with a casual dress code. */
export const emptyDraft = (dressCodeLevel: Draft['dressCodeLevel'] = 'business'): Draft => ({
  courseName: '',
  courseId: null,
  courseNameJa: null,
  region: null,
  date: '',
  time: '',
  location: '',
  price: '',
  slots: 1,
  skillLevel: 'any',
  courseType: '18H',
  cartSystem: 'self_play',
  mealPackageType: 'not_included',
  courseTerrain: 'parkland',
  dressCodeLevel,
  caddieIncluded: false,
  playThrough: false,
  twoSomeGuarantee: false,
  extras: [],
  transportationProvided: false,
  transportationDetails: '',
  notes: '',
  agreed: false,
})

/** The currency that the host form offers. */
export const FORM_CURRENCY = 'USD'

/** What the form says, as the call takes it. The draft must have passed its checks. */
export function bodyOf(d: Draft, currency: Body['currency'] = FORM_CURRENCY): Body {
  const {
    agreed: _,
    courseNameJa: __,
    region: ___,
    date,
    time,
    price,
    notes,
    transportationDetails,
    ...same
  } = d
  return {
    ...same,
    courseName: d.courseName.trim(),
    location: d.location.trim(),
    date: `${date} ${time}:00`,
    price: Number(price),
    currency,
    extras: [...d.extras],
    notes: notes.trim() || null,
    mealIncluded: d.mealPackageType === 'included_in_fees',
    transportationDetails: d.transportationProvided ? transportationDetails.trim() : null,
  }
}

/** A game as the form shows it for editing. */
export function draftOf(game: GameDetail): Draft {
  const [date = '', clock = ''] = game.date.split(' ')
  const {
    courseName,
    courseId,
    courseNameJa,
    region,
    location,
    slots,
    skillLevel,
    courseType,
    cartSystem,
    courseTerrain,
    dressCodeLevel,
    caddieIncluded,
    playThrough,
    twoSomeGuarantee,
    extras,
    transportationProvided,
  } = game
  return {
    courseName,
    courseId,
    courseNameJa,
    region,
    location,
    slots,
    skillLevel,
    courseType,
    cartSystem,
    courseTerrain,
    dressCodeLevel,
    caddieIncluded,
    playThrough,
    twoSomeGuarantee,
    extras,
    transportationProvided,
    date,
    time: clock.slice(0, 5),
    price: String(game.price),
    mealPackageType: mealOf(game),
    transportationDetails: game.transportationDetails ?? '',
    notes: game.notes ?? '',
    agreed: true,
  }
}

/** The same game again, on a day that is yet to be chosen and with its own agreement. */
export const duplicateOf = (game: GameDetail): Draft => ({
  ...draftOf(game),
  date: '',
  agreed: false,
  ...(game.currency !== FORM_CURRENCY && { price: '' }),
})

/** Older games only said whether a meal is included. */
export const mealOf = (
  game: Pick<GameDetail, 'mealIncluded' | 'mealPackageType'>,
): Draft['mealPackageType'] =>
  game.mealIncluded && game.mealPackageType === 'not_included'
    ? 'included_in_fees'
    : game.mealPackageType

/** What an edit changes: only that is sent, so that nothing else is overwritten. */
export function changesOf(before: Draft, after: Draft): Partial<Body> {
  const [a, b] = [bodyOf(before), bodyOf(after)]
  const names = (Object.keys(b) as (keyof Body)[]).filter(
    (name) => name !== 'currency' && JSON.stringify(a[name]) !== JSON.stringify(b[name]),
  )
  return Object.fromEntries(names.map((name) => [name, b[name]]))
}

/** A draft out of storage: what an older version or a stranger wrote is taken field by field, or left out. */
export function draftFrom(stored: unknown): Draft | null {
  if (typeof stored !== 'object' || stored === null) return null
  const s = stored as Record<string, unknown>,
    empty = emptyDraft()
  const words = (
    name: 'courseName' | 'date' | 'time' | 'location' | 'price' | 'transportationDetails' | 'notes',
    max: number,
  ) => (typeof s[name] === 'string' ? s[name].slice(0, max) : empty[name])
  const yes = (name: keyof Draft) => s[name] === true
  const date = words('date', 10),
    time = words('time', 5)
  return {
    ...empty,
    courseName: words('courseName', 120),
    courseId: typeof s.courseId === 'string' ? s.courseId : null,
    courseNameJa: typeof s.courseNameJa === 'string' ? s.courseNameJa : null,
    region: oneOf(s.region, REGIONS) ?? null,
    date: fromJapanText(date) === undefined ? '' : date,
    time: fromJapanText(`2000-01-01 ${time}`) === undefined ? '' : time,
    location: words('location', 200),
    price: words('price', 12),
    notes: words('notes', 2000),
    transportationDetails: words('transportationDetails', 500),
    slots: Number.isInteger(s.slots)
      ? Math.min(MAX_SLOTS, Math.max(1, s.slots as number))
      : empty.slots,
    skillLevel: oneOf(s.skillLevel, SKILL_LEVELS) ?? empty.skillLevel,
    courseType: oneOf(s.courseType, COURSE_TYPES) ?? empty.courseType,
    cartSystem: oneOf(s.cartSystem, CART_SYSTEMS) ?? empty.cartSystem,
    mealPackageType: oneOf(s.mealPackageType, MEAL_PACKAGES) ?? empty.mealPackageType,
    courseTerrain: oneOf(s.courseTerrain, TERRAINS) ?? empty.courseTerrain,
    dressCodeLevel: oneOf(s.dressCodeLevel, DRESS_CODES) ?? empty.dressCodeLevel,
    caddieIncluded: yes('caddieIncluded'),
    playThrough: yes('playThrough'),
    twoSomeGuarantee: yes('twoSomeGuarantee'),
    transportationProvided: yes('transportationProvided'),
    extras: Array.isArray(s.extras)
      ? EXTRAS.filter((extra) => (s.extras as unknown[]).includes(extra))
      : [],
  }
}
