import type { Page } from '@playwright/test'
import { DEMO_ACCOUNTS } from '../../apps/server/src/demo/demo-accounts.ts'
import { logInByApi } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'
import { waitForHydration } from '../support/wait-for-hydration.ts'

// the service worker would answer from its cache
useWorld({ demoData: true })
test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
const [guest] = DEMO_ACCOUNTS

const fail = (page: Page, path: string) =>
  page.route(path, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  )
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' })

test('a failed list keeps what it showed and offers to try again', async ({ page, product }) => {
  await page.goto(`${product.url}/games`)
  await waitForHydration(page)
  await fail(page, '**/api/games?*')
  await page.getByText('Hide full games', { exact: true }).click()
  await expect(retry(page)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('link', { name: 'Details' }).first()).toBeVisible()
  await page.unroute('**/api/games?*')
  await retry(page).click()
  await expect(retry(page)).toBeHidden()
})

test('a failed account screen offers to try again, which works', async ({ page, product }) => {
  await logInByApi(page, product, guest)
  await fail(page, '**/api/payment-methods*')
  await page.goto(`${product.url}/payment-methods`)
  await expect(retry(page)).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/payment-methods*')
  await retry(page).click()
  await expect(page.getByText('Visa ending in 4242')).toBeVisible()
})

test('a part of a played game that did not load says so, in its place', async ({
  page,
  product,
}) => {
  await logInByApi(page, product, guest)
  await page.goto(`${product.url}/my-games?tab=past`)
  await expect(page.getByText('How was your round with Kenji W.?')).toBeVisible()
  const paths = ['**/api/games/*/ratings', '**/api/transactions?*']
  for (const path of paths) await fail(page, path)
  await page.getByRole('main').getByRole('link', { name: 'Hamano Golf Club' }).click()
  const part = (title: string) =>
    page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: title }) })
  const failed = 'Something went wrong on our end. Please try again'
  for (const title of ['How was the round?', 'Transactions for this game'])
    await expect(part(title).getByText(failed)).toBeVisible({ timeout: 20_000 })
  for (const path of paths) await page.unroute(path)
  await retry(page).first().click()
  await expect(page.getByRole('button', { name: 'Rate Kenji W.' })).toBeVisible()
  await retry(page).click()
  await expect(page.getByRole('heading', { name: 'Your receipt' })).toBeVisible()
})

test('without a network a game says so, and no broken picture covers it', async ({
  page,
  product,
}) => {
  await logInByApi(page, product, guest)
  await page.goto(`${product.url}/my-games`)
  await waitForHydration(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Details' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.locator('main img:visible')).toHaveCount(0)
  await page.context().setOffline(false)
  await retry(page).click()
  await expect(page.getByRole('link', { name: 'Check in' }).first()).toBeVisible()
})
