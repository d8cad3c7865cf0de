import { describe, expect, test } from 'vitest'
import { at } from '../../test/at.ts'
import { PARTICIPATION_STATES, participationMachine } from '../machines/participation-machine.ts'
import { CONFIRMED } from '../machines/seat-states.ts'
import { DEFAULT_SETTINGS } from '../settings.ts'
import {
  conversationAccess,
  conversationClosesAt,
  conversationErasedAt,
  GAVE_UP,
  hasReceived,
  type ConversationRole,
} from './conversation-access.ts'

const TEE = at('2026-11-28 07:42:00')
const GAME = { teeTime: TEE, status: 'scheduled' } as const
const HOST: ConversationRole = { host: true, guests: 1 }
const access = (
  role: ConversationRole,
  now = TEE,
  game: Parameters<typeof conversationAccess>[0] = GAME,
) => conversationAccess(game, role, DEFAULT_SETTINGS, now)

describe('the conversation of a game', () => {
  // the game ends at 13:42
  test.each([
    ['before play', TEE - 1, 'open'],
    ['7 days after play', at('2026-12-05 13:42:00'), 'open'],
    ['a millisecond later', at('2026-12-05 13:42:00') + 1, 'closed'],
  ] as const)('%s is %s', (_, now, expected) => {
    expect(access(HOST, now)).toBe(expected)
    expect(access({ host: false, seat: 'confirmed' }, now)).toBe(expected)
  })
  test.each(PARTICIPATION_STATES)('a guest whose seat is %s', (seat) =>
    expect(access({ host: false, seat })).toBe(
      CONFIRMED.includes(seat)
        ? 'open'
        : seat === 'game_cancelled' || seat === 'force_cancelled'
          ? 'closed'
          : 'none',
    ),
  )
  test('is not for strangers', () => expect(access({ host: false, seat: undefined })).toBe('none'))
  test('has no reader before the first guest', () =>
    expect(access({ host: true, guests: 0 })).toBe('alone'))
  test.each(['cancelled', 'admin_cancelled'] as const)('of a game that is %s is closed', (status) =>
    expect(access(HOST, TEE - 1, { ...GAME, status })).toBe('closed'),
  )
  test('closes and is erased by the settings', () => {
    expect(conversationClosesAt(TEE, { messages_open_days: 0 })).toBe(at('2026-11-28 13:42:00'))
    expect(conversationErasedAt(TEE, DEFAULT_SETTINGS)).toBe(at('2027-05-27 13:42:00'))
  })
})

test('who never had a certain seat has received nothing', () => {
  expect(PARTICIPATION_STATES.filter((seat) => !hasReceived(seat))).toEqual([
    'reserved',
    'declined',
  ])
  const from = participationMachine.transitions
    .filter(({ to }) => GAVE_UP.includes(to))
    .flatMap((transition) => [...transition.from])
  expect(from.filter((seat) => !CONFIRMED.includes(seat))).toEqual([])
})
