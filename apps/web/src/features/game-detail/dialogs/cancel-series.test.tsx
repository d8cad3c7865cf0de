// @vitest-environment jsdom
import { act } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { api } from '@tomogolf/api-client/api.ts'
import { createQueryClient } from '@tomogolf/api-client/query-client.ts'
import { createPhrases, PhrasesProvider, type Phrases } from '@tomogolf/ui/i18n/i18n.tsx'
import { pageForEachTest } from '@tomogolf/ui/test/mounted.ts'
import type { GameDetail } from '../../../queries/games.ts'
import { CancelDialog } from './CancelDialog.tsx'

const call = vi.hoisted(() => vi.fn<typeof api>())
vi.mock('@tomogolf/api-client/api.ts', async (original) => ({
  ...(await original<object>()),
  api: call,
}))

const phrases: Phrases = await createPhrases('en', ['game'])
const { render } = pageForEachTest()
const queryClient = createQueryClient(() => new Promise(() => undefined))
beforeEach(() => call.mockReset().mockResolvedValue({ success: true } as never))

const DATES = ['2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26']
const teeTimeOf = (day: string) => `${day}T00:07:00.000Z`
/** The second of four games; the last one is called off already. */
const game = (guests: readonly number[]) =>
  ({
    id: 'game-2',
    courseName: 'Oarai Golf Club',
    courseNameJa: null,
    courseNameKo: null,
    teeTime: teeTimeOf(DATES[1]!),
    players: Array.from({ length: 1 + guests[1]! }, (_, index) => ({ id: `${index}` })),
    series: DATES.map((day, index) => ({
      id: `game-${index + 1}`,
      teeTime: teeTimeOf(day),
      gameStatus: index === 3 ? 'cancelled' : 'scheduled',
      guests: guests[index]!,
    })),
  }) as unknown as GameDetail
const show = (given: GameDetail) =>
  render(
    <QueryClientProvider client={queryClient}>
      <PhrasesProvider phrases={phrases}>
        <CancelDialog game={given} onClose={() => undefined} />
      </PhrasesProvider>
    </QueryClientProvider>,
  )
const text = () => document.body.textContent
const press = (label: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>('button, label')]
      .find((one) => one.textContent.trim() === label)!
      .click(),
  )
const sent = () => call.mock.calls.map(([, options]) => (options as { body: object }).body)

test('one game of a series is cancelled alone, unless the host says otherwise', async () => {
  show(game([1, 2, 3, 0]))
  expect(text()).toContain('2 guests')
  await press(phrases.current().t('game.cancel.action'))
  expect(sent()).toEqual([{ reason: '', scope: 'one' }])
})
test('with all following ones, it counts the guests of every game that is still on', async () => {
  show(game([1, 2, 3, 0]))
  await press(phrases.current().t('game.series.following', { count: 1 }))
  expect(text()).toContain('5 guests')
  await press(phrases.current().t('game.cancel.action'))
  expect(sent()).toEqual([{ reason: '', scope: 'following' }])
})
test('guests of a later game alone are named, and can be written to', async () => {
  show(game([0, 0, 1, 0]))
  expect(text()).toContain(phrases.current().t('game.cancel.noGuests'))
  expect(document.querySelector('textarea')).toBeNull()
  await press(phrases.current().t('game.series.following', { count: 1 }))
  expect(document.querySelector('textarea')).not.toBeNull()
})
test('the last game of a series has no choice', () => {
  show({ ...game([0, 0, 0, 0]), teeTime: teeTimeOf(DATES[2]!) })
  expect(document.querySelector('[type=radio]')).toBeNull()
})
