/** Search parameters: unknown in, typed out, never throws; a bad value is simply absent. */
export const oneOf = <const T extends readonly string[]>(
  value: unknown,
  list: T,
): T[number] | undefined => (list.includes(value as string) ? (value as T[number]) : undefined)

/** The router reads `?q=18` as a number and `?q=true` as a flag: somebody typed them as words. */
export const text = (value: unknown, max = 100): string | undefined => {
  const said = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  return typeof said === 'string' && said !== '' ? said.slice(0, max) : undefined
}

export const wholeNumber = (value: unknown, min = 1, max = 1_000_000): number | undefined => {
  const n = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)
  return Number.isInteger(n) && n >= min && n <= max ? n : undefined
}

/** Only `true` and `1` count; everything else is absent, so that addresses stay short. */
export const flag = (value: unknown): true | undefined =>
  value === true || value === 'true' || value === '1' ? true : undefined

/** A path of this site to go to after login; anything that could leave the site is absent. */
export const localPath = (value: unknown): string | undefined => {
  const path = text(value, 500)
  return path !== undefined && /^\/(?![/\\])/.test(path) && !/\p{Cc}/u.test(path) ? path : undefined
}

/**
 * What a route's `validateSearch` returns. A bad value stays, as undefined by its name: the router lays the result over what stands
 * in the address, so a name that is left out would keep its unchecked value.
 */
export const checked = <T extends Record<string, unknown>>(values: T) =>
  values as { [K in keyof T]?: Exclude<T[K], undefined> }

/** Drops undefined values, so that addresses and query keys stay short and stable. */
export const present = <T extends Record<string, unknown>>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, v]) => v !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
