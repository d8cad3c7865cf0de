import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Instant } from '@tomogolf/domain/time'
import type { Viewer } from '../../platform/http/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Debt, OwnGame } from '@tomogolf/domain/joining'
import type { Person } from '../accounts/profile/people.read.ts'
import type { Game, GameActor } from './games.repository.ts'

/** As lists show it. */
export type Waiting = NonNullable<ResultOf<'GET /api/games'>['games'][number]['waiting']>

export type GameChange = {
  readonly before: Game
  readonly after: Game
  readonly by: GameActor
}
/** Runs after the transaction commits, for example calls to the card provider. */
export type AfterCommit = () => Promise<void>

/**
 * Effects of a host's action on seats, holds and players. Implemented by the later module
 * participations, and run in the transaction of the action.
 */
export type GameEffects = {
  onGameHosted(tx: Tx, game: Game): Promise<void>
  onGameChanged(tx: Tx, change: GameChange): Promise<void>
  onGameCancelled(tx: Tx, game: Game, now: Instant): Promise<AfterCommit>
  /** A second host has given the booking of a game as their own. */
  onBookingTaken(
    tx: Tx,
    about: { readonly gameId: string; readonly byHost: string },
    now: Instant,
  ): Promise<void>
}
/** The same for an operator's action. */
export type ForceCancelEffects = OperatorReads & {
  onGameForceCancelled(
    tx: Tx,
    game: Game,
    by: { readonly actorId: string; readonly reason: string },
    now: Instant,
  ): Promise<AfterCommit>
}
/** Asked before an operator decides about a game. */
export type OperatorReads = {
  /** Whether a user hosts a game or is a player. */
  takesPart(tx: Tx, userId: string, game: Pick<Game, 'id' | 'hostId'>): Promise<boolean>
}
/** A game as visitors see it: without the long search text. */
export type ShownGame = Omit<Game, 'searchText'>
/** The players of some games: all by id, and each game's guests in the order they joined. */
export type Rosters = {
  readonly people: ReadonlyMap<string, Person>
  readonly guests: ReadonlyMap<string, readonly string[]>
  /** How many companions each guest brings, by game; without those who come alone. */
  readonly companions: ReadonlyMap<string, ReadonlyMap<string, number>>
}
/** Games by id, with the people in them. */
export type ShownGames = {
  readonly games: ReadonlyMap<string, ShownGame>
  readonly rosters: Rosters
}
/** Reads of later modules: players belong to participations, strikes to standing. */
type GameReads = {
  readShownGames(db: Tx, ids: readonly string[]): Promise<ShownGames>
  /** Games that a user has ahead, as host or as guest. */
  readUpcomingOf(tx: Tx, userId: string): Promise<OwnGame[]>
  /** The oldest unpaid charge of a user. */
  readDebt(tx: Tx, userId: string): Promise<Debt | null>
  /** Whether a user has or had a seat in a game, has asked for one or waits for one. */
  isPlayer(tx: Tx, userId: string, gameId: string): Promise<boolean>
  /** Whether a guest who passes a seat on, or invites a companion, has sent this link of a game. */
  isLinkOfGuest(
    tx: Tx,
    game: Pick<Game, 'id' | 'teeTime'>,
    invite: string | undefined,
  ): Promise<boolean>
  /** A user's places on the waiting lists of some games, by game. */
  readWaiting(
    tx: Tx,
    userId: string,
    gameIds: readonly string[],
  ): Promise<ReadonlyMap<string, Waiting>>
  countStrikes(tx: Tx, userId: string): Promise<number>
  /** Whether the host or a guest of a game is under a legal hold. */
  isGameHeld(tx: Tx, gameId: string): Promise<boolean>
}
export type GamePorts = GameEffects &
  GameReads &
  OperatorReads & {
    /** A game as one viewer sees it, with the viewer's role and permissions. */
    detailFor(
      gameId: string,
      viewer: Viewer | null,
    ): Promise<ResultOf<'GET /api/games/:id'> | undefined>
  }
