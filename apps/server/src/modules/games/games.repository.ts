import { isCancelled } from '@tomogolf/domain/game'
import { and, eq, getTableColumns, gt, inArray, isNull, like, notExists, sql } from 'drizzle-orm'
import type { GameStatus } from '@tomogolf/domain/game'
import type { GameDecision } from '@tomogolf/domain/go-no-go'
import type { Instant } from '@tomogolf/domain/time'
import { columnsOf, rowReader, type Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/security/ids.ts'
import { countHostedGame } from '../accounts/accounts.repository.ts'
import { vocabularyOf } from '@tomogolf/domain/search/search-text'
import { moveClaims } from './booking/bookings.repository.ts'
import { courseBookings } from './booking/bookings.table.ts'
import { gameEvents, games, searchWords } from './games.table.ts'

export type Game = typeof games.$inferSelect
export type GameActor = {
  readonly actor: 'host' | 'operator' | 'clock'
  readonly actorId: string | null
}
export const BY_CLOCK: GameActor = { actor: 'clock', actorId: null }

export async function readGame(tx: Tx, id: string): Promise<Game | undefined> {
  // a prepared statement without the cost of the query builder: every game page reads this
  const [row] = (await tx.executeSql(ONE_GAME, [id], 'one-game')).rows
  return row && toGame(row)
}
const COLUMNS = getTableColumns(games)
const ONE_GAME = `SELECT ${columnsOf(COLUMNS, 'g')} FROM games g WHERE g.id = $1`
const toGame = rowReader(COLUMNS)
export async function readGames(tx: Tx, ids: readonly string[]): Promise<Map<string, Game>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.orm
    .select()
    .from(games)
    .where(inArray(games.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row]))
}
/** First in the lock order: game, participation, hold. */
export async function lockGame(tx: Tx, id: string): Promise<Game | undefined> {
  return (await tx.orm.select().from(games).where(eq(games.id, id)).for('update'))[0]
}
/** Several games, in one order everywhere: two transactions never wait for each other. */
export async function lockGames(tx: Tx, ids: Iterable<string>): Promise<void> {
  for (const id of [...new Set(ids)].toSorted()) await lockGame(tx, id)
}
export async function insertGame(tx: Tx, game: Game, by: GameActor): Promise<void> {
  await tx.orm.insert(games).values(game)
  // suggestions of the public search would tell the words of a game that is not listed
  if (game.inviteKey === null) await insertSearchWords(tx, game.searchText)
  await logGame(tx, game.id, game.createdAt, by, {
    event: 'created',
    from: null,
    to: game.status,
    details: null,
  })
}
/**
 * Changes columns, not the status. The caller holds the row lock and has checked the version.
 * `changed`: the values before and after, for the event log.
 */
export async function updateGame(
  tx: Tx,
  game: Game,
  set: Partial<Game>,
  by: GameActor,
  now: Instant,
  changed: object,
): Promise<Game> {
  const [after] = await tx.orm
    .update(games)
    .set({ ...set, version: game.version + 1, updatedAt: now })
    .where(eq(games.id, game.id))
    .returning()
  if (set.searchText !== undefined && after?.inviteKey === null)
    await insertSearchWords(tx, set.searchText)
  await logGame(tx, game.id, now, by, {
    event: 'edited',
    from: game.status,
    to: game.status,
    details: JSON.stringify(changed),
  })
  return after!
}

/** In alphabetical order: concurrent inserts of the same words cannot deadlock. */
async function insertSearchWords(tx: Tx, searchText: string): Promise<void> {
  const added = sql`unnest(${sql.param(vocabularyOf(searchText))}::text[]) added(word)`
  await tx.orm.execute(sql`
    INSERT INTO ${searchWords} (word)
    SELECT added.word FROM ${added}
    WHERE NOT EXISTS (SELECT 1 FROM ${searchWords} WHERE ${searchWords.word} = added.word)
    ON CONFLICT DO NOTHING`)
}

/** The state machine of a game. */
const MOVES = {
  start: { from: ['scheduled'], to: 'active' },
  call_off: { from: ['scheduled', 'active'], to: 'cancelled' },
  complete: { from: ['scheduled', 'active'], to: 'completed' },
  cancel: { from: ['scheduled'], to: 'cancelled' },
  force_cancel: { from: ['scheduled', 'active'], to: 'admin_cancelled' },
} as const satisfies Record<string, { from: readonly GameStatus[]; to: GameStatus }>

/**
 * Changes a game's status, with its row in the event log. Null when the transition does not exist
 * or a concurrent change came first.
 */
export async function moveGame(
  tx: Tx,
  game: Game,
  event: keyof typeof MOVES,
  by: GameActor,
  now: Instant,
  set: Partial<Game> = {},
): Promise<Game | null> {
  const { from, to } = MOVES[event]
  if (!(from as readonly GameStatus[]).includes(game.status)) return null
  const unmoved = and(eq(games.id, game.id), eq(games.status, game.status))
  const [after] = await tx.orm
    .update(games)
    .set({ ...set, status: to, updatedAt: now })
    .where(unmoved)
    .returning()
  if (!after) return null
  // the host may use the booking for another game
  if (isCancelled(to))
    await tx.orm
      .update(courseBookings)
      .set({ claim: null })
      .where(eq(courseBookings.gameId, game.id))
  await logGame(tx, game.id, now, by, {
    event,
    from: game.status,
    to,
    details: set.cancelReason ?? null,
  })
  return after
}
/** Completes a game. `counts`: it counts as hosted for its host. */
export async function completeGame(
  tx: Tx,
  game: Game,
  now: Instant,
  { counts }: { readonly counts: boolean },
): Promise<Game | null> {
  const after = await moveGame(tx, game, 'complete', BY_CLOCK, now, { settledAt: now })
  if (after && counts) await countHostedGame(tx, after.hostId)
  return after
}

type LoggedEvent = { event: string; from: string | null; to: string; details: string | null }
async function logGame(
  tx: Tx,
  gameId: string,
  at: Instant,
  by: GameActor,
  logged: LoggedEvent,
): Promise<void> {
  await tx.orm.insert(gameEvents).values({
    id: newId(),
    gameId,
    at,
    event: logged.event,
    ...by,
    fromStatus: logged.from,
    toStatus: logged.to,
    details: logged.details,
  })
}
export const listOpenGamesOf = (tx: Tx, hostId: string): Promise<Game[]> =>
  tx.orm
    .select()
    .from(games)
    .where(and(eq(games.hostId, hostId), inArray(games.status, ['scheduled', 'active'])))
/** Replaces the search text; words that no other game has are deleted from the vocabulary. */
export async function setSearchText(
  tx: Tx,
  game: Pick<Game, 'id' | 'searchText'>,
  searchText: string,
): Promise<void> {
  await tx.orm.update(games).set({ searchText }).where(eq(games.id, game.id))
  await insertSearchWords(tx, searchText)
  const users = tx.orm
    .select({ id: games.id })
    .from(games)
    .where(sql`${games.searchText} LIKE '% ' || ${searchWords.word} || ' %'`)
  await tx.orm
    .delete(searchWords)
    .where(and(inArray(searchWords.word, vocabularyOf(game.searchText)), notExists(users)))
}
/**
 * Locks up to `limit` games with a built search text, from the id after `last`. Those of deleted
 * accounts have only their course name.
 */
export const lockSearchableGames = (tx: Tx, last: string, limit: number): Promise<Game[]> =>
  tx.orm
    .select()
    .from(games)
    .where(and(gt(games.id, last), like(games.searchText, '|%')))
    .orderBy(games.id)
    .limit(limit)
    .for('update')
/** Replaces many search texts; words of the old ones stay in the vocabulary. */
export async function setSearchTexts(
  tx: Tx,
  rebuilt: readonly Pick<Game, 'id' | 'searchText'>[],
): Promise<void> {
  const ids = sql.param(rebuilt.map(({ id }) => id))
  const texts = sql.param(rebuilt.map(({ searchText }) => searchText))
  await tx.orm
    .update(games)
    .set({ searchText: sql`rebuilt.text` })
    .from(sql`unnest(${ids}::text[], ${texts}::text[]) rebuilt(id, text)`)
    .where(sql`${games.id} = rebuilt.id`)
  await insertSearchWords(tx, rebuilt.map(({ searchText }) => searchText).join(' '))
}
/**
 * Changes the seats taken by one; a table check rejects overbooking. The caller holds the row lock.
 */
export async function changeSeats(
  tx: Tx,
  game: Pick<Game, 'id' | 'seatsTaken'>,
  by: 1 | -1,
): Promise<void> {
  // relative: another step of the transaction may have a copy of the game
  const [after] = await tx.orm
    .update(games)
    .set({ seatsTaken: sql`${games.seatsTaken} + ${by}` })
    .where(eq(games.id, game.id))
    .returning({ seatsTaken: games.seatsTaken })
  game.seatsTaken = after!.seatsTaken
}
/** Changes the seats that are kept for the waiting list or for invited companions, like the above. */
export async function changeOffered(
  tx: Tx,
  game: Pick<Game, 'id' | 'seatsOffered'>,
  by: number,
): Promise<void> {
  const [after] = await tx.orm
    .update(games)
    .set({ seatsOffered: sql`${games.seatsOffered} + ${by}` })
    .where(eq(games.id, game.id))
    .returning({ seatsOffered: games.seatsOffered })
  game.seatsOffered = after!.seatsOffered
}
/** Records that the game will be played. `actor`: its host, who keeps it on, or the clock. */
export async function decideOn(
  tx: Tx,
  game: Game,
  decision: Exclude<GameDecision, 'called_off'>,
  by: GameActor,
  now: Instant,
): Promise<Game> {
  const [after] = await tx.orm
    .update(games)
    .set({ decision, decidedAt: now, updatedAt: now })
    .where(eq(games.id, game.id))
    .returning()
  await logGame(tx, game.id, now, by, {
    event: decision === 'on' ? 'decided_on' : 'kept_on',
    from: game.status,
    to: game.status,
    details: null,
  })
  return after!
}
/** Replaces the key of the game's link. The caller holds the row lock. */
export async function setInviteKey(
  tx: Tx,
  game: Game,
  inviteKey: string,
  by: GameActor,
  now: Instant,
): Promise<void> {
  await tx.orm.update(games).set({ inviteKey, updatedAt: now }).where(eq(games.id, game.id))
  await logGame(tx, game.id, now, by, {
    event: 'invite_renewed',
    from: game.status,
    to: game.status,
    details: null,
  })
}
/** For a game moved to another day: a code shown before proves nothing. */
export async function clearQrOpened(tx: Tx, gameId: string): Promise<void> {
  await tx.orm.update(games).set({ qrOpenedAt: null }).where(eq(games.id, gameId))
}
/** Records the first moment at which the host showed the code at the course. */
export async function markQrOpened(tx: Tx, gameId: string, at: Instant): Promise<void> {
  await tx.orm
    .update(games)
    .set({ qrOpenedAt: at })
    .where(and(eq(games.id, gameId), isNull(games.qrOpenedAt)))
}
/** Merging two courses: moves the games of the first to the second. Returns how many. */
export async function moveGamesToCourse(tx: Tx, from: string, into: string): Promise<number> {
  await moveClaims(tx, from, into)
  return (
    await tx.orm
      .update(games)
      .set({ courseId: into })
      .where(eq(games.courseId, from))
      .returning({ id: games.id })
  ).length
}
