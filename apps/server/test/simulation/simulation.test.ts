import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { ACTS } from './simulation-acts.ts'
import { checkInvariants, checkSettled, checkFinished } from './simulation-invariants.ts'
import { Simulation } from './simulation.ts'
import { recordGivenSeats } from './waiting-acts.ts'

/**
 * A history is one guest's seat in one game, from join to end. Runs use fixed seeds, so that a
 * change is judged on its own. SIMULATION_SEED selects others (`random` draws one),
 * SIMULATION_HISTORIES sets their number.
 */
const { SIMULATION_SEED = '20261122' } = process.env
const SEED = SIMULATION_SEED === 'random' ? randomInt(2 ** 31) : Number(SIMULATION_SEED)
const HISTORIES = Number(process.env.SIMULATION_HISTORIES ?? 15)
/** Histories per world; a new world starts afterwards, to bound its size. */
const HISTORIES_PER_WORLD = 40
const TOTAL = ACTS.reduce((sum, a) => sum + a.weight, 0)

async function live(seed: number, histories: number): Promise<Simulation> {
  const simulation = await Simulation.create(seed)
  try {
    for (let step = 1; simulation.agreed.length < histories; step++) {
      let roll = simulation.random() * TOTAL
      const act = ACTS.find((a) => (roll -= a.weight) < 0)!
      await simulation.act(act.name, () => act.run(simulation))
      // before the guest tries to join at other terms
      await recordGivenSeats(simulation)
      if (step % 10 === 0) await checkInvariants(simulation)
      if (step % 60 === 0) {
        await simulation.settle()
        await checkSettled(simulation)
      }
    }
    await simulation.settle()
    await checkSettled(simulation)
    await simulation.advanceDays(40)
    await simulation.settle()
    await checkFinished(simulation)
    return simulation
  } catch (error) {
    throw new Error(
      `SIMULATION_SEED=${seed} SIMULATION_HISTORIES=${histories} repeats it; the last acts:\n${simulation.log.slice(-40).join('\n')}`,
      { cause: error },
    )
  } finally {
    await simulation.world.close()
  }
}

test(`${HISTORIES} random histories (SIMULATION_SEED=${SEED}): no guest pays twice or more than agreed`, async () => {
  const seen = { histories: 0, acts: 0, calls: {} as Record<string, number> }
  for (let round = 0; seen.histories < HISTORIES; round++) {
    const simulation = await live(
      SEED + round,
      Math.min(HISTORIES_PER_WORLD, HISTORIES - seen.histories),
    )
    seen.histories += simulation.agreed.length
    seen.acts += simulation.log.length
    process.stdout.write(
      `simulation: ${seen.histories} of ${HISTORIES}, ${simulation.punctual ? 'punctual' : 'late'} workers\n`,
    )
    for (const [fate, count] of Object.entries(simulation.chaos.count))
      seen.calls[fate] = (seen.calls[fate] ?? 0) + count
  }
  process.stdout.write(
    `simulation: ${seen.histories} histories, ${seen.acts} acts, calls to the provider ${JSON.stringify(seen.calls)}, SIMULATION_SEED=${SEED}\n`,
  )
  expect(seen.histories).toBeGreaterThanOrEqual(HISTORIES)
}, 7_200_000)

test('repeats the same history for the same seed', async () => {
  const runLog = async () => {
    const simulation = await live(SEED, 2)
    return {
      log: simulation.log,
      agreed: simulation.agreed.map((a) => `${a.who} ${a.hold} ${a.fee}`),
      calls: simulation.chaos.count,
      taken: [...simulation.world.emulator.state.paymentIntents.values()]
        .map((i) => `${i.status} ${i.amount} ${i.amount_received}`)
        .toSorted(),
    }
  }
  expect(await runLog()).toEqual(await runLog())
}, 600_000)
