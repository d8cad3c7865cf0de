import { expect } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { hashSecret, newId, newSecret } from '../../src/platform/security/ids.ts'
import { cardPorts } from '../../src/module-ports.ts'
import { beginCardSetup } from '../../src/modules/cards/begin-card-setup.usecase.ts'
import { auditLedger } from '../../src/modules/participations/ledger/audit-ledger.usecase.ts'
import { isRefused } from '../../src/platform/refusal.ts'
import { CARDS, must, type Person } from './people.ts'
import type { World } from './world.ts'

/** Closes the world after checking that the ledger agrees with itself and with the provider. */
export async function closeReconciled(world: World): Promise<void> {
  world.at(world.clock.now() + hours(1))
  expect((await auditLedger(world.deps)).discrepancies).toEqual([])
  await world.close()
}

/** Saves a card as the new default: at the provider as the page does, and directly in the table. */
export async function addCard(
  world: World,
  userId: string,
  number: string = CARDS.good,
): Promise<string> {
  const { cards, db } = world.deps
  const setup = await beginCardSetup(world.deps, cardPorts, {
    id: userId,
    email: `${userId}@example.com`,
  })
  if (isRefused(setup)) throw new Error(setup.refused)
  const setupId = setup.clientSecret.split('_secret_')[0]!
  const key = { key: cards.publishableKey, client_secret: setup.clientSecret }
  const confirmed = await fetch(`${cards.apiBase}/v1/setup_intents/${setupId}/confirm`, {
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
    await fetch(`${cards.apiBase}/v1/setup_intents/${setupId}/authenticate`, {
      method: 'POST',
      body: new URLSearchParams({ ...key, outcome: 'succeed' }),
    })
  const saved = await cards.readSetup(setupId)
  if (saved.kind !== 'saved') throw new Error(saved.kind)
  const { providerId, brand, last4, funding, fingerprint } = saved.card,
    id = newId()
  await db.executeSql('UPDATE cards SET is_default = false WHERE user_id = $1', [userId])
  await db.executeSql(
    `INSERT INTO cards (id, user_id, provider_id, brand, last4, exp_month, exp_year, funding, is_default,
        created_at, fingerprint)
      VALUES ($1, $2, $3, $4, $5, 12, 2030, $6, true, $7, $8)`,
    [id, userId, providerId, brand, last4, funding, world.clock.iso(), fingerprint],
  )
  return id
}

/**
 * Creates users directly in the database: a complete profile, a session, a customer and a card at
 * the provider.
 */
export async function createUsers(
  world: World,
  count: number,
  cardOf: (i: number) => string | null = () => CARDS.good,
): Promise<Person[]> {
  const { db } = world.deps,
    people: Person[] = []
  for (let i = 0; i < count; i++) {
    const id = newId(),
      email = `${id}@example.com`,
      secret = newSecret()
    await db.executeSql(
      `INSERT INTO users (id, email, password_hash, language, created_at, email_verified_at, host_terms_accepted_at)
        VALUES ($1, $2, '', 'en', $3, $3, $3)`,
      [id, email, world.clock.iso()],
    )
    await db.executeSql(
      `INSERT INTO profiles (user_id, first_name, last_name, contact_number, gender, birth_date, country,
          languages, skill_level, updated_at)
        VALUES ($1, $2, 'Tester', '+81312345678', 'other', '1990-04-01', 'JP', '{en,ja}', 'intermediate', $3)`,
      [id, `Guest ${i}`, world.clock.iso()],
    )
    await db.executeSql(
      `INSERT INTO sessions (hash, user_id, created_at, last_seen_at, expires_at)
        VALUES ($1, $2, $3, $3, '2099-01-01')`,
      [hashSecret(secret), id, world.clock.iso()],
    )
    people.push({ id, email, cookie: `tomogolf_session=${secret}` })
  }
  // all at once, the calls to the provider would wait beyond their time limit on a busy machine
  for (let from = 0; from < count; from += 8)
    await Promise.all(
      people.slice(from, from + 8).map(async (person, i) => {
        const card = cardOf(from + i)
        if (card) await addCard(world, person.id, card)
      }),
    )
  return people
}

/** A host and some guests. */
export async function createHostAndGuests(
  world: World,
  guests: number,
  card: string = CARDS.good,
): Promise<{ host: Person; guests: Person[] }> {
  const [host, ...others] = await createUsers(world, guests + 1, (i) =>
    i === 0 ? CARDS.good : card,
  )
  return { host: host!, guests: others }
}

type HoldDto = {
  status: string
  problem: string | null
  placeAt: string | null
  giveUpAt: string | null
  captured: { amount: number }
  released: { amount: number }
}
/** A guest's seat as the guest sees it. */
export async function readPlace(
  world: World,
  gameId: string,
  person: Person,
): Promise<{ status: string | undefined; hold: HoldDto | undefined; availableSlots: number }> {
  const shown = must(
    await world.call<{
      availableSlots: number
      viewer: { participation: { status: string; hold: HoldDto | null } | null }
    }>(`GET /api/games/${gameId}`, { cookie: person.cookie }),
  ).body
  return {
    status: shown.viewer.participation?.status,
    hold: shown.viewer.participation?.hold ?? undefined,
    availableSlots: shown.availableSlots,
  }
}
export const readHoldId = async (world: World, person: Person, gameId: string): Promise<string> =>
  (
    await world.deps.db.executeSql<{ id: string }>(
      `SELECT h.id FROM holds h JOIN participations p ON p.id = h.participation_id
        WHERE h.guest_id = $1 AND p.game_id = $2 ORDER BY p.agreed_at DESC`,
      [person.id, gameId],
    )
  ).rows[0]!.id
/** Templates of the emails a user received, oldest first. */
export async function listMailTemplates(world: World, person: Person): Promise<string[]> {
  await world.runJobs()
  return (
    await world.deps.db.executeSql<{ template: string }>(
      'SELECT template FROM outbox WHERE to_address = $1 ORDER BY created_at, id',
      [person.email],
    )
  ).rows.map((row) => row.template)
}
export type CaseRow = {
  id: string
  kind: string
  status: string
  details: string | null
  hold_id: string | null
}
export const listCases = async (world: World, gameId: string): Promise<CaseRow[]> =>
  (
    await world.deps.db.executeSql<CaseRow>(
      'SELECT id, kind, status, details, hold_id FROM cases WHERE game_id = $1 ORDER BY created_at, id',
      [gameId],
    )
  ).rows
export const countStrikes = async (world: World, person: Person): Promise<number> =>
  (
    await world.deps.db.executeSql<{ n: number }>(
      'SELECT count(*)::int AS n FROM strikes WHERE user_id = $1 AND removed_at IS NULL',
      [person.id],
    )
  ).rows[0]!.n
export type TransactionLine = {
  type: string
  status: string
  amount: number | null
  reason: string | null
}
export const listTransactions = async (world: World, person: Person): Promise<TransactionLine[]> =>
  (
    await world.deps.db.executeSql<TransactionLine>(
      `SELECT type, status, amount_minor AS amount, reason FROM transactions
        WHERE user_id = $1 ORDER BY created_at, id`,
      [person.id],
    )
  ).rows
/** Fails every payment call until the returned function is called. */
export function takeProviderOffline(world: World): () => void {
  const ids = ['POST', 'GET'].flatMap((method) =>
    ['/v1/payment_intents', '/v1/payment_intents/**'].map((path) =>
      world.emulator.faults.add({ kind: 'server_error', method, path, times: 10_000 }),
    ),
  )
  return () => {
    for (const id of ids) world.emulator.faults.remove(id)
  }
}
export const daysInMs = (days: number): number => hours(24 * days)
