import type { Page } from '@playwright/test'
import { becomeMemberByApi, callAs, hostGameByApi, tick } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'
import { newPage, NOON, visitor } from '../support/game-list.ts'
import { expectSameLoad, go, startWalk } from '../support/one-load.ts'

useWorld({ name: 'mutation-seats' })

let host: Page, guest: Page, other: Page
test.beforeAll(async ({ browser, product }) => {
  await product.setClock(NOON)
  const member = async (name: string) => {
    const page = await newPage(browser)
    await becomeMemberByApi(page, product, visitor(name))
    return page
  }
  host = await member('Kenji')
  guest = await member('Emily')
  other = await member('Marcus')
})

test('a place on the waiting list is on every screen, and gone from all of them', async ({
  product,
}) => {
  const full = await hostGameByApi(host, product, '2026-12-08 08:00:00', { slots: 1 })
  await callAs(other, product, 'post', `/api/games/${full}/join`)
  await startWalk(guest, `${product.url}/my-games`)
  const main = guest.getByRole('main')
  await expect(main.getByText('#1 in line')).toHaveCount(0)
  await go(guest, `/games/${full}`)
  await main.getByRole('button', { name: 'Join waiting list' }).first().click()
  const sheet = guest.getByRole('dialog', { name: 'Join the waiting list' })
  await tick(sheet.getByRole('checkbox'))
  await sheet.getByRole('button', { name: 'Join waiting list' }).click()
  const listed = guest.getByRole('dialog', { name: 'You’re on the waiting list' })
  await listed.getByRole('button', { name: 'Done' }).click()
  await expect(main.getByText('#1 in line').first()).toBeVisible()
  for (const path of ['/my-games', '/games']) {
    await go(guest, path)
    await expect(main.getByText('#1 in line').first()).toBeVisible()
  }
  await go(guest, `/games/${full}`)
  await main.getByRole('button', { name: 'Leave waiting list' }).click()
  await expect(main.getByRole('button', { name: 'Join waiting list' }).first()).toBeVisible()
  for (const path of ['/my-games', '/games']) {
    await go(guest, path)
    await expect(main.getByText('#1 in line')).toHaveCount(0)
  }
  await expectSameLoad(guest)
})

test('a host who accepts a request sees the guest, and can write to the guest', async ({
  product,
}) => {
  const game = await hostGameByApi(host, product, '2026-12-10 08:00:00', {
    slots: 2,
    joining: 'approve',
  })
  await startWalk(guest, `${product.url}/games/${game}`)
  await guest.getByRole('main').getByRole('button', { name: 'Ask to join' }).first().click()
  const sheet = guest.getByRole('dialog', { name: 'Ask to join' })
  await tick(sheet.getByRole('checkbox'))
  await sheet.getByRole('button', { name: 'Send request' }).click()
  await guest.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(guest.getByText('Your request is on its way').first()).toBeVisible()

  await startWalk(host, `${product.url}/games/${game}`)
  const panel = host.getByRole('complementary')
  await expect(panel.getByText('No guests yet.')).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Messages' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Accept' }).click()
  await expect(panel.getByText('1 request')).toHaveCount(0)
  await expect(panel.getByText('Emily T.')).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Messages' })).toBeVisible()
  await expectSameLoad(host)
  await expectSameLoad(guest)
})

test('a cancelled game leads to what was written before, to be read', async ({ product }) => {
  const talked = await hostGameByApi(host, product, '2026-12-12 08:00:00')
  const silent = await hostGameByApi(host, product, '2026-12-14 08:00:00')
  for (const game of [talked, silent])
    await callAs(guest, product, 'post', `/api/games/${game}/join`)
  await callAs(guest, product, 'post', `/api/games/${talked}/messages`, {
    clientId: 'about-the-train',
    text: 'I’ll take the early train.',
  })
  const messages = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Messages/ })
  for (const game of [silent, talked]) {
    await startWalk(host, `${product.url}/games/${game}`)
    await expect(messages(host)).toBeVisible()
    await host.getByRole('button', { name: 'Cancel game' }).click()
    await host.getByRole('dialog').getByRole('button', { name: 'Cancel game' }).click()
    await expect(host.getByRole('heading', { name: 'This game was canceled.' })).toBeVisible()
    await expectSameLoad(host)
    // nothing was written in the other: no link to an empty page
    await expect(messages(host)).toHaveCount(game === talked ? 1 : 0)
  }
  for (const page of [host, guest]) {
    if (page === guest) await guest.goto(`${product.url}/games/${talked}`)
    await messages(page).click()
    await expect(page.getByRole('log').getByText('I’ll take the early train.')).toBeVisible()
    await expect(page.getByText('This conversation is closed.')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  }
  // a guest of another game finds neither the link nor the messages
  await other.goto(`${product.url}/games/${talked}`)
  await expect(other.getByRole('heading', { name: 'This game was canceled.' })).toBeVisible()
  await expect(messages(other)).toHaveCount(0)
})
