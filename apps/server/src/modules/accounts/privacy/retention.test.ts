import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { RETENTION_CLASSES } from '@tomogolf/domain/privacy/retention'
import { DEFAULT_SETTINGS } from '@tomogolf/domain/settings'
import { DAY, fromJapanText, japanText } from '@tomogolf/domain/time'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { PERSONAL_DATA } from '../../../module-ports.ts'
import { EVERY_NIGHT, runRetention } from './run-retention.usecase.ts'
import { newAdministrator } from '../../../../test/support/administrator.ts'
import { must, newPerson, type Person } from '../../../../test/support/people.ts'
import { createWorld, NOON, type World } from '../../../../test/support/world.ts'

type Classes = ResultOf<'GET /api/admin/retention'>['classes']
const RETENTION = PERSONAL_DATA.flatMap((module) => module.retention ?? [])

test('every class is declared once', () => {
  expect(RETENTION.map(({ name }) => name).toSorted()).toEqual(RETENTION_CLASSES.toSorted())
})
test('the documentation has the same table', async () => {
  const text = await readFile(
    new URL('../../../../../../docs/retention.md', import.meta.url),
    'utf8',
  )
  const rows = [
    ...text.matchAll(
      /^\| `(\w+)` \| (\w+) \| (\d+) \| (deleted|deleted with its parts) \| (yes|–) \|/gm,
    ),
  ]
  expect(
    rows.map(([, name, trigger, days, action, held]) => [
      name,
      trigger,
      Number(days),
      action,
      held,
    ]),
  ).toEqual(
    RETENTION.map((entry) => [
      entry.name,
      entry.trigger,
      entry.days(DEFAULT_SETTINGS),
      entry.action === 'delete' ? 'deleted' : 'deleted with its parts',
      entry.held ? 'yes' : '–',
    ]),
  )
})

describe('a run', () => {
  let world: World, owner: Person, support: Person, kept: Person, other: Person
  beforeAll(async () => {
    world = await createWorld()
    owner = await newAdministrator(world, 'Olga')
    support = await newAdministrator(world, 'Sam', 'support')
    kept = await newPerson(world, 'Kai')
    other = await newPerson(world, 'Otto')
  })
  afterAll(() => world.close())
  const devicesOf = async ({ id }: Person) =>
    (await world.deps.db.executeSql('SELECT 1 FROM known_devices WHERE user_id = $1', [id])).rows
      .length
  const hold = (method: 'POST' | 'DELETE', by: Person, whose: Person) =>
    world.call(`${method} /api/admin/users/${whose.id}/legal-hold`, {
      cookie: by.cookie,
      body: { reason: 'claim 17 of the insurer' },
    })
  const preview = async () => {
    const { body } = await world.call<{ classes: Classes }>('GET /api/admin/retention', {
      cookie: owner.cookie,
    })
    return new Map(body.classes.map((entry) => [entry.name, entry]))
  }

  test('is shown without being made', async () => {
    await world.deps.db.executeSql(
      `UPDATE known_devices SET last_seen_at = $1::timestamptz - interval '400 days'`,
      [new Date(NOON).toISOString()],
    )
    expect((await preview()).get('devices')).toMatchObject({ days: 400, erased: 0, held: 0 })
    world.at(NOON + 1)
    const { erased } = (await preview()).get('devices')!
    expect(erased).toBeGreaterThan(1)
    expect((await preview()).get('devices')!.erased).toBe(erased)
  })
  test('leaves the rows of a person under a legal hold, and erases those of others', async () => {
    must(await hold('POST', owner, kept))
    const { erased, held } = (await preview()).get('devices')!
    expect(held).toBe(await devicesOf(kept))
    expect(erased).toBeGreaterThan(0)
    await runRetention(world.deps)
    expect([await devicesOf(kept), await devicesOf(other)]).toEqual([held, 0])
    expect((await preview()).get('devices')).toMatchObject({ erased: 0, held })
  })
  test('the hold is shown, set once, and not by support', async () => {
    expect((await hold('POST', owner, kept)).body.code).toBe('ALREADY_DONE')
    expect((await hold('POST', support, other)).body.code).toBe('PERMISSION_REQUIRED')
    expect((await hold('POST', owner, owner)).body.code).toBe('OWN_ACCOUNT')
    const { body } = await world.call<ResultOf<'GET /api/admin/users/:id'>>(
      `GET /api/admin/users/${kept.id}`,
      { cookie: support.cookie },
    )
    expect(body.legalHold).toMatchObject({ reason: 'claim 17 of the insurer' })
  })
  test('the account cannot be deleted until the hold is lifted; its data is erased then', async () => {
    const leave = () => world.call('DELETE /api/account', { cookie: kept.cookie })
    const refused = await leave()
    expect([refused.status, refused.body.code]).toEqual([409, 'ACCOUNT_HELD'])
    must(await hold('DELETE', owner, kept))
    expect((await hold('DELETE', owner, kept)).body.code).toBe('ALREADY_DONE')
    await runRetention(world.deps)
    expect(await devicesOf(kept)).toBe(0)
    must(await leave())
  })
  test('runs every night', async () => {
    const night = await newPerson(world, 'Nia')
    await world.deps.jobs.scheduleRecurring()
    world.at(NOON + 500 * DAY)
    await world.runJobs()
    expect(await devicesOf(night)).toBe(0)
  })
  test('goes on after a class that fails, and names it at the end', async () => {
    const late = await newPerson(world, 'Lara')
    world.at(NOON + 902 * DAY)
    const broken = (name: (typeof RETENTION_CLASSES)[number]) => ({
      ...RETENTION.find((entry) => entry.name === name)!,
      before: () => Promise.reject(new Error(`${name} is broken`)),
    })
    const personalData = [
      { records: [], retention: [broken('sessions'), broken('saved_games')] },
      ...world.deps.personalData,
    ]
    const error = await runRetention({ ...world.deps, personalData }).catch((err: unknown) => err)
    expect(error).toBeInstanceOf(AggregateError)
    expect(error).toMatchObject({
      message: 'not erased: sessions, saved_games',
      errors: [new Error('sessions is broken'), new Error('saved_games is broken')],
    })
    expect(await devicesOf(late)).toBe(0)
  })
})

test.each([
  ['2026-11-28 00:59:59', '2026-11-28 01:00:00'],
  ['2026-11-28 01:00:00', '2026-11-29 01:00:00'],
  ['2026-11-28 13:00:00', '2026-11-29 01:00:00'],
])('after %s the next run is at %s in Japan', (now, next) => {
  expect(japanText(EVERY_NIGHT.next(fromJapanText(now)!))).toBe(next)
})
test('the privacy policy states the days of the table', async () => {
  const policy = await readFile(
    new URL('../../../../../web/src/content/privacy/en.ts', import.meta.url),
    'utf8',
  )
  const daysOf = (name: string) =>
    RETENTION.find((entry) => entry.name === name)!.days(DEFAULT_SETTINGS)
  for (const sentence of [
    `The games you have saved, until ${daysOf('saved_games')} days after the round.`,
    `What you ask and answer in public on game pages, until ${daysOf('questions')} days after the round.`,
    `until ${daysOf('reports')} days after the decision;`,
  ])
    expect(policy).toContain(sentence)
  expect([daysOf('mails'), daysOf('devices')]).toEqual([90, 400])
  expect(policy).toContain('Copies of emails: about three months.')
  expect(policy).toContain('Device identifiers: a little over a year')
})
