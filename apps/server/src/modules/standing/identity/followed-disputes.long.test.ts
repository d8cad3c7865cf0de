import { afterEach, describe, expect, test } from 'vitest'
import { DISPUTABLE_DAYS } from '@tomogolf/domain/identity'
import { DAY } from '@tomogolf/domain/time'
import { releaseJoining } from '../../participations/disputes/release-joining.usecase.ts'
import { closeReconciled } from '../../../../test/support/create-users.ts'
import {
  createChargedGame,
  deliverDisputes,
  readDisputes,
  type ChargedGame,
} from '../../../../test/support/disputes.ts'
import { hostGame, join, must, newPerson, type Person } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'
import { eraseClass } from '../../../../test/support/privacy/retention.ts'

/** Only the guest of these tests has it. */
const CARD = '5555555555554444'
const OPERATOR = { operatorId: 'operator', ip: null, reason: 'A test.' }
let world: World
afterEach(() => closeReconciled(world))

/** A guest pays a no-show and deletes the account; the host has another game. */
async function paidAndLeft(): Promise<ChargedGame & { next: string }> {
  world = await createWorld()
  const game = await createChargedGame(world, CARD)
  const next = await hostGame(world, game.host, world.clock.now() + 3 * DAY, { slots: 3 })
  must(await world.call('DELETE /api/account', { cookie: game.guest.cookie }))
  return { ...game, next }
}
const disputeAndLose = async (intentId: string) => {
  world.emulator.decideDispute(world.emulator.openDispute(intentId), 'lost')
  await deliverDisputes(world)
}
const tryToJoin = async (person: Person, gameId: string) => {
  const { status, body } = await join(world, person, gameId)
  return status === 200 ? 'joined' : (body as { code?: string }).code
}
/** The address of these guests is made of their id. */
const sameAddress = (guest: Person) => newPerson(world, guest.id)
const sameCard = (name: string) => newPerson(world, name, CARD)
const release = async () =>
  expect(
    await releaseJoining(world.deps, {
      ...OPERATOR,
      disputeId: (await readDisputes(world))[0]!.id,
    }),
  ).toEqual({ success: true })

describe('a guest who deletes the account, then disputes what it paid', () => {
  test('attack: and returns after the loss with the same address or card is blocked', async () => {
    const { guest, intentId, next } = await paidAndLeft()
    await disputeAndLose(intentId)
    const byAddress = await sameAddress(guest)
    const byCard = await sameCard('Taro')
    expect(await tryToJoin(byAddress, next)).toBe('JOINING_BLOCKED')
    // one account with the address does not free another one with the card
    expect(await tryToJoin(byCard, next)).toBe('JOINING_BLOCKED')
    await release()
    expect(await tryToJoin(byAddress, next)).toBe('joined')
    expect(await tryToJoin(byCard, next)).toBe('joined')
  })
  test('attack: and returned before the dispute was opened or lost is blocked with the loss', async () => {
    const { guest, intentId, next } = await paidAndLeft()
    const byAddress = await sameAddress(guest)
    world.emulator.openDispute(intentId)
    await deliverDisputes(world)
    const byCard = await sameCard('Taro')
    const [dispute] = [...world.emulator.state.disputes.keys()]
    world.emulator.decideDispute(dispute!, 'lost')
    await deliverDisputes(world)
    expect(await tryToJoin(byAddress, next)).toBe('JOINING_BLOCKED')
    expect(await tryToJoin(byCard, next)).toBe('JOINING_BLOCKED')
  })
  test('attack: and deletes the second account as well is blocked in the third', async () => {
    const { guest, intentId, next } = await paidAndLeft()
    // the second account has the address and its own card, and paid nothing
    const second = await newPerson(world, guest.id, '378282246310005')
    must(await world.call('DELETE /api/account', { cookie: second.cookie }))
    await disputeAndLose(intentId)
    expect(await tryToJoin(await newPerson(world, 'Taro', '378282246310005'), next)).toBe(
      'JOINING_BLOCKED',
    )
  })
  test('is not blocked when the dispute is won', async () => {
    const { guest, intentId, next } = await paidAndLeft()
    world.emulator.decideDispute(world.emulator.openDispute(intentId), 'won')
    await deliverDisputes(world)
    expect(await tryToJoin(await sameAddress(guest), next)).toBe('joined')
  })
  test('is forgotten when no payment can be disputed any more, and kept for years after a loss', async () => {
    const { intentId } = await paidAndLeft()
    const countHashes = async () => {
      await eraseClass(world.deps, 'identity_hashes', world.clock.now())
      const { rows } = await world.deps.db.executeSql<{ n: number }>(
        'SELECT count(*)::int AS n FROM identity_hashes',
      )
      return rows[0]!.n
    }
    const left = world.clock.now()
    world.at(left + (DISPUTABLE_DAYS - 1) * DAY)
    expect(await countHashes()).toBe(2)
    await disputeAndLose(intentId)
    world.at(left + (DISPUTABLE_DAYS + 1) * DAY)
    expect(await countHashes()).toBe(2)
    world.at(left + 8 * 365 * DAY)
    expect(await countHashes()).toBe(0)
  })
})
