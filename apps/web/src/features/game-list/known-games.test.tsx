// @vitest-environment jsdom
import { act } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useGames } from './use-games.ts'
import type { GamesPage } from '../../queries/games.ts'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { createQueryClient } from '@tomogolf/api-client/query-client.ts'
import { pageForEachTest } from '@tomogolf/ui/test/mounted.ts'

const PAGE = {
  games: [],
  pagination: { page: 1, pageSize: 9, total: 0, totalPages: 0 },
} as unknown as GamesPage
const MINUTE = 60_000
const START = Date.parse('2026-11-22T03:00:00Z')

let reachable: boolean, drawn: number, list: ReturnType<typeof useGames>
const shown = (now: typeof list) => {
  list = now
  drawn++
}
function List({ region }: { region: 'kanto' | 'hokkaido' }) {
  shown(useGames({ region }))
  return null
}
function Clock() {
  return useNow()
}

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  reachable = true
  drawn = 0
})
const { render } = pageForEachTest()
afterEach(() => vi.useRealTimers())

const queryClient = () => {
  const client = createQueryClient(() =>
    reachable ? Promise.resolve(structuredClone(PAGE)) : Promise.reject(new Error('no network')),
  )
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  return client
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const again = async (client: ReturnType<typeof queryClient>) => {
  void client.refetchQueries()
  await wait(100)
}
const show = (client: ReturnType<typeof queryClient>, region: 'kanto' | 'hokkaido') =>
  render(
    <QueryClientProvider client={client}>
      <Clock />
      <List region={region} />
    </QueryClientProvider>,
  )

test('a tick of the clock does not render the list again', async () => {
  show(queryClient(), 'kanto')
  await wait(100)
  const before = drawn
  await wait(MINUTE)
  expect(currentTime()).toBeGreaterThan(START + MINUTE)
  expect(drawn).toBe(before)
})

test('keeps the last games and their fetch time while a refetch or another search fails', async () => {
  const client = queryClient()
  show(client, 'kanto')
  await wait(100)
  expect(list.page).toEqual(PAGE)
  const known = list.since
  await wait(3 * MINUTE)
  // an equal response still updates the fetch time
  await again(client)
  expect(list.since - known).toBeGreaterThanOrEqual(3 * MINUTE)
  const renewed = list.since
  reachable = false
  await wait(5 * MINUTE)
  await again(client)
  expect(list).toMatchObject({
    page: PAGE,
    old: false,
    since: renewed,
    error: new Error('no network'),
  })
  show(client, 'hokkaido')
  await wait(100)
  expect(list).toMatchObject({ page: PAGE, old: true, error: new Error('no network') })
  expect(list.since).toBeLessThanOrEqual(renewed)
})
