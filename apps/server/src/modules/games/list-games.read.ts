import { and, asc, sql, type SQL } from 'drizzle-orm'
import { GAME_LENGTH, type SkillLevel } from '@tomogolf/domain/game'
import type { Region } from '@tomogolf/domain/regions'
import { DAY, fromJapanText, type Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Database, type Tx } from '../../platform/database.ts'
import { asPart, asWholeName, queryParts, queryWords } from '../courses/search-text.ts'
import type { Game } from './games.repository.ts'
import { games } from './games.table.ts'

export type GameQuery = {
  page: number; pageSize: number; search?: string; date?: string; region?: Region; skill?: SkillLevel; course?: string; exactMatch?: 'true' | 'false'
}
export type GamePage = { games: Game[]; total: number }
/** Pages are counted up to here: nobody turns more of them, and counting a million games for every visitor would cost more than showing them. */
const COUNTED = 9_000
/** Below this share of common trigrams two words are different words, not a typing error. */
const SIMILAR = 0.5
const AS_GOOD = 0.05

/** One page of the games that the public can still see, by tee time. A search that finds nothing is tried again for typing errors. */
export async function listGames(db: Database, query: GameQuery, now: Instant): Promise<GamePage> {
  const visible = and(sql`${games.status} in ('scheduled', 'active')`, sql`${games.teeTime} >= ${sqlInstant(now - GAME_LENGTH)}`, ...filters(query))
  if (!query.search) return readPage(db, visible, query)
  const words = queryWords(query.search)
  // nothing but signs: nothing can be found by them
  if (words.length === 0) return { games: [], total: 0 }
  const found = await readPage(db, and(visible, textual(query.search, words, query.exactMatch === 'true')), query)
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
  const some = tx.orm.select({ likeness: likeness.as('likeness') }).from(games).where(alike).limit(COUNTED).as('some')
  const [top] = await tx.orm.select({ likeness: sql<number | null>`max(${some.likeness})` }).from(some)
  return top?.likeness ? readPage(tx, and(alike, sql`${likeness} >= ${top.likeness - AS_GOOD}`), query) : { games: [], total: 0 }
}

async function readPage(tx: Tx, where: SQL | undefined, { page, pageSize }: GameQuery): Promise<GamePage> {
  const first = (page - 1) * pageSize
  const counted = tx.orm.select({ one: sql`1` }).from(games).where(where).limit(COUNTED).as('counted')
  const [count] = await tx.orm.select({ n: sql<number>`count(*)::int` }).from(counted)
  const total = count?.n ?? 0
  if (first >= total) return { games: [], total }
  const inOrder = tx.orm.select().from(games).where(where).orderBy(asc(games.teeTime), asc(games.id))
  return { games: await inOrder.limit(Math.min(pageSize, total - first)).offset(first), total }
}

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
