import { afterEach, expect, test } from 'vitest'
import { hours, minutes } from '@tomogolf/domain/time'
import { decideCase } from '../cases/decide-case.usecase.ts'
import { reconcile } from '../holds/reconcile.usecase.ts'
import {
  CARDS,
  readProviderTotals,
  hostGame,
  join,
  must,
  saveCard,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import {
  listCases,
  createUsers,
  closeReconciled,
  listMailTemplates,
  countStrikes,
  listTransactions,
} from '../../../../test/support/create-users.ts'

let world: World
afterEach(() => closeReconciled(world))
const OPERATOR = {
  operatorId: 'operator000001',
  ip: null,
  reason: 'The host remembers it clearly.',
}
const teeTime = NOON + hours(48)

/**
 * A settled game whose host was absent and silent. `report`: a guest reported it from the course;
 * otherwise the guests say so afterwards.
 */
async function noHost(
  guests: number,
  report: boolean,
): Promise<{ host: Person; guests: Person[]; gameId: string }> {
  const [host, ...others] = await createUsers(world, guests + 1)
  const gameId = await hostGame(world, host!, teeTime)
  for (const guest of others) must(await join(world, guest, gameId))
  world.at(teeTime + minutes(20))
  if (report)
    must(
      await world.call(`POST /api/games/${gameId}/report`, {
        cookie: others[0]!.cookie,
        body: { reason: 'host_not_here', message: 'Nobody at the clubhouse.' },
      }),
    )
  world.at(teeTime + hours(6))
  await world.runJobs()
  if (!report)
    for (const guest of others)
      must(
        await world.call(`POST /api/games/${gameId}/played`, {
          cookie: guest.cookie,
          body: { answer: 'host_absent' },
        }),
      )
  world.at(teeTime + hours(12) + 1)
  await world.runJobs()
  return { host: host!, guests: others, gameId }
}

test('charges an absent host who is silent about a report the base fee per guest, with one strike', async () => {
  world = await createWorld()
  const { host, guests, gameId } = await noHost(3, true)
  expect(readProviderTotals(world, host)).toEqual({ held: 0, captured: 9000, intents: 1 })
  for (const guest of guests)
    expect(readProviderTotals(world, guest)).toEqual({ held: 0, captured: 0, intents: 1 })
  expect(await listTransactions(world, host)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: 'host_no_show_penalty', status: 'successful', amount: 9000 }),
    ]),
  )
  expect(await listMailTemplates(world, host)).toEqual(
    expect.arrayContaining(['host_absent_host', 'strike', 'charge_made']),
  )
  expect(await countStrikes(world, host)).toBe(1)
  // one case, closed by the rule
  expect(await listCases(world, gameId)).toMatchObject([
    { kind: 'host_absent', status: 'rejected' },
  ])
  await reconcile(world.deps)
  await world.runJobs()
  expect([await countStrikes(world, host), readProviderTotals(world, host).captured]).toEqual([
    1, 9000,
  ])
})

test('opens one case and charges no card when guests say afterwards that the host was absent', async () => {
  world = await createWorld()
  const { host, guests, gameId } = await noHost(3, false)
  for (const person of [host, ...guests])
    expect(readProviderTotals(world, person)).toMatchObject({ held: 0, captured: 0 })
  expect(await listCases(world, gameId)).toMatchObject([{ kind: 'host_absent', status: 'open' }])
  expect(await countStrikes(world, host)).toBe(0)
})

test.each([
  { outcome: 'accepted' as const, captured: 0, strikes: 0 },
  { outcome: 'rejected' as const, captured: 6000, strikes: 1 },
])(
  'charges a host whose explanation is $outcome $captured cents',
  async ({ outcome, captured, strikes }) => {
    world = await createWorld()
    const { host, gameId } = await noHost(2, false)
    const [open] = await listCases(world, gameId)
    expect(await decideCase(world.deps, { ...OPERATOR, caseId: open!.id, outcome })).toEqual({
      success: true,
    })
    await world.runJobs()
    expect([readProviderTotals(world, host).captured, await countStrikes(world, host)]).toEqual([
      captured,
      strikes,
    ])
  },
)

test('keeps the penalty owed when the absent host has no card any more', async () => {
  world = await createWorld()
  const [host, guest] = await createUsers(world, 2)
  const gameId = await hostGame(world, host!, teeTime)
  must(await join(world, guest!, gameId))
  await world.deps.db.executeSql(
    'UPDATE cards SET removed_at = now(), is_default = false WHERE user_id = $1',
    [host!.id],
  )
  world.at(teeTime)
  must(
    await world.call(`POST /api/games/${gameId}/report`, {
      cookie: guest!.cookie,
      body: { reason: 'host_not_here' },
    }),
  )
  world.at(teeTime + hours(6))
  await world.runJobs()
  world.at(teeTime + hours(12) + 1)
  await world.runJobs()
  expect(await listTransactions(world, host!)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        type: 'host_no_show_penalty',
        status: 'failed',
        reason: 'PAYMENT_METHOD_REQUIRED',
      }),
    ]),
  )
  await saveCard(world, host!, CARDS.good)
  await world.runJobs()
  expect(readProviderTotals(world, host!)).toMatchObject({ captured: 3000 })
})
