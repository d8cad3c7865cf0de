import { CardRefusal, type Access, type Intent, type ProviderError } from '../card-provider.ts'

export type CardEntry = {
  readonly number: string
  readonly month: number
  readonly year: number
  readonly cvc: string
  readonly name: string
}
type EmulatorIntent = Intent & {
  readonly last_setup_error?: ProviderError | null
  readonly last_payment_error?: ProviderError | null
}

/** The id of an intent is the part of its client secret before `_secret_`. */
export const intentId = (clientSecret: string): string => clientSecret.split('_secret_')[0]!
const intentPath = (clientSecret: string) =>
  `/v1/${clientSecret.startsWith('pi_') ? 'payment_intents' : 'setup_intents'}/${intentId(clientSecret)}`

async function post(
  access: Access,
  path: string,
  fields: Record<string, string>,
): Promise<EmulatorIntent> {
  const body = new URLSearchParams({
    key: access.publishableKey,
    client_secret: access.clientSecret,
    ...fields,
  })
  let response: Response
  let payload: unknown
  try {
    response = await fetch(access.apiBase + path, {
      method: 'POST',
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    payload = await response.json()
  } catch {
    throw new CardRefusal({ code: 'network' })
  }
  if (!response.ok) throw new CardRefusal((payload as { error?: ProviderError }).error ?? {})
  return payload as EmulatorIntent
}

/**
 * Sends a card to the emulator. Throws CardRefusal. An intent that `requires_action` waits for the
 * bank.
 */
export const confirmCard = (access: Access, card: CardEntry): Promise<Intent> =>
  post(access, `${intentPath(access.clientSecret)}/confirm`, {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card.number,
    'payment_method_data[card][exp_month]': String(card.month),
    'payment_method_data[card][exp_year]': String(card.year),
    'payment_method_data[card][cvc]': card.cvc,
    ...(card.name && { 'payment_method_data[billing_details][name]': card.name }),
  })

/** Answers the emulated bank's authentication. Throws CardRefusal when the bank refuses. */
export async function authenticate(access: Access, outcome: 'succeed' | 'fail'): Promise<Intent> {
  const intent = await post(access, `${intentPath(access.clientSecret)}/authenticate`, { outcome })
  const error = intent.last_setup_error ?? intent.last_payment_error
  if (error) throw new CardRefusal(error)
  return intent
}
