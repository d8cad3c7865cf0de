import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { emulated, sdkFor } from '../test/emulated.ts'
import { bearer, post } from '../test/raw-calls.ts'

describe('a malformed request', () => {
  it.each([
    ['an unknown path', 'GET', '/v1/nothing', '', 404],
    ['a bad percent-encoding', 'POST', '/v1/customers', 'name=%E0%A4%A', 400],
    ['a name that is value and group', 'POST', '/v1/customers', 'name=a&name[b]=c', 400],
    ['unbalanced brackets', 'POST', '/v1/customers', 'name[=a', 400],
    ['a nest without end', 'POST', '/v1/customers', `a${'[b]'.repeat(50)}=c`, 400],
    ['too many fields', 'POST', '/v1/customers', 'a=1&'.repeat(2_000), 400],
    ['a prototype', 'POST', '/v1/customers', '__proto__[admin]=1', 400],
  ])('is refused: %s', async (_case, method, path, body, status) => {
    const { emulator } = await emulated()
    const response = await fetch(`${emulator.url}${path}`, {
      method,
      headers: { ...bearer, 'content-type': 'application/x-www-form-urlencoded' },
      ...(body === '' ? {} : { body }),
    })
    expect(response.status).toBe(status)
    expect(((await response.json()) as { error: { type: string } }).error.type).toBe(
      'invalid_request_error',
    )
    expect((await sdkFor(emulator).customers.create()).object).toBe('customer')
  })

  it('is refused when it is JSON or too large', async () => {
    const { emulator } = await emulated()
    expect(
      (
        await post(`${emulator.url}/v1/customers`, '{"name":"A"}', {
          ...bearer,
          'content-type': 'application/json',
        })
      ).status,
    ).toBe(400)
    const body = `name=${'x'.repeat(1_200_000)}`
    expect((await post(`${emulator.url}/v1/customers`, body)).status).toBe(413)
    expect((await sdkFor(emulator).customers.create()).object).toBe('customer')
  })

  it('that is not HTTP does not stop the server', async () => {
    const { emulator, stripe } = await emulated()
    await new Promise<void>((resolve) => {
      const socket = connect(emulator.port, '127.0.0.1', () =>
        socket.end('\x16\x03\x01 nonsense\r\n\r\n'),
      )
      socket.on('error', () => {})
      socket.resume()
      socket.on('close', () => resolve())
    })
    expect((await stripe.customers.create()).object).toBe('customer')
  })
})
