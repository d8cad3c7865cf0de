import { expect } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { hashSecret, newId, newSecret } from '../../src/platform/security/ids.ts'
import { auditLedger } from '../../src/modules/participations/ledger/audit-ledger.usecase.ts'
import { CARDS, must, type Person } from './people.ts'
import type { World } from './world.ts'

/** Ends a story: whatever it did, the books agree with each other and with the provider's. */
export async function endWithRightBooks(w: World): Promise<void> {
  w.at(w.clock.now() + hours(1))
  expect((await auditLedger(w.deps)).faults).toEqual([])
  await w.close()
}

/** Saves a card for somebody the short way: at the provider as the page does, and straight into the table. The new one is the default. */
export async function giveCard(
  w: World,
  userId: string,
  number: string = CARDS.good,
): Promise<string> {
  const { cards, db } = w.deps
  const {
    rows: [known],
  } = await db.executeSql<{ customer_id: string }>(
    'SELECT customer_id FROM card_customers WHERE user_id = $1',
    [userId],
  )
  const customer =
    known?.customer_id ??
    (await cards.createCustomer({ id: userId, email: `${userId}@example.com` }))
  const setup = await cards.createSetup(customer)
  const key = { key: cards.publishableKey, client_secret: setup.clientSecret }
  const confirmed = await fetch(`${cards.apiBase}/v1/setup_intents/${setup.id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      ...key,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2030',
      'payment_method_data[card][cvc]': '123',
    }),
  })
  if (((await confirmed.json()) as { status: string }).status === 'requires_action')
    await fetch(`${cards.apiBase}/v1/setup_intents/${setup.id}/authenticate`, {
      method: 'POST',
      body: new URLSearchParams({ ...key, outcome: 'succeed' }),
    })
  const saved = await cards.readSetup(setup.id, customer)
  if (saved.kind !== 'saved') throw new Error(saved.kind)
  const { providerId, brand, last4, funding } = saved.card,
    id = newId()
  if (!known)
    await db.executeSql(
      'INSERT INTO card_customers (user_id, customer_id, created_at) VALUES ($1, $2, now())',
      [userId, customer],
    )
  await db.executeSql('UPDATE cards SET is_default = false WHERE user_id = $1', [userId])
  await db.executeSql(
    'INSERT INTO cards (id, user_id, provider_id, brand, last4, exp_month, exp_year, funding, is_default, created_at) VALUES ($1, $2, $3, $4, $5, 12, 2030, $6, true, now())',
    [id, userId, providerId, brand, last4, funding],
  )
  return id
}

/** People by the short way: a complete profile, a session, and a customer and a card of their own at the provider. */
export async function crowd(
  w: World,
  count: number,
  cardOf: (i: number) => string | null = () => CARDS.good,
): Promise<Person[]> {
  const { db } = w.deps,
    people: Person[] = []
  for (let i = 0; i < count; i++) {
    const id = newId(),
      email = `${id}@example.com`,
      secret = newSecret()
    await db.executeSql(
      `INSERT INTO users (id, email, password_hash, language, created_at, email_verified_at, host_terms_accepted_at) VALUES ($1, $2, '', 'en', now(), now(), now())`,
      [id, email],
    )
    await db.executeSql(
      `INSERT INTO profiles (user_id, first_name, last_name, contact_number, gender, birth_date, country, languages, skill_level, updated_at) VALUES ($1, $2, 'Tester', '+81312345678', 'other', '1990-04-01', 'JP', '{en,ja}', 'intermediate', now())`,
      [id, `Guest ${i}`],
    )
    await db.executeSql(
      `INSERT INTO sessions (hash, user_id, created_at, last_seen_at, expires_at) VALUES ($1, $2, $3, $3, '2099-01-01')`,
      [hashSecret(secret), id, w.clock.iso()],
    )
    people.push({ id, email, cookie: `tomogolf_session=${secret}` })
  }
  await Promise.all(
    people.map(async (p, i) => {
      const card = cardOf(i)
      if (card) await giveCard(w, p.id, card)
    }),
  )
  return people
}

/** A host and some guests. */
export async function party(
  w: World,
  guests: number,
  card: string = CARDS.good,
): Promise<{ host: Person; guests: Person[] }> {
  const [host, ...others] = await crowd(w, guests + 1, (i) => (i === 0 ? CARDS.good : card))
  return { host: host!, guests: others }
}

type HoldShown = {
  status: string
  problem: string | null
  placeAt: string | null
  giveUpAt: string | null
  captured: { amount: number }
  released: { amount: number }
}
/** A guest's place as the guest sees it. */
export async function placeOf(
  w: World,
  gameId: string,
  p: Person,
): Promise<{ status: string | undefined; hold: HoldShown | undefined; availableSlots: number }> {
  const shown = must(
    await w.call<{
      availableSlots: number
      viewer: { participation: { status: string; hold: HoldShown | null } | null }
    }>(`GET /api/games/${gameId}`, { cookie: p.cookie }),
  ).body
  return {
    status: shown.viewer.participation?.status,
    hold: shown.viewer.participation?.hold ?? undefined,
    availableSlots: shown.availableSlots,
  }
}
export const holdIdOf = async (w: World, p: Person, gameId: string): Promise<string> =>
  (
    await w.deps.db.executeSql<{ id: string }>(
      'SELECT h.id FROM holds h JOIN participations p ON p.id = h.participation_id WHERE h.guest_id = $1 AND p.game_id = $2 ORDER BY p.agreed_at DESC',
      [p.id, gameId],
    )
  ).rows[0]!.id
/** Kinds of mail somebody got, oldest first. */
export async function mailsTo(w: World, p: Person): Promise<string[]> {
  await w.runJobs()
  return (
    await w.deps.db.executeSql<{ template: string }>(
      'SELECT template FROM outbox WHERE to_address = $1 ORDER BY created_at, id',
      [p.email],
    )
  ).rows.map((r) => r.template)
}
export type CaseShown = {
  id: string
  kind: string
  status: string
  details: string | null
  hold_id: string | null
}
export const casesOf = async (w: World, gameId: string): Promise<CaseShown[]> =>
  (
    await w.deps.db.executeSql<CaseShown>(
      'SELECT id, kind, status, details, hold_id FROM cases WHERE game_id = $1 ORDER BY created_at, id',
      [gameId],
    )
  ).rows
export const strikesOf = async (w: World, p: Person): Promise<number> =>
  (
    await w.deps.db.executeSql<{ n: number }>(
      'SELECT count(*)::int AS n FROM strikes WHERE user_id = $1 AND removed_at IS NULL',
      [p.id],
    )
  ).rows[0]!.n
export type Line = { type: string; status: string; amount: number | null; reason: string | null }
export const transactionsOf = async (w: World, p: Person): Promise<Line[]> =>
  (
    await w.deps.db.executeSql<Line>(
      'SELECT type, status, amount_minor AS amount, reason FROM transactions WHERE user_id = $1 ORDER BY created_at, id',
      [p.id],
    )
  ).rows
/** The provider is away for every call about payments, until the returned function is called. */
export function providerAway(w: World): () => void {
  const ids = ['POST', 'GET'].flatMap((method) =>
    ['/v1/payment_intents', '/v1/payment_intents/**'].map((path) =>
      w.emulator.faults.add({ kind: 'server_error', method, path, times: 10_000 }),
    ),
  )
  return () => {
    for (const id of ids) w.emulator.faults.remove(id)
  }
}
export const DAYS = (n: number): number => hours(24 * n)
