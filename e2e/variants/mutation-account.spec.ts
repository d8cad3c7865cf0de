import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { becomeMemberByApi, callAs, hostGameByApi } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'
import { gameCard, newPage, NOON, visitor } from '../support/game-list.ts'
import { expectSameLoad, go, startWalk } from '../support/one-load.ts'

useWorld({ name: 'mutation-account' })
test.describe.configure({ mode: 'serial' })

const SETTINGS = '/account-settings?tab=preferences'
const PROFILE = '/profile?tab=preferences'
let host: Page, game: string
test.beforeAll(async ({ browser, product }) => {
  await product.setClock(NOON)
  host = await newPage(browser)
  await becomeMemberByApi(host, product, visitor('Kenji'))
  game = await hostGameByApi(host, product, '2026-12-14 08:00:00')
  await callAs(host, product, 'put', `/api/games/${game}/saved`)
})

test('a new photo of a host is on every screen, and gone from all of them when removed', async ({
  product,
}) => {
  const shown = host.getByRole('main').locator('img[src*="/photos/"]')
  const inHeader = host.getByRole('banner').locator('img[src*="/photos/"]')
  const screens = ['/games', `/games/${game}`, '/my-games?tab=saved', '/profile']
  const visit = async () => {
    for (const path of screens) await go(host, path)
  }
  await startWalk(host, `${product.url}/games`)
  await expect(gameCard(host, 'Wakasu Golf Links')).toBeVisible()
  await expect(shown).toHaveCount(0)
  await visit()
  await go(host, '/account-settings?tab=profile')
  // the profile before it has a field for photos too
  await expect(host.getByRole('heading', { level: 1, name: 'Kenji Tester' })).toHaveCount(0)
  await host.locator('input[type=file]').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 400, height: 400, channels: 3, background: '#2e7d4f' } })
      .jpeg()
      .toBuffer(),
  })
  await host.getByRole('dialog').getByRole('button', { name: 'Use photo' }).click()
  await expect(host.getByRole('button', { name: 'Change photo' })).toBeVisible()
  await expect(inHeader).toBeVisible()
  for (const path of screens) {
    await go(host, path)
    await expect(shown.first()).toBeVisible()
  }
  await go(host, '/account-settings?tab=profile')
  await expect(host.getByRole('heading', { level: 1, name: 'Kenji Tester' })).toHaveCount(0)
  await host.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(host.getByRole('button', { name: 'Add photo' })).toBeVisible()
  await expect(inHeader).toHaveCount(0)
  await host.goBack()
  await expect(host.getByRole('heading', { level: 1, name: 'Kenji Tester' })).toBeVisible()
  await expect(shown).toHaveCount(0)
  for (const path of screens) {
    await go(host, path)
    await expect(shown).toHaveCount(0)
  }
  await expectSameLoad(host)
})

test('preferences are the same on both account pages, and quiet hours follow the time zone', async ({
  product,
}) => {
  const mail = host.getByRole('switch', { name: 'Email me about my games' })
  const home = host.getByRole('switch', { name: 'Show me on the home page' })
  const zone = host.getByRole('combobox', { name: 'Time zone' })
  await startWalk(host, `${product.url}${PROFILE}`)
  await expect(mail).toBeChecked()
  await go(host, SETTINGS)
  await expect(host.getByText('Time zone: Asia / Tokyo.')).toBeVisible()
  await mail.click({ force: true })
  await home.click({ force: true })
  await zone.selectOption('Europe/London')
  await expect(host.getByText('Time zone: Europe / London.')).toBeVisible()
  await host.goBack()
  await expect(mail).not.toBeChecked()
  await expect(home).toBeChecked()
  await expect(zone).toHaveValue('Europe/London')
  await zone.selectOption('Asia/Seoul')
  await expect(host.getByText('Saved', { exact: true }).first()).toBeVisible()
  await go(host, SETTINGS)
  await expect(zone).toHaveValue('Asia/Seoul')
  await expect(host.getByText('Time zone: Asia / Seoul.')).toBeVisible()
  await expectSameLoad(host)
})

test('notification settings stay as they were chosen', async ({ product }) => {
  const joined = host.getByRole('switch', { name: 'Someone joins my game' })
  const quiet = host.getByRole('switch', { name: 'Turn on quiet hours' })
  const saved = () =>
    host.waitForResponse(
      (response) =>
        response.url().endsWith('/api/notification-settings') &&
        response.request().method() === 'PUT',
    )
  await startWalk(host, `${product.url}${SETTINGS}`)
  const before = [await joined.isChecked(), await quiet.isChecked()]
  for (const control of [joined, quiet]) {
    const answered = saved()
    await control.click({ force: true })
    expect((await answered).ok()).toBe(true)
  }
  await go(host, '/my-games')
  await host.goBack()
  await expect(joined).toBeChecked({ checked: !before[0] })
  await expect(quiet).toBeChecked({ checked: !before[1] })
  await expectSameLoad(host)
  await host.reload()
  await expect(joined).toBeChecked({ checked: !before[0] })
  await expect(quiet).toBeChecked({ checked: !before[1] })
})

test('a language chosen on one screen is the language of all, and checked in the preferences', async ({
  product,
}) => {
  const radio = (name: string) => host.getByRole('radio', { name, exact: true })
  const heading = host.getByRole('heading', { level: 1 })
  await startWalk(host, `${product.url}/my-games`)
  await go(host, `/games/${game}`)
  await go(host, PROFILE)
  await radio('한국어').click({ force: true })
  await expect(host.locator('html')).toHaveAttribute('lang', 'ko')
  await expect
    .poll(async () => (await callAs(host, product, 'get', '/api/profile')).language)
    .toBe('ko')
  await host.goBack()
  await expect(
    host
      .getByRole('main')
      .getByText(/[가-힣]/)
      .first(),
  ).toBeVisible()
  await go(host, '/my-games')
  await expect(heading).toHaveText(/[가-힣]/)
  await host
    .getByRole('banner')
    .getByRole('button', { name: /한국어/ })
    .click()
  await host.getByRole('menuitemcheckbox', { name: 'English' }).click()
  await expect(heading).toHaveText('My games')
  // the mails follow the header as well
  await expect
    .poll(async () => (await callAs(host, product, 'get', '/api/profile')).language)
    .toBe('en')
  for (const path of [SETTINGS, PROFILE]) {
    await go(host, path)
    await expect(radio('English')).toBeChecked()
  }
  await expectSameLoad(host)
})
