import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { addCard, closeReconciled, createUsers } from '../../../../test/support/create-users.ts'
import { createMissedGame, expireHoldsAtProvider } from '../../../../test/support/missed-game.ts'
import {
  CARDS,
  hostGame,
  join,
  must,
  readProviderTotals,
  type Person,
} from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'

let world: World
beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => closeReconciled(world))

/** A no-show whose hold expired and whose card declines every charge. */
async function createDebtor(): Promise<{ debtor: Person; gameId: string }> {
  const { guests, gameId } = await createMissedGame(world, 1)
  const debtor = guests[0]!
  await addCard(world, debtor.id, CARDS.declinesLater)
  await expireHoldsAtProvider(world)
  return { debtor, gameId }
}
const pay = (person: Person, gameId: string, cardId?: string) =>
  world.call<{ code?: string; charge?: { status: string }; action?: unknown }>(
    `POST /api/games/${gameId}/pay`,
    { cookie: person.cookie, ...cookieBody(cardId) },
  )
const cookieBody = (cardId: string | undefined) => (cardId ? { body: { cardId } } : {})
type Debts = { debts: { gameId: string; amount: { amount: number }; status: string }[] }
const debtsOf = async (person: Person) =>
  must(await world.call<Debts>('GET /api/debts', { cookie: person.cookie })).body.debts

describe('an unpaid charge', () => {
  test('attack: a debtor joins other games and hosts: both are refused until the debt is paid', async () => {
    const { debtor, gameId } = await createDebtor()
    const [host] = await createUsers(world, 1)
    const now = world.clock.now()
    const other = await hostGame(world, host!, now + hours(48))
    const refused = await join(world, debtor, other)
    expect(refused).toMatchObject({
      status: 402,
      body: {
        code: 'DEBT_UNPAID',
        params: { amount: 130, currency: 'USD', course: 'Boso Misaki Golf Links', gameId },
      },
    })
    expect(String((refused.body as unknown as { message: string }).message)).toContain('$130')
    await expect(hostGame(world, debtor, now + hours(100))).rejects.toThrow('DEBT_UNPAID')
    const detail = must(
      await world.call<{ viewer: { can: { join: string }; joinParams: object } }>(
        `GET /api/games/${other}`,
        { cookie: debtor.cookie },
      ),
    ).body
    expect(detail.viewer).toMatchObject({
      can: { join: 'DEBT_UNPAID' },
      joinParams: { amount: 130, course: 'Boso Misaki Golf Links' },
    })
    expect(await debtsOf(debtor)).toMatchObject([
      { gameId, amount: { amount: 130 }, status: 'refused' },
    ])
    must(await pay(debtor, gameId, await addCard(world, debtor.id)))
    expect(await debtsOf(debtor)).toEqual([])
    must(await join(world, debtor, other))
    await hostGame(world, debtor, now + hours(100))
  })

  test('is paid with another saved card, the default stays', async () => {
    const { debtor, gameId } = await createDebtor()
    const { rows } = await world.deps.db.executeSql<{ id: string; is_default: boolean }>(
      'SELECT id, is_default FROM cards WHERE user_id = $1 ORDER BY is_default',
      [debtor.id],
    )
    expect((await pay(debtor, gameId)).body.code).toBe('CARD_DECLINED')
    expect((await pay(debtor, gameId, 'unknown0000001')).body.code).toBe('PAYMENT_METHOD_NOT_FOUND')
    expect(must(await pay(debtor, gameId, rows[0]!.id)).body.charge!.status).toBe('charged')
    expect(readProviderTotals(world, debtor).captured).toBe(13_000)
    expect((await pay(debtor, gameId)).body.code).toBe('NOTHING_OWED')
  })

  test('moves from a card whose bank asks to another one, and is charged once', async () => {
    const { debtor, gameId } = await createDebtor()
    const asking = await addCard(world, debtor.id, CARDS.alwaysAsks)
    const good = await addCard(world, debtor.id)
    expect(must(await pay(debtor, gameId, asking)).body.charge!.status).toBe('action_required')
    expect(must(await pay(debtor, gameId, good)).body.charge!.status).toBe('charged')
    await world.runJobs()
    expect(readProviderTotals(world, debtor).captured).toBe(13_000)
  })

  test('keeps its card: removing it is refused without a replacement', async () => {
    const { debtor } = await createDebtor()
    const { rows } = await world.deps.db.executeSql<{ id: string; is_default: boolean }>(
      'SELECT id, is_default FROM cards WHERE user_id = $1 ORDER BY is_default DESC',
      [debtor.id],
    )
    const remove = (query: Record<string, string>) =>
      world.call<{ code: string }>(`DELETE /api/payment-methods/${rows[0]!.id}`, {
        cookie: debtor.cookie,
        query,
      })
    expect((await remove({})).body.code).toBe('PAYMENT_METHOD_IN_USE')
    must(await remove({ replacement: rows[1]!.id }))
    // the other card pays at once
    await world.runJobs()
    expect(await debtsOf(debtor)).toEqual([])
  })
})
