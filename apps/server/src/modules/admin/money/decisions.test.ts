import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { ActContext } from '../../../../test/support/admin-acts/act-context.ts'

const context = new ActContext()
beforeAll(() => context.open())
afterAll(() => context.world.close())

const overview = async () =>
  (
    await context.world.call<ResultOf<'GET /api/admin/overview'>>('GET /api/admin/overview', {
      cookie: context.admin.cookie,
    })
  ).body
const waitingHolds = async () =>
  (
    await context.world.call<ResultOf<'GET /api/admin/holds'>>('GET /api/admin/holds', {
      cookie: context.admin.cookie,
      query: { view: 'waiting' },
    })
  ).body.rows.map(({ id }) => id)

test('a force-cancelled hold with its case is one decision', async () => {
  const { holdId } = await context.seatGuestAndCancel()
  const { decisionsTotal, decisions, counts } = await overview()
  expect([decisionsTotal, decisions.length]).toEqual([1, 1])
  expect([counts.openCases, counts.waitingHolds]).toEqual([1, 1])
  expect(await waitingHolds()).toEqual([holdId])
})

test('the hold of a guest who disputes the absence waits too, as one decision with its case', async () => {
  const { gameId, holdId } = await context.seatGuest()
  const before = await overview()
  await context.world.deps.db.executeSql(
    `INSERT INTO cases (id, kind, game_id, participation_id, status, created_at)
      SELECT 'disputedcase01', 'attendance', $1, participation_id, 'open', now()
      FROM holds WHERE id = $2`,
    [gameId, holdId],
  )
  const after = await overview()
  expect(await waitingHolds()).toContain(holdId)
  expect([
    after.decisionsTotal - before.decisionsTotal,
    after.counts.waitingHolds - before.counts.waitingHolds,
  ]).toEqual([1, 1])
})
