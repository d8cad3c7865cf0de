import type { CardProvider } from '../payments/card-provider.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Telemetry } from './telemetry.ts'

const kindOf = (outcome: { kind: string }) => outcome.kind

/** The card provider with every call timed and its outcome counted. */
export function measuredCards(cards: CardProvider, { measure }: Telemetry): CardProvider {
  const timed =
    <Given extends unknown[], Answer>(
      name: string,
      call: (...given: Given) => Promise<Answer>,
      outcomeOf?: (answer: Answer) => string,
    ) =>
    (...given: Given) =>
      measure('provider', name, () => call(...given), outcomeOf)
  return {
    ...cards,
    createCustomer: timed('create_customer', cards.createCustomer),
    createSetup: timed('create_setup', cards.createSetup),
    readSetup: timed('read_setup', cards.readSetup, kindOf),
    detachCard: timed('detach_card', cards.detachCard),
    hold: timed('hold', cards.hold, kindOf),
    charge: timed('charge', cards.charge, kindOf),
    find: timed('find', cards.find, kindOf),
    readPayment: timed('read_payment', cards.readPayment),
    capture: timed('capture', cards.capture, kindOf),
    release: timed('release', cards.release, kindOf),
    refund: timed('refund', cards.refund, kindOf),
    findRefund: timed('find_refund', cards.findRefund, kindOf),
    probe: timed('probe', cards.probe),
  }
}

/** The mail server with every delivery timed and its outcome counted. */
export const measuredMail = (mail: Mailer | null, { measure }: Telemetry): Mailer | null =>
  mail && {
    verify: mail.verify,
    send: (letter) => measure('mail', 'send', () => mail.send(letter), kindOf),
  }
