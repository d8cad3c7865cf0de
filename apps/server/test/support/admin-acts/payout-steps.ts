import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { PayoutOutcome } from '@tomogolf/domain/machines/payout-machine'
import { DAY, hours } from '@tomogolf/domain/time'
import { leaveGame } from '../../../src/modules/participations/joining/leave-game.usecase.ts'
import type { ActContext } from './act-context.ts'
import { checkIn, openQr } from '../course.ts'
import { addCard } from '../create-users.ts'
import { hostGame, join, must, type Person } from '../people.ts'

export const KENJIS_ACCOUNT = {
  bank: '0005',
  branch: '012',
  kind: 'ordinary',
  number: '0000417',
  holder: 'ワタナベ ケンジ',
}

/** Switches payouts by bank transfer on. */
export async function switchToBank({ world }: ActContext): Promise<void> {
  Object.assign(world.deps.config, {
    PAYOUT_SENDER: {
      code: '0123456789',
      holder: 'ｶ)ﾄﾓｺﾞﾙﾌ',
      bank: '0134',
      branch: '001',
      kind: 'checking',
      number: '7654321',
    },
  })
  await world.deps.db.executeSql(
    `INSERT INTO settings (key, value, updated_at) VALUES ('host_payouts', 'bank', now())
      ON CONFLICT (key) DO UPDATE SET value = 'bank'`,
  )
}
/** Switches payouts by transfers at the card provider on. */
export const switchToConnect = ({ world }: ActContext): Promise<unknown> =>
  world.deps.db.executeSql(
    `INSERT INTO settings (key, value, updated_at) VALUES ('host_payouts', 'connect', now())
      ON CONFLICT (key) DO UPDATE SET value = 'connect'`,
  )
/** Sets the account of a host up at the provider, and says how its owner left the page. */
export async function setUpPayee(
  { world }: ActContext,
  { cookie }: Person,
  outcome: 'blocked' | 'complete' | 'missing' = 'complete',
): Promise<string> {
  const { body } = must(
    await world.call<ResultOf<'POST /api/payouts/setup'>>('POST /api/payouts/setup', { cookie }),
  )
  await fetch(body.url, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  })
  must(await world.call('POST /api/payouts/setup/check', { cookie }))
  return [...world.emulator.state.connectedAccounts.keys()].at(-1)!
}
/** A host with 100 dollars that are payable to an account at the provider. */
export async function oweConnected(
  context: ActContext,
): Promise<{ host: Person; guest: Person; paid: string; owed: string; accountId: string }> {
  const late = await context.leaveLate()
  const accountId = await setUpPayee(context, late.host)
  context.world.at(context.world.clock.now() + 17 * DAY)
  return { ...late, accountId }
}
export const saveAccount = ({ world }: ActContext, { cookie }: Person, account: object) =>
  world.call('PUT /api/payouts/account', { cookie, body: account })

/** A host with 100 dollars that are payable to a usable account. */
export async function owePayable(
  context: ActContext,
): Promise<{ host: Person; guest: Person; paid: string; owed: string }> {
  const late = await context.leaveLate()
  must(await saveAccount(context, late.host, KENJIS_ACCOUNT))
  context.world.at(context.world.clock.now() + 17 * DAY)
  return late
}
/** Another 100 dollars that the same host is owed; `isPayable`: at once, as guests cannot appeal. */
export async function oweMore(
  context: ActContext,
  host: Person,
  isPayable = true,
): Promise<{ guest: Person; paid: string; owed: string }> {
  const { world } = context
  const guest = await context.createUser()
  await addCard(world, guest.id)
  const teeTime = world.clock.now() + hours(60)
  const gameId = await hostGame(world, host, teeTime)
  must(await join(world, guest, gameId))
  world.at(teeTime - hours(47))
  await leaveGame(world.deps, { gameId, userId: guest.id, confirmPenalty: true })
  const idOf = async (person: Person) =>
    (
      await context.queryOne<{ id: string }>(
        `SELECT id FROM transactions
          WHERE user_id = $1 AND game_id = $2 AND type = 'left_late_charged'`,
        [person.id, gameId],
      )
    ).id
  const [paid, owed] = [await idOf(guest), await idOf(host)]
  if (isPayable) {
    await world.deps.db.executeSql(
      `INSERT INTO settings (key, value, updated_at) VALUES ('payout_appeal_days', '0', now())
        ON CONFLICT (key) DO UPDATE SET value = '0'`,
    )
    world.at(teeTime + hours(6))
  }
  return { guest, paid, owed }
}
/** The host of a late cancellation plays in another game and pays the platform fee of 30 dollars. */
export async function playAsGuest(context: ActContext, player: Person): Promise<string> {
  const { world } = context
  const host = await context.createUser()
  const teeTime = world.clock.now() + hours(60)
  const gameId = await hostGame(world, host, teeTime)
  await addCard(world, player.id)
  must(await join(world, player, gameId))
  world.at(teeTime)
  must(await checkIn(world, player, gameId, { code: (await openQr(world, host, gameId)).code }))
  return gameId
}
export const nextBatch = async (context: ActContext) =>
  must(await context.call('GET /api/admin/payout-batches/next'))
    .body as ResultOf<'GET /api/admin/payout-batches/next'>

/** A Tuesday to come; the tests run in weeks without holidays on one. */
export function bankDay(now: number): string {
  const date = new Date(now + DAY)
  while (date.getUTCDay() !== 2) date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}
export async function createBatch(
  context: ActContext,
  body: object = {},
): Promise<ReturnType<ActContext['call']>> {
  const { totals } = await nextBatch(context)
  return context.call('POST /api/admin/payout-batches', {
    day: bankDay(context.world.clock.now()),
    yenPerDollar: 150,
    totals,
    reason: 'Monthly payouts',
    ...body,
  })
}

/** What a host and an operator read and do about payouts, in the tests of a context. */
export function payoutCalls(context: ActContext) {
  const hostMoney = async ({ cookie }: Person) =>
    must(await context.world.call<ResultOf<'GET /api/payouts'>>('GET /api/payouts', { cookie }))
      .body
  return {
    hostMoney,
    /** Payable, on the way, paid: in dollars. */
    figures: async (host: Person) => {
      const [balance] = (await hostMoney(host)).balances
      return (['payable', 'inTransit', 'paid'] as const).map((name) => balance![name].amount)
    },
    detail: async (id: string) =>
      must(await context.call(`GET /api/admin/payout-batches/${id}`))
        .body as ResultOf<'GET /api/admin/payout-batches/:id'>,
    mark: (id: string, ids: string[], outcome: PayoutOutcome) =>
      context.call(`POST /api/admin/payout-batches/${id}/mark`, {
        ids,
        outcome,
        reason: 'Statement',
      }),
    create: async () => (must(await createBatch(context), 201).body as { id: string }).id,
  }
}
