import { CardRefusal, type Access, type Intent } from './provider-page.ts'
import { loadStripe } from './stripe-js.ts'

/** Opens the bank's own window for an intent that waits for the holder. Throws CardRefusal when the bank is not satisfied. */
export async function askLiveBank(access: Access): Promise<Intent> {
  const stripe = await loadStripe(access.publishableKey)
  const { error, setupIntent, paymentIntent } = await stripe.handleNextAction({
    clientSecret: access.clientSecret,
  })
  if (error) throw new CardRefusal(error)
  return (paymentIntent ?? setupIntent)!
}
