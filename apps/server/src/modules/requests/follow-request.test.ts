import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR } from '@tomogolf/domain/time'
import { advanceRequest } from './advance-request.usecase.ts'
import { newPerson, type Person } from '../../../test/support/people.ts'
import { createWorld, NOON, type World } from '../../../test/support/world.ts'
import {
  BOOKING,
  CONTACT,
  post,
  RENTAL,
  type Receipt,
} from '../../../test/support/request-bodies.ts'

let world: World
let emily: Person
beforeAll(async () => {
  world = await createWorld()
  emily = await newPerson(world, 'Emily', null)
})
afterAll(() => world.close())
type Sent = {
  requests: {
    id: string
    kind: string
    reference: string
    status: string
    updatedAt: string
    fields: Record<string, unknown>
  }[]
}
const sentBy = async (person: Person) =>
  (await world.call<Sent>('GET /api/requests', { cookie: person.cookie })).body.requests
const step = (
  requestId: string,
  event: 'take' | 'answer' | 'reopen' | 'close',
  note: string | null = null,
) =>
  advanceRequest(world.deps, {
    requestId,
    event,
    operatorId: 'operator',
    ip: null,
    role: 'owner',
    note,
  })

describe('a sent request', () => {
  let booking: Receipt
  test('is listed for its sender only, newest first, with its fields', async () => {
    booking = (await post(world, 'booking-requests', BOOKING, emily.cookie)).body
    world.at(NOON + HOUR)
    await post(world, 'rental-requests', RENTAL, emily.cookie)
    world.at(NOON + 2 * HOUR)
    await post(world, 'contact', CONTACT, emily.cookie)
    expect((await sentBy(emily)).map((request) => [request.kind, request.status])).toEqual([
      ['contact', 'received'],
      ['rental', 'received'],
      ['booking', 'received'],
    ])
    expect((await sentBy(emily))[2]).toMatchObject({
      ...booking,
      fields: {
        from: '2026-12-01',
        teeTime: '07:30',
        prefectures: ['Chiba', 'Tokyo'],
        phone: '+447911123456',
      },
    })
    expect(await sentBy(await newPerson(world, 'Other', null))).toEqual([])
    expect((await world.call('GET /api/requests')).status).toBe(401)
  })
  test('does not belong to the owner of an address that another visitor typed', async () => {
    await post(world, 'contact', { ...CONTACT, email: emily.email, subject: 'Not from Emily' })
    expect(
      (await sentBy(emily)).some((request) => request.fields.subject === 'Not from Emily'),
    ).toBe(false)
  })
  test('shows its status to the sender', async () => {
    world.at(NOON + 3 * HOUR)
    expect(await step(booking.id, 'take')).toMatchObject({ status: 'in_progress' })
    expect(await step(booking.id, 'answer', 'Two courses proposed')).toMatchObject({
      status: 'answered',
    })
    expect((await sentBy(emily)).find((request) => request.id === booking.id)).toMatchObject({
      status: 'answered',
      updatedAt: new Date(NOON + 3 * HOUR).toISOString(),
    })
  })
  test('refuses a step that its status does not allow; a closed one only opens again', async () => {
    expect(await step(booking.id, 'take')).toEqual({ refused: 'CONFLICT' })
    expect(await step(booking.id, 'reopen')).toMatchObject({ status: 'in_progress' })
    expect(await step(booking.id, 'close', 'Played')).toMatchObject({ status: 'closed' })
    for (const event of ['take', 'answer', 'close'] as const)
      expect(await step(booking.id, event)).toEqual({ refused: 'CONFLICT' })
    expect(await step('0'.repeat(14), 'take')).toEqual({ refused: 'NOT_FOUND' })
  })
  test('logs each step with its operator, in its own events and in the audit log', async () => {
    const { rows } = await world.deps.db.executeSql<{ event: string }>(
      'SELECT event, note, operator_id FROM request_events WHERE request_id = $1 ORDER BY at, id',
      [booking.id],
    )
    expect(rows.map((row) => row.event).toSorted()).toEqual([
      'answer',
      'close',
      'received',
      'reopen',
      'take',
    ])
    expect(rows).toContainEqual({
      event: 'answer',
      note: 'Two courses proposed',
      operator_id: 'operator',
    })
    const audit = await world.deps.db.executeSql(
      'SELECT action FROM audit_log WHERE subject = $1',
      [booking.id],
    )
    expect(audit.rows).toHaveLength(4)
  })
  test('is part of the account export and is deleted with the account', async () => {
    const exported = await world.call<{ records: Record<string, unknown[]> }>(
      'GET /api/account/export',
      { cookie: emily.cookie },
    )
    expect(exported.body.records.requests).toHaveLength(3)
    expect((await world.call('DELETE /api/account', { cookie: emily.cookie })).status).toBe(200)
    const { rows } = await world.deps.db.executeSql<{ n: number }>(
      'SELECT count(*)::int AS n FROM requests WHERE user_id = $1',
      [emily.id],
    )
    expect(rows).toEqual([{ n: 0 }])
  })
})
