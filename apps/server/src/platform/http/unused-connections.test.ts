import { expect, onTestFinished, test } from 'vitest'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { trackUnusedConnections } from './unused-connections.ts'

test('a connection without a request is closed, one with a request in progress is not', async () => {
  let respond = () => {}
  const server = createServer((_, response) => {
    respond = () => response.end('done')
  })
  const tracked = trackUnusedConnections(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.closeAllConnections())
  const { port } = server.address() as AddressInfo
  const idle = connect(port, '127.0.0.1')
  await once(server, 'connection')
  const pending = fetch(`http://127.0.0.1:${port}/`)
  await once(server, 'request')
  const closed = once(server, 'close')
  tracked.close()
  server.close()
  await once(idle, 'close')
  respond()
  expect(await (await pending).text()).toBe('done')
  await closed
})
