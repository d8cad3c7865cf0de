import type { ResultOf } from '@tomogolf/contract/endpoints'
import type { Instant } from '@tomogolf/domain/time'
import type { Viewer } from '../../platform/http/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { OwnGame } from '@tomogolf/domain/joining'
import type { Person } from '../accounts/profile/people.read.ts'
import type { Game } from './games.repository.ts'

export type GameChange = { readonly before: Game; readonly after: Game }
/** Runs once the transaction is committed: calls to the card provider, for instance. */
export type AfterCommit = () => Promise<void>

/** What a host's act means for seats, holds and people. Supplied by the participations, which come later, and run in the transaction of the act. */
export type GameEffects = {
  onGameHosted(tx: Tx, game: Game): Promise<void>
  onGameChanged(tx: Tx, change: GameChange): Promise<void>
  onGameCancelled(tx: Tx, game: Game, now: Instant): Promise<AfterCommit>
}
/** The same for what an operator does. */
export type ForceCancelEffects = {
  onGameForceCancelled(
    tx: Tx,
    game: Game,
    by: { readonly actorId: string; readonly reason: string },
    now: Instant,
  ): Promise<AfterCommit>
}
/** A game as visitors see it: without the text it is searched by, which is long. */
export type ShownGame = Omit<Game, 'searchText'>
/** The people of some games: everybody by id, and each game's guests in the order they joined. */
export type Company = {
  readonly people: ReadonlyMap<string, Person>
  readonly guests: ReadonlyMap<string, readonly string[]>
}
/** Games by id, with the people in them. */
export type ShownGames = {
  readonly games: ReadonlyMap<string, ShownGame>
  readonly company: Company
}
/** What games read of later modules: players sit in participations, strikes in standing. */
type GameReads = {
  readShownGames(db: Tx, ids: readonly string[]): Promise<ShownGames>
  /** Games that a user has ahead, as host or as guest. */
  readUpcomingOf(tx: Tx, userId: string): Promise<OwnGame[]>
  countStrikes(tx: Tx, userId: string): Promise<number>
}
export type GamePorts = GameEffects &
  GameReads & {
    /** A game as one viewer sees it, with what they are to it and may do. */
    detailFor(
      gameId: string,
      viewer: Viewer | null,
    ): Promise<ResultOf<'GET /api/games/:id'> | undefined>
  }
