import { resourceMissing } from '../errors.ts'
import { emit } from '../events/events.ts'
import { answerList } from '../http/lists.ts'
import { newId } from '../ids.ts'
import type { Charge, FraudWarning } from '../types.ts'
import { pathId } from '../world.ts'
import type { Handler, World } from '../world.ts'

/** The card's bank suspects fraud. No money moves; often a dispute follows. */
export function warnOfFraud(world: World, charge: Charge): FraudWarning {
  const warning: FraudWarning = {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: !charge.refunded && !charge.disputed,
    charge: charge.id,
    created: world.clock.seconds(),
    fraud_type: 'made_with_stolen_card',
    livemode: false,
    payment_intent: charge.payment_intent,
  }
  world.store.fraudWarnings.put(warning)
  emit(world, 'radar.early_fraud_warning.created', warning)
  return warning
}

export const retrieveFraudWarning: Handler = (call) => {
  call.params.done()
  const warning = call.world.store.fraudWarnings.get(pathId(call))
  if (!warning) throw resourceMissing('early_fraud_warning', pathId(call))
  return warning
}

export const listFraudWarnings: Handler = (call) => {
  const charge = call.params.word('charge')
  const intent = call.params.word('payment_intent')
  return answerList(
    call,
    call.world.store.fraudWarnings,
    (warning) =>
      (charge === undefined || warning.charge === charge) &&
      (intent === undefined || warning.payment_intent === intent),
  )
}
