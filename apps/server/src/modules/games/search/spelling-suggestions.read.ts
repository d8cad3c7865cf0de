import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { selectRows } from '../../../platform/database/select-rows.ts'
import type { SingleFlightCache } from '../../../platform/cache/single-flight-cache.ts'
import { asWord, queryParts } from '@tomogolf/domain/search/search-text'
import { searchWords } from '../games.table.ts'
import type { Patterns } from './find-games.read.ts'

/** Spelling suggestions per word at most. */
const MAX_SUGGESTIONS = 12
/** Minimum share of common trigrams; below it two words are different, not a typing error. */
const MIN_SIMILARITY = 0.5
/** Suggestions this close to the best one count as equally good. */
const BEST_MARGIN = 0.05

/** A suggestion for the search term at index `part`. */
type SimilarWord = { part: number; word: string; likeness: number }
/** Suggestions by search text. */
export type SuggestionCache = SingleFlightCache<readonly Patterns[]>

/**
 * Search patterns for a misspelt search, to be tried in order: first the most similar words, then
 * all similar ones.
 */
export const readSpellingSuggestions = (
  db: Database,
  search: string,
  cache: SuggestionCache,
): Promise<readonly Patterns[]> =>
  cache.get(search, async () => {
    const parts = queryParts(search)
    const rows = await findSimilarWords(db, parts)
    const suggestions = parts.map((_, part) => rows.filter((row) => row.part === part))
    if (suggestions.some((words) => words.length === 0)) return []
    const best = suggestions.map((words) =>
      words.filter((word) => word.likeness >= words[0]!.likeness - BEST_MARGIN),
    )
    const patterns = [best, suggestions].map((choice) =>
      choice.map((words) => words.map(({ word }) => asWord(word))),
    )
    return best.every((words, part) => words.length === suggestions[part]!.length)
      ? patterns.slice(0, 1)
      : patterns
  })

const findSimilarWords = (
  db: Database,
  parts: readonly (readonly string[])[],
): Promise<SimilarWord[]> =>
  db.transaction(async (tx) => {
    // the index uses this threshold for "<%"; SET takes no parameters
    await tx.orm.execute(
      sql`SET LOCAL pg_trgm.word_similarity_threshold = ${sql.raw(String(MIN_SIMILARITY))}`,
    )
    const terms = parts.flatMap((spellings, part) =>
      spellings.map((spelling) => ({ part, spelling })),
    )
    const indexes = sql.param(terms.map(({ part }) => part))
    const spellings = sql.param(terms.map(({ spelling }) => spelling))
    const { word } = searchWords
    // similarity to a whole word counts more than to a part of one
    const likeness = sql`max(
      word_similarity(term.spelling, ${word}) + strict_word_similarity(term.spelling, ${word}))`
    return selectRows<SimilarWord>(
      tx,
      sql`SELECT part, word, likeness
        FROM (
          SELECT term.part, ${word}, ${likeness} AS likeness,
            row_number() OVER (PARTITION BY term.part ORDER BY ${likeness} DESC, ${word}) AS place
          FROM unnest(${indexes}::int[], ${spellings}::text[]) term(part, spelling)
          JOIN ${searchWords} ON term.spelling <% ${word}
          GROUP BY term.part, ${word}
        ) ranked
        WHERE place <= ${MAX_SUGGESTIONS} ORDER BY part, place`,
    )
  })
