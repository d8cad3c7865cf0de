import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { comingMorning, hoursAfter, hoursBefore } from '../support/tokyo-time.ts'
import { becomeMemberByApi, type Visitor } from '../support/people.ts'
import { expect, test, type Product, useWorld } from '../support/product.ts'

useWorld({ name: 'after-round' })

/** Where screenshots go; none are taken without it. */
const SHOTS = process.env.AFTER_ROUND_SHOTS
const PHONE = { width: 390, height: 844 }
const shoot = async (page: Page, name: string): Promise<void> => {
  if (!SHOTS) return
  for (const [width, language] of [
    [390, 'en'],
    [390, 'ja'],
    [1440, 'en'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${page.url().split('?')[0]}?lang=${language}`)
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${SHOTS}/${name}-${width}-${language}.png`, fullPage: true })
  }
  await page.setViewportSize(PHONE)
  await page.goto(`${page.url().split('?')[0]}?lang=en`)
}
async function newMember(browser: Browser, product: Product, name: string): Promise<Page> {
  const visitor: Visitor = { name, email: `${name.toLowerCase()}@example.com` }
  const page = await (await browser.newContext({ locale: 'en-GB', viewport: PHONE })).newPage()
  await becomeMemberByApi(page, product, visitor)
  return page
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
    slots: 2,
  })
  return id
}
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
/** Nothing on a page speaks of the time before the round. */
const expectNothingBefore = async (page: Page) => {
  for (const text of [/Check-in opens/, /Free cancellation/, /Be at the clubhouse/, /Open spot/])
    await expect(page.getByText(text)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Show check-in code' })).toHaveCount(0)
}

test('after the round guest and host rate, see the receipt, and play again', async ({
  browser,
  product,
}) => {
  const { day, teeTime } = comingMorning()
  const host = await newMember(browser, product, 'Kenji')
  const guest = await newMember(browser, product, 'Emily')
  const gameId = await hostGame(host, product, `${day} 08:00:00`)
  const game = `${product.url}/games/${gameId}`
  await post(guest.request, product, `/api/games/${gameId}/join`)
  await guest.goto(game)
  await shoot(guest, 'before-guest')
  await product.setClock(hoursBefore(teeTime, 1))
  await product.runJobs()
  const { code } = (await (
    await host.request.get(`${product.url}/api/games/${gameId}/qr`)
  ).json()) as { code: string }
  await post(guest.request, product, `/api/games/${gameId}/check-in`, { code })
  await product.setClock(hoursAfter(teeTime, 7))
  await product.runJobs()

  await guest.goto(game)
  await expect(headings(guest)).toHaveText([
    'How was the round?',
    'Your receipt',
    'Play again',
    'Transactions for this game',
    'Who played',
  ])
  await expectNothingBefore(guest)
  await shoot(guest, 'after-guest')
  await expect(guest.getByText('You paid the course $100 yourself.')).toBeVisible()
  await guest
    .getByRole('group', { name: 'Stars for Kenji T.' })
    .getByText('5 stars')
    .click({ force: true })
  await guest.getByRole('button', { name: 'Rate Kenji T.' }).click()
  await expect(guest.getByText('Not shown yet')).toBeVisible()
  await guest.getByRole('link', { name: 'Receipt', exact: true }).first().click()
  await expect(guest).toHaveURL(/\/receipts\//)
  await guest.goto(game)
  await guest.getByRole('link', { name: 'Games at this course' }).click()
  await expect(guest).toHaveURL(/\/games\?search=Wakasu/)
  // check-in is history, and says so
  await guest.goto(`${game}/check-in`)
  await expect(guest.getByRole('heading', { name: 'Game completed' })).toBeVisible()

  await host.goto(game)
  await expect(headings(host).first()).toHaveText('How was the round?')
  await expectNothingBefore(host)
  await shoot(host, 'after-host')
  await host.getByRole('button', { name: 'Host again' }).click()
  await expect(host).toHaveURL(/\/games/)
})

test('a cancelled game says so, what became of the hold, and nothing else', async ({
  browser,
  product,
}) => {
  const { day } = comingMorning(Date.now() + 20 * 86_400_000)
  const host = await newMember(browser, product, 'Saki')
  const guest = await newMember(browser, product, 'Liam')
  const gameId = await hostGame(host, product, `${day} 08:00:00`)
  await post(guest.request, product, `/api/games/${gameId}/join`)
  await post(host.request, product, `/api/games/${gameId}/cancel`, { reason: 'A typhoon is near.' })
  await guest.goto(`${product.url}/games/${gameId}`)
  await expect(headings(guest)).toHaveText(['This game was canceled.'])
  await expect(guest.getByText('A typhoon is near.')).toBeVisible()
  await expect(guest.getByText('Saki T. canceled the game. You won’t be charged.')).toBeVisible()
  await expectNothingBefore(guest)
  await shoot(guest, 'cancelled-guest')
})
