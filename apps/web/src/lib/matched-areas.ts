import type { Area } from '@tomogolf/phrases/areas'

/** The phrase areas that matched routes name in their static data. */
export const areasOf = (matches: readonly { staticData?: { areas?: readonly Area[] } }[]): Area[] =>
  matches.flatMap((match) => match.staticData?.areas ?? [])
