import { webAddress } from '@tomogolf/domain/addresses/web-address'
import { TERRAINS } from '@tomogolf/domain/game'
import { toText, type Fields } from './operator-fields.step.ts'
import type { ListRow } from './operator-list.adapter.ts'

/** Undefined: not a value of the field. */
type Reader<Value> = (text: string) => Value | undefined
const whole =
  (min: number, max: number): Reader<number> =>
  (text) => {
    const value = Number(text)
    return /^\d+$/.test(text) && value >= min && value <= max ? value : undefined
  }
const upTo =
  (length: number): Reader<string> =>
  (text) =>
    text.length <= length ? text : undefined
const address =
  (length: number): Reader<string> =>
  (text) =>
    text.length <= length && webAddress(text) !== null ? text : undefined
const oneOf =
  <const Value extends string>(values: readonly Value[]): Reader<Value> =>
  (text) =>
    values.find((value) => value === text)

/** The optional columns of a list, with the bounds of the edit form. */
const DETAILS: { readonly [K in keyof ListRow]?: readonly [keyof Fields, Reader<unknown>] } = {
  par: ['par', whole(27, 300)],
  terrain: ['terrain', oneOf(TERRAINS)],
  terrain_known: [
    'terrainKnown',
    (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
  ],
  weekday_price_jpy: ['weekdayPriceJpy', whole(0, 200_000)],
  weekend_price_jpy: ['weekendPriceJpy', whole(0, 200_000)],
  price_year: ['priceYear', whole(2000, 2100)],
  price_note: ['priceNote', upTo(300)],
  price_source_url: ['priceSourceUrl', address(500)],
  visitors_welcome: ['visitorsWelcome', oneOf(['yes', 'no'])],
  architect: ['architect', upTo(120)],
  opened_year: ['openedYear', whole(1900, 2100)],
  access: ['access', upTo(500)],
  last_bus: ['lastBus', upTo(200)],
  last_bus_source_url: ['lastBusSourceUrl', address(500)],
  website: ['website', address(300)],
  events: ['events', upTo(500)],
}

/**
 * The optional fields of a line, or the name of the column that has no valid value. A value that the
 * course already has is kept as it is, so that an export is imported unchanged.
 */
export function readDetails(
  given: ListRow,
  base: Fields | undefined,
): { details: Partial<Fields> } | { problem: string } {
  const details: Record<string, unknown> = {}
  for (const [column, [field, read]] of Object.entries(DETAILS)) {
    const text = given[column as keyof ListRow]
    if (text === undefined || (base && toText(base[field]).trim() === text)) continue
    const value = read(text)
    if (value === undefined) return { problem: column }
    details[field] = value
  }
  return { details: details as Partial<Fields> }
}
