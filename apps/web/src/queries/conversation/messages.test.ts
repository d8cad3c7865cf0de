import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@tomogolf/api-client/query-client.ts'
import { conversationQuery, keepStanding, type Conversation } from './messages.ts'

const page = (seqs: readonly number[], hasMore: boolean, gone: readonly number[] = []) =>
  ({
    messages: seqs.map((seq) => ({ id: `m${seq}`, seq, removed: gone.includes(seq) })),
    hasMore,
  }) as unknown as Conversation
afterEach(() => vi.unstubAllGlobals())

test('a message that was removed is dropped from the picked ones, also on an older page', async () => {
  const client = createQueryClient(() => new Promise(() => undefined))
  const { queryKey } = conversationQuery(client, 'game1')
  client.setQueryData(queryKey, page([1, 2, 3, 4], false))
  const urls: string[] = []
  vi.stubGlobal('fetch', (url: string | URL) => {
    urls.push(String(url))
    const answer = String(url).includes('before=3')
      ? page([1, 2], false, [2])
      : page([3, 4], true, [4])
    return Promise.resolve(Response.json(answer))
  })
  expect(await keepStanding(client, 'game1', ['m1', 'm2', 'm3', 'm4'])).toEqual(['m1', 'm3'])
  expect(urls).toHaveLength(2)
  const known = client.getQueryData<Conversation>(queryKey)
  expect(known?.messages.map(({ id, removed }) => [id, removed])).toEqual([
    ['m1', false],
    ['m2', true],
    ['m3', false],
    ['m4', true],
  ])
})
