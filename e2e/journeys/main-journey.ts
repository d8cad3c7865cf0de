import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { chromiumPath, BROWSER_ARGS } from '../support/chromium.ts'
import { writeQrVideo } from '../support/fake-camera.ts'
import { comingMorning, hoursAfter, hoursBefore } from '../support/tokyo-time.ts'
import {
  becomeMember,
  becomeMemberByApi,
  callAs,
  hostGameByApi,
  logInByApi,
  type Visitor,
  tick,
} from '../support/people.ts'
import { expect, type Product } from '../support/product.ts'

const [KENJI, EMILY, MARCUS, EARLY, LATE] = ['Kenji', 'Emily', 'Marcus', 'Erin', 'Liam'].map(
  (name): Visitor => ({ name, email: `${name.toLowerCase()}@example.com` }),
) as [Visitor, Visitor, Visitor, Visitor, Visitor]

/**
 * The main journey, end to end: real pages, the card provider's records, and the host's code in
 * front of the camera. `short`: users and the game are created by API, and the code is a link.
 */
export async function runMainJourney(
  browser: Browser,
  product: Product,
  { short = false } = {},
): Promise<void> {
  const { day, teeTime } = comingMorning()
  const host = await newPage(browser),
    guest = await newPage(browser)
  const signUp = short ? becomeMemberByApi : becomeMember
  await signUp(host, product, KENJI)
  const gameUrl = short
    ? `${product.url}/games/${await hostGameByApi(host, product, `${day} 08:00:00`, { slots: 3 })}`
    : await hostGame(host, day)
  await signUp(guest, product, EMILY)
  await findAndJoin(guest, product)
  // the dialog names the host already while the hold is placed
  await expect.poll(() => product.cardAmounts(EMILY.email)).toEqual({ held: 13_000, captured: 0 })

  for (const visitor of [MARCUS, EARLY]) await joinByApi(browser, product, visitor)
  await leaveFree(browser, product, gameUrl)
  expect(await product.cardAmounts(EARLY.email)).toEqual({ held: 0, captured: 0 })
  await joinByApi(browser, product, LATE)

  await product.setClock(hoursBefore(teeTime, 20))
  await leaveLate(browser, product, gameUrl)
  expect(await product.cardAmounts(LATE.email)).toEqual({ held: 0, captured: 13_000 })

  await product.setClock(hoursBefore(teeTime, 1))
  if (short) await checkInByLink(product, host, guest, gameUrl)
  else await checkInByCamera(product, host, gameUrl)
  expect(await product.cardAmounts(EMILY.email)).toEqual({ held: 0, captured: 3000 })

  await product.setClock(hoursAfter(teeTime, 6))
  await product.runJobs()
  expect(await product.cardAmounts(MARCUS.email)).toEqual({ held: 13_000, captured: 0 })
  // the end of the objection period is inclusive
  await product.setClock(hoursAfter(teeTime, 12.001))
  await product.runJobs()
  expect(await product.cardAmounts(MARCUS.email)).toEqual({ held: 0, captured: 13_000 })

  await expectTransactions(guest, product, ['$30', '$100'])
  await expectTransactions(host, product, ['Marcus T.', '$100'])
  await expectOneStrike(browser, product)
}

async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  return (
    await browser.newContext({
      timezoneId: 'America/Los_Angeles',
      locale: 'en-GB',
      viewport: { width: 1280, height: 900 },
      ...options,
    })
  ).newPage()
}
/** For a user of a single step: the service worker would prefetch the whole app. */
const NO_SERVICE_WORKER = { serviceWorkers: 'block' } as const
async function signedIn(browser: Browser, product: Product, visitor: Visitor): Promise<Page> {
  const page = await newPage(browser, NO_SERVICE_WORKER)
  await logInByApi(page, product, visitor)
  return page
}

/** Accepts the host terms, fills the form and publishes. Returns the game's address. */
async function hostGame(page: Page, day: string): Promise<string> {
  await page.goto(new URL('/games', page.url()).href)
  await page.getByRole('main').getByRole('button', { name: 'Host a game' }).first().click()
  const terms = page.getByRole('dialog', { name: 'Host Terms' })
  await expect(terms.getByRole('button', { name: 'Agree and continue' })).toBeDisabled()
  await terms.getByText('I’ve read and agree to the host terms.').click()
  await terms.getByRole('button', { name: 'Agree and continue' }).click()

  const form = page.getByRole('dialog', { name: 'Host a game' })
  await form.getByRole('combobox', { name: 'Course' }).fill('wakasu')
  await form.getByRole('option', { name: /Wakasu Golf Links/ }).click()
  await form.getByLabel('Date').first().click()
  const nextMonth = form.getByRole('button', { name: 'Next month' })
  await expect(nextMonth).toBeVisible()
  const dayButton = form.locator(`[data-day="${day}"]`)
  // this journey runs on the real clock: at the end of a month its day is in the next one
  if (!(await dayButton.isVisible())) await nextMonth.click()
  await dayButton.click()
  await form.getByLabel('Tee time').fill('08:00')
  const next = form.getByRole('button', { name: 'Continue' })
  await next.click()
  for (let i = 0; i < 2; i++)
    await form
      .getByRole('button', { name: /one more|increase|more/i })
      .first()
      .click()
  await next.click()
  await form.getByLabel('Price per player').fill('100')
  await next.click()
  await form.getByText('I agree to the host payment terms.').click()
  await form.getByRole('button', { name: 'Publish game' }).click()
  await expect(page.getByText('Your game is live', { exact: true })).toBeVisible()
  await page.goto(new URL('/my-games', page.url()).href)
  await page
    .getByRole('link', { name: /Wakasu Golf Links/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /Wakasu/ })).toBeVisible()
  return page.url()
}

/** Finds the game by its course, checks price and hold, accepts the terms, and joins. */
async function findAndJoin(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.url}/games`)
  await page.getByRole('searchbox').fill('wakasu')
  await expect(page).toHaveURL(/search=wakasu/)
  await page
    .getByRole('button', { name: /Details/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('$130').first()).toBeVisible()
  await expect(dialog.getByText('$30').first()).toBeVisible()
  const hold = dialog.getByRole('button', { name: 'Hold $130' })
  await expect(hold).toBeDisabled()
  for (const box of await dialog.getByRole('checkbox').all()) await tick(box)
  await hold.click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/You’re in|Kenji/)
      .first(),
  ).toBeVisible()
}

/** Finds and joins the game by API. */
async function joinByApi(browser: Browser, product: Product, visitor: Visitor): Promise<void> {
  const page = await newPage(browser, NO_SERVICE_WORKER)
  await becomeMemberByApi(page, product, visitor)
  const { games } = (await (
    await page.request.get(`${product.url}/api/games?search=wakasu`)
  ).json()) as { games: { id: string }[] }
  const joined = await page.request.post(`${product.url}/api/games/${games[0]!.id}/join`, {
    headers: { origin: product.url },
  })
  expect(joined.ok(), await joined.text()).toBe(true)
  await page.context().close()
}

async function leaveFree(browser: Browser, product: Product, gameUrl: string): Promise<void> {
  const page = await signedIn(browser, product, EARLY)
  await page.goto(gameUrl)
  await page.getByRole('button', { name: 'Leave game' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave for free' }).click()
  await expect(page.getByText('You’ve left the game', { exact: true })).toBeVisible()
  await page.context().close()
}

async function leaveLate(browser: Browser, product: Product, gameUrl: string): Promise<void> {
  const page = await signedIn(browser, product, LATE)
  await page.goto(gameUrl)
  await page.getByRole('button', { name: 'Leave game' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Leaving now costs $130' })
  await expect(dialog.getByRole('button', { name: 'Leave and pay $130' })).toBeDisabled()
  await tick(dialog.getByRole('checkbox'))
  await dialog.getByRole('button', { name: 'Leave and pay $130' }).click()
  await expect(page.getByText('You’ve left the game', { exact: true })).toBeVisible()
  await page.context().close()
}

/** The host's screen shows the code; a guest's camera sees exactly that code. */
async function checkInByCamera(product: Product, host: Page, gameUrl: string): Promise<void> {
  await host.goto(`${gameUrl}/qr`)
  await expect(host.getByRole('img', { name: 'QR code for check-in' })).toBeVisible()
  const { url } = (await (
    await host.request.get(`${product.url}/api/games/${gameUrl.split('/').at(-1)}/qr`)
  ).json()) as { url: string }
  const video = join(mkdtempSync(join(tmpdir(), 'tomogolf-camera-')), 'code.y4m')
  writeQrVideo(url, video)
  const phone = await chromium.launch({
    ...(chromiumPath && { executablePath: chromiumPath }),
    args: [
      ...BROWSER_ARGS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  })
  const context = await phone.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    permissions: ['camera'],
  })
  const page = await context.newPage()
  await logInByApi(page, product, EMILY)
  await page.goto(`${gameUrl}/check-in`)
  await expect(page.getByText(/Have a great round/).first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('$30').first()).toBeVisible()
  await phone.close()
  // the host's list updates automatically
  await expect(host.getByText(/1 of 2 arrived/).first()).toBeVisible({ timeout: 15_000 })
}

async function checkInByLink(
  product: Product,
  host: Page,
  guest: Page,
  gameUrl: string,
): Promise<void> {
  const { code } = await callAs(host, product, 'get', `/api/games/${gameUrl.split('/').at(-1)}/qr`)
  await guest.goto(gameUrl.replace('/games/', '/check-in/') + `/${code}`)
  await expect(guest.getByText(/Have a great round/).first()).toBeVisible()
}

async function expectTransactions(page: Page, product: Product, texts: string[]): Promise<void> {
  await page.goto(`${product.url}/account-settings?tab=transactions`)
  // a line per game, which opens to its entries
  await page.getByRole('main').locator('summary').first().click()
  for (const text of texts)
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
}

async function expectOneStrike(browser: Browser, product: Product): Promise<void> {
  const page = await signedIn(browser, product, MARCUS)
  const { standing } = (await (await page.request.get(`${product.url}/api/profile`)).json()) as {
    standing: { strikeCount: number }
  }
  expect(standing.strikeCount).toBe(1)
  await page.goto(`${product.url}/account-settings?tab=status`)
  await expect(
    page
      .getByRole('main')
      .getByText(/1 strike/i)
      .first(),
  ).toBeVisible()
  await page.context().close()
}
