import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmulator, type Emulator } from '@tomogolf/stripe-emulator'
import { hours, minutes } from '@tomogolf/domain/time'
import { serverUrl } from '../support/engines.ts'
import { readProviderTotals, hostGame, join, must, newPerson } from '../support/people.ts'
import { startServerProcess, type ServerProcess } from '../support/server-process.ts'
import { NOON } from '../support/world.ts'

let emulator: Emulator, server: ServerProcess
beforeAll(async () => {
  emulator = await startEmulator({ port: 0, now: () => NOON })
  server = await startServerProcess(emulator, {
    PROCESS_MODE: 'worker',
    DATABASE_URL: await serverUrl(),
  })
}, 90_000)
afterAll(async () => {
  await server.stop()
  await emulator.close()
})

// the process dies before the provider acts, or before the response arrives
const MOMENTS = [
  { moment: 'before the provider acted', fault: 'timeout_before' as const },
  {
    moment: 'after the provider acted, before the answer was applied',
    fault: 'timeout_after' as const,
  },
]
test.each(MOMENTS)(
  'keeps seat, hold and card consistent when the process is killed in a join, $moment',
  async ({ fault }) => {
    await server.moveClock(NOON)
    const host = await newPerson(server, `Kenji${fault}`),
      guest = await newPerson(server, `Emily${fault}`)
    const gameId = await hostGame(server, host, NOON + hours(48))

    emulator.faults.add({
      kind: fault,
      silence: 'hang',
      method: 'POST',
      path: '/v1/payment_intents',
      times: 1,
    })
    const joining = join(server, guest, gameId).catch(() => 'cut off' as const)
    await expect.poll(() => emulator.faults.list().length, { timeout: 10_000 }).toBe(0)
    await server.kill()
    expect(await joining).toBe('cut off')

    await server.restart()
    await server.moveClock(NOON + minutes(10))
    await server.runJobs()
    const after = must(
      await server.call<{ availableSlots: number; viewer: { participation: object } }>(
        `GET /api/games/${gameId}`,
        { cookie: guest.cookie },
      ),
    ).body
    expect(after).toMatchObject({
      availableSlots: 2,
      viewer: { participation: { status: 'confirmed', hold: { status: 'authorised' } } },
    })
    expect(readProviderTotals(server, guest)).toEqual({ held: 13_000, captured: 0, intents: 1 })
    // the seat works like any other afterwards
    await server.moveClock(NOON + hours(2))
    expect(
      must(
        await server.call(`POST /api/games/${gameId}/leave`, {
          cookie: guest.cookie,
          body: { confirmPenalty: true },
        }),
      ).body,
    ).toEqual({ penalty: { amount: 130, currency: 'USD' } })
    expect(readProviderTotals(server, guest)).toMatchObject({ held: 0, captured: 13_000 })
  },
  90_000,
)
