import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Connections without any request yet, which browsers open ahead. Node closes only those that have
 * served one: without this, a shutdown waits for their timeout of a minute.
 */
export function trackUnusedConnections(server: Server): { close: () => void } {
  const unused = new Set<Socket>()
  server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }) => unused.delete(socket))
  return { close: () => unused.forEach((socket) => socket.destroy()) }
}
