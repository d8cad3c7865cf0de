/** What a page asks of the card provider: the key names the account, the client secret the one intent that may be touched. */
export type Access = {
  readonly apiBase: string
  readonly publishableKey: string
  readonly clientSecret: string
}
export type CardEntry = {
  readonly number: string
  readonly month: number
  readonly year: number
  readonly cvc: string
  readonly name: string
}
export type Intent = {
  readonly id: string
  readonly status: string
  readonly last_setup_error?: ProviderFault | null
  readonly last_payment_error?: ProviderFault | null
}
type ProviderFault = {
  readonly code?: string
  readonly decline_code?: string
  readonly param?: string
  readonly message?: string
}

/** The service itself; everything else is the emulator, which the page talks to directly. */
export const LIVE_API = 'https://api.stripe.com'
export const isLive = (access: Pick<Access, 'apiBase'>): boolean => access.apiBase === LIVE_API

/** A refusal of the provider. `code` is its own word (`card_declined`), `network` when it was not reached. */
export class CardRefusal extends Error {
  readonly code: string
  readonly declineCode: string | undefined
  /** The field it names: `number`, `exp_month`, `cvc`. */
  readonly param: string | undefined

  constructor({ code, decline_code: declineCode, param, message }: ProviderFault) {
    super(message ?? code)
    this.name = 'CardRefusal'
    this.code = code ?? 'unknown'
    this.declineCode = declineCode
    this.param = param
  }
}

/** An intent's id is the part of its secret before `_secret_`, for both kinds. */
export const intentId = (clientSecret: string): string => clientSecret.split('_secret_')[0]!
const intentPath = (clientSecret: string) =>
  `/v1/${clientSecret.startsWith('pi_') ? 'payment_intents' : 'setup_intents'}/${intentId(clientSecret)}`

async function post(access: Access, path: string, fields: Record<string, string>): Promise<Intent> {
  const body = new URLSearchParams({
    key: access.publishableKey,
    client_secret: access.clientSecret,
    ...fields,
  })
  let response: Response
  let answer: { error?: ProviderFault }
  try {
    // no credentials, no referrer: the provider learns of the card and of nothing else
    response = await fetch(access.apiBase + path, {
      method: 'POST',
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    answer = (await response.json()) as { error?: ProviderFault }
  } catch {
    throw new CardRefusal({ code: 'network' })
  }
  if (!response.ok) throw new CardRefusal(answer.error ?? {})
  return answer as Intent
}

/** Gives a card to the provider. It goes there and nowhere else. Throws CardRefusal; an intent that `requires_action` waits for the bank. */
export const confirmCard = (access: Access, card: CardEntry): Promise<Intent> =>
  post(access, `${intentPath(access.clientSecret)}/confirm`, {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card.number,
    'payment_method_data[card][exp_month]': String(card.month),
    'payment_method_data[card][exp_year]': String(card.year),
    'payment_method_data[card][cvc]': card.cvc,
    ...(card.name && { 'payment_method_data[billing_details][name]': card.name }),
  })

/** The answer in the emulator's stand-in for the bank's own window. Throws CardRefusal when the bank then says no. */
export async function answerBank(access: Access, outcome: 'succeed' | 'fail'): Promise<Intent> {
  const intent = await post(access, `${intentPath(access.clientSecret)}/authenticate`, { outcome })
  const fault = intent.last_setup_error ?? intent.last_payment_error
  if (fault) throw new CardRefusal(fault)
  return intent
}
