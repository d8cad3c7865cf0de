import type { Database } from '../../../platform/database/database.ts'
import type { SingleFlightCache } from '../../../platform/cache/single-flight-cache.ts'
import { asWord, queryParts } from '../../courses/search-text.ts'
import type { Patterns } from './find-games.read.ts'

/** So many words a misspelt one may have been meant for. */
const MEANT = 12
/** Below this share of common trigrams two words are different words, not a typing error. */
const SIMILAR = 0.5
const AS_GOOD = 0.05

/** A searched word and what it may have been meant for, the likeliest first. */
type Meant = { part: number; word: string; likeness: number }
/** What searches were meant for, by their text. */
export type MeantWords = SingleFlightCache<readonly Patterns[]>

/** What games of a misspelt search are found by: first the words that look most like the searched ones, then all that look like them. */
export const readMeant = (
  db: Database,
  search: string,
  kept: MeantWords,
): Promise<readonly Patterns[]> =>
  kept.get(search, async () => {
    const parts = queryParts(search)
    const rows = await readAlike(db, parts)
    const meant = parts.map((_, part) => rows.filter((r) => r.part === part))
    if (meant.some((words) => words.length === 0)) return []
    const best = meant.map((words) =>
      words.filter((w) => w.likeness >= words[0]!.likeness - AS_GOOD),
    )
    const patterns = [best, meant].map((choice) =>
      choice.map((words) => words.map((w) => asWord(w.word))),
    )
    return best.every((words, part) => words.length === meant[part]!.length)
      ? patterns.slice(0, 1)
      : patterns
  })

const readAlike = (db: Database, parts: readonly (readonly string[])[]): Promise<Meant[]> =>
  db.transaction(async (tx) => {
    // the index answers "<%" by this threshold
    await tx.executeSql(`SET LOCAL pg_trgm.word_similarity_threshold = ${SIMILAR}`)
    const asked = parts.flatMap((spellings, part) => spellings.map((q) => ({ part, q })))
    // a whole word that looks alike counts for more than a piece of one
    const { rows } = await tx.executeSql<Meant>(
      `SELECT part, word, likeness FROM (SELECT a.part, w.word, max(word_similarity(a.q, w.word) + strict_word_similarity(a.q, w.word)) AS likeness,
       row_number() OVER (PARTITION BY a.part ORDER BY max(word_similarity(a.q, w.word) + strict_word_similarity(a.q, w.word)) DESC, w.word) AS place
     FROM unnest($1::int[], $2::text[]) a(part, q) JOIN search_words w ON a.q <% w.word GROUP BY a.part, w.word) m WHERE place <= ${MEANT} ORDER BY part, place`,
      [asked.map((a) => a.part), asked.map((a) => a.q)],
    )
    return rows
  })
