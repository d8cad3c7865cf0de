import { DAY, japanDate } from '@tomogolf/domain/time'
import { WishFields } from '@tomogolf/contract/wishes/wishes.schemas'
import type { Deps } from '../deps.ts'
import { isRefused } from '../platform/refusal.ts'
import { addAlerts } from '../modules/wishes/find-wishes.repository.ts'
import { makeWish } from '../modules/wishes/make-wish.usecase.ts'
import type { WishInput } from '../modules/wishes/wish-terms.policy.ts'
import { readOpenGames } from '../modules/wishes/wished-games.read.ts'
import { markSent } from '../modules/wishes/wishes.repository.ts'
import { withPastClock } from './demo-times.ts'
import type { Ids } from './seed-people.ts'
import { PEOPLE } from './people.data.ts'

/** Hosts see alerts from the next day on, and reports after two more. */
const AGE = 4 * DAY
const FULL_WEEK = [9, 15] as const
const WEEKENDS = [6, 0]

type DemoWish = Partial<Omit<WishInput, 'from' | 'to'>> & {
  who: string
  /** First and last day, in days from today. */
  between?: readonly [number, number]
}
/** A busy region, a thin one, and everything else empty. */
const WISHES: readonly DemoWish[] = [
  { who: 'tom', areas: ['kanto'], between: FULL_WEEK, needsClubs: true },
  { who: 'olivia', areas: ['Chiba'], between: FULL_WEEK, partySize: 2, needsClubs: true },
  { who: 'noah', areas: ['Chiba', 'Kanagawa'], between: FULL_WEEK, languages: ['en'] },
  { who: 'hana', areas: ['kanto'], between: FULL_WEEK, languages: ['ko', 'en'] },
  { who: 'chloe', areas: ['station-tokyo/60'], between: FULL_WEEK, needsClubs: true },
  { who: 'marco', areas: ['Chiba'], between: FULL_WEEK, maxPrice: 150 },
  { who: 'ethan', areas: ['kanto'], between: FULL_WEEK, languages: ['en'], needsClubs: true },
  { who: 'isabel', areas: ['station-tokyo/100'], weekdays: WEEKENDS },
  { who: 'ava', areas: ['Chiba', 'Ibaraki'], weekdays: WEEKENDS, needsClubs: true },
  { who: 'junho', areas: ['kanto'], weekdays: WEEKENDS, languages: ['ko'] },
  { who: 'xiao', areas: ['kyushu'], between: [12, 18], languages: ['zh'] },
  { who: 'kate', areas: ['Fukuoka', 'Kumamoto'], between: [12, 18], level: 'beginner' },
  { who: 'arjun', areas: ['kyushu'], weekdays: WEEKENDS, maxPrice: 60 },
]

/**
 * Adds alerts of visitors, older than the games that they found: no user is told about those again.
 */
export async function seedWishes(deps: Deps, ids: Ids, gameIds: readonly string[]): Promise<void> {
  const { clock, db } = deps
  await withPastClock(clock, async (present) => {
    const dayText = (days: number) => japanDate(present + days * DAY)
    clock.set(present - AGE)
    const wishIds: string[] = []
    for (const { who, between, ...terms } of WISHES) {
      const input = WishFields.parse({
        ...terms,
        ...(between && { from: dayText(between[0]), to: dayText(between[1]) }),
      })
      const { language } = PEOPLE.find(({ key }) => key === who)!
      const wish = await makeWish(deps, { userId: ids.get(who)!, email: null }, language, input)
      if (isRefused(wish)) throw new Error(`demo alert of ${who}: ${wish.refused}`)
      wishIds.push(wish.id)
    }
    await db.transaction(async (tx) => {
      for (const { game, host, facts } of (await readOpenGames(tx, gameIds, present)).values())
        await addAlerts(
          tx,
          {
            gameId: game.id,
            facts,
            host: { id: game.hostId, email: host.email },
            reopened: false,
          },
          clock.now(),
        )
      await markSent(tx, wishIds, gameIds, clock.now())
    })
  })
}
