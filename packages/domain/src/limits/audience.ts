/** Whom a game is for, by what its host chose. */
export type Audience = { readonly womenOnly: boolean; readonly inviteKey: string | null }

/**
 * Whether a person may play by the gender in the own profile. It is not checked; a person who has
 * declared none is no woman here.
 */
export const fitsWomenOnly = (game: Pick<Audience, 'womenOnly'>, gender: string | null): boolean =>
  !game.womenOnly || gender === 'female'

/**
 * Whether a person may know of a game. `knows`: the person hosts it, has or had a seat in it, or asked for one.
 * `hasKey`: the key of its link was given.
 */
export const maySeeGame = (
  game: Pick<Audience, 'inviteKey'>,
  { knows, hasKey }: { readonly knows: boolean; readonly hasKey: boolean },
): boolean => game.inviteKey === null || knows || hasKey
