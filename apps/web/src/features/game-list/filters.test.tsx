// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAutoActions } from './use-auto-actions.ts'
import { useFilters } from './use-filters.ts'
import type { GamesSearch } from './games-search.ts'
import type { Me } from '../../queries/session.ts'

const navigate = vi.hoisted(() => vi.fn<(to: object) => Promise<void>>())
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate }))

let root: Root
beforeEach(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  vi.useFakeTimers()
  navigate.mockReset()
  localStorage.clear()
  root = createRoot(document.createElement('div'))
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
})
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

let filters: ReturnType<typeof useFilters>
const seen = (now: typeof filters) => {
  filters = now
}
function Bar({ search }: { search: GamesSearch }) {
  seen(useFilters(search))
  return null
}
const address = (search: GamesSearch) => act(() => root.render(<Bar search={search} />))
const change = (part: Parameters<typeof filters.change>[0]) => act(() => filters.change(part))

test('writes filters to the URL 300 ms after the last change, without the page number', () => {
  address({ page: 3, region: 'kanto' })
  change({ search: 'kas' })
  wait(299)
  change({ search: 'kasumi' })
  wait(299)
  expect(navigate).not.toHaveBeenCalled()
  expect(filters.filters.search).toBe('kasumi')
  wait(1)
  expect(navigate.mock.calls).toEqual([
    [{ to: '/games', search: { search: 'kasumi', region: 'kanto' }, replace: true }],
  ])
})
test('Enter skips the debounce; an equal search does not navigate', () => {
  address({ search: 'kasumi' })
  change({ search: 'kasumi ' })
  wait(1000)
  expect(navigate).not.toHaveBeenCalled()
  change({ search: 'wakasu' })
  act(() => filters.send())
  wait(1000)
  expect(navigate).toHaveBeenCalledTimes(1)
})
test('adopts an external change of the URL and keeps text typed since the last navigation', () => {
  address({})
  change({ search: 'kasumi' })
  wait(300)
  change({ search: 'kasumig' })
  address({ search: 'kasumi' })
  expect(filters.filters.search).toBe('kasumig')
  address({ region: 'kansai' })
  expect(filters.filters).toMatchObject({ search: '', region: 'kansai' })
})

const onHost = vi.fn<() => void>(),
  onJoin = vi.fn<(gameId: string) => void>()
function List({ me }: { me: Me | null }) {
  useAutoActions({ me, onHost, onJoin })
  return null
}
const member = (profileComplete: boolean) => ({ profileComplete }) as Me
const list = (me: Me | null) => act(() => root.render(<List me={me} />))

test('runs pending actions once, 500 ms after the list has loaded, for a signed-in user only', () => {
  localStorage.setItem('autoOpenHostModal', '1')
  localStorage.setItem('autoJoinGameId', 'abc')
  list(null)
  wait(1000)
  expect([onHost.mock.calls, onJoin.mock.calls, localStorage.length]).toEqual([[], [], 2])
  list(member(true))
  wait(499)
  expect(onHost).not.toHaveBeenCalled()
  wait(1)
  expect([onHost.mock.calls.length, onJoin.mock.calls, localStorage.length]).toEqual([
    1,
    [['abc']],
    0,
  ])
  wait(1000)
  expect(onHost).toHaveBeenCalledTimes(1)
})
test('resumes a pending join only when the profile is complete', () => {
  onJoin.mockReset()
  localStorage.setItem('pending-join-game-id', 'xyz')
  list(member(false))
  wait(500)
  expect(onJoin).not.toHaveBeenCalled()
  list(member(true))
  wait(500)
  expect(onJoin.mock.calls).toEqual([['xyz']])
})
