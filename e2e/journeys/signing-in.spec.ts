import type { Page } from '@playwright/test'
import { expect, test, type Product, useWorld } from '../support/product.ts'

useWorld({ demoData: true })
const GUEST = { email: 'guest@tomogolf.example', name: 'Emily' }

const codeField = (page: Page) => page.getByLabel('Code')
async function requestCode(page: Page, product: Product, destination: string): Promise<void> {
  await page.goto(`${product.url}/login?redirectTo=${encodeURIComponent(destination)}`)
  await page.getByLabel('Email').fill(GUEST.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enter the code' })).toBeVisible()
}
async function mailedCode(product: Product): Promise<string> {
  const { text } = await product.mail(GUEST.email, 'login_code')
  return /\b\d{3} \d{3}\b/.exec(text)![0]
}

test('a started join survives a login by a mailed code, entered in another browser', async ({
  page,
  browser,
  product,
}) => {
  const { games } = (await (await page.request.get(`${product.url}/api/games`)).json()) as {
    games: { id: string; availableSlots: number; host: { firstName: string | null } }[]
  }
  const game = games.findLast(({ availableSlots }) => availableSlots > 0)!
  const destination = `/games/${game.id}?join=1`
  await page.goto(`${product.url}/login`)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await requestCode(page, product, destination)
  await expect(page.getByText('We’ll bring you right back.')).toBeVisible()
  await expect(page.getByText(/Send again in 0:\d\d/)).toBeVisible()
  const code = await mailedCode(product)
  const last = (Number(code.at(-1)) + 1) % 10
  await codeField(page).fill(`${code.slice(0, -1)}${last}`)
  await expect(page.getByText('That code isn’t right. You have 4 tries left.')).toBeVisible()
  // the way to the mailbox and back
  await page.reload()
  await expect(page.getByText(`If there’s an account for ${GUEST.email}`)).toBeVisible()

  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  // a moment after the first request, this one leads to the same code
  await requestCode(other, product, destination)
  await codeField(other).fill(code)
  await expect(other).toHaveURL(`${product.url}/games/${game.id}`)
  await expect(other.getByRole('dialog')).toBeVisible()
  await other.context().close()

  await page.getByRole('button', { name: 'Use password' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(GUEST.email)
})
