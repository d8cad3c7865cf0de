import { DAY, HOUR, fromJapanText, startOfJapanDay, type Instant } from '@tomogolf/domain/time'
import { dayNumber, dayText } from '@tomogolf/domain/wishes/wish-days'
import { firstDayOfWeek, weekOfDay } from '@tomogolf/domain/wishes/wish-pool'
import type { Deps } from '../../deps.ts'
import { every } from '../../platform/jobs/jobs.ts'
import { countWishes } from './count-wishes.usecase.ts'
import { alertOwner } from './alert-owner.usecase.ts'
import { listDueOwners } from './find-wishes.repository.ts'
import {
  ALERT_OWNER,
  jobOf,
  matchGame,
  matchNewGames,
  type AlertJob,
} from './match-game.usecase.ts'
import { inviteAgain, type InviteAgain } from './play-again/invite-again.usecase.ts'
import { listHostsSince } from './host-digest/digest-hosts.read.ts'
import {
  ACTIVE_HOST,
  sendHostDigest,
  type HostDigestJob,
} from './host-digest/send-host-digest.usecase.ts'

const DIGEST_OWNER = 'wishes.digest_owner'
const HOST_DIGEST = 'wishes.host_digest_of'
/** In Japan: late enough for Asia, and the evening before in America. */
const DIGEST_HOUR = 9 * HOUR

/** On Mondays: hosts plan their week-ends then. */
export function nextHostDigest(now: Instant): Instant {
  const monday = firstDayOfWeek(weekOfDay(dayNumber(now)))
  const next = (day: number) => fromJapanText(dayText(day))! + DIGEST_HOUR
  return next(monday) > now ? next(monday) : next(monday + 7)
}

export function wishesJobs(deps: Deps): void {
  const { db, jobs, clock } = deps
  jobs.define<{ gameId: string; reopened: boolean }>('wishes.match', (job) => matchGame(deps, job))
  jobs.define<{ gameIds: string[] }>('wishes.match_new', (job) => matchNewGames(deps, job))
  jobs.define<InviteAgain>('wishes.invite_again', (job) => inviteAgain(deps, job))
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
  jobs.define<HostDigestJob>(HOST_DIGEST, (job) => sendHostDigest(deps, job))
  jobs.defineRecurring('wishes.host_digest', { next: nextHostDigest }, () =>
    db.transaction(async (tx) => {
      const hosts = await listHostsSince(tx, clock.now() - ACTIVE_HOST)
      const work = hosts.map((userId) => ({
        data: { userId } satisfies HostDigestJob,
        key: userId,
      }))
      await jobs.enqueueAll(tx, HOST_DIGEST, work)
    }),
  )
  jobs.defineRecurring('wishes.count', every(DAY), () => countWishes(deps))
}
