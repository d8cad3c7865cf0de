import type { CardProvider } from '../payments/card-provider.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Telemetry } from './telemetry.ts'

const kindOf = (outcome: { kind: string }) => outcome.kind

/** Records duration and outcome of every call to the card provider. */
export function instrumentCards(cards: CardProvider, { measure }: Telemetry): CardProvider {
  const timed =
    <Args extends unknown[], Result>(
      name: string,
      call: (...args: Args) => Promise<Result>,
      outcomeOf?: (result: Result) => string,
    ) =>
    (...args: Args) =>
      measure('provider', name, () => call(...args), outcomeOf)
  return {
    ...cards,
    createCustomer: timed('create_customer', cards.createCustomer),
    updateCustomer: timed('update_customer', cards.updateCustomer),
    createSetup: timed('create_setup', cards.createSetup),
    readSetup: timed('read_setup', cards.readSetup, kindOf),
    hasCustomer: timed('has_customer', cards.hasCustomer),
    readCard: timed('read_card', cards.readCard),
    detachCard: timed('detach_card', cards.detachCard),
    hold: timed('hold', cards.hold, kindOf),
    charge: timed('charge', cards.charge, kindOf),
    find: timed('find', cards.find, kindOf),
    readPayment: timed('read_payment', cards.readPayment),
    capture: timed('capture', cards.capture, kindOf),
    release: timed('release', cards.release, kindOf),
    refund: timed('refund', cards.refund, kindOf),
    findRefund: timed('find_refund', cards.findRefund, kindOf),
    readDispute: timed('read_dispute', cards.readDispute),
    submitEvidence: timed('submit_evidence', cards.submitEvidence, kindOf),
    closeDispute: timed('close_dispute', cards.closeDispute, kindOf),
    readFraudWarning: timed('read_fraud_warning', cards.readFraudWarning),
    createPayee: timed('create_payee', cards.createPayee),
    linkToPayee: timed('link_to_payee', cards.linkToPayee),
    readPayee: timed('read_payee', cards.readPayee),
    transfer: timed('transfer', cards.transfer, kindOf),
    findTransfer: timed('find_transfer', cards.findTransfer, kindOf),
    reverseTransfer: timed('reverse_transfer', cards.reverseTransfer, kindOf),
    probe: timed('probe', cards.probe),
  }
}

/** Records duration and outcome of every mail delivery. */
export const instrumentMail = (mail: Mailer | null, { measure }: Telemetry): Mailer | null =>
  mail && {
    verify: mail.verify,
    send: (message) => measure('mail', 'send', () => mail.send(message), kindOf),
  }
