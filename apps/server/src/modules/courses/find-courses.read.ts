import { and, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import { selectRows } from '../../platform/database/select-rows.ts'
import { isPublic } from './courses.repository.ts'
import { courses } from './courses.table.ts'
import {
  asNameStart,
  asPart,
  asWholeName,
  asWordStart,
  queryParts,
  queryWords,
} from '@tomogolf/domain/search/search-text'

/** How well a course matches a query; lower is better. */
export type CourseMatch = { readonly id: string; readonly rank: number }
/** Minimum share of common trigrams; below it two words are different, not a typing error. */
const MIN_SIMILARITY = 0.5

/**
 * Courses that match a query, best first: the whole name, its beginning, the beginning of a word, a
 * part of it, then place and scattered words. Without a match, the most similar names.
 */
export async function findCourses(tx: Tx, query: string, limit: number): Promise<CourseMatch[]> {
  const whole = queryWords(query)
  if (whole.length === 0) return []
  const parts = queryParts(query)
  const hasPartOfName = isLikeAny(sql`search_text`, whole.map(asPart))
  const hasEveryPart = and(...parts.map((words) => isLikeAny(sql`search_text`, words.map(asPart))))
  const rows = await selectRows<CourseMatch>(
    tx,
    sql`SELECT id, CASE
        WHEN ${isLikeAny(sql`names`, whole.map(asWholeName))} THEN 0
        WHEN ${isLikeAny(sql`names`, whole.map(asNameStart))} THEN 1
        WHEN ${isLikeAny(sql`names`, whole.map(asWordStart))} THEN 2
        WHEN ${isLikeAny(sql`names`, whole.map(asPart))} THEN 3
        ELSE 4 END AS rank
      FROM ${SEARCHED} WHERE ${or(hasPartOfName, hasEveryPart)}
      ORDER BY rank, name LIMIT ${limit}`,
  )
  return rows.length ? rows : findSimilarCourses(tx, parts, limit)
}

/** The public courses with the part of the search text that has their names. */
const SEARCHED = sql`(
  SELECT ${courses.id}, lower(${courses.nameEn}) AS name, ${courses.searchText},
    split_part(${courses.searchText}, '~', 1) AS names
  FROM ${courses} WHERE ${isPublic}) searched`
const isLikeAny = (text: SQL, patterns: readonly string[]): SQL =>
  sql`${text} LIKE ANY(${sql.param(patterns)}::text[])`

/**
 * Every search term has to resemble a word of the name (a common "golf club" alone is not enough);
 * the closest match of all terms comes first.
 */
async function findSimilarCourses(
  tx: Tx,
  parts: readonly (readonly string[])[],
  limit: number,
): Promise<CourseMatch[]> {
  const best = (similarity: SQL) =>
    parts.map(
      (spellings) =>
        sql`(SELECT max(${similarity}) FROM unnest(${sql.param(spellings)}::text[]) spelling)`,
    )
  const similarToPart = best(sql`word_similarity(spelling, names)`)
  const similarToWord = best(sql`strict_word_similarity(spelling, names)`)
  // similarity to a whole word comes before similarity to a part of one
  const sum = sql.join([...similarToPart, ...similarToWord], sql` + `)
  return selectRows<CourseMatch>(
    tx,
    sql`SELECT id, 5 + 2 * ${parts.length}::int - similarity AS rank FROM (
        SELECT id, name, least(${sql.join(similarToPart, sql`, `)}) AS lowest, ${sum} AS similarity
        FROM ${SEARCHED}) compared
      WHERE lowest >= ${MIN_SIMILARITY} ORDER BY similarity DESC, name LIMIT ${limit}`,
  )
}
