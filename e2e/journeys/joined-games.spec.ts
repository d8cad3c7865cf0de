import type { Page } from '@playwright/test'
import { becomeMemberByApi, callAs, hostGameByApi } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'
import { hoursAfter } from '../support/tokyo-time.ts'
import { SWEEP } from '../support/sweep.ts'
import { FAR, gameCard, newPage, NOON, TOMORROW, visitor } from '../support/game-list.ts'

useWorld({ name: 'joined-games' })
test.describe.configure({ mode: 'serial' })

const games = { wakasu: '', tomorrow: '', far: '' }
let host: Page, guest: Page
test.beforeAll(async ({ browser, product }) => {
  await product.setClock(NOON)
  host = await newPage(browser)
  await becomeMemberByApi(host, product, visitor('Kenji'))
  games.wakasu = await hostGameByApi(host, product, '2026-12-04 08:00:00')
  games.tomorrow = await hostGameByApi(host, product, TOMORROW.date, TOMORROW)
  games.far = await hostGameByApi(host, product, FAR.date, FAR)
  guest = await newPage(browser)
  await becomeMemberByApi(guest, product, visitor('Emily'))
  for (const id of Object.values(games))
    await callAs(guest, product, 'post', `/api/games/${id}/join`, { holdAmount: 130 })
})

test('a host contacts support inside the late window, and edits and cancels a game before it', async ({
  product,
}) => {
  await host.goto(`${product.url}/games`)
  await gameCard(host, 'Sodegaura Country Club').getByRole('link', { name: 'Manage Game' }).click()
  await expect(host).toHaveURL(`${product.url}/games/${games.tomorrow}`)
  await host.getByRole('link', { name: 'Contact support' }).click()
  await expect(host.getByLabel('Subject')).toHaveValue(
    /Change to my game at Sodegaura Country Club/,
  )
  await expect(host.getByText('Sodegaura Country Club').first()).toBeVisible()
  await expect(host.getByRole('textbox', { name: 'Message' })).toHaveValue(
    /^Game: Sodegaura Country Club\nTee time: .+ \(Japan time\)\nGame ID: /,
  )

  await host.goto(`${product.url}/games/${games.far}`)
  await host.getByRole('button', { name: 'Edit' }).click()
  const edit = host.getByRole('dialog', { name: 'Edit game' })
  await expect(edit.getByLabel('Price per player')).toBeDisabled()
  await edit.getByLabel('Tee time').fill('09:30')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(host.getByText('Changes saved', { exact: true })).toBeVisible()
  await host.getByRole('button', { name: 'Cancel game' }).click()
  const cancel = host.getByRole('dialog', { name: 'Cancel this game?' })
  await expect(cancel.getByText('We’ll notify 1 guest right away.')).toBeVisible()
  await cancel.getByRole('button', { name: 'Cancel game' }).click()
  await expect(host.getByText('Game canceled', { exact: true })).toBeVisible()
  await host.goto(`${product.url}/my-games?tab=past`)
  await expect(host.getByRole('main').getByRole('link', { name: 'Hirono Golf Club' })).toBeVisible()
})

test('a guest reports a game, and sees the cost of leaving before leaving', async ({ product }) => {
  await guest.goto(`${product.url}/games/${games.tomorrow}`)
  await guest.getByRole('button', { name: 'Report a problem' }).first().click()
  await guest.getByRole('dialog').getByLabel('Tell us more').fill('The address is another one.')
  await guest.getByRole('dialog').getByRole('button', { name: 'Send report' }).click()
  await expect(guest.getByText('Thanks, we’ll look into it', { exact: true })).toBeVisible()
  await guest.getByRole('button', { name: 'Leave game' }).first().click()
  const undo = guest.getByRole('dialog', { name: 'Leave this game?' })
  await expect(undo.getByText(/^Free for another (\d+:)?\d+:\d\d\./)).toBeVisible()
  await undo.getByRole('button', { name: 'Stay in game' }).click()
  await product.setClock(hoursAfter(NOON.getTime(), 2))
  await guest.reload()
  await expect(guest.getByText('Leaving now costs $130.').first()).toBeVisible()
  await guest.getByRole('button', { name: 'Leave game' }).first().click()
  const late = guest.getByRole('dialog', { name: 'Leaving now costs $130' })
  await expect(late.getByRole('button', { name: 'Leave and pay $130' })).toBeDisabled()
  await expect(late.getByText('We refund $130 automatically.')).toBeVisible()
  await expect(late.getByText('The charge of $130 stays.')).toBeVisible()
  await late.getByRole('button', { name: 'Stay in game' }).click()
  await guest.goto(`${product.url}/games/${games.wakasu}`)
  await guest.getByRole('button', { name: 'Leave game' }).first().click()
  await guest.getByRole('dialog').getByRole('button', { name: 'Leave for free' }).click()
  await expect(guest.getByText('You’ve left the game', { exact: true })).toBeVisible()
  expect(await callAs<{ games: object[] }>(guest, product, 'get', '/api/my-games')).toMatchObject({
    games: [{ id: games.tomorrow }],
  })
})

test(
  'no game page scrolls horizontally on a phone, in any language',
  SWEEP,
  async ({ product }) => {
    const expectNoOverflow = async (page: Page, path: string) => {
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(product.url + path, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 700 })
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `${path} at ${width}`,
        ).toBeLessThanOrEqual(width)
      }
    }
    for (const language of ['en', 'ja', 'ko', 'zh']) {
      for (const path of ['/games', `/games/${games.tomorrow}`])
        await expectNoOverflow(guest, `${path}?lang=${language}`)
      await expectNoOverflow(host, `/games/${games.tomorrow}?lang=${language}`)
    }
    await expectNoOverflow(guest, '/my-games?lang=ja')
  },
)

test('a calendar follows a game by its secret address until that is switched off', async ({
  product,
}) => {
  const id = await hostGameByApi(host, product, '2026-12-11 08:00:00')
  await callAs(guest, product, 'post', `/api/games/${id}/join`, { holdAmount: 130 })
  await guest.goto(`${product.url}/account-settings?tab=preferences`)
  await guest.getByRole('button', { name: 'Create address' }).click()
  const field = guest.getByLabel('Calendar address')
  await expect(field).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/)
  const link = guest.getByRole('link', { name: 'Open in calendar app' })
  await expect(link).toHaveAttribute('href', /^webcal:/)
  const address = await field.inputValue()

  // a calendar program has no session
  const poll = async (etag?: string) =>
    fetch(address, etag === undefined ? {} : { headers: { 'if-none-match': etag } })
  const statusIn = (body: string) =>
    /STATUS:(\w+)/.exec(body.split('BEGIN:VEVENT').find((part) => part.includes(id)) ?? '')?.[1]
  const first = await poll()
  const etag = first.headers.get('etag')!
  expect(statusIn(await first.text())).toBe('CONFIRMED')
  expect((await poll(etag)).status).toBe(304)
  await callAs(host, product, 'post', `/api/games/${id}/cancel`, {})
  expect(statusIn(await (await poll(etag)).text())).toBe('CANCELLED')

  await guest.getByRole('button', { name: 'Switch off' }).click()
  await guest.getByRole('button', { name: 'Switch off' }).click()
  await expect(guest.getByRole('button', { name: 'Create address' })).toBeVisible()
  expect((await poll(etag)).status).toBe(404)
})
