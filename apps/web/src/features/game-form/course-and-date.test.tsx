// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DateChoice } from './DateField.tsx'
import { createPhrases, PhrasesProvider, type Phrases } from '@tomogolf/ui/i18n/i18n.tsx'
import { createQueryClient } from '@tomogolf/api-client/query-client.ts'
import { CourseField } from '../../components/CourseField.tsx'
import { currentToast } from '@tomogolf/ui/toast/toast.ts'
import { pageForEachTest } from '@tomogolf/ui/test/mounted.ts'

const phrases: Phrases = await createPhrases('en', ['hosting'])
beforeEach(() => {
  // 11:20 in Japan
  vi.useFakeTimers({ now: Date.parse('2026-11-20T02:20:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})
const { page, render } = pageForEachTest()
const fetch = vi.fn<(path: string) => Promise<unknown>>()
const queryClient = createQueryClient(fetch)
const show = (node: ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      <PhrasesProvider phrases={phrases}>{node}</PhrasesProvider>
    </QueryClientProvider>,
  )
const announced = () => page().querySelector('[role=status]')!.textContent
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
async function type(text: string): Promise<void> {
  show(<CourseField value={text} onType={() => undefined} onChoose={() => undefined} />)
  await act(async () => page().querySelector('input')!.focus())
}

test('suggests courses from two characters on, debounced by 300 ms, and announces loading', async () => {
  fetch.mockResolvedValue([])
  await type('k')
  await wait(1000)
  expect([announced(), fetch.mock.calls]).toEqual(['', []])
  await type('ka')
  expect(announced()).toBe('Loading golf courses...')
  await wait(299)
  expect(fetch).not.toHaveBeenCalled()
  await wait(1)
  expect(fetch.mock.calls).toEqual([['/api/golf-courses/search?q=ka']])
  await wait(10)
  expect(announced()).toBe('No golf courses found for "ka"')
})
test('announces that suggestions failed to load', async () => {
  fetch.mockRejectedValue(new Error('network'))
  await type('oarai')
  await wait(5000)
  expect(announced()).toBe('Error loading golf courses')
})
test('refuses a day before today, and warns about a day more than a year ahead', async () => {
  const onChoose = vi.fn<(day: string) => void>()
  const pick = (day: string) =>
    act(() => page().querySelector<HTMLElement>(`[data-day="${day}"]`)!.click())
  show(<DateChoice id="days" value="" onChoose={onChoose} />)
  pick('2026-11-19')
  expect(onChoose).not.toHaveBeenCalled()
  pick('2026-11-20')
  show(<DateChoice key="last" id="days" value="2027-11-20" onChoose={onChoose} />)
  pick('2027-11-21')
  expect(currentToast()).toMatchObject({
    tone: 'warning',
    title: 'You can list games up to 1 year ahead.',
  })
  pick('2027-11-20')
  expect(onChoose.mock.calls).toEqual([['2026-11-20'], ['2027-11-20']])
})
