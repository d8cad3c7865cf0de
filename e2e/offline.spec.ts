import type { Page } from '@playwright/test'
import { logIn } from './people.ts'
import { expect, test } from './product.ts'

test.use({ demoData: true })
const GUEST = { name: 'Emily', email: 'guest@tomogolf.example' }

/** Waits until the service worker has everything, and what it fetches ahead has arrived. */
async function keptForOffline(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    const kept = (await (await caches.open('api')).keys()).map((request) => new URL(request.url)).map((url) => url.pathname + url.search)
    return navigator.serviceWorker.controller !== null && ['/api/auth/me', '/api/profile', '/api/games?page=1'].every((path) => kept.includes(path))
  })
}

test('what somebody has seen opens without a network, and is gone after logout', async ({ browser, product }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(product.url)
  await logIn(page, GUEST)
  await page.goto(`${product.url}/japan-golf-culture`)
  const guide = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto(`${product.url}/my-games`)
  await page.reload()
  await keptForOffline(page)
  await page.locator('main a[href^="/games/"]').first().click()
  await expect(page).toHaveURL(/\/games\/[a-z0-9]{14}/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('My games')
  const game = page.url()
  const course = await page.getByRole('heading', { level: 1 }).innerText()

  await context.setOffline(true)
  await page.goto(`${product.url}/my-games`)
  await expect(page.getByRole('heading', { level: 1, name: 'My games' })).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.locator('main').getByText(course).first()).toBeVisible()
  await page.goto(game)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(course)
  await page.goto(`${product.url}/japan-golf-culture`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guide)
  await page.goto(`${product.url}/no/such/page`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await context.setOffline(false)
  await page.goto(`${product.url}/games`)
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  const personal = await page.evaluate(async () => (await (await caches.open('api')).keys()).map((request) => new URL(request.url).pathname).filter((path) => /me|profile|my-games|\/games\/\w+/.test(path)))
  expect(personal).toEqual([])
  await context.close()
})
