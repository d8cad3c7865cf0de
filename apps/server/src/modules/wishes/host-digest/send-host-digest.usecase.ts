import { DAY, japanDate, startOfJapanDay } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { launchOf } from '@tomogolf/domain/launch/region-launch'
import { notify } from '../../../platform/notify.ts'
import { readAccount } from '../../accounts/accounts.repository.ts'
import { readLaunches } from '../../settings/launches/launches.repository.ts'
import { readWishPool } from '../wish-pool.read.ts'
import { readRegionOf } from './digest-hosts.read.ts'
import { takeTurn } from './host-digest.repository.ts'

/** A host who has posted no game for so long is not notified any more. */
export const ACTIVE_HOST = 180 * DAY
/** What the digest looks at: this week and the three after it. */
const AHEAD = 27 * DAY

/** Payload of the queue `wishes.host_digest_of`. */
export type HostDigestJob = { readonly userId: string }

/**
 * Emails a host once a week what visitors want in the region of the latest game: the counts of the
 * pool, which start at three people. Nothing when there is nothing to report.
 */
export const sendHostDigest = (deps: Deps, { userId }: HostDigestJob): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const user = (await readAccount(tx, userId))?.user
    const isSuspended = (user?.suspendedUntil ?? 0) > now
    const region = await readRegionOf(tx, userId, now - ACTIVE_HOST)
    if (!user || user.deletedAt !== null || isSuspended || region === undefined) return
    // nothing can be published there
    if (launchOf(await readLaunches(tx), region).state === 'closed') return
    const dates = { from: japanDate(now), to: japanDate(now + AHEAD) }
    const { weeks } = await readWishPool(tx, userId, { area: region, ...dates }, now)
    if (weeks.length === 0) return
    // weekly, and a repeated or late run sends no second one
    if (!(await takeTurn(tx, { userId, since: startOfJapanDay(now) - 6 * DAY, now }))) return
    await notify(deps.jobs, tx, {
      userId,
      kind: 'host_digest',
      params: {
        region,
        weeks: weeks.map(({ from, to, people, needClubs }) => ({ from, to, people, needClubs })),
      },
    })
  })
