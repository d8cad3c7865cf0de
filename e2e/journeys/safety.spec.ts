import { becomeMemberByApi, callAs, hostGameByApi } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'
import { newPage, NOON, visitor } from '../support/game-list.ts'

useWorld({ name: 'trust' })
const PHONE = { viewport: { width: 390, height: 844 } }

test('a guest shares the round of the day, a friend opens it, and the link is stopped', async ({
  browser,
  product,
}) => {
  await product.setClock(NOON)
  const host = await newPage(browser)
  await becomeMemberByApi(host, product, visitor('Makoto'))
  const game = await hostGameByApi(host, product, '2026-12-08 08:00:00')
  const context = await browser.newContext({
    ...PHONE,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const guest = await context.newPage()
  await becomeMemberByApi(guest, product, visitor('Olivia'))
  await callAs(guest, product, 'post', `/api/games/${game}/join`)
  await guest.goto(`${product.url}/games/${game}`)
  await expect(guest.getByRole('link', { name: 'Messages' })).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Safety' })).toHaveCount(0)

  await product.setClock(new Date('2026-12-07T22:00:00Z'))
  await guest.reload()
  await guest.getByRole('button', { name: 'Safety' }).click()
  const sheet = guest.getByRole('dialog', { name: 'Safety' })
  await expect(sheet.getByRole('link', { name: '110' })).toHaveAttribute('href', 'tel:110')
  await expect(sheet.getByRole('link', { name: '119' })).toHaveAttribute('href', 'tel:119')
  await sheet.getByRole('button', { name: 'Share my round' }).click()
  await expect(sheet.getByText('The link works until Wed, Dec 9, 00:00')).toBeVisible()
  const link = await guest.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/round#[\w.-]{20,}$/)

  const friend = await (await browser.newContext({ ...PHONE, locale: 'ja-JP' })).newPage()
  await friend.goto(link)
  await expect(friend.getByText('スタート時間')).toBeVisible()
  await expect(friend.getByText('Makoto', { exact: true })).toBeVisible()
  await expect(friend.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  await sheet.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(guest.getByText('The link no longer works', { exact: true })).toBeVisible()
  await friend.reload()
  await expect(friend.getByText('このリンクは終了しました')).toBeVisible()
})
