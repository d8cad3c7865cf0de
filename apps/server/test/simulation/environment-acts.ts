import { hours, minutes } from '@tomogolf/domain/time'
import type { Simulation } from './simulation.ts'

/** Moves time by minutes or hours, or to a deadline, one millisecond before or after it. */
export async function passTime(simulation: Simulation): Promise<void> {
  if (simulation.chance(45))
    return simulation.advanceTime(
      simulation.chance(50) ? minutes(simulation.between(1, 90)) : hours(simulation.between(1, 14)),
    )
  const { rows } = await simulation.world.deps.db.executeSql<{ at: string | Date }>(
    `SELECT DISTINCT at FROM (
    SELECT tee_time AS at FROM games WHERE status = 'scheduled'
    UNION
    SELECT tee_time + interval '6 hours' FROM games WHERE status IN ('scheduled', 'active')
    UNION
    SELECT place_at FROM holds WHERE status IN ('scheduled', 'refused')
    UNION
    SELECT give_up_at FROM holds WHERE status IN ('refused', 'action_required')
    UNION
    SELECT statement_until FROM participations WHERE status IN ('missing', 'arrived', 'unverified')
    UNION
    SELECT answer_until FROM presence_reviews WHERE ended_at IS NULL
    UNION
    SELECT respond_by FROM disputes WHERE status IN ('inquiry', 'needs_response')
    UNION
    SELECT capture_before - interval '1 hour' FROM holds WHERE status = 'authorised') x
    WHERE at > $1::timestamptz ORDER BY at LIMIT 2`,
    [simulation.world.clock.iso()],
  )
  const next = simulation.pick(rows)
  if (next)
    await simulation.advanceTime(
      new Date(next.at).getTime() - simulation.now + simulation.pick([-1, 0, 1])!,
    )
}

export async function failProvider(simulation: Simulation): Promise<void> {
  const path = simulation.pick([
    '/v1/payment_intents',
    '/v1/payment_intents/*/capture',
    '/v1/payment_intents/*/cancel',
    '/v1/refunds',
  ])!
  const times = simulation.between(1, 2)
  if (simulation.chance(60))
    simulation.world.emulator.faults.add({
      kind: 'server_error',
      method: 'POST',
      path,
      times,
      stored: simulation.chance(60),
    })
  else if (simulation.chance(50))
    simulation.world.emulator.faults.add({ kind: 'rate_limit', method: 'POST', path, times })
  else
    simulation.world.emulator.faults.add({
      kind: 'decline',
      code: 'insufficient_funds',
      method: 'POST',
      path: '/v1/payment_intents',
      times: 1,
    })
}
