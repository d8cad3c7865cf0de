import type { Deps } from '../deps.ts'
import { cardPorts } from '../module-ports.ts'
import { isRefused } from '../platform/refusal.ts'
import { beginCardSetup } from '../modules/cards/begin-card-setup.usecase.ts'
import { saveCard } from '../modules/cards/save-card.usecase.ts'
import type { DemoPerson } from './people.data.ts'

const NUMBERS: Record<DemoPerson['card'], string> = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  jcb: '3566002020360505',
}
/** Cards are valid for this many years after the start. */
const YEARS_VALID = 4

/** Saves a test card as the page does: setup, card number to the emulator, saved card. */
export async function saveDemoCard(
  deps: Deps,
  user: { id: string; email: string },
  brand: DemoPerson['card'],
): Promise<void> {
  const setup = await beginCardSetup(deps, cardPorts, user)
  if (isRefused(setup)) throw new Error(`demo card of ${user.email}: ${setup.refused}`)
  const setupId = setup.clientSecret.split('_secret_')[0]!
  const year = Number(deps.clock.iso().slice(0, 4)) + YEARS_VALID
  const card = {
    number: NUMBERS[brand],
    exp_month: '11',
    exp_year: String(year),
    cvc: brand === 'amex' ? '1234' : '123',
  }
  const body = new URLSearchParams({
    key: setup.publishableKey,
    client_secret: setup.clientSecret,
    'payment_method_data[type]': 'card',
  })
  for (const [name, value] of Object.entries(card))
    body.set(`payment_method_data[card][${name}]`, value)
  const answer = await fetch(`${setup.apiBase}/v1/setup_intents/${setupId}/confirm`, {
    method: 'POST',
    body,
  })
  if (!answer.ok)
    throw new Error(`demo card of ${user.email}: ${answer.status} ${await answer.text()}`)
  const saved = await saveCard(deps, cardPorts, user.id, setupId)
  if (isRefused(saved)) throw new Error(`demo card of ${user.email}: ${saved.refused}`)
}
