import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AddressInfo } from 'node:net'
import { DAY } from '@tomogolf/domain/time'
import { serverUrl } from '../../../test/support/engines.ts'
import { hostGame, join, must, newPerson, type Person } from '../../../test/support/people.ts'
import { NOON, RACE, createWorld, type World } from '../../../test/support/world.ts'
import { openServerDatabase } from '../../platform/database/server-database.ts'

let first: World, second: World, kenji: Person, emily: Person, gameId: string
const listen = async (world: World) => {
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
}
let urls: string[]
beforeAll(async () => {
  const url = await serverUrl()
  const open = () =>
    openServerDatabase(url, 10, (error) => {
      throw error
    })
  first = await createWorld({ db: open(), env: RACE })
  second = await createWorld({ db: open(), env: RACE })
  kenji = await newPerson(first, 'Kenji')
  emily = await newPerson(first, 'Emily')
  gameId = await hostGame(first, kenji, NOON + 10 * DAY)
  must(await join(first, emily, gameId))
  urls = [await listen(first), await listen(second)]
})
afterAll(async () => {
  const started = Date.now()
  await second.close()
  // connections that clients keep open do not delay the shutdown
  expect(Date.now() - started).toBeLessThan(5000)
})

const open = (url: string, person: Person | null) =>
  fetch(`${url}/api/games/${gameId}/messages/events`, {
    headers: { ...(person && { cookie: person.cookie }) },
  })
/** Resolves when one more change has arrived. */
function reader(response: Response): () => Promise<void> {
  const parts = (response.body as unknown as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]()
  let text = '',
    seen = 0
  const count = () => text.split('event: change').length - 1
  return async () => {
    while (count() <= seen) {
      const { value, done } = await parts.next()
      if (done) throw new Error('the stream has ended')
      text += new TextDecoder().decode(value)
    }
    seen++
  }
}
const send = (world: World, text: string) =>
  world.call(`POST /api/games/${gameId}/messages`, {
    cookie: emily.cookie,
    body: { clientId: `live-${text}-key`, text },
  })

test('a message sent to one process is announced by the other, and after one is gone', async () => {
  const stream = await open(urls[1]!, kenji)
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  const next = reader(stream)
  // one at once, one for the first known state
  await next()
  await next()
  must(await send(first, 'One'), 201)
  await next()
  const ended = (await open(urls[0]!, kenji)).text()
  await first.close()
  // the browser connects again, to the process that is left
  expect(await ended).toContain('event: change')
  const again = reader(await open(urls[1]!, kenji))
  await again()
  must(await send(second, 'Two'), 201)
  await again()
})

test('is closed to strangers, and to a seventh stream of one user', async () => {
  const stranger = await newPerson(second, 'Stranger')
  expect((await open(urls[1]!, stranger)).status).toBe(404)
  expect((await open(urls[1]!, null)).status).toBe(401)
  const streams = await Promise.all(Array.from({ length: 6 }, () => open(urls[1]!, emily)))
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect((await open(urls[1]!, emily)).status).toBe(429)
  await streams[0]!.body!.cancel()
  await expect
    .poll(async () => {
      const { status, body } = await open(urls[1]!, emily)
      await body?.cancel()
      return status
    })
    .toBe(200)
  for (const stream of streams.slice(1)) await stream.body!.cancel()
})
