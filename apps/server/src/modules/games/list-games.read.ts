import { and, sql, type SQL } from 'drizzle-orm'
import { GAME_LENGTH, type SkillLevel } from '@tomogolf/domain/game'
import type { Region } from '@tomogolf/domain/regions'
import { DAY, fromJapanText, type Instant } from '@tomogolf/domain/time'
import { rowReader, sqlInstant, type Database, type Tx } from '../../platform/database.ts'
import { asPart, asWholeName, queryParts, queryWords } from '../courses/search-text.ts'
import type { GameCounts } from './game-counts.ts'
import type { Game } from './games.repository.ts'
import { games } from './games.table.ts'

export type GameQuery = {
  page: number; pageSize: number; search?: string; date?: string; region?: Region; skill?: SkillLevel; course?: string; exactMatch?: 'true' | 'false'
}
/** `more`: there are more games than are counted. */
export type GamePage = { games: Game[]; total: number; more: boolean }
const NONE: GamePage = { games: [], total: 0, more: false }
/** Games are counted up to here: nobody turns more pages, and counting on would cost many times what showing a page does. */
const COUNTED = 1000
/** Of so many likely games the most alike are looked for. */
const LIKELY = 9000
/** Below this share of common trigrams two words are different words, not a typing error. */
const SIMILAR = 0.5
const AS_GOOD = 0.05

/** One page of the games that the public can still see, by tee time. A search that finds nothing is tried again for typing errors. */
export async function listGames(db: Database, query: GameQuery, now: Instant, counts?: GameCounts): Promise<GamePage> {
  const visible = and(sql`${games.status} in ('scheduled', 'active')`, sql`${games.teeTime} >= ${sqlInstant(now - GAME_LENGTH)}`, ...filters(query))
  if (!query.search) return readPage(db, visible, query, counts)
  const words = queryWords(query.search)
  // nothing but signs: nothing can be found by them
  if (words.length === 0) return NONE
  const found = await readPage(db, and(visible, textual(query.search, words, query.exactMatch === 'true')), query, counts)
  if (found.total > 0 || query.exactMatch === 'true') return found
  return db.transaction((tx) => readSimilar(tx, visible, queryParts(query.search!), query))
}

/** Games in which every searched word looks like one of theirs: those that look most like the search, and what is as good as they are. */
async function readSimilar(tx: Tx, visible: SQL | undefined, parts: readonly (readonly string[])[], query: GameQuery): Promise<GamePage> {
  // the index answers "<%" by this threshold
  await tx.executeSql(`SET LOCAL pg_trgm.word_similarity_threshold = ${SIMILAR}`)
  const alike = and(visible, ...parts.map((words) => sql`(${sql.join(words.map((w) => sql`${w} <% ${games.searchText}`), sql` or `)})`))
  // a whole word that looks alike counts for more than a piece of one
  const near = (w: string) => sql`word_similarity(${w}, ${games.searchText}) + strict_word_similarity(${w}, ${games.searchText})`
  const best = (words: readonly string[]) => sql`greatest(${sql.join(words.map(near), sql`, `)})`
  const likeness = sql<number>`(${sql.join(parts.map(best), sql` + `)})`
  const some = tx.orm.select({ likeness: likeness.as('likeness') }).from(games).where(alike).limit(LIKELY).as('some')
  const [top] = await tx.orm.select({ likeness: sql<number | null>`max(${some.likeness})` }).from(some)
  return top?.likeness ? readPage(tx, and(alike, sql`${likeness} >= ${top.likeness - AS_GOOD}`), query) : NONE
}

const toGame = rowReader(games)

/** One page in the order of the tee times, and how many there are, in one statement. */
async function readPage(tx: Tx, where: SQL | undefined, { page, pageSize, ...search }: GameQuery, counts?: GameCounts): Promise<GamePage> {
  const first = (page - 1) * pageSize
  const key = JSON.stringify(search)
  const known = counts?.get(key)
  const counted = known !== undefined ? sql`SELECT ${known}::int AS counted` : sql`SELECT count(*)::int AS counted FROM (SELECT 1 FROM ${games} WHERE ${where} LIMIT ${COUNTED + 1}) c`
  // beyond what is counted there are no pages: nobody is sent through a million rows to reach one
  const inside = Math.max(0, Math.min(pageSize, COUNTED - first))
  const rows = await statement(tx, sql`SELECT n.counted, g.* FROM (${counted}) n LEFT JOIN LATERAL (
    SELECT * FROM ${games} WHERE ${where} ORDER BY ${games.teeTime}, ${games.id} LIMIT ${inside} OFFSET ${inside > 0 ? first : 0}) g ON true ORDER BY g.tee_time, g.id`)
  const found = Number(rows[0]?.counted ?? 0)
  counts?.set(key, found)
  return { games: rows.flatMap((row) => (row.id === null ? [] : [toGame(row)])), total: Math.min(found, COUNTED), more: found > COUNTED }
}
const statement = async (tx: Tx, query: SQL) => (await tx.orm.execute(query) as unknown as { rows: Record<string, unknown>[] }).rows

function filters({ date, region, skill, course }: GameQuery): SQL[] {
  const list: SQL[] = []
  if (date) {
    // days by the calendar in Japan; a range picked backwards is still that range
    const [from, to] = date.split(',').map((day) => fromJapanText(day)!).toSorted((a, b) => a - b)
    list.push(sql`${games.teeTime} >= ${sqlInstant(from!)}`, sql`${games.teeTime} < ${sqlInstant((to ?? from!) + DAY)}`)
  }
  if (region) list.push(sql`${games.region} = ${region}`)
  if (course) list.push(sql`${games.courseId} = ${course}`)
  // a game for any level is open to each of them
  if (skill && skill !== 'any') list.push(sql`${games.skillLevel} in (${skill}, 'any')`)
  return list
}

const like = (patterns: readonly string[]): SQL => sql`${games.searchText} like any(${sql.param(patterns)}::text[])`
/** Exactly: the whole course name or the whole location. Otherwise the whole text somewhere, or all of its words anywhere. */
function textual(search: string, words: readonly string[], exact: boolean): SQL {
  if (exact) return like(words.map(asWholeName))
  return sql`(${like(words.map(asPart))} or (${sql.join(queryParts(search).map((part) => like(part.map(asPart))), sql` and `)}))`
}
