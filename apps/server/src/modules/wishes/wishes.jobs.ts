import { DAY, HOUR, startOfJapanDay } from '@tomogolf/domain/time'
import { dayNumber } from '@tomogolf/domain/wishes/wish-days'
import { UNCONFIRMED_KEPT, WISH_KEPT } from '@tomogolf/domain/wishes/wish-matching'
import type { Deps } from '../../deps.ts'
import { every } from '../../platform/jobs/jobs.ts'
import { countWishes } from './count-wishes.usecase.ts'
import { alertOwner } from './alert-owner.usecase.ts'
import { listDueOwners } from './find-wishes.repository.ts'
import { ALERT_OWNER, jobOf, matchGame, type AlertJob } from './match-game.usecase.ts'
import { forgetWishes } from './wishes.repository.ts'

const DIGEST_OWNER = 'wishes.digest_owner'
/** In Japan: late enough for Asia, and the evening before in America. */
const DIGEST_HOUR = 9 * HOUR

export function wishesJobs(deps: Deps): void {
  const { db, jobs, clock } = deps
  jobs.define<{ gameId: string; reopened: boolean }>('wishes.match', (job) => matchGame(deps, job))
  jobs.define<AlertJob>(ALERT_OWNER, ({ owner }) => alertOwner(deps, owner, 'wish_fits'))
  jobs.define<AlertJob>(DIGEST_OWNER, ({ owner }) => alertOwner(deps, owner, 'wish_digest'))
  jobs.defineRecurring(
    'wishes.digest',
    {
      next: (now) => {
        const today = startOfJapanDay(now) + DIGEST_HOUR
        return today > now ? today : today + DAY
      },
    },
    () =>
      db.transaction(async (tx) => {
        await jobs.enqueueAll(tx, DIGEST_OWNER, (await listDueOwners(tx)).map(jobOf))
      }),
  )
  jobs.defineRecurring('wishes.count', every(DAY), () => countWishes(deps))
  jobs.defineRecurring('wishes.forget', every(DAY), () =>
    db.transaction((tx) =>
      forgetWishes(tx, {
        endedBefore: clock.now() - WISH_KEPT,
        askedBefore: clock.now() - UNCONFIRMED_KEPT,
        day: dayNumber(clock.now()) - 1,
      }),
    ),
  )
}
