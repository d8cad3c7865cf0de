/** A game of the past weeks, like the first one that its host has ahead. */
export type EarlierGame = {
  readonly host: string
  /** Days from today in Japan. */
  readonly day: number
  /** Days before the tee time at which it was published. */
  readonly published: number
  /** As in the game ahead, unless it is given. */
  readonly slots?: 2
  /** Keys of the guests, who all came. */
  readonly guests?: readonly string[]
  /** Called off by its host, because no guest had joined. */
  readonly isOff?: true
}

/**
 * A busy region and a thin one for the report about supply and demand; the others have no game to
 * tell. The five earliest show which hosts return. None can still be rated: its players would be
 * asked by mail.
 */
export const EARLIER_GAMES: readonly EarlierGame[] = [
  { host: 'james', day: -71, published: 5, guests: ['tom'] },
  { host: 'linh', day: -69, published: 4, guests: ['olivia'] },
  { host: 'haruka', day: -66, published: 6, guests: ['noah'] },
  { host: 'meiling', day: -63, published: 5, guests: ['hana'] },
  { host: 'somchai', day: -58, published: 4, slots: 2, guests: ['chloe'] },
  { host: 'minjun', day: -41, published: 12, isOff: true },
  { host: 'jiwoo', day: -34, published: 10, isOff: true },
  { host: 'james', day: -33, published: 6, slots: 2, guests: ['tom'] },
  { host: 'takumi', day: -27, published: 14, isOff: true },
  { host: 'haruka', day: -26, published: 5, slots: 2, guests: ['olivia'] },
  { host: 'priya', day: -24, published: 7, isOff: true },
  { host: 'minjun', day: -20, published: 9, guests: ['junho'] },
  { host: 'meiling', day: -19, published: 5, slots: 2, guests: ['marco'] },
  { host: 'somchai', day: -15, published: 6, slots: 2, guests: ['hana', 'isabel'] },
  { host: 'jiwoo', day: -13, published: 8, guests: ['liam'] },
  { host: 'james', day: -11, published: 4, slots: 2, guests: ['ethan', 'tom'] },
  { host: 'haruka', day: -8, published: 5, slots: 2, guests: ['olivia', 'noah'] },
]

/** Alerts of each day before, and how many of them found a game within two days. */
export const EARLIER_WISHES: Readonly<
  Record<string, { readonly everyDays: number; readonly met: (index: number) => boolean }>
> = {
  kanto: { everyDays: 1, met: (index) => index % 3 !== 0 },
  kyushu: { everyDays: 4, met: (index) => index % 4 === 1 },
  hokkaido: { everyDays: 6, met: () => false },
}
