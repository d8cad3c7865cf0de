import { CardRefusal, type Access, type Intent } from './card-provider.ts'
import { createStripe } from './stripe.ts'

/** Opens the bank's authentication for an intent that requires action. Throws CardRefusal when it fails. */
export async function authenticateLive(access: Access): Promise<Intent> {
  const stripe = await createStripe(access.publishableKey)
  const { error, setupIntent, paymentIntent } = await stripe.handleNextAction({
    clientSecret: access.clientSecret,
  })
  if (error) throw new CardRefusal(error)
  return (paymentIntent ?? setupIntent)!
}
