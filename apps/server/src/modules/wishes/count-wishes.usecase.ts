import { ALL_REGIONS, WISH_MET_HOURS } from '@tomogolf/domain/wishes/liquidity'
import { DAY, hours, japanDate, startOfJapanDay } from '@tomogolf/domain/time'
import { regionsOfWish } from '@tomogolf/domain/wishes/wish-areas'
import type { Deps } from '../../deps.ts'
import { readConfirmedWishes } from './confirmed-wishes.read.ts'
import { listCountedDays, insertWishDay } from './wishes.repository.ts'

type Count = { wishes: number; met: number }
/** Days that a run catches up after a pause; earlier wishes may already be deleted. */
const MAX_DAYS = 28

/** Counts the wishes of every day whose last wish has had the time to be met, once. */
export async function countWishes({ db, clock }: Pick<Deps, 'clock' | 'db'>): Promise<void> {
  const end = startOfJapanDay(clock.now() - hours(WISH_MET_HOURS))
  const days = Array.from({ length: MAX_DAYS }, (_, i) => end - (MAX_DAYS - i) * DAY)
  const counted = new Set(await listCountedDays(db, japanDate(days[0]!)))
  for (const start of days) {
    const day = japanDate(start)
    if (counted.has(day)) continue
    await db.transaction(async (tx) => {
      const wishes = await readConfirmedWishes(tx, { start, end: start + DAY })
      const counts = new Map<string, Count>([[ALL_REGIONS, { wishes: 0, met: 0 }]])
      for (const { areas, isMet } of wishes)
        for (const region of [ALL_REGIONS, ...regionsOfWish(areas)]) {
          const before = counts.get(region) ?? { wishes: 0, met: 0 }
          counts.set(region, { wishes: before.wishes + 1, met: before.met + (isMet ? 1 : 0) })
        }
      await insertWishDay(tx, day, counts)
    })
  }
}
