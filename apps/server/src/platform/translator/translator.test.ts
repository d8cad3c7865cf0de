import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createTranslator } from './translator.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})
const logged: unknown[] = []
const log = { warn: (...entry: unknown[]) => void logged.push(entry) }
async function translatorWith(listener: RequestListener, timeoutMs = 400) {
  server = createServer(listener)
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return createTranslator(
    { TRANSLATOR_URL: `http://127.0.0.1:${port}/api`, TRANSLATOR_KEY: 'the-key' },
    log,
    timeoutMs,
  )!
}
const answering =
  (body: string, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(body)
const TEXT = 'See you at the first tee'

test('without an address there is none', () => {
  expect(createTranslator({ TRANSLATOR_URL: undefined, TRANSLATOR_KEY: undefined }, log)).toBeNull()
})
test('asks for the language of the reader, and lets the server find the other', async () => {
  let asked = ''
  const translator = await translatorWith((request, response) => {
    expect([request.method, request.url]).toEqual(['POST', '/api/translate'])
    request.on('data', (part) => (asked += String(part)))
    request.on('end', () => response.end(JSON.stringify({ translatedText: ' 1番ティーで ' })))
  })
  expect(await translator.translate(TEXT, 'ja')).toBe('1番ティーで')
  expect(JSON.parse(asked)).toEqual({
    q: TEXT,
    source: 'auto',
    target: 'ja',
    format: 'text',
    api_key: 'the-key',
  })
})
describe('a translator that fails leaves the original', () => {
  test.each([
    ['an error', answering('{"error":"no"}', 500)],
    ['a page', answering('<html>busy</html>')],
    ['another shape', answering('{"translatedText":["a"]}')],
    ['nothing', answering('{"translatedText":"  "}')],
    ['much more than was asked', answering(JSON.stringify({ translatedText: 'x'.repeat(5000) }))],
    ['a file', answering(JSON.stringify({ translatedText: 'x'.repeat(200_000) }))],
    ['another address', (_, response) => void response.writeHead(302, { location: '/else' }).end()],
    ['a broken connection', (request) => request.socket.destroy()],
    ['no answer', () => undefined],
    [
      'an answer that never ends',
      (_, response) => void response.writeHead(200).write('{"translatedText":"'),
    ],
  ] as [string, RequestListener][])('that answers with %s', async (_name, listener) => {
    logged.length = 0
    const translator = await translatorWith(listener)
    expect(await translator.translate(TEXT, 'ja')).toBeNull()
    expect(logged).toHaveLength(1)
    expect(JSON.stringify(logged)).not.toContain(TEXT)
  })
  test('that is down', async () => {
    const translator = await translatorWith(answering('{}'))
    await new Promise((resolve) => server!.close(resolve))
    expect(await translator.translate(TEXT, 'ja')).toBeNull()
  })
})
