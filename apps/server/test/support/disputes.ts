import { createHmac } from 'node:crypto'
import { hours } from '@tomogolf/domain/time'
import { EMULATOR_KEYS } from '../../src/create-adapters.ts'
import { createMissedGame, MISSED_TEE_TIME } from './missed-game.ts'
import type { Person } from './people.ts'
import type { World } from './world.ts'

export type ChargedGame = { host: Person; guest: Person; gameId: string; intentId: string }

/** A no-show that was charged USD 130: a fee of 30, and 100 owed to the host. */
export async function createChargedGame(world: World, card?: string): Promise<ChargedGame> {
  const {
    host,
    guests: [guest],
    gameId,
  } = await createMissedGame(world, 1, card)
  world.at(MISSED_TEE_TIME + hours(13))
  await world.runJobs()
  const intent = [...world.emulator.state.paymentIntents.values()].find(
    ({ status }) => status === 'succeeded',
  )
  if (!intent) throw new Error('the no-show was not charged')
  return { host, guest: guest!, gameId, intentId: intent.id }
}

/** Delivers a provider event as the provider does, signed over the raw bytes. */
export async function deliverEvent(world: World, event: object): Promise<number> {
  const payload = JSON.stringify(event),
    time = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', EMULATOR_KEYS.webhookSecret)
    .update(`${time}.${payload}`)
    .digest('hex')
  const { statusCode } = await world.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    payload,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': `t=${time},v1=${signature}`,
    },
  })
  return statusCode
}
/** Events about disputes and fraud, in the order in which the provider created them. */
export const disputeEvents = (world: World): object[] =>
  [...world.emulator.state.events.values()].filter(
    ({ type }) => type.startsWith('charge.dispute.') || type.startsWith('radar.'),
  )
/** Delivers every event about disputes and runs the jobs. */
export async function deliverDisputes(world: World): Promise<void> {
  for (const event of disputeEvents(world)) await deliverEvent(world, event)
  await world.runJobs()
}

/** Balance of each account of the ledger, without those of zero. */
export async function readBalances(world: World): Promise<Record<string, number>> {
  const { rows } = await world.deps.db.executeSql<{ account: string; minor: number }>(
    `SELECT account, sum(amount_minor)::int AS minor FROM ledger_entries
      GROUP BY account HAVING sum(amount_minor) <> 0 ORDER BY account`,
  )
  return Object.fromEntries(rows.map((row) => [row.account, row.minor]))
}
export const readDisputes = async (
  world: World,
): Promise<{ id: string; status: string; provider_id: string; reminded: number | null }[]> =>
  (
    await world.deps.db.executeSql<{
      id: string
      status: string
      provider_id: string
      reminded: number | null
    }>('SELECT id, status, provider_id, reminded FROM disputes ORDER BY opened_at, id')
  ).rows
/** The host's row of what is owed for the charge. */
export async function readOwedRow(
  world: World,
  host: Person,
): Promise<{ id: string; status: string }> {
  const { rows } = await world.deps.db.executeSql<{ id: string; status: string }>(
    `SELECT id, status FROM transactions WHERE user_id = $1 AND reason = 'owed_to_host'`,
    [host.id],
  )
  return rows[0]!
}
/** The guest's row of the charge. */
export async function readChargeRow(world: World, guest: Person): Promise<string> {
  const { rows } = await world.deps.db.executeSql<{ id: string }>(
    `SELECT id FROM transactions WHERE user_id = $1 AND type = 'no_show_penalty'`,
    [guest.id],
  )
  return rows[0]!.id
}
