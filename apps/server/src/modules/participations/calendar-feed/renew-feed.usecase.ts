import { knownZone } from '@tomogolf/format/time-zones'
import type { Deps } from '../../../deps.ts'
import { encrypt } from '../../../platform/security/encryption.ts'
import { hashSecret, newSecret } from '../../../platform/security/ids.ts'
import { FEED_PURPOSE } from './calendar-feed.presenter.ts'
import { writeFeed, type CalendarFeed } from './calendar-feed.repository.ts'

/** Creates the calendar address of a user, or replaces it by a new one. */
export async function renewFeed(
  { db, clock, secret }: Pick<Deps, 'db' | 'clock' | 'secret'>,
  userId: string,
  timeZone: string | null,
): Promise<CalendarFeed> {
  const address = newSecret()
  const feed = {
    userId,
    hash: hashSecret(address),
    sealed: encrypt(address, secret, FEED_PURPOSE),
    timeZone: knownZone(timeZone),
    createdAt: clock.now(),
  }
  await writeFeed(db, feed)
  return feed
}
