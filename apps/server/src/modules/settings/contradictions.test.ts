import { afterEach, describe, expect, test } from 'vitest'
import type { SettingKey } from '@tomogolf/domain/settings'
import { DAY, hours } from '@tomogolf/domain/time'
import { isRefused } from '../../platform/refusal.ts'
import { prepareData } from '../../prepare-data.ts'
import { changeLaunch } from './launches/change-launch.usecase.ts'
import { listSettingProblems, readSettings } from './settings.repository.ts'
import { writeSettings } from './write-settings.usecase.ts'
import { newAdministrator } from '../../../test/support/administrator.ts'
import { createHostAndGuests, readPlace } from '../../../test/support/create-users.ts'
import { databaseForRaces } from '../../../test/support/engines.ts'
import { CARDS, hostGame, join, must } from '../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../test/support/world.ts'

let world: World
afterEach(() => world.close())
const write = (...settings: [SettingKey, string][]) =>
  writeSettings(world.deps, {
    actorId: 'operator00001',
    ip: null,
    language: 'en',
    settings: settings.map(([settingKey, settingValue]) => ({ settingKey, settingValue })),
  })
const store = (key: SettingKey, value: string) =>
  world.deps.db.executeSql(`INSERT INTO settings (key, value, updated_at) VALUES ($1, $2, now())`, [
    key,
    value,
  ])

describe('contradictory settings', () => {
  test('are refused as a whole, with the setting and the reason', async () => {
    world = await createWorld()
    const answer = await write(
      ['hold_lead_hours', '24'],
      ['price_limit_usd', '900000'],
      ['max_languages', '6'],
    )
    expect(isRefused(answer) && [answer.refused, answer.details]).toEqual([
      'VALIDATION_ERROR',
      [
        {
          path: 'hold_lead_hours',
          code: 'contradiction',
          message:
            'A declined hold must end before the late cancellation window begins, or guests could leave for free inside it. Hold lead time 24 h minus grace period 24 h is less than the window of 48 h.',
        },
        {
          path: 'price_limit_usd',
          code: 'contradiction',
          message:
            'At this price limit the hold would be above $999,999.99, the payment provider’s maximum.',
        },
      ],
    ])
    expect((await readSettings(world.deps.db)).max_languages).toBe(5)
  })
  test('are accepted once the other one is changed too', async () => {
    world = await createWorld()
    expect(isRefused(await write(['departure_restriction_hours', '80']))).toBe(true)
    expect(
      await write(['departure_restriction_hours', '80'], ['hold_retry_grace_hours', '12']),
    ).toMatchObject({ departure_restriction_hours: 80, hold_retry_grace_hours: 12 })
  })
  test('of two operators who write at the same time: one is refused', async () => {
    world = await createWorld({
      db: await databaseForRaces(),
    })
    for (let round = 0; round < 10; round++) {
      await resetLead()
      const answers = await Promise.all([
        write(['departure_restriction_hours', '72']),
        write(['hold_lead_hours', '72']),
      ])
      expect(answers.filter(isRefused)).toHaveLength(1)
      expect(await listSettingProblems(world.deps.db)).toEqual([])
    }
  })
  test('with the fee of a region are refused, and name it', async () => {
    world = await createWorld()
    expect(await launch('2026-12-31')).toEqual({ success: true })
    const answer = await write(['price_limit_usd', '700000'])
    expect(isRefused(answer) && answer.details).toEqual([
      {
        path: 'price_limit_usd',
        code: 'contradiction',
        message:
          'In Kyushu & Okinawa: At this price limit the hold would be above $999,999.99, the payment provider’s maximum.',
      },
    ])
    // other settings are saved, also while a region contradicts the stored ones
    expect(isRefused(await write(['max_languages', '6']))).toBe(false)
    // a fee that is over contradicts nothing
    expect(await launch('2026-03-01')).toEqual({ success: true })
    expect(isRefused(await write(['price_limit_usd', '700000']))).toBe(false)
  })
  test('with the fee of a region that is set at the same time: one is refused', async () => {
    world = await createWorld({ db: await databaseForRaces() })
    for (let round = 0; round < 10; round++) {
      await world.deps.db.executeSql('DELETE FROM region_launches')
      await write(['price_limit_usd', '1000'])
      const answers = await Promise.all([
        launch('2026-12-31'),
        write(['price_limit_usd', '700000']),
      ])
      expect(answers.filter(isRefused)).toHaveLength(1)
    }
  })
  const launch = async (to: string) => {
    const { rows } = await world.deps.db.executeSql<{ version: number }>(
      'SELECT version FROM region_launches',
    )
    return changeLaunch(world.deps, {
      region: 'kyushu',
      state: 'open',
      fee: { percent: 50, baseUsd: 30, baseJpy: 4500, from: '2026-01-01', to },
      headStartHours: null,
      version: rows[0]?.version ?? 0,
      reason: 'Launch plan',
      actorId: 'operator00001',
      ip: null,
    })
  }
  const resetLead = () => write(['departure_restriction_hours', '48'], ['hold_lead_hours', '96'])
})

describe('settings that were stored by hand', () => {
  test('attack: with a lead below the window, a declined card is still no free way out', async () => {
    world = await createWorld()
    const { host, guests } = await createHostAndGuests(world, 1, CARDS.declinesLater)
    await store('hold_lead_hours', '24')
    const teeTime = NOON + 10 * DAY
    const gameId = await hostGame(world, host, teeTime)
    must(await join(world, guests[0]!, gameId))
    // the hold is placed, declined and given up before leaving costs money
    for (const before of [hours(96), hours(72) - 1, hours(48)]) {
      world.at(teeTime - before)
      await world.runJobs()
    }
    expect(await readPlace(world, gameId, guests[0]!)).toMatchObject({ status: 'seat_released' })
  })
  test('are logged at every start', async () => {
    world = await createWorld()
    await store('hold_lead_hours', '24')
    await store('max_languages', 'many')
    const logged: unknown[] = []
    const log = { ...world.deps.log, error: (entry: unknown) => logged.push(entry) }
    await prepareData({ ...world.deps, log: log as never })
    expect(logged).toEqual([
      { problem: 'max_languages many is not valid; the default applies' },
      { problem: expect.stringContaining('hold_lead_hours 24, hold_retry_grace_hours 24') },
    ])
  })
  test('are reported by system status until the next change of a setting', async () => {
    world = await createWorld()
    const operator = await newAdministrator(world)
    await store('hold_lead_hours', '24')
    const probe = async () =>
      must(
        await world.call<{ probes: { name: string; state: string; lastError: unknown }[] }>(
          'GET /api/admin/system-status',
          { cookie: operator.cookie },
        ),
      ).body.probes.find(({ name }) => name === 'settings')
    expect(await probe()).toMatchObject({
      state: 'failing',
      lastError: {
        message: expect.stringMatching(
          /hold_lead_hours 24, .*contradict each other.*applied are hold_lead_hours 96/,
        ) as string,
      },
    })
    await write(['max_languages', '6'])
    expect(await probe()).toMatchObject({ state: 'ok' })
  })
})
