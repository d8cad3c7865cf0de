import type { Page } from '@playwright/test'
import { comingMorning, hoursBefore } from '../support/tokyo-time.ts'
import { becomeMemberByApi, callAs, hostGameByApi } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'

useWorld({ name: 'seats-together' })

/** Where screenshots go; none are taken without it. */
const SHOTS = process.env.PARTY_SHOTS
const shoot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true })
}
test('a couple joins with one card and checks in with one scan', async ({ browser, product }) => {
  const { day, teeTime } = comingMorning()
  const phone = { locale: 'en-GB', viewport: { width: 390, height: 844 } }
  const host = await (await browser.newContext(phone)).newPage()
  await becomeMemberByApi(host, product, { name: 'Kenji', email: 'kenji@example.com' })
  const guest = await (await browser.newContext(phone)).newPage()
  await becomeMemberByApi(guest, product, { name: 'Emily', email: 'emily@example.com' })
  await callAs(host, product, 'post', '/api/host-terms', { accepted: true })
  const { id } = await callAs<{ id: string }>(host, product, 'post', '/api/games', {
    courseName: 'Wakasu Golf Links',
    date: `${day} 08:00:00`,
    location: '3-1-2 Wakasu, Koto-ku, Tokyo',
    price: 100,
    currency: 'USD',
    slots: 3,
  })
  const game = `${product.url}/games/${id}`

  await guest.goto(game)
  await guest.getByRole('button', { name: 'Join game' }).first().click()
  const dialog = guest.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'How many spots?' })).toBeVisible()
  // an agreement to the amount of one spot is none to that of two
  const agreement = dialog.getByRole('checkbox', { name: /I agree to a hold of/ })
  await dialog.getByText(/I agree to a hold of/).click()
  await expect(agreement).toBeChecked()
  await dialog.getByRole('button', { name: 'Increase' }).click()
  await expect(agreement).not.toBeChecked()
  const companion = dialog.getByRole('group', { name: 'Companion 1' })
  await companion.getByLabel('First name').fill('Daniel')
  await companion.getByLabel('Last name').fill('Reyes')
  await companion.getByText('Daniel is 18 or older').click()
  await expect(dialog.getByText('total for 2 spots')).toBeVisible()
  await dialog.getByText(/I agree to a hold of/).click()
  await shoot(guest, 'join-390')
  await dialog.getByRole('button', { name: 'Join with 2 spots' }).click()
  await expect(guest.getByText('You have 2 spots, for you and Daniel R.')).toBeVisible()
  await shoot(guest, 'joined-390')
  await expect
    .poll(() => product.cardAmounts('emily@example.com'))
    .toEqual({ held: 26_000, captured: 0 })

  await guest.goto(game)
  await expect(guest.getByText('Your 2 spots').first()).toBeVisible()
  await shoot(guest, 'game-390')
  await guest.goto(`${product.url}/my-games`)
  await expect(guest.getByText('You and Daniel R.')).toBeVisible()
  await shoot(guest, 'my-games-390')

  await product.setClock(hoursBefore(teeTime, 1))
  await product.runJobs()
  const { code } = await callAs<{ code: string }>(host, product, 'get', `/api/games/${id}/qr`)
  await host.goto(`${game}/qr`)
  await expect(host.getByText('With Emily')).toBeVisible()
  await shoot(host, 'arrivals-390')

  await guest.goto(`${game}/check-in`)
  await expect(guest.getByRole('heading', { name: 'Who’s here?' })).toBeVisible()
  await guest.getByText('Daniel R.').click()
  await shoot(guest, 'who-is-here-390')
  await guest.getByRole('button', { name: 'Scan the code' }).click()
  await guest.getByLabel('Camera not working? Enter the code').fill(code)
  await guest.getByRole('button', { name: 'Check in' }).click()
  await expect(guest.getByText('$60').first()).toBeVisible()
  await shoot(guest, 'checked-in-390')
  await expect
    .poll(() => product.cardAmounts('emily@example.com'))
    .toEqual({ held: 0, captured: 6000 })

  // the host reads both names for the course
  await host.goto(`${game}/names`)
  await expect(host.getByText('With Emily')).toBeVisible()
  await shoot(host, 'names-390')
})

test('a couple waits while one spot is free, and moves up while asleep', async ({
  browser,
  product,
}) => {
  await product.setClock(new Date('2027-05-10T12:00:00+09:00'))
  await product.runJobs()
  const phone = { locale: 'en-GB', viewport: { width: 390, height: 844 } }
  const open = async (name: string) => {
    const page = await (await browser.newContext(phone)).newPage()
    await becomeMemberByApi(page, product, { name, email: `${name.toLowerCase()}@couple.example` })
    return page
  }
  const host = await open('Sakura')
  const seated = await open('Ulla')
  const guest = await open('Nadia')
  const id = await hostGameByApi(host, product, '2027-05-14 08:00:00', { slots: 2 })
  const page = `${product.url}/games/${id}`
  await callAs(seated, product, 'post', `/api/games/${id}/join`)

  await guest.goto(page)
  await guest.getByRole('button', { name: 'Join game' }).first().click()
  const dialog = guest.getByRole('dialog')
  await expect(dialog.getByText(/1 spot is free now/)).toBeVisible()
  await dialog.getByText(/I agree to a hold of/).click()
  await dialog.getByRole('button', { name: 'Increase' }).click()
  await expect(dialog.getByRole('heading', { name: 'Join the waiting list' })).toBeVisible()
  await expect(dialog.getByText('You’re next.')).toBeVisible()
  // a companion who waits is covered
  await expect(dialog.getByText('Invite by link')).toHaveCount(0)
  const companion = dialog.getByRole('group', { name: 'Companion 1' })
  await companion.getByLabel('First name').fill('Daniel')
  await companion.getByLabel('Last name').fill('Reyes')
  await companion.getByText('Daniel is 18 or older').click()
  // the agreement to a hold is none to the list
  await expect(dialog.getByRole('button', { name: 'Join waiting list' })).toBeDisabled()
  await dialog.getByText(/at most \$260/).click()
  await shoot(guest, 'couple-waits-390')
  await dialog.getByRole('button', { name: 'Join waiting list' }).click()
  await expect(guest.getByRole('dialog', { name: 'You’re on the waiting list' })).toBeVisible()
  await guest.goto(page)
  await expect(guest.getByText(/You’re waiting for 2 spots/).first()).toBeVisible()
  await shoot(guest, 'couple-waiting-390')
  expect(await product.cardAmounts('nadia@couple.example')).toEqual({ held: 0, captured: 0 })

  await product.setClock(new Date('2027-05-12T03:00:00+09:00'))
  await product.runJobs()
  await callAs(seated, product, 'post', `/api/games/${id}/leave`, { confirmPenalty: true })
  await product.runJobs()
  await product.mail('nadia@couple.example', 'waiting_seat')
  await expect
    .poll(() => product.cardAmounts('nadia@couple.example'))
    .toEqual({ held: 26_000, captured: 0 })
  await guest.goto(page)
  await expect(guest.getByText('Your 2 spots').first()).toBeVisible()
  await shoot(guest, 'couple-in-390')
})
