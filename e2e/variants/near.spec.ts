import type { BrowserContextOptions, Page } from '@playwright/test'
import { becomeMemberByApi, hostGameByApi } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'
import { waitForHydration } from '../support/wait-for-hydration.ts'
import { gameCard, newPage, NOON, visitor } from '../support/game-list.ts'

useWorld({ name: 'near' })
test.describe.configure({ mode: 'serial' })

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: 'en-GB',
  hasTouch: true,
}
let phone: Page
test.beforeAll(async ({ browser, product }) => {
  await product.setClock(NOON)
  const host = await newPage(browser)
  await becomeMemberByApi(host, product, visitor('Kenji'))
  await hostGameByApi(host, product, '2026-12-14 00:00:00', {
    courseName: 'Hirono Golf Club',
    courseId: 'hirono-golf-club',
    location: 'Miki, Hyogo',
  })
  await hostGameByApi(host, product, '2026-12-15 08:00:00', {
    courseName: 'Oarai Golf Club',
    courseId: 'oarai-golf-club',
    location: 'Oarai, Ibaraki',
  })
  phone = await (await browser.newContext(PHONE)).newPage()
})
const cards = (page: Page) => page.getByRole('article').getByRole('heading')
async function open(page: Page, address: string) {
  await page.goto(address)
  await waitForHydration(page)
}
const openNear = async (page: Page, label = 'Near') => {
  await page.getByRole('button', { name: label, exact: true }).click()
  return page.getByRole('dialog', { name: 'Distance from' })
}

test('distances from a place: in the address, on cards, in every view and on the game page', async ({
  product,
}) => {
  await open(phone, `${product.url}/games`)
  await expect(cards(phone)).toHaveText(['Hirono Golf Club', 'Oarai Golf Club'])
  const panel = await openNear(phone)
  await panel.getByRole('searchbox').fill('東京駅')
  await panel.getByRole('button', { name: /Tokyo Station/ }).click()
  await expect(phone).toHaveURL(/near=station-tokyo/)
  await expect(cards(phone)).toHaveText(['Oarai Golf Club', 'Hirono Golf Club'])
  await expect(
    gameCard(phone, 'Oarai Golf Club').getByText(/^\d+ km from Tokyo Station$/),
  ).toBeVisible()
  await expect(phone.getByText('Distances are straight lines.')).toBeVisible()

  await phone.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(phone).toHaveURL(/view=map/)
  const pin = phone.getByRole('button', { name: /^Oarai Golf Club, \$100, \d+ km$/ })
  await pin.press('Enter')
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await expect(phone.getByText('Rings: straight-line distance from Tokyo Station.')).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'Nearest first' })).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Tokyo Station', exact: true })).toBeVisible()

  await phone.getByRole('link', { name: 'List', exact: true }).click()
  await phone.getByRole('link', { name: 'Oarai Golf Club', exact: true }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Oarai Golf Club')
  await expect(phone.getByText(/^\d+ km from Tokyo Station/)).toBeVisible()
})

test('views keep the filters through reload and back; a day lists its games', async ({
  product,
}) => {
  await open(phone, `${product.url}/games?region=kansai&price=150`)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('1 game')
  await phone.getByRole('link', { name: 'Calendar' }).click()
  await expect(phone).toHaveURL(/region=kansai.*view=calendar/)
  // midnight in Japan is still the day before elsewhere
  const day = phone.getByRole('link', { name: /^Mon, Dec 14, 2026|Dec 14/ })
  await expect(day).toBeVisible()
  await day.click()
  await expect(phone).toHaveURL(/day=2026-12-14/)
  await expect(phone.getByRole('link', { name: 'Hirono Golf Club', exact: true })).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('link', { name: 'Hirono Golf Club', exact: true })).toBeVisible()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('1 game')
  await phone.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(phone.getByRole('heading', { name: 'All of Japan' })).toBeVisible()
  await phone.goBack()
  await expect(phone.getByRole('link', { name: 'Hirono Golf Club', exact: true })).toBeVisible()
  await expect(phone).toHaveURL(/region=kansai.*view=calendar/)
  await phone.getByRole('link', { name: 'Next month' }).click()
  await expect(phone).toHaveURL(/month=2027-01/)
})

test('the position of the device: used for the search, and in no address, storage or cache', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    ...PHONE,
    geolocation: { latitude: 34.70249, longitude: 135.49595 },
    permissions: ['geolocation'],
  })
  const page = await context.newPage()
  await open(page, `${product.url}/games`)
  await (await openNear(page)).getByRole('button', { name: 'Use my location' }).click()
  await expect(cards(page)).toHaveText(['Hirono Golf Club', 'Oarai Golf Club'])
  await expect(gameCard(page, 'Hirono Golf Club').getByText(/^\d+ km from you$/)).toBeVisible()
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(page.getByText('Rings: straight-line distance from My location.')).toBeVisible()
  expect(page.url()).not.toMatch(/34\.|135\.|near/)
  const kept = await page.evaluate(async () => {
    const cached: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) cached.push(request.url)
    return JSON.stringify([cached, { ...localStorage }, { ...sessionStorage }, document.cookie])
  })
  expect(kept).not.toMatch(/34\.7|135\.5/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Near', exact: true })).toBeVisible()
  await context.close()
})

test('a device that declines: says so and offers places', async ({ browser, product }) => {
  const context = await browser.newContext({ ...PHONE, permissions: [] })
  const page = await context.newPage()
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_, failed) =>
      failed?.({ code: 1 } as GeolocationPositionError)
  })
  await open(page, `${product.url}/games`)
  const panel = await openNear(page)
  await expect(panel).toContainText('Straight lines, not travel distances.')
  await panel.getByRole('button', { name: 'Use my location' }).click()
  await expect(panel.getByRole('alert')).toContainText('Your device didn’t share its location')
  await expect(panel.getByRole('button', { name: /Sapporo Station/ })).toBeVisible()
  await context.close()
})

test('an unknown place is dropped from the address', async ({ product }) => {
  await phone.goto(`${product.url}/games?near=station-atlantis`)
  await expect(phone).toHaveURL(/\/games$/)
})
