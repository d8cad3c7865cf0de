import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  chromium,
  type APIRequestContext,
  type Browser,
  type Locator,
  type Page,
} from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { BROWSER_ARGS, chromiumPath } from '../support/chromium.ts'
import { writeQrVideo } from '../support/fake-camera.ts'
import { comingMorning, hoursAfter, hoursBefore } from '../support/tokyo-time.ts'
import { becomeMemberByApi, logInByApi, PASSWORD, type Visitor } from '../support/people.ts'
import { expect, test, type Product, useWorld } from '../support/product.ts'

useWorld({ name: 'at-the-course' })
test.use({ serviceWorkers: 'allow' })

const [KENJI, EMILY, MARCUS, ERIN] = ['Kenji', 'Emily', 'Marcus', 'Erin'].map((name): Visitor => ({
  name,
  email: `${name.toLowerCase()}@example.com`,
})) as [Visitor, Visitor, Visitor, Visitor]

async function newMember(browser: Browser, product: Product, visitor: Visitor): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
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
const hostGame = async (host: Page, product: Product, date: string): Promise<string> =>
  (
    await post<{ id: string }>(host.request, product, '/api/games', {
      courseName: 'Wakasu Golf Links',
      date,
      location: '3-1-2 Wakasu, Koto-ku, Tokyo',
      price: 100,
      currency: 'USD',
      slots: 3,
    })
  ).id
/** Cuts the network once the service worker is active and has cached what the page needs. */
async function goOffline(page: Page, ...paths: string[]): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          async (wanted) => {
            const cached = (await (await caches.open('api')).keys()).map(
              (request) => new URL(request.url).pathname,
            )
            return (
              navigator.serviceWorker.controller?.state === 'activated' &&
              wanted.every((path) => cached.includes(path))
            )
          },
          ['/api/auth/me', '/api/profile', '/api/admin/settings', ...paths],
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
  await page.context().setOffline(true)
}

/** Decodes a QR code from a screenshot. */
async function readQr(image: Locator): Promise<string> {
  const { data, info } = await sharp(await image.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height)
  if (!code) throw new Error('no QR code in the picture')
  return code.data
}

test('offline check-ins and marks count from their own time; players rate, and a no-show appeals', async ({
  browser,
  product,
}) => {
  test.setTimeout(240_000)
  const { day, teeTime } = comingMorning()
  const host = await newMember(browser, product, KENJI)
  await post(host.request, product, '/api/host-terms', { accepted: true })
  const gameId = await hostGame(host, product, `${day} 08:00:00`),
    game = `${product.url}/games/${gameId}`
  const [emily, marcus, erin] = [
    await newMember(browser, product, EMILY),
    await newMember(browser, product, MARCUS),
    await newMember(browser, product, ERIN),
  ]
  for (const guest of [emily, marcus, erin])
    await post(guest.request, product, `/api/games/${gameId}/join`)
  await emily.context().close()
  await product.setClock(hoursBefore(teeTime, 1))

  // the host opens the code online and goes offline: code and list stay, also after a reload
  await host.goto(`${game}/qr`)
  await expect(host.getByRole('img', { name: 'QR code for check-in' })).toBeVisible()
  await goOffline(host, `/api/games/${gameId}`)
  await host.reload()
  await expect(host.getByText('No connection.')).toBeVisible()
  await expect(host.getByText(/Refreshes in \d+ s/)).toBeAttached()
  const shown = await readQr(host.getByRole('img', { name: 'QR code for check-in' }))
  expect(shown).toMatch(new RegExp(`/check-in/${gameId}/[2-9A-Z]{8}\\?p=[0-9a-z]+\\.[\\w-]{16}$`))
  await host.getByRole('button', { name: 'Mark present Marcus T.' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Mark present' }).click()
  await expect(host.getByText(/waiting to send/).first()).toBeVisible()
  await expect(host.getByText('1 of 3 arrived')).toBeVisible()

  // Emily's phone scans that screen, offline as well
  const video = join(mkdtempSync(join(tmpdir(), 'tomogolf-course-')), 'code.y4m')
  writeQrVideo(shown, video)
  const phone = await chromium.launch({
    ...(chromiumPath && { executablePath: chromiumPath }),
    args: [
      ...BROWSER_ARGS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  })
  const phoneContext = await phone.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    permissions: ['camera'],
  })
  const page = await phoneContext.newPage()
  await logInByApi(page, product, EMILY)
  await page.goto(game)
  await goOffline(page, `/api/games/${gameId}`)
  await page.getByRole('link', { name: 'Check in' }).first().click()
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: 'Scan saved. We’ll finish your check-in automatically.',
    }),
  ).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/Your check-in counts from 0[67]:\d\d/).first()).toBeVisible()
  await page.close()

  // when the phones are online again, check-in is closed and every guest counts as missing
  await product.setClock(hoursAfter(teeTime, 6))
  await product.runJobs()
  expect(await product.cardAmounts(EMILY.email)).toEqual({ held: 13_000, captured: 0 })
  await product.setClock(hoursAfter(teeTime, 7))
  await phoneContext.setOffline(false)
  const later = await phoneContext.newPage()
  await later.goto(`${product.url}/games`)
  // sent by the service worker or by the page
  await expect
    .poll(() => product.cardAmounts(EMILY.email), { timeout: 30_000 })
    .toEqual({ held: 0, captured: 3000 })
  await host.context().setOffline(false)
  await expect(host.getByText('2 of 3 arrived')).toBeVisible({ timeout: 20_000 })
  // the host's word alone: Marcus has time to object before the fee is charged
  expect(await product.cardAmounts(MARCUS.email)).toEqual({ held: 13_000, captured: 0 })

  // ratings are published once both have rated
  await later.goto(game)
  await later
    .getByRole('group', { name: 'Stars for Kenji T.' })
    .getByText('5 stars')
    .click({ force: true })
  await later.getByLabel('Your review').fill('Patient, funny, and knows every bunker.')
  await later.getByRole('button', { name: 'Rate Kenji T.' }).click()
  await expect(later.getByText('Not shown yet')).toBeVisible()
  await host.goto(game)
  await expect(host.getByText('Patient, funny')).toHaveCount(0)
  await host
    .getByRole('group', { name: 'Stars for Emily T.' })
    .getByText('4 stars')
    .click({ force: true })
  await host.getByRole('button', { name: 'Rate Emily T.' }).click()
  await expect(host.getByText('Patient, funny, and knows every bunker.').first()).toBeVisible()
  await later.reload()
  await expect(later.getByText('Kenji T. gave you')).toBeVisible()
  await phone.close()

  // Erin did not come: she appeals
  await product.setClock(hoursAfter(teeTime, 13.01))
  await product.runJobs()
  expect(await product.cardAmounts(MARCUS.email)).toEqual({ held: 0, captured: 3000 })
  await erin.goto(`${product.url}/account-settings?tab=status`)
  await expect(
    erin
      .getByText(/You weren’t checked in by .*14:00.*, and we didn’t hear from you by .*20:00/)
      .first(),
  ).toBeVisible()
  await erin.getByRole('button', { name: 'Appeal' }).click()
  await erin
    .getByRole('dialog')
    .getByLabel('What happened?')
    .fill('I was there; ask the caddie master.')
  await erin.getByRole('dialog').getByRole('button', { name: 'Send appeal' }).click()
  await expect(erin.getByText('We’re reviewing your appeal.')).toBeVisible()
  // an old check-in link shows that the game is over
  await erin.goto(`${product.url}${new URL(shown).pathname}`)
  await expect(erin.getByRole('heading', { name: 'Game completed' })).toBeVisible()
  await erin.getByRole('button', { name: 'Go to game' }).click()
  await expect(erin.getByText('We’re reviewing your appeal.')).toBeVisible()
})

test('a check-in link works after the login, checks in once, and is removed from the URL', async ({
  browser,
  product,
}) => {
  const { day } = comingMorning(Date.now() + 5 * 86_400_000)
  const teeTime = Date.parse(`${day}T08:00:00+09:00`)
  const [SAKI, LIAM] = ['Saki', 'Liam'].map((name): Visitor => ({
    name,
    email: `${name.toLowerCase()}@example.com`,
  })) as [Visitor, Visitor]
  const host = await newMember(browser, product, SAKI)
  await post(host.request, product, '/api/host-terms', { accepted: true })
  const gameId = await hostGame(host, product, `${day} 08:00:00`)
  const guest = await newMember(browser, product, LIAM)
  await post(guest.request, product, `/api/games/${gameId}/join`)
  await product.setClock(hoursBefore(teeTime, 90))
  await product.runJobs()
  await product.setClock(hoursBefore(teeTime, 1))
  const { code } = (await (
    await host.request.get(`${product.url}/api/games/${gameId}/qr`)
  ).json()) as { code: string }

  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await page.goto(`${product.url}/games/${gameId}?check_in=true&gameId=${gameId}&code=${code}`)
  await expect(page).toHaveURL(new RegExp(`/login\\?redirectTo=.*games.*${gameId}`))
  expect(
    JSON.parse((await page.evaluate(() => sessionStorage.getItem('pending-check-in'))) ?? 'null'),
  ).toMatchObject({ gameId, code })
  await page.getByLabel('Email').fill(LIAM.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('You’re checked in. Have a great round, Liam!').first()).toBeVisible()
  expect(page.url()).toBe(`${product.url}/games/${gameId}`)
  expect(await page.evaluate(() => sessionStorage.getItem('pending-check-in'))).toBeNull()
  expect(await product.cardAmounts(LIAM.email)).toEqual({ held: 0, captured: 3000 })
  await page.goto(`${product.url}/check-in/${gameId}/${code}`)
  await expect(page.getByRole('heading', { name: 'You’re checked in' })).toBeVisible()
  expect(page.url()).toBe(`${product.url}/games/${gameId}`)
  // the result is the same page as after a scan; the game is one press away
  await page.getByRole('button', { name: 'Go to game' }).click()
  await expect(page.getByRole('heading', { name: 'Who’s playing' })).toBeVisible()
  // a wrong code is wrong, also after the check-in
  await page.goto(`${product.url}/check-in/${gameId}/ABCDEFGH`)
  await expect(page.getByRole('heading', { name: 'Check-in failed.' })).toBeVisible()
  await expect(page.getByText('You’re already checked in.')).toBeVisible()
})
