type Players = { readonly hostId: string }
type Person = { readonly id: string; readonly blockedWith: ReadonlySet<string> }

/** Whether a person who is not in the game has blocked one of its players or was blocked by one. */
export function isClosedTo(game: Players, guestIds: readonly string[], person: Person): boolean {
  const players = [game.hostId, ...guestIds]
  return !players.includes(person.id) && players.some((id) => person.blockedWith.has(id))
}

/**
 * A game as one person sees it. A game that is closed to a person looks and answers like a full one,
 * so that no user learns of a block.
 */
export const gameSeenBy = <
  Game extends Players & {
    readonly slots: number
    readonly seatsTaken: number
    readonly seatsOffered: number
  },
>(
  game: Game,
  guestIds: readonly string[],
  person: Person,
): Game & { readonly isClosed?: true } =>
  isClosedTo(game, guestIds, person)
    ? { ...game, seatsTaken: game.slots, seatsOffered: 0, isClosed: true }
    : game
