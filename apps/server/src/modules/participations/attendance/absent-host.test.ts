import { afterEach, expect, test } from 'vitest'
import { hours, minutes } from '@tomogolf/domain/time'
import { decideCase } from '../cases/decide-case.usecase.ts'
import { reconcile } from '../holds/reconcile.usecase.ts'
import {
  CARDS,
  cardBooks,
  hostGame,
  join,
  must,
  saveCard,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import {
  casesOf,
  crowd,
  endWithRightBooks,
  mailsTo,
  strikesOf,
  transactionsOf,
} from '../../../../test/support/create-users.ts'

let w: World
afterEach(() => endWithRightBooks(w))
const OPERATOR = {
  operatorId: 'operator000001',
  ip: null,
  reason: 'The host remembers it clearly.',
}
const teeTime = NOON + hours(48)

/** A game to which its host did not come, after settlement; `report`: a guest said so from the course. */
async function noHost(
  guests: number,
  report: boolean,
): Promise<{ host: Person; guests: Person[]; gameId: string }> {
  const [host, ...others] = await crowd(w, guests + 1)
  const gameId = await hostGame(w, host!, teeTime)
  for (const guest of others) must(await join(w, guest, gameId))
  w.at(teeTime + minutes(20))
  if (report)
    must(
      await w.call(`POST /api/games/${gameId}/report`, {
        cookie: others[0]!.cookie,
        body: { reason: 'host_not_here', message: 'Nobody at the clubhouse.' },
      }),
    )
  w.at(teeTime + hours(6))
  await w.runJobs()
  return { host: host!, guests: others, gameId }
}

test('a host who never came, as a guest reported from the course pays the base fee for each guest, gets one strike, and nobody else pays', async () => {
  w = await createWorld()
  const { host, guests, gameId } = await noHost(3, true)
  expect(cardBooks(w, host)).toEqual({ held: 0, captured: 9000, intents: 1 })
  for (const guest of guests)
    expect(cardBooks(w, guest)).toEqual({ held: 0, captured: 0, intents: 1 })
  expect(await transactionsOf(w, host)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: 'host_no_show_penalty', status: 'successful', amount: 9000 }),
    ]),
  )
  expect(await mailsTo(w, host)).toEqual(
    expect.arrayContaining(['host_absent_host', 'strike', 'charge_made']),
  )
  expect(await strikesOf(w, host)).toBe(1)
  // one record of it, decided by the rule
  expect(await casesOf(w, gameId)).toMatchObject([{ kind: 'host_absent', status: 'rejected' }])
  await reconcile(w.deps)
  await w.runJobs()
  expect([await strikesOf(w, host), cardBooks(w, host).captured]).toEqual([1, 9000])
})

test('perhaps the host never came: nobody pays, and one case is opened, however many guests there were', async () => {
  w = await createWorld()
  const { host, guests, gameId } = await noHost(3, false)
  for (const person of [host, ...guests])
    expect(cardBooks(w, person)).toMatchObject({ held: 0, captured: 0 })
  expect(await casesOf(w, gameId)).toMatchObject([{ kind: 'host_absent', status: 'open' }])
  expect(await strikesOf(w, host)).toBe(0)
})

test.each([
  { outcome: 'accepted' as const, captured: 0, strikes: 0 },
  { outcome: 'rejected' as const, captured: 6000, strikes: 1 },
])(
  'a host whose explanation is $outcome pays $captured cents',
  async ({ outcome, captured, strikes }) => {
    w = await createWorld()
    const { host, gameId } = await noHost(2, false)
    const [open] = await casesOf(w, gameId)
    expect(await decideCase(w.deps, { ...OPERATOR, caseId: open!.id, outcome })).toEqual({
      success: true,
    })
    await w.runJobs()
    expect([cardBooks(w, host).captured, await strikesOf(w, host)]).toEqual([captured, strikes])
  },
)

test('a host who never came and has no card any more still owes the penalty', async () => {
  w = await createWorld()
  const [host, guest] = await crowd(w, 2)
  const gameId = await hostGame(w, host!, teeTime)
  must(await join(w, guest!, gameId))
  await w.deps.db.executeSql(
    'UPDATE cards SET removed_at = now(), is_default = false WHERE user_id = $1',
    [host!.id],
  )
  w.at(teeTime)
  must(
    await w.call(`POST /api/games/${gameId}/report`, {
      cookie: guest!.cookie,
      body: { reason: 'host_not_here' },
    }),
  )
  w.at(teeTime + hours(6))
  await w.runJobs()
  expect(await transactionsOf(w, host!)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        type: 'host_no_show_penalty',
        status: 'failed',
        reason: 'PAYMENT_METHOD_REQUIRED',
      }),
    ]),
  )
  await saveCard(w, host!, CARDS.good)
  await w.runJobs()
  expect(cardBooks(w, host!)).toMatchObject({ captured: 3000 })
})
