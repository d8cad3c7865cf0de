import type { Browser, Page } from '@playwright/test'
import { fromJapanText, HOUR } from '@tomogolf/domain/time'
import {
  becomeMemberByApi,
  callAs,
  fillProfileByApi,
  hostGameByApi,
  PASSWORD,
  saveCardByApi,
  type Visitor,
} from '../support/people.ts'
import { expect, test, tokenLink, type Product, useWorld } from '../support/product.ts'
import { waitForHydration } from '../support/wait-for-hydration.ts'
import { press, tabTo, type } from '../support/keyboard.ts'

useWorld({ name: 'screens' })
test.describe.configure({ mode: 'serial' })

const NOON = fromJapanText('2026-12-10 12:00:00')!
const TEE_TIME = fromJapanText('2026-12-13 08:00:00')!
const [HOST, GUEST]: [Visitor, Visitor] = [
  { name: 'Kei', email: 'kei.keys@example.com' },
  { name: 'Erin', email: 'erin.keys@example.com' },
]
const PHONE = { width: 390, height: 844 },
  DESKTOP = { width: 1280, height: 900 }

let host: Page,
  guest: Page,
  gameId = ''
const newPage = async (browser: Browser, viewport: typeof PHONE) =>
  (
    await browser.newContext({
      viewport,
      locale: 'en-GB',
      timezoneId: 'Asia/Tokyo',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      permissions: ['clipboard-read', 'clipboard-write'],
    })
  ).newPage()
const open = async (page: Page, address: string) => {
  await page.goto(address)
  await waitForHydration(page)
}
/** The analytics events of a user by name, from their data export; page views excluded. */
async function readRecordedEvents(page: Page, product: Product): Promise<object[]> {
  const {
    records: { events },
  } = await callAs<{ records: { events: { name: string; properties: object }[] } }>(
    page,
    product,
    'get',
    '/api/account/export',
  )
  return events
    .filter(({ name }) => name !== 'visit')
    .map(({ name, properties }) => ({ name, ...properties }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
test.beforeAll(async ({ browser, product }) => {
  await product.setClock(new Date(NOON))
  ;[host, guest] = [await newPage(browser, DESKTOP), await newPage(browser, PHONE)]
  await becomeMemberByApi(host, product, HOST)
})

test('a host publishes a game by keyboard: terms, form, calendar, toast and focus return', async ({
  product,
}) => {
  await open(host, `${product.url}/games`)
  const opener = host
    .getByRole('main')
    .getByRole('button', { name: /Host a game|Be the first host/ })
    .first()
  const terms = host.getByRole('dialog', { name: 'Host Terms' })
  await press(host, opener)
  await expect(terms).toBeVisible()
  await host.keyboard.press('Escape')
  await expect(terms).toBeHidden()
  await expect(opener).toBeFocused()

  await host.keyboard.press('Enter')
  await press(host, terms.getByRole('checkbox'), 'Space')
  await press(host, terms.getByRole('button', { name: 'Agree and continue' }))
  const form = host.getByRole('dialog', { name: 'Host a game' })
  await type(host, form.getByRole('combobox', { name: 'Course' }), 'wakasu golf')
  await form.getByRole('option', { name: /Wakasu Golf Links/ }).waitFor()
  await host.keyboard.press('ArrowDown')
  await host.keyboard.press('Enter')
  const date = form.getByRole('button', { name: /^Date:/ })
  await press(host, date)
  await tabTo(host, form.locator('[data-day="2026-12-10"]'))
  for (let i = 0; i < 3; i++) await host.keyboard.press('ArrowRight')
  await expect(form.locator('[data-day="2026-12-13"]')).toBeFocused()
  await host.keyboard.press('Enter')
  await expect(date).toBeFocused()
  await type(host, form.getByLabel('Tee time'), '800')
  // Enter in a field continues, as the button does
  await host.keyboard.press('Enter')
  await expect(form.getByRole('heading', { name: 'Players and level' })).toBeFocused()
  await press(host, form.getByRole('button', { name: 'Continue' }))
  await expect(form.getByRole('heading', { name: 'Price and what’s included' })).toBeFocused()
  await type(host, form.getByLabel('Price per player'), '100')
  await press(host, form.getByRole('button', { name: 'Continue' }))
  await press(
    host,
    form.getByRole('checkbox', { name: 'I agree to the host payment terms.' }),
    'Space',
  )
  await press(host, form.getByRole('button', { name: 'Publish game' }))
  await expect(form).toBeHidden()
  const message = host.getByRole('region', { name: 'Notifications (F8)' })
  await expect(message.getByText('Your game is live')).toBeVisible()
  await host.keyboard.press('F8')
  expect(await message.evaluate((region) => region.contains(document.activeElement))).toBe(true)
  await press(host, message.getByRole('button', { name: 'Close' }))
  await expect(message.getByText('Your game is live')).toBeHidden()
  gameId = (await callAs<{ games: { id: string }[] }>(host, product, 'get', '/api/my-games'))
    .games[0]!.id
})

test('a guest registers, logs in, finds and joins a game by keyboard on a phone', async ({
  product,
}) => {
  let events = 0
  guest.on('request', (request) => {
    if (request.url().endsWith('/api/analytics/events')) events++
  })
  await open(guest, `${product.url}/register`)
  await expect.poll(() => events).toBe(1) // the visit
  await type(guest, guest.getByLabel('Email'), GUEST.email)
  await type(guest, guest.getByLabel('Password', { exact: true }), PASSWORD)
  await type(guest, guest.getByLabel('Confirm password'), PASSWORD)
  await guest.keyboard.press('Enter')
  await expect(guest).toHaveURL(/verification-pending/)
  expect(events).toBe(2)
  await open(guest, tokenLink(await product.mail(GUEST.email, 'verify_email')))
  await expect(guest.getByRole('heading', { name: 'Email verified' })).toBeVisible()
  await guest.context().clearCookies() // the link has started a session

  await open(guest, `${product.url}/login`)
  await type(guest, guest.getByLabel('Email'), GUEST.email)
  await type(guest, guest.getByLabel('Password', { exact: true }), PASSWORD)
  await press(guest, guest.getByRole('button', { name: 'Log in', exact: true }))
  await expect(guest).toHaveURL(/\/games/)
  await fillProfileByApi(guest, product, GUEST)
  await saveCardByApi(guest, product)

  await open(guest, `${product.url}/games`)
  await type(guest, guest.getByRole('searchbox'), 'wakasu')
  await expect(guest).toHaveURL(/search=wakasu/)
  const details = guest
    .getByRole('article')
    .filter({ hasText: 'Wakasu' })
    .filter({ hasText: '2026-12-13' })
    .getByRole('button', { name: 'Details' })
  const dialog = guest.getByRole('dialog', { name: /hold, not a payment/ })
  await press(guest, details)
  await expect(dialog).toBeVisible()
  await guest.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(details).toBeFocused()
  await guest.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  for (const box of await dialog.getByRole('checkbox').all()) await press(guest, box, 'Space')
  const listRefetch = Promise.withResolvers<void>()
  await guest.route('**/api/games?**', async (route) => {
    await listRefetch.promise
    await route.continue()
  })
  await press(guest, dialog.getByRole('button', { name: 'Hold $130' }))
  const joined = guest.getByRole('dialog', { name: 'You’re in' })
  await press(guest, joined.getByRole('button', { name: 'Done' }))
  await expect(joined).toBeHidden()
  await expect(details).toBeFocused()
  // a link replaces the button that opened the dialog, so the focus moves to the content
  listRefetch.resolve()
  await expect(details).toBeHidden()
  await expect(guest.locator('#main')).toBeFocused()
})

test('menus work by keyboard and return the focus; a game is shared, another one is left', async ({
  product,
}) => {
  const near = await hostGameByApi(host, product, '2026-12-12 07:00:00', {
    courseName: 'Hirono Golf Club',
    courseId: 'hirono-golf-club',
    location: 'Miki, Hyogo',
  })
  await callAs(guest, product, 'post', `/api/games/${near}/join`)
  await open(guest, `${product.url}/games/${near}`)
  const share = guest.getByRole('button', { name: /^Share/ }).first()
  await press(guest, share)
  await expect(guest.getByRole('menuitem').first()).toBeFocused()
  await guest.keyboard.press('Escape')
  await expect(guest.getByRole('menu')).toBeHidden()
  await expect(share).toBeFocused()
  await press(guest, guest.getByRole('button', { name: 'Leave game' }))
  const leaving = guest.getByRole('dialog', { name: 'Leave this game?' })
  await press(guest, leaving.getByRole('button', { name: 'Leave for free' }))
  await expect(guest.getByText('You’ve left the game', { exact: true }).first()).toBeVisible()
  await expect(leaving).toBeHidden()

  await open(guest, `${product.url}/games`)
  await press(guest, guest.getByRole('button', { name: 'Open menu' }))
  const menu = guest.getByRole('dialog', { name: 'Menu' })
  await press(guest, menu.getByRole('link', { name: 'My games' }))
  await expect(guest).toHaveURL(/\/my-games/)
  await expect(menu).toBeHidden()
  const languages = guest.getByRole('button', { name: /Change language/ })
  await press(guest, languages)
  await expect(guest.getByRole('menuitemcheckbox').first()).toBeFocused()
  await guest.keyboard.press('End')
  await expect(guest.getByRole('menuitemcheckbox', { name: '中文' })).toBeFocused()
  await guest.keyboard.press('Enter')
  await expect(guest.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await expect(guest.getByRole('button', { name: /中文/ }).first()).toBeFocused()

  await open(host, `${product.url}/games`)
  const account = host.getByRole('button', { name: /’s account/ })
  await press(host, account)
  await expect(host.getByRole('menuitem', { name: 'Account settings' })).toBeFocused()
  await host.keyboard.press('Escape')
  await expect(account).toBeFocused()
})

test('the check-in code is shown and typed by keyboard', async ({ product }) => {
  await product.setClock(new Date(TEE_TIME - HOUR))
  await product.runJobs()
  await open(host, `${product.url}/games/${gameId}`)
  await press(host, host.getByRole('link', { name: 'Show check-in code' }))
  await expect(host.getByRole('img', { name: 'QR code for check-in' })).toBeVisible()
  const { code } = await callAs<{ code: string }>(host, product, 'get', `/api/games/${gameId}/qr`)
  await open(guest, `${product.url}/games/${gameId}/check-in?lang=en`)
  await type(guest, guest.getByLabel(/Enter the code/i), code)
  await guest.keyboard.press('Enter')
  await expect(guest.getByText(/Have a great round/).first()).toBeVisible()
})

test('each step is recorded once, also after going back and forward', async ({ product }) => {
  for (const page of [host, guest]) {
    await page.goBack()
    await page.goForward()
    await page.reload()
    await waitForHydration(page)
  }
  await expect.poll(() => readRecordedEvents(host, product)).toEqual([{ name: 'create_game' }])
  await expect
    .poll(() => readRecordedEvents(guest, product))
    .toEqual([
      { name: 'cancel', as: 'guest', late: false },
      { name: 'join', gameId },
      { name: 'language_change', language: 'zh' },
      { name: 'qr_check_in', way: 'typed' },
      { name: 'share', way: 'copy' },
    ])
  await Promise.all([host, guest].map((page) => page.context().close()))
})
