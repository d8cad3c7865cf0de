import type { Page } from '@playwright/test'
import { becomeMemberByApi, callAs, hostGameByApi } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'
import { newPage, NOON, visitor } from '../support/game-list.ts'

useWorld({ name: 'trust' })
test.describe.configure({ mode: 'serial' })

let host: Page, guest: Page, shared: string, other: string
test.beforeAll(async ({ browser, product }) => {
  await product.setClock(NOON)
  host = await newPage(browser)
  await becomeMemberByApi(host, product, visitor('Kenji'))
  shared = await hostGameByApi(host, product, '2026-12-08 08:00:00')
  other = await hostGameByApi(host, product, '2026-12-11 08:00:00')
  guest = await newPage(browser)
  await becomeMemberByApi(guest, product, visitor('Emily'))
})

test('a guest blocks the host, keeps the shared game, and unblocks in the settings', async ({
  product,
}) => {
  await callAs(guest, product, 'post', `/api/games/${shared}/join`, { holdAmount: 130 })
  await guest.goto(`${product.url}/games/${shared}`)
  await guest.getByRole('button', { name: 'Options for Kenji T.' }).click()
  await guest.getByRole('menuitem', { name: 'Block' }).click()
  const dialog = guest.getByRole('dialog')
  await expect(dialog.getByText('Kenji T. won’t be told.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Block' }).click()
  await expect(dialog.getByText('You’re still in a game together')).toBeVisible()
  await expect(dialog.getByText(/Free cancellation until Sun, Dec 6, 08:00/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(guest.getByRole('button', { name: 'Leave game' }).first()).toBeVisible()

  // to the host nothing has changed, to the guest the other game is full
  await host.goto(`${product.url}/games/${shared}`)
  await expect(host.getByText('Emily T.').first()).toBeVisible()
  await guest.goto(`${product.url}/games/${other}`)
  await expect(guest.getByText('Open spot')).toHaveCount(0)
  await expect(guest.getByText('This game is full.').first()).toBeVisible()

  await guest.goto(`${product.url}/account-settings?tab=security`)
  await guest.getByRole('button', { name: 'Unblock Kenji T.' }).click()
  await expect(guest.getByText('You haven’t blocked anyone.')).toBeVisible()
  await guest.goto(`${product.url}/games/${other}`)
  await expect(guest.getByRole('button', { name: 'Join game' }).first()).toBeEnabled()
})

test('a question is asked and answered, and visitors read both', async ({ browser, product }) => {
  await guest.goto(`${product.url}/games/${other}`)
  const input = guest.getByLabel('Ask Kenji T. about this game')
  await input.fill('Call me: ０９０－１２３４－５６７８')
  await guest.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(guest.getByText('Everyone can read this, so please leave out')).toBeVisible()
  await input.fill('Is there a left-handed set to rent?')
  await guest.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(guest.getByText('Question sent', { exact: true })).toBeVisible()

  await host.goto(`${product.url}/games/${other}`)
  await host.getByRole('button', { name: 'Answer', exact: true }).click()
  await host.getByLabel('Your answer').fill('Yes, one set.')
  await host.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(host.getByText('Answer published', { exact: true })).toBeVisible()
  const mail = await product.mail(visitor('Emily').email, 'question_answered')
  expect(mail.text).toContain('Yes, one set.')

  const reader = await newPage(browser)
  await reader.goto(`${product.url}/games/${other}/shared`)
  await expect(reader.getByText('Is there a left-handed set to rent?')).toBeVisible()
  await expect(reader.getByText('Yes, one set.')).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Log in to ask a question' })).toBeVisible()
})
