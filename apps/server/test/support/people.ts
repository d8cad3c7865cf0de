import type { NewGameBody } from '@tomogolf/contract/games.schemas'
import type { z } from 'zod'
import { japanText, type Instant } from '@tomogolf/domain/time'
import type { Answer, TestClient } from './world.ts'

export const PASSWORD = 'Fairway-2026'
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  declinesLater: '4000000000000341',
  asks: '4000002500003155',
  alwaysAsks: '4000002760003184',
}
export type Person = { id: string; email: string; cookie: string }

/** Registers and opens the link in the same browser, which starts a session. */
export async function signUp(world: TestClient, email: string): Promise<Person> {
  const registered = must(
    await world.call('POST /api/auth/register', {
      body: { username: '', email, password: PASSWORD, recaptchaToken: 'development' },
    }),
    201,
  )
  await world.runJobs()
  const to = email.toLowerCase()
  const mails = must(
    await world.call<{ text: string }[]>('GET /api/dev/outbox', { query: { to } }),
  ).body
  const [token] = mails.flatMap(({ text }) => /verify-email\?token=([\w-]+)/.exec(text)?.[1] ?? [])
  const verified = must(
    await world.call<{ user: { id: string } | null }>('GET /api/auth/verify-email', {
      query: { token: token ?? '' },
      cookie: registered.cookies,
    }),
  )
  return { id: verified.body.user!.id, email: to, cookie: verified.cookies }
}

/** Creates a user as a browser does: register, open the link, complete the profile. */
export async function newPerson(
  world: TestClient,
  name: string,
  card: string | null = CARDS.good,
): Promise<Person> {
  const email = `${name.toLowerCase()}@example.com`
  const person = await signUp(world, email)
  must(
    await world.call('PUT /api/profile', {
      cookie: person.cookie,
      body: {
        firstName: name,
        lastName: 'Tester',
        contactNumber: '+81312345678',
        gender: 'other',
        birthDate: '1990-04-01',
        country: 'JP',
        languages: ['en', 'ja'],
        skillLevel: 'intermediate',
      },
    }),
  )
  if (card) await saveCard(world, person, card)
  return person
}

/** Completes a setup of our server at the card provider, as the page does; answers its id. */
export async function completeSetup(
  world: TestClient,
  person: Person,
  number: string,
): Promise<string> {
  const setup = must(
    await world.call<{ clientSecret: string; publishableKey: string; apiBase: string }>(
      'POST /api/payment-methods/setup-intent',
      { cookie: person.cookie },
    ),
  ).body
  const setupIntentId = setup.clientSecret.split('_secret_')[0]!
  const form = new URLSearchParams({
    key: setup.publishableKey,
    client_secret: setup.clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2030',
    'payment_method_data[card][cvc]': '123',
  })
  const confirmed = await fetch(`${setup.apiBase}/v1/setup_intents/${setupIntentId}/confirm`, {
    method: 'POST',
    body: form,
  })
  const intent = (await confirmed.json()) as { status: string }
  if (intent.status === 'requires_action')
    await fetch(`${setup.apiBase}/v1/setup_intents/${setupIntentId}/authenticate`, {
      method: 'POST',
      body: new URLSearchParams({
        key: setup.publishableKey,
        client_secret: setup.clientSecret,
        outcome: 'succeed',
      }),
    })
  return setupIntentId
}

/** Saves a card as the page does. */
export async function saveCard(
  world: TestClient,
  person: Person,
  number: string,
): Promise<{ id: string }> {
  const setupIntentId = await completeSetup(world, person, number)
  return must(
    await world.call<{ id: string }>('POST /api/payment-methods', {
      cookie: person.cookie,
      body: { setupIntentId },
    }),
    201,
  ).body
}

/** Accepts the host terms and creates a game. */
export async function hostGame(
  world: TestClient,
  host: Person,
  teeTime: Instant,
  game: Partial<z.input<typeof NewGameBody>> = {},
): Promise<string> {
  must(await world.call('POST /api/host-terms', { cookie: host.cookie, body: { accepted: true } }))
  const body = {
    courseName: 'Boso Misaki Golf Links',
    date: japanText(teeTime),
    location: '2240 Misaki-cho, Isumi, Chiba',
    price: 100,
    currency: 'USD',
    slots: 3,
    skillLevel: 'any',
    notes: null,
    ...game,
  }
  return must(
    await world.call<{ id: string }>('POST /api/games', { cookie: host.cookie, body }),
    201,
  ).body.id
}
export const join = (world: TestClient, guest: Person, gameId: string) =>
  world.call<{ participation: { status: string; hold: { status: string } } }>(
    `POST /api/games/${gameId}/join`,
    { cookie: guest.cookie },
  )

export function must<T>(answer: Answer<T>, status = 200): Answer<T> {
  if (answer.status !== status)
    throw new Error(`expected ${status}, got ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer
}

/** Holds and charges on a card as the provider records them. */
export function readProviderTotals(world: TestClient, person: Person) {
  const { customers, paymentIntents } = world.emulator.state
  const ids = [...customers.values()]
    .filter((customer) => 'metadata' in customer && customer.metadata.user === person.id)
    .map((customer) => customer.id)
  const intents = [...paymentIntents.values()].filter(({ customer }) =>
    ids.includes(String(customer)),
  )
  return {
    held: intents
      .filter(({ status }) => status === 'requires_capture')
      .reduce((sum, intent) => sum + intent.amount_capturable, 0),
    captured: intents.reduce((sum, intent) => sum + intent.amount_received, 0),
    intents: intents.length,
  }
}
