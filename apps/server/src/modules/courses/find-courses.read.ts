import type { Tx } from '../../platform/database/database.ts'
import {
  asNameStart,
  asPart,
  asWholeName,
  asWordStart,
  queryParts,
  queryWords,
} from './search-text.ts'

/** How well a course matches a query; lower is better. */
export type CourseMatch = { readonly id: string; readonly rank: number }
const VISIBLE = 'hidden_at IS NULL AND merged_into IS NULL'
/** Minimum share of common trigrams; below it two words are different, not a typing error. */
const SIMILAR = 0.5

/**
 * Courses a query finds, best first: the whole name, its beginning, the beginning of a word, a part of it, then place and
 * scattered words. When nothing is found so, the names that look most like it.
 */
export async function findCourses(tx: Tx, query: string, limit: number): Promise<CourseMatch[]> {
  const whole = queryWords(query)
  if (whole.length === 0) return []
  const parts = queryParts(query).map((words) => words.map(asPart))
  const all = parts.map((_, i) => `search_text LIKE ANY($${i + 6}::text[])`).join(' AND ')
  const { rows } = await tx.executeSql<CourseMatch>(
    `SELECT id, CASE WHEN names LIKE ANY($1::text[]) THEN 0 WHEN names LIKE ANY($2::text[]) THEN 1 WHEN names LIKE ANY($3::text[]) THEN 2
       WHEN names LIKE ANY($4::text[]) THEN 3 ELSE 4 END AS rank
     FROM (SELECT id, lower(name_en) AS name, search_text, split_part(search_text, '~', 1) AS names FROM courses WHERE ${VISIBLE}) c
     WHERE search_text LIKE ANY($4::text[]) OR (${all}) ORDER BY rank, name LIMIT $5`,
    [
      whole.map(asWholeName),
      whole.map(asNameStart),
      whole.map(asWordStart),
      whole.map(asPart),
      limit,
      ...parts,
    ],
  )
  return rows.length ? rows : similarCourses(tx, queryParts(query), limit)
}

/**
 * Every search term has to resemble a word of the name (a common "golf club" alone is not enough);
 * the closest match of all terms comes first.
 */
async function similarCourses(
  tx: Tx,
  parts: readonly (readonly string[])[],
  limit: number,
): Promise<CourseMatch[]> {
  const best = (of: string) =>
    parts.map((_, i) => `(SELECT max(${of}) FROM unnest($${i + 3}::text[]) q)`)
  const near = best('word_similarity(q, names)')
  // similarity to a whole word comes before similarity to a part of one
  const likeness = [...near, ...best('strict_word_similarity(q, names)')].join(' + ')
  const { rows } = await tx.executeSql<CourseMatch>(
    `SELECT id, 5 + 2 * ${parts.length} - likeness AS rank FROM (
       SELECT id, name, least(${near.join(', ')}) AS nearest, ${likeness} AS likeness
       FROM (SELECT id, lower(name_en) AS name, split_part(search_text, '~', 1) AS names FROM courses WHERE ${VISIBLE}) c
     ) c WHERE nearest >= $1 ORDER BY likeness DESC, name LIMIT $2`,
    [SIMILAR, limit, ...parts],
  )
  return rows
}
