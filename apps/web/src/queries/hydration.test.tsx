// @vitest-environment jsdom
import { act } from 'react'
import { dehydrate, hydrate, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '@tomogolf/api-client/query-client.ts'
import { pageForEachTest } from '@tomogolf/ui/test/mounted.ts'
import { gameQuery } from './games.ts'
import { invalidateAfter } from './invalidation.ts'

const { page, render } = pageForEachTest()
function Game() {
  const { data } = useQuery(gameQuery('game-1'))
  return <p>{data?.courseName}</p>
}

test('server-rendered data is not fetched again after hydration, until a mutation invalidates it', async () => {
  const onServer = createQueryClient(async () => ({ courseName: 'Oarai' }))
  await onServer.query(gameQuery('game-1'))
  const state = JSON.parse(JSON.stringify(dehydrate(onServer))) as ReturnType<typeof dehydrate>
  // as the entry does: the server's clock may differ from the device's
  for (const query of state.queries) query.state.dataUpdatedAt = Date.now()

  const fetch = vi.fn<(path: string) => Promise<unknown>>(async () => ({ courseName: 'Kazusa' }))
  const inBrowser = createQueryClient(fetch)
  hydrate(inBrowser, state)
  render(
    <QueryClientProvider client={inBrowser}>
      <Game />
    </QueryClientProvider>,
  )
  await act(async () => undefined)
  expect(page().textContent).toBe('Oarai')
  expect(fetch).not.toHaveBeenCalled()

  await act(() => invalidateAfter(inBrowser, 'PUT /api/games/:id'))
  await act(() => vi.waitFor(() => expect(page().textContent).toBe('Kazusa')))
  expect(fetch.mock.calls).toEqual([['/api/games/game-1']])
})
