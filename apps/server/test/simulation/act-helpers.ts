import { hours } from '@tomogolf/domain/time'
import type { World } from '../support/world.ts'
import { ProcessKilled } from './chaos.ts'
import type { Game, Simulation } from './simulation.ts'

export const OPERATOR = { operatorId: 'operator000001', ip: null, reason: 'looked into it' }
export const APPROVER = { operatorId: 'operator000002', ip: null }

/** The account of the operator who asks: only members of the team ask for an approval. */
export async function addOperator({ deps: { db } }: World): Promise<void> {
  await db.executeSql(
    `INSERT INTO users (id, email, password_hash, language, created_at, email_verified_at, is_admin, admin_role)
      VALUES ($1, 'operator@example.com', '', 'en', now(), now(), true, 'owner')`,
    [OPERATOR.operatorId],
  )
  await db.executeSql('INSERT INTO profiles (user_id, updated_at) VALUES ($1, now())', [
    OPERATOR.operatorId,
  ])
}

export const selectIds = async (simulation: Simulation, sql: string, values: unknown[] = []) =>
  (await simulation.world.deps.db.executeSql<{ id: string }>(sql, values)).rows
    .map((row) => row.id)
    .toSorted()

/** Picks a row in an order that does not depend on random ids: by user, then by time. */
export const pickRow = async (simulation: Simulation, sql: string): Promise<string | undefined> => {
  const order = [...simulation.hosts, ...simulation.guests].map((person) => person.id)
  const { rows } = await simulation.world.deps.db.executeSql<{
    id: string
    who: string | null
    at: string | Date
  }>(sql)
  return simulation.pick(
    rows.toSorted(
      (a, b) =>
        order.indexOf(a.who ?? '') - order.indexOf(b.who ?? '') ||
        new Date(a.at).getTime() - new Date(b.at).getTime(),
    ),
  )?.id
}

export const isOpen = (simulation: Simulation) => (game: Game) =>
  !game.cancelled && game.teeTime > simulation.now + hours(4)

/** Runs actions concurrently. One may be killed; any other error is a failure. */
export async function runConcurrently(acts: Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(acts)).flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  )
  const first = failed.find((error) => !(error instanceof ProcessKilled)) ?? failed[0]
  if (first) throw first
}
