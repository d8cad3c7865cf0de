import { describe, expect, test } from 'vitest'
import { DAY } from '../time.ts'
import {
  afterMailEvent,
  afterReopening,
  afterTest,
  HEALTHY,
  mayTest,
  SOFT_WINDOW,
  TEST_PAUSE,
  TEST_WINDOW,
  type AddressHealth,
  type MailEventType,
} from './address-health.ts'

const NOW = Date.parse('2026-11-27T03:00:00Z')
const after = (events: readonly (readonly [MailEventType, number])[], from = HEALTHY) =>
  events.reduce<AddressHealth>((health, [type, at]) => afterMailEvent(health, { type, at }), from)
const soft = (...times: number[]) => times.map((at) => ['soft_bounce', at] as const)

describe('an address', () => {
  test.each([
    ['hard bounce', [['hard_bounce', NOW]], NOW, 'hard_bounce'],
    ['complaint', [['complaint', NOW]], NOW, 'complaint'],
    [
      'complaint after a bounce',
      [
        ['hard_bounce', NOW],
        ['complaint', NOW + 1],
      ],
      NOW,
      'complaint',
    ],
    [
      'bounce after a complaint',
      [
        ['complaint', NOW],
        ['hard_bounce', NOW + 1],
      ],
      NOW,
      'complaint',
    ],
    ['four soft bounces', soft(NOW, NOW + 1, NOW + 2, NOW + 3), null, null],
    [
      'five soft bounces',
      soft(NOW, NOW, NOW, NOW, NOW + SOFT_WINDOW),
      NOW + SOFT_WINDOW,
      'soft_bounces',
    ],
    ['five in more than the window', soft(NOW, NOW, NOW, NOW, NOW + SOFT_WINDOW + 1), null, null],
    [
      'soft bounces after a stop',
      [['hard_bounce', NOW], ...soft(1, 2, 3, 4, 5).map(([type, at]) => [type, NOW + at] as const)],
      NOW,
      'hard_bounce',
    ],
  ] as const)('after %s', (_, events, stoppedAt, cause) => {
    expect(after(events as readonly (readonly [MailEventType, number])[])).toMatchObject({
      stoppedAt,
      cause,
    })
  })
  test.each([
    [-1, false],
    [0, false],
    [1, true],
  ])('reopened, counts a report dated %i ms from then: %s', (offset, isStopped) => {
    const health = after([['complaint', NOW + offset]], afterReopening(NOW))
    expect(health.stoppedAt !== null).toBe(isStopped)
  })
})

describe('test mails', () => {
  const three = [0, DAY, 2 * DAY].reduce((tests, at) => afterTest(tests, NOW + at), {
    count: 0,
    since: null,
    lastAt: null,
  } as ReturnType<typeof afterTest>)
  test.each([
    [2 * DAY + TEST_PAUSE, 'limit'],
    [TEST_WINDOW - 1, 'limit'],
    [TEST_WINDOW, null],
  ])('three, and another %i ms after the first: %s', (offset, refused) => {
    expect(mayTest(three, NOW + offset).refused).toBe(refused)
  })
  test.each([
    [TEST_PAUSE - 1, 'pause'],
    [TEST_PAUSE, null],
  ])('another %i ms after the last: %s', (offset, refused) => {
    const one = afterTest({ count: 0, since: null, lastAt: null }, NOW)
    expect(mayTest(one, NOW + offset).refused).toBe(refused)
  })
})
