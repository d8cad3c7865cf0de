import { minutes, type Instant } from '@tomogolf/domain/time'

/** The tolerance of the SDK, which refuses older signatures and accepts any later one. */
const TOLERANCE = minutes(5)

/**
 * Whether a webhook's signature is dated later than clocks differ. Such a message could be kept and
 * sent again for as long as its date is ahead. By the real time, as the SDK does.
 */
export function isFromFuture(signature: string, now: Instant): boolean {
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1])
  return !(seconds * 1000 <= now + TOLERANCE)
}
