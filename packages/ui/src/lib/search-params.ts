/**
 * Parsers of search parameters: they take unknown values, never throw and return undefined for
 * invalid ones.
 */
export const oneOf = <const T extends readonly string[]>(
  value: unknown,
  list: T,
): T[number] | undefined => (list.includes(value as string) ? (value as T[number]) : undefined)

/**
 * The router parses `?q=18` as a number and `?q=true` as a boolean; both are text for a search
 * field.
 */
export const text = (value: unknown, max = 100): string | undefined => {
  const string = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  return typeof string === 'string' && string !== '' ? string.slice(0, max) : undefined
}

export const wholeNumber = (value: unknown, min = 1, max = 1_000_000): number | undefined => {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)
  return Number.isInteger(number) && number >= min && number <= max ? number : undefined
}

/** True for `true` and `1`, otherwise undefined, so that URLs stay short. */
export const flag = (value: unknown): true | undefined =>
  value === true || value === 'true' || value === '1' || value === 1 ? true : undefined

/**
 * The result of a route's `validateSearch`. Invalid values stay in it as undefined: the router
 * merges the result over the raw search parameters, so an omitted key would keep its unchecked
 * value.
 */
export const checked = <T extends Record<string, unknown>>(values: T) =>
  values as { [K in keyof T]?: Exclude<T[K], undefined> }

/** Drops undefined values, so that URLs and query keys stay short and stable. */
export const present = <T extends Record<string, unknown>>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
