import { createServer, type Server } from 'node:http'
import { becomeMemberByApi, callAs, hostGameByApi } from '../support/people.ts'
import { expect, freePort, test, useWorld } from '../support/product.ts'
import { NOON, visitor } from '../support/game-list.ts'

const PHONE = { viewport: { width: 390, height: 844 } }
const port = await freePort()
let translator: Server, isDown: boolean
test.beforeAll(async () => {
  isDown = true
  translator = createServer((request, response) => {
    if (isDown) request.socket.destroy()
    else
      response.end(JSON.stringify({ translatedText: 'Bring a windbreaker, the wind is strong.' }))
  })
  await new Promise<void>((resolve) => translator.listen(port, '127.0.0.1', resolve))
})
test.afterAll(() => translator.close())
useWorld({ name: 'translation', translator: `http://127.0.0.1:${port}` })

test('a guest reads a message of the host translated, and the original again', async ({
  browser,
  product,
}) => {
  await product.setClock(NOON)
  const host = await (await browser.newContext({ ...PHONE, locale: 'ja-JP' })).newPage()
  await becomeMemberByApi(host, product, visitor('Kenji'))
  await callAs(host, product, 'put', '/api/profile', { language: 'ja' })
  const game = await hostGameByApi(host, product, '2026-12-04 08:12:00')
  const guest = await (await browser.newContext({ ...PHONE, locale: 'en-GB' })).newPage()
  await becomeMemberByApi(guest, product, visitor('Emily'))
  await callAs(guest, product, 'post', `/api/games/${game}/join`)
  await callAs(host, product, 'post', `/api/games/${game}/messages`, {
    clientId: 'about-the-wind',
    text: '海風が強いので、ウインドブレーカーをお持ちください。',
  })

  await guest.goto(`${product.url}/games/${game}/messages`)
  await guest.getByRole('button', { name: 'Translate' }).click()
  await expect(guest.getByText('Couldn’t translate this.')).toBeVisible()
  isDown = false
  await guest.getByRole('button', { name: 'Translate' }).click()
  await expect(guest.getByText('Bring a windbreaker, the wind is strong.')).toBeVisible()
  await expect(guest.getByText('Translated by machine')).toBeVisible()
  await guest.getByRole('button', { name: 'Show original' }).click()
  await expect(guest.getByText('海風が強いので')).toBeVisible()
  // the writer's own text needs none
  await host.goto(`${product.url}/games/${game}/messages`)
  await expect(host.getByText('海風が強いので')).toBeVisible()
  await expect(host.getByRole('button', { name: '翻訳する' })).toHaveCount(0)
})
