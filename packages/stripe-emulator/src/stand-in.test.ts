import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BANK_PAGE, STAND_IN_FOLDER, STRIPE_JS_PATH } from './stand-in-paths.ts'
import { emulated } from '../test/emulated.ts'

const get = async (path: string, method = 'GET') => {
  const { emulator } = await emulated()
  const response = await fetch(emulator.url + path, { method })
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text: await response.text(),
  }
}

describe('the stand-in for Stripe.js', () => {
  it('has the address of its release train', () => {
    expect(STRIPE_JS_PATH).toBe('/endive/stripe.js')
  })
  it.each(['stripe.js', ...readdirSync(join(import.meta.dirname, 'stripe-js'))])(
    'serves %s as a script without types',
    async (name) => {
      const { status, type, text } = await get(STAND_IN_FOLDER + name)
      expect([status, type]).toEqual([200, 'text/javascript; charset=utf-8'])
      expect(text).not.toMatch(/^(import|export) type/m)
      expect(text.length).toBeGreaterThan(300)
    },
  )
  it.each([BANK_PAGE, `${STAND_IN_FOLDER}card.html`])('serves the page %s', async (path) => {
    expect(await get(path)).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' })
  })
  it.each([
    [`${STAND_IN_FOLDER}../account.ts`, 'GET'],
    [`${STAND_IN_FOLDER}%2e%2e/account.ts`, 'GET'],
    [`${STAND_IN_FOLDER}none.ts`, 'GET'],
    [STRIPE_JS_PATH, 'POST'],
  ])('serves nothing else: %s by %s', async (path, method) => {
    expect((await get(path, method)).status).toBeGreaterThanOrEqual(400)
  })
})
