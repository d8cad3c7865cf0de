import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { CardProvider } from '../../../platform/payments/card-provider.ts'
import type { Logger } from '../../../platform/telemetry/log.ts'
import { insertFailedCall } from './failed-calls.repository.ts'

const CAUSE_LENGTH = 300

/**
 * Records calls to the card provider that had no usable response, for the system status of every
 * process. A failure to record is logged and changes nothing for the caller.
 */
export function recordFailedCalls(
  cards: CardProvider,
  { db, clock, log }: { db: Database; clock: Clock; log: Logger },
): CardProvider {
  const record = (call: string, cause: string) =>
    insertFailedCall(db, { at: clock.now(), call, cause: cause.slice(0, CAUSE_LENGTH) }).catch(
      (err: unknown) => log.error({ err, call }, 'failed call not recorded'),
    )
  const recorded =
    <Args extends unknown[], Outcome extends { kind: string; cause?: string }>(
      name: string,
      call: (...args: Args) => Promise<Outcome>,
    ) =>
    async (...args: Args): Promise<Outcome> => {
      const outcome = await call(...args)
      if (outcome.kind === 'unknown') await record(name, outcome.cause ?? '')
      return outcome
    }
  return {
    ...cards,
    hold: recorded('hold', cards.hold),
    charge: recorded('charge', cards.charge),
    find: recorded('find', cards.find),
    capture: recorded('capture', cards.capture),
    release: recorded('release', cards.release),
    refund: recorded('refund', cards.refund),
    findRefund: recorded('find_refund', cards.findRefund),
    transfer: recorded('transfer', cards.transfer),
    findTransfer: recorded('find_transfer', cards.findTransfer),
    reverseTransfer: recorded('reverse_transfer', cards.reverseTransfer),
  }
}
