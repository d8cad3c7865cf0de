import { and, sql, type SQL } from 'drizzle-orm'
import { GAME_LENGTH, type SkillLevel } from '@tomogolf/domain/game'
import type { Region } from '@tomogolf/domain/regions'
import { DAY, fromJapanText, type Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Database, type Tx } from '../../platform/database.ts'
import type { Kept } from '../../platform/kept.ts'
import { asPart, asWholeName, asWord, queryParts, queryWords } from '../courses/search-text.ts'
import { readLiveGames, type Game } from './games.repository.ts'
import { games } from './games.table.ts'

export type GameQuery = {
  page: number; pageSize: number; search?: string; date?: string; region?: Region; skill?: SkillLevel; course?: string; exactMatch?: 'true' | 'false'
}
/** `more`: there are more games than are counted. */
export type GamePage = { games: Game[]; total: number; more: boolean }
/** The games of a search by tee time, kept for those who turn its pages. */
export type FoundGames = Kept<readonly string[]>
/** Games are found up to here: nobody turns more pages, and going on would cost many times what showing a page does. */
const COUNTED = 1000
/** So many words a misspelt one may have been meant for. */
const MEANT = 12
/** Below this share of common trigrams two words are different words, not a typing error. */
const SIMILAR = 0.5
const AS_GOOD = 0.05

/** One page of the games that the public can still see, by tee time. A search that finds nothing is tried again for typing errors. */
export async function listGames(db: Database, { page, pageSize, ...search }: GameQuery, now: Instant, kept?: FoundGames): Promise<GamePage> {
  const find = () => findGames(db, search, now)
  const found = await (kept ? kept.get(JSON.stringify(search), find) : find())
  const first = (page - 1) * pageSize
  // beyond what is counted there are no pages: nobody is sent through a million rows to reach one
  const shown = found.slice(0, COUNTED).slice(first, first + pageSize)
  return { games: await readLiveGames(db, shown), total: Math.min(found.length, COUNTED), more: found.length > COUNTED }
}

/** The first games by tee time, one more than are counted. */
async function findGames(db: Database, query: Omit<GameQuery, 'page' | 'pageSize'>, now: Instant): Promise<readonly string[]> {
  // hardly a live game is older: by an index of tee times a search would go through all that are ahead
  const played = query.search ? sql`${games.teeTime} + interval '0'` : sql`${games.teeTime}`
  const visible = and(sql`${games.status} in ('scheduled', 'active')`, sql`${played} >= ${sqlInstant(now - GAME_LENGTH)}`, ...filters(query))
  if (!query.search) return firstOf(db, visible)
  const words = queryWords(query.search)
  // nothing but signs: nothing can be found by them
  if (words.length === 0) return []
  const exact = query.exactMatch === 'true'
  const found = await firstOf(db, and(visible, textual(query.search, words, exact)))
  return found.length > 0 || exact ? found : db.transaction((tx) => findMeant(tx, visible, queryParts(query.search!)))
}
// one text for all ids: an array of a thousand is read letter by letter
const firstOf = async (tx: Tx, where: SQL | undefined): Promise<readonly string[]> =>
  split(await statement(tx, sql`SELECT string_agg(f.id, ',') AS ids FROM (SELECT ${games.id} FROM ${games} WHERE ${where} ORDER BY ${games.teeTime}, ${games.id} LIMIT ${COUNTED + 1}) f`))
const split = ([row]: Record<string, unknown>[]): readonly string[] => (typeof row?.ids === 'string' ? row.ids.split(',') : [])
const statement = async (tx: Tx, query: SQL) => (await tx.orm.execute(query) as unknown as { rows: Record<string, unknown>[] }).rows

/** A searched word and what it may have been meant for, the likeliest first. */
type Meant = { part: number; word: string; likeness: number }
/** Games by the words that look most like the searched ones; when no game has those together, by all that look like them. */
async function findMeant(tx: Tx, visible: SQL | undefined, parts: readonly (readonly string[])[]): Promise<readonly string[]> {
  // the index answers "<%" by this threshold
  await tx.executeSql(`SET LOCAL pg_trgm.word_similarity_threshold = ${SIMILAR}`)
  const asked = parts.flatMap((spellings, part) => spellings.map((q) => ({ part, q })))
  // a whole word that looks alike counts for more than a piece of one
  const { rows } = await tx.executeSql<Meant>(
    `SELECT part, word, likeness FROM (SELECT a.part, w.word, max(word_similarity(a.q, w.word) + strict_word_similarity(a.q, w.word)) AS likeness,
       row_number() OVER (PARTITION BY a.part ORDER BY max(word_similarity(a.q, w.word) + strict_word_similarity(a.q, w.word)) DESC, w.word) AS place
     FROM unnest($1::int[], $2::text[]) a(part, q) JOIN search_words w ON a.q <% w.word GROUP BY a.part, w.word) m WHERE place <= ${MEANT} ORDER BY part, place`,
    [asked.map((a) => a.part), asked.map((a) => a.q)])
  const meant = parts.map((_, part) => rows.filter((r) => r.part === part))
  if (meant.some((words) => words.length === 0)) return []
  const best = meant.map((words) => words.filter((w) => w.likeness >= words[0]!.likeness - AS_GOOD))
  for (const choice of [best, meant]) {
    const found = await firstOf(tx, and(visible, ...choice.map((words) => like(words.map((w) => asWord(w.word))))))
    if (found.length > 0) return found
  }
  return []
}

function filters({ date, region, skill, course }: Omit<GameQuery, 'page' | 'pageSize'>): SQL[] {
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
