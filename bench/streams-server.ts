/** The event streams of conversations in a process of their own; the parent is `streams.ts`. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { EventStreams } from '../apps/server/src/platform/http/event-streams.ts'

const POLL_MS = 1000
let state = 0
const streams = new EventStreams(
  (topics) => Promise.resolve(new Map(topics.map((topic) => [topic, `${state}`]))),
  POLL_MS,
)
const server = createServer((request, response) => {
  const [, game, user] = request.url!.split('/')
  const stream = streams.open(game!, user!)
  if (!stream) return void response.writeHead(429).end()
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  stream.pipe(response)
  response.once('close', () => stream.destroy())
})
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }))
process.on('message', (order) => {
  if (order === 'change') state++
  // without this the figure has garbage of the requests in it
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  process.send!({ rss, heapUsed, cpu: process.cpuUsage() })
})
