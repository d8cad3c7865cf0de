import type { Page } from '@playwright/test'
import { becomeMemberByApi, callAs, hostGameByApi } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'
import { waitForHydration } from '../support/wait-for-hydration.ts'
import { NOON, visitor } from '../support/game-list.ts'

useWorld({ name: 'names' })
test.use({ serviceWorkers: 'allow' })

const PHONE = { locale: 'en-GB', timezoneId: 'Asia/Tokyo', viewport: { width: 390, height: 844 } }
const TEE_TIME = '2026-12-04 08:12:00'
/** Seven days after the end of the game, 14:12. */
const LAST_DAY = new Date('2026-12-11T05:11:00Z')
const TOO_LATE = new Date('2026-12-11T05:13:00Z')

const isCached = (page: Page, path: string) =>
  page.evaluate(async (wanted) => Boolean(await (await caches.open('api')).match(wanted)), path)

test('a name reaches the host, is copied, and is gone seven days after play', async ({
  browser,
  product,
}) => {
  await product.setClock(NOON)
  const host = await (await browser.newContext(PHONE)).newPage()
  await becomeMemberByApi(host, product, visitor('Kenji'))
  await callAs(host, product, 'put', '/api/profile', {
    lastName: 'Watanabe',
    familyNameKanji: '渡辺',
  })
  const game = await hostGameByApi(host, product, TEE_TIME)

  // the guest joins with the proposal, corrected by hand
  const guest = await (await browser.newContext(PHONE)).newPage()
  await becomeMemberByApi(guest, product, visitor('Emily'))
  await guest.goto(`${product.url}/games/${game}/shared`)
  await waitForHydration(guest)
  await guest.getByRole('link', { name: 'Join game' }).click()
  const sheet = guest.getByRole('dialog')
  await expect(sheet.getByLabel('Name in Latin letters')).toHaveValue('Emily Tester')
  const katakana = sheet.getByLabel('Name in katakana')
  await expect(katakana).toHaveValue('エミリー テスター')
  await katakana.fill('Emily')
  await expect(sheet.getByText('Use katakana only')).toBeVisible()
  await katakana.fill('えみりー てすたあ')
  await sheet.getByLabel('Clubs').selectOption({ label: 'Rental, left-handed' })
  await expect(sheet.getByText('I agree that my full name goes to')).toBeVisible()
  await sheet.getByText(/^I agree to a hold of/).click()
  await sheet.getByRole('button', { name: 'Hold $130' }).click()
  const done = guest.getByRole('dialog', { name: 'You’re in' })
  await done.getByRole('link', { name: 'Arrival card' }).click()

  // the card, and again without a network
  await expect(guest.getByText('渡辺さんの組で、')).toBeVisible()
  await expect(guest.getByText('8時12分スタートの')).toBeVisible()
  await expect(guest.getByText('エミリー テスタアです。')).toBeVisible()
  await guest.reload()
  await expect
    .poll(() => isCached(guest, `/api/games/${game}/arrival-card`), { timeout: 60_000 })
    .toBe(true)
  expect(await isCached(guest, `/api/games/${game}/names`)).toBe(false)
  await guest.context().setOffline(true)
  await guest.reload()
  await expect(guest.getByText('渡辺さんの組で、')).toBeVisible()
  await expect(guest.getByText('07:27')).toBeVisible()
  await guest.context().setOffline(false)

  // the host opens the list from the game, and copies it without the permission of the clipboard
  await host.goto(`${product.url}/games/${game}`)
  await waitForHydration(host)
  await host.getByRole('link', { name: 'Open list' }).click()
  await expect(host.getByText('エミリー テスタア', { exact: true })).toBeVisible()
  await expect(host.getByText('2 of 2 ready')).toBeVisible()
  const text = host.getByLabel('What gets copied')
  await expect(text).toContainText('12月4日（金）8:12スタート')
  await expect(text).toContainText('2. エミリー テスタア (Emily Tester)')
  await expect(text).toContainText('レンタル左')
  await host.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.addEventListener('copy', () => {
      document.title = getSelection()?.toString() ?? ''
    })
  })
  await host.getByRole('button', { name: 'Copy list' }).click()
  await expect(host.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await host.title()).toContain('エミリー テスタア')

  // a guest has no list
  await guest.goto(`${product.url}/games/${game}/names`)
  await expect(guest.getByRole('heading', { name: 'Names for the course' })).toHaveCount(0)

  for (const [now, status] of [
    [LAST_DAY, 200],
    [TOO_LATE, 410],
  ] as const) {
    await product.setClock(now)
    await host.goto(`${product.url}/games/${game}/names`)
    if (status === 200)
      await expect(host.getByText('エミリー テスタア', { exact: true })).toBeVisible()
    else {
      await expect(host.getByText('The names of this round are no longer shown.')).toBeVisible()
      await expect(host.getByText('エミリー テスタア', { exact: true })).toHaveCount(0)
    }
  }
})
