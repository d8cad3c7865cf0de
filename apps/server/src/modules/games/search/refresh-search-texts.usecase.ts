import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import { readCoursesById } from '../../courses/courses.repository.ts'
import { readSettingText, upsertSetting } from '../../settings/settings.repository.ts'
import { lockSearchableGames, setSearchTexts, type Game } from '../games.repository.ts'
import { gameSearchText } from '../resolve-place.step.ts'

/** Key of the version with which the search texts of all games were built. */
const BUILT_VERSION = 'games_search_text'
/** To be increased when the search text of the same game changes. */
const SEARCH_TEXT_VERSION = '2'
const BATCH = 500

/** Rebuilds the search texts of all games once after a release that builds them differently. */
export async function refreshSearchTexts({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  if ((await readSettingText(db, BUILT_VERSION)) === SEARCH_TEXT_VERSION) return
  let last = ''
  let changed = 0
  for (;;) {
    const batch = await db.transaction((tx) => refreshBatch(tx, last))
    if (batch === null) break
    last = batch.last
    changed += batch.changed
  }
  await upsertSetting(db, BUILT_VERSION, SEARCH_TEXT_VERSION, null, clock.now())
  if (changed > 0) log.info({ games: changed }, 'search texts rebuilt')
}

/** The games after `last` in the order of their ids; null when there are none. */
async function refreshBatch(
  tx: Tx,
  last: string,
): Promise<{ last: string; changed: number } | null> {
  const batch = await lockSearchableGames(tx, last, BATCH)
  if (batch.length === 0) return null
  const changed = await rebuild(tx, batch)
  if (changed.length > 0) await setSearchTexts(tx, changed)
  return { last: batch.at(-1)!.id, changed: changed.length }
}

async function rebuild(tx: Tx, batch: readonly Game[]): Promise<Pick<Game, 'id' | 'searchText'>[]> {
  const hosts = await readPeople(tx, [...new Set(batch.map(({ hostId }) => hostId))])
  const courseIds = batch.flatMap(({ courseId }) => (courseId === null ? [] : [courseId]))
  const courses = await readCoursesById(tx, [...new Set(courseIds)])
  return batch
    .map((game) => ({
      id: game.id,
      before: game.searchText,
      searchText: gameSearchText(game, courses.get(game.courseId ?? ''), hosts.get(game.hostId)),
    }))
    .filter(({ before, searchText }) => before !== searchText)
}
