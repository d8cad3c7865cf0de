import type { BodyOf } from '@tomogolf/contract/api/endpoints'
import type { SkillLevel } from '@tomogolf/domain/game'
import type { LanguageCode } from '@tomogolf/domain/people/language-codes'
import { isWishArea } from '@tomogolf/domain/wishes/wish-areas'
import type { Wish } from '../../queries/wishes.ts'
import type { WishSearch } from './wish-search.ts'

/** Of the slider, in US dollars; its end means any price. */
export const PRICES = { min: 30, max: 310, step: 10 } as const

export const PARTY_SIZES = ['1', '2', '3'] as const

export type WishValues = {
  areas: string[]
  when: 'dates' | 'weekdays'
  from: string
  to: string
  weekdays: string[]
  price: number
  partySize: (typeof PARTY_SIZES)[number]
  languages: LanguageCode[]
  level: SkillLevel | ''
  needsClubs: boolean
  email: string
}

export function initialValues({ area, date, price, level, language }: WishSearch): WishValues {
  const [from = '', to = from] = date?.split(',') ?? []
  return {
    areas: area !== undefined && isWishArea(area) ? [area] : [],
    when: 'dates',
    from,
    to,
    weekdays: [],
    price: price === undefined ? PRICES.max : Math.min(PRICES.max, Math.max(PRICES.min, price)),
    partySize: '1',
    languages: language === undefined ? [] : [language],
    level: level ?? '',
    needsClubs: false,
    email: '',
  }
}

/** An open wish in the form. */
export const valuesOf = (wish: Wish): WishValues => ({
  areas: wish.areas,
  when: wish.from === null ? 'weekdays' : 'dates',
  from: wish.from ?? '',
  to: wish.to ?? '',
  weekdays: wish.weekdays.map(String),
  price: Math.min(PRICES.max, Math.max(PRICES.min, wish.maxPrice ?? PRICES.max)),
  partySize: PARTY_SIZES.find((size) => size === String(wish.partySize)) ?? '1',
  languages: wish.languages,
  level: wish.level ?? '',
  needsClubs: wish.needsClubs,
  email: '',
})

export const bodyOf = (values: WishValues): Omit<BodyOf<'POST /api/wishes'>, 'recaptchaToken'> => {
  const dates = values.when === 'dates'
  return {
    areas: values.areas,
    from: dates ? values.from : null,
    to: dates ? values.to || values.from : null,
    weekdays: dates ? [] : values.weekdays.map(Number),
    maxPrice: values.price >= PRICES.max ? null : values.price,
    level: values.level || null,
    partySize: Number(values.partySize),
    languages: values.languages,
    needsClubs: values.needsClubs,
    ...(values.email.trim() && { email: values.email.trim() }),
  }
}
