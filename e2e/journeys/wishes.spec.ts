import { becomeMemberByApi, callAs, hostGameByApi } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'
import { newPage, NOON, visitor } from '../support/game-list.ts'

useWorld({ name: 'wishes' })

test('a visitor without an account asks for a game, is told about one, and says "not this one"', async ({
  browser,
  product,
}) => {
  await product.setClock(NOON)
  const host = await newPage(browser)
  await becomeMemberByApi(host, product, visitor('Kenji'))
  const guest = await newPage(browser)
  const address = 'olga@visitor.example'

  // from an empty result, with its filters
  await guest.goto(`${product.url}/games?date=2026-12-05&price=200&region=kanto`)
  await guest.getByRole('main').getByRole('link', { name: 'Tell me when' }).click()
  await expect(guest.getByLabel('From')).toHaveValue('2026-12-05')
  await expect(guest.getByRole('button', { name: 'Remove Kanto' })).toBeVisible()
  await expect(guest.getByText('Up to $200')).toBeVisible()
  await guest.getByLabel('Where we reach you').fill(address)
  await guest.getByRole('button', { name: 'Tell me when' }).click()
  await expect(guest.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  const confirmation = await product.mail(address, 'wish_confirm')
  const linkIn = (mail: { text: string }, path: RegExp) => path.exec(mail.text)![0]
  await guest.goto(linkIn(confirmation, /http\S+\/alerts\?confirm=\S+/))
  await expect(guest.getByText('Your alert is on.')).toBeVisible()

  await product.setClock(new Date('2026-12-03T00:00:00Z'))
  const id = await hostGameByApi(host, product, '2026-12-05 08:00:00')
  const alert = await product.mail(address, 'wish_fits')
  expect(alert.text).toContain(`/games/${id}/shared`)
  await guest.goto(linkIn(alert, /http\S+\/alerts\?token=\S+&not=\S+/))
  await guest.getByRole('button', { name: 'Not this one' }).click()
  await expect(guest.getByText('We won’t mention this game again.')).toBeVisible()
  // changed by the link of the mail, without an account
  await guest.getByRole('link', { name: /^Edit/ }).click()
  await guest.getByLabel('Green fee').fill('150')
  await guest.getByRole('button', { name: 'Save changes' }).click()
  await expect(guest.getByText('Up to $150')).toBeVisible()
  await guest.getByRole('button', { name: /^Pause/ }).click()
  await expect(guest.getByText('Paused')).toBeVisible()

  // registering with the same address keeps it
  await becomeMemberByApi(guest, product, { name: 'Olga', email: address })
  expect(await callAs(guest, product, 'get', '/api/wishes')).toMatchObject({
    wishes: [{ paused: true, areas: ['kanto'], maxPrice: 150 }],
  })
})
