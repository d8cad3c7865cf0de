import type { Page } from '@playwright/test'
import { newPage, NOON, visitor } from '../support/game-list.ts'
import { becomeMemberByApi, callAs } from '../support/people.ts'
import { expect, test, useWorld, type Product } from '../support/product.ts'

useWorld({ name: 'series' })

/** The form opens filled in, as after a reload. */
async function openForm(page: Page, product: Product, draft: object): Promise<void> {
  await callAs(page, product, 'post', '/api/host-terms', { accepted: true })
  await page.goto(`${product.url}/games`)
  await page.evaluate(
    (text) => localStorage.setItem('host-draft', text),
    JSON.stringify({
      courseName: 'Wakasu Golf Links',
      date: '2026-12-12',
      time: '08:00',
      location: '3-1-2 Wakasu, Koto-ku, Tokyo',
      price: '100',
      slots: 3,
      ...draft,
    }),
  )
  await page.goto(`${product.url}/games`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /Host a game|Be the first host/ })
    .first()
    .click()
  await page.getByText('I’ve read and agree to the host terms.').click()
  await page.getByRole('button', { name: 'Agree and continue' }).click()
}

test('a host repeats a game weekly, moves the later ones together, and cancels the rest', async ({
  browser,
  product,
}) => {
  await product.setClock(NOON)
  const host = await newPage(browser)
  await becomeMemberByApi(host, product, visitor('Kenji'))
  const guest = await newPage(browser)
  await becomeMemberByApi(guest, product, visitor('Emily'))
  await openForm(host, product, {})
  const form = host.getByRole('dialog', { name: 'Host a game' })
  await form.getByRole('navigation').getByRole('button', { name: 'Course and time' }).click()
  await form.getByLabel('Repeat weekly').selectOption({ label: '4 weeks' })
  await form.getByText('Sat, Dec 26, 2026').click()
  await form.getByRole('navigation').getByRole('button', { name: 'Check and publish' }).click()
  await expect(form.getByText('Repeat weekly: Sat, Dec 19 · Sat, Jan 2')).toBeVisible()
  await form.getByText('I agree to the host payment terms.').click()
  await form.getByRole('button', { name: 'Publish game' }).click()
  await expect(host.getByText('3 games are live', { exact: true }).first()).toBeVisible()

  const { games } = await callAs<{ games: { id: string }[] }>(
    host,
    product,
    'get',
    '/api/my-games?tab=upcoming',
  )
  expect(games).toHaveLength(3)
  const [first, second] = games.map(({ id }) => `${product.url}/games/${id}`)
  await callAs(guest, product, 'post', `/api/games/${games[1]!.id}/join`, {})

  // each date is a game of its own, with links to the others
  await guest.goto(first!)
  await expect(guest.getByRole('heading', { name: 'Part of a weekly series' })).toBeVisible()
  await guest.getByRole('link', { name: 'Sat, Dec 19, 08:00' }).click()
  await expect(guest).toHaveURL(second!)
  await expect(guest.getByText('This game', { exact: true })).toBeVisible()

  await host.goto(first!)
  await host.getByRole('button', { name: 'Edit', exact: true }).click()
  const edit = host.getByRole('dialog', { name: 'Edit game' })
  await edit.getByText('This and 2 later games').click()
  await edit.getByLabel('Message to guests').fill('Bring a warm hat')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(edit).toBeHidden()
  await guest.reload()
  await expect(guest.getByText('Bring a warm hat')).toBeVisible()

  await host.goto(second!)
  await host.getByRole('button', { name: 'Cancel game' }).click()
  const dialog = host.getByRole('dialog')
  await dialog.getByText('This and 1 later game').click()
  await dialog.getByRole('button', { name: 'Cancel game' }).click()
  await expect(host.getByText('2 games canceled').first()).toBeVisible()
  await host.goto(first!)
  await expect(host.getByText('Canceled', { exact: true })).toHaveCount(2)
})
