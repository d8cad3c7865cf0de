import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test'
import { comingMorning, hoursAfter, hoursBefore } from '../support/tokyo-time.ts'
import { becomeMemberByApi, type Visitor } from '../support/people.ts'
import { expect, test, type Product, useWorld } from '../support/product.ts'

useWorld({ name: 'presence' })

/** Where screenshots go; none are taken without it. */
const SHOTS = process.env.PRESENCE_SHOTS
const PHONE = { width: 390, height: 844 }
const shoot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true })
}
async function newMember(
  browser: Browser,
  product: Product,
  name: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; visitor: Visitor }> {
  const visitor = { name, email: `${name.toLowerCase()}@example.com` }
  const page = await (await browser.newContext({ locale: 'en-GB', ...options })).newPage()
  await becomeMemberByApi(page, product, visitor)
  return { page, visitor }
}
async function post<T>(
  request: APIRequestContext,
  product: Product,
  path: string,
  data?: object,
): Promise<T> {
  const response = await request.post(`${product.url}${path}`, {
    ...(data && { data }),
    headers: { origin: product.url },
  })
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
  return response.json() as Promise<T>
}
async function hostGame(host: Page, product: Product, date: string): Promise<string> {
  await post(host.request, product, '/api/host-terms', { accepted: true })
  const { id } = await post<{ id: string }>(host.request, product, '/api/games', {
    courseName: 'Wakasu Golf Links',
    date,
    location: '3-1-2 Wakasu, Koto-ku, Tokyo',
    price: 100,
    currency: 'USD',
    slots: 3,
  })
  return id
}

const write = (page: Page, product: Product, gameId: string, text: string) =>
  post(page.request, product, `/api/games/${gameId}/messages`, {
    clientId: `e2e-${Date.now()}`,
    text,
  })
async function attach(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Choose messages' }).click()
  await dialog.getByText(text).click()
  await expect(dialog.getByText('1 message attached')).toBeVisible()
}

test('a report stops every charge, and the host is asked and can answer', async ({
  browser,
  product,
}) => {
  const { day, teeTime } = comingMorning()
  const { page: host } = await newMember(browser, product, 'Kenji', {
    viewport: PHONE,
    permissions: ['geolocation'],
    geolocation: { latitude: 35.61, longitude: 139.83 },
  })
  const { page: guest, visitor } = await newMember(browser, product, 'Emily', { viewport: PHONE })
  const gameId = await hostGame(host, product, `${day} 08:00:00`)
  const game = `${product.url}/games/${gameId}`
  await post(guest.request, product, `/api/games/${gameId}/join`)
  await write(guest, product, gameId, 'Where shall we meet?')
  await write(host, product, gameId, 'At the putting green.')
  await product.setClock(hoursBefore(teeTime, 2))
  await product.runJobs()

  // the host may confirm the place, and cannot mark the guest present yet
  await host.goto(`${game}/qr`)
  await expect(host.getByText('You can mark guests present from 07:00.')).toBeVisible()
  await expect(host.getByRole('button', { name: /^Mark present/ })).toHaveCount(0)
  await host.getByRole('button', { name: 'Confirm you’re at the course' }).click()
  await expect(host.getByText('We couldn’t tell where you are. That’s fine.')).toBeVisible()
  await shoot(host, 'qr-390-en')

  // a guest who declines can check in all the same
  await guest.goto(`${game}/check-in`)
  await guest.getByRole('button', { name: 'Confirm you’re at the course' }).click()
  await expect(guest.getByText('Your phone didn’t share its position. That’s fine.')).toBeVisible()
  await shoot(guest, 'check-in-390-en')

  await product.setClock(hoursAfter(teeTime, 0.2))
  await guest.goto(game)
  await guest.getByRole('button', { name: 'Report a problem' }).click()
  await guest.getByRole('dialog').getByText('My host isn’t here').click()
  await attach(guest, 'Where shall we meet?')
  // only the own messages can be chosen
  await expect(guest.getByRole('dialog').getByText('At the putting green.')).toHaveCount(0)
  await shoot(guest, 'report-attach-390-en')
  await guest.getByRole('dialog').getByRole('button', { name: /Send/ }).click()
  await expect(guest.getByText('No charge for now')).toBeVisible()
  await shoot(guest, 'reported-guest-390-en')

  await host.goto(game)
  await expect(host.getByText('A guest says you’re not there')).toBeVisible()
  await shoot(host, 'reported-host-390-en')
  await host.getByRole('button', { name: 'Tell us what happened' }).click()
  await host.getByRole('dialog').getByRole('textbox').fill('I was at reception from seven.')
  await attach(host, 'At the putting green.')
  await shoot(host, 'host-statement-390-en')
  await host.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(host.getByText('We got your reply.')).toBeVisible()

  await product.setClock(hoursAfter(teeTime, 13))
  await product.runJobs()
  expect(await product.cardAmounts(visitor.email)).toEqual({ held: 13_000, captured: 0 })
})

test('a guest who left still reports a message', async ({ browser, product }) => {
  const { day } = comingMorning(Date.now() + 3 * 86_400_000)
  const { page: host } = await newMember(browser, product, 'Daichi')
  const { page: guest } = await newMember(browser, product, 'Olivia', { viewport: PHONE })
  const gameId = await hostGame(host, product, `${day} 08:00:00`)
  await post(guest.request, product, `/api/games/${gameId}/join`)
  await write(host, product, gameId, 'You play badly.')
  await post(guest.request, product, `/api/games/${gameId}/leave`)

  await guest.goto(`${product.url}/games/${gameId}`)
  await guest.getByRole('button', { name: 'Report a problem' }).click()
  await guest.getByRole('dialog').getByRole('link', { name: 'Report a message' }).click()
  await expect(guest.getByText('You’re no longer in this game.')).toBeVisible()
  await shoot(guest, 'left-390-en')
  await guest.getByRole('button', { name: 'Options for this message' }).click()
  await guest.getByRole('menuitem', { name: 'Report' }).click()
  await guest.getByRole('dialog').getByRole('button', { name: 'Send report' }).click()
  await expect(guest.getByText('Thanks, we’ll look into it', { exact: true })).toBeVisible()
})

test('both sides of a game without a check-in are asked whether they played', async ({
  browser,
  product,
}) => {
  const { day } = comingMorning(Date.now() + 7 * 86_400_000)
  const teeTime = Date.parse(`${day}T08:00:00+09:00`)
  const { page: host } = await newMember(browser, product, 'Saki', { locale: 'ja-JP' })
  const { page: guest, visitor } = await newMember(browser, product, 'Liam')
  const gameId = await hostGame(host, product, `${day} 08:00:00`)
  const game = `${product.url}/games/${gameId}`
  await post(guest.request, product, `/api/games/${gameId}/join`)
  await product.setClock(hoursBefore(teeTime, 90))
  await product.runJobs()
  await product.setClock(hoursAfter(teeTime, 6))
  await product.runJobs()

  await host.goto(game)
  await expect(host.getByRole('heading', { name: 'プレーされましたか？' })).toBeVisible()
  await shoot(host, 'played-host-1440-ja')
  await guest.goto(`${product.url}/my-games?tab=past`)
  await guest.getByRole('link', { name: 'Reply' }).first().click()
  await expect(guest.getByRole('heading', { name: 'Did you play?' })).toBeVisible()
  await shoot(guest, 'played-guest-1440-en')
  await guest.getByRole('button', { name: /Yes, I played/ }).click()
  await expect(guest.getByText('Checked in').first()).toBeVisible()
  await expect.poll(() => product.cardAmounts(visitor.email)).toEqual({ held: 0, captured: 3000 })
})
