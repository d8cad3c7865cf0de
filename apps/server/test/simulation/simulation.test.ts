import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { ACTS } from './simulation-acts.ts'
import { alwaysTrue, trueAtRest, trueInTheEnd } from './simulation-laws.ts'
import { Simulation } from './simulation.ts'

/**
 * A history is one guest's place in one game, from the tap on Join to its end. Every run tells the same histories, so that a change is judged by itself;
 * SIMULATION_SEED tells others (`random` draws one), SIMULATION_HISTORIES more.
 */
const { SIMULATION_SEED = '20261122' } = process.env
const SEED = SIMULATION_SEED === 'random' ? randomInt(2 ** 31) : Number(SIMULATION_SEED)
const HISTORIES = Number(process.env.SIMULATION_HISTORIES ?? 40)
/** One town's histories; then another town begins, so that no run grows without end. */
const A_TOWN = 40
const TOTAL = ACTS.reduce((sum, a) => sum + a.weight, 0)

async function live(seed: number, histories: number): Promise<Simulation> {
  const s = await Simulation.begin(seed)
  try {
    for (let n = 1; s.agreed.length < histories; n++) {
      let roll = s.random() * TOTAL
      const act = ACTS.find((a) => (roll -= a.weight) < 0)!
      await s.happens(act.name, () => act.run(s))
      if (n % 10 === 0) await alwaysTrue(s)
      if (n % 60 === 0) {
        await s.comesToRest()
        await trueAtRest(s)
      }
    }
    await s.comesToRest()
    await trueAtRest(s)
    await s.daysGoBy(40)
    await s.comesToRest()
    await trueInTheEnd(s)
    return s
  } catch (e) {
    throw new Error(
      `SIMULATION_SEED=${seed} SIMULATION_HISTORIES=${histories} repeats it; the last acts:\n${s.log.slice(-40).join('\n')}`,
      { cause: e },
    )
  } finally {
    await s.w.close()
  }
}

test(`${HISTORIES} random histories (SIMULATION_SEED=${SEED}): nobody pays twice or more than agreed, and nothing stays held`, async () => {
  const seen = { histories: 0, acts: 0, calls: {} as Record<string, number> }
  for (let town = 0; seen.histories < HISTORIES; town++) {
    const s = await live(SEED + town, Math.min(A_TOWN, HISTORIES - seen.histories))
    seen.histories += s.agreed.length
    seen.acts += s.log.length
    process.stdout.write(
      `simulation: ${seen.histories} of ${HISTORIES}, ${s.punctual ? 'punctual' : 'late'} workers\n`,
    )
    for (const [luck, n] of Object.entries(s.chaos.count))
      seen.calls[luck] = (seen.calls[luck] ?? 0) + n
  }
  process.stdout.write(
    `simulation: ${seen.histories} histories, ${seen.acts} acts, calls to the provider ${JSON.stringify(seen.calls)}, SIMULATION_SEED=${SEED}\n`,
  )
  expect(seen.histories).toBeGreaterThanOrEqual(HISTORIES)
}, 7_200_000)

test('the same seed tells the same story again', async () => {
  const told = async () => {
    const s = await live(SEED, 4)
    return {
      log: s.log,
      agreed: s.agreed.map((a) => `${a.who} ${a.hold} ${a.fee}`),
      calls: s.chaos.count,
      taken: [...s.w.emulator.state.paymentIntents.values()]
        .map((i) => `${i.status} ${i.amount} ${i.amount_received}`)
        .toSorted(),
    }
  }
  expect(await told()).toEqual(await told())
}, 600_000)
