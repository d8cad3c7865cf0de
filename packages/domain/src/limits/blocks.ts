/**
 * A game as one person sees it. It is closed to a person who has blocked one of its players or was
 * blocked by one: it looks and answers like a full game, so that no user learns of a block.
 */
export const gameSeenBy = <
  Game extends { readonly hostId: string; readonly slots: number; readonly seatsTaken: number },
>(
  game: Game,
  guestIds: readonly string[],
  viewer: { readonly id: string; readonly blockedWith: ReadonlySet<string> },
): Game => {
  const players = [game.hostId, ...guestIds]
  return !players.includes(viewer.id) && players.some((id) => viewer.blockedWith.has(id))
    ? { ...game, seatsTaken: game.slots }
    : game
}
