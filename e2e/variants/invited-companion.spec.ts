import type { Page } from '@playwright/test'
import { comingMorning, hoursBefore } from '../support/tokyo-time.ts'
import { becomeMemberByApi, callAs } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'

useWorld({ name: 'invited-companion' })

/** Where screenshots go; none are taken without it. */
const SHOTS = process.env.PARTY_SHOTS
const shoot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true })
}
test('a friend accepts an invitation with an own card, and both check in', async ({
  browser,
  product,
}) => {
  const { day, teeTime } = comingMorning()
  const phone = { locale: 'en-GB', viewport: { width: 390, height: 844 } }
  const open = async (name: string) => {
    const page = await (await browser.newContext(phone)).newPage()
    await becomeMemberByApi(page, product, { name, email: `${name.toLowerCase()}@example.com` })
    return page
  }
  const host = await open('Kenji')
  const guest = await open('Emily')
  const friend = await open('Daniel')
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
  const amounts = (email: string) => product.cardAmounts(email)

  await guest.goto(game)
  await guest.getByRole('button', { name: 'Join game' }).first().click()
  const dialog = guest.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Increase' }).click()
  await dialog.getByRole('group', { name: 'Companion 1' }).getByText('Invite by link').click()
  await expect(dialog.getByText(/own account and card within 24 hours/)).toBeVisible()
  await dialog.getByText(/I agree to a hold of/).click()
  await shoot(guest, 'invite-join-390')
  await dialog.getByRole('button', { name: 'Join with 2 spots' }).click()
  await expect(dialog.getByText('Invited companion 1').first()).toBeVisible()
  await shoot(guest, 'invite-joined-390')
  await expect.poll(() => amounts('emily@example.com')).toEqual({ held: 13_000, captured: 0 })

  await guest.goto(`${product.url}/my-games`)
  await expect(guest.getByText('Companion invited').first()).toBeVisible()
  await guest.goto(game)
  await expect(guest.getByText('Not accepted yet').first()).toBeVisible()
  await shoot(guest, 'invite-game-390')
  await host.goto(game)
  await expect(host.getByText(/has invited 1 companion/).first()).toBeVisible()
  await shoot(host, 'invite-host-390')

  const { viewer } = await callAs<{ viewer: { invitations: { id: string }[] } }>(
    guest,
    product,
    'get',
    `/api/games/${id}`,
  )
  const { key } = await callAs<{ key: string }>(
    guest,
    product,
    'post',
    `/api/games/${id}/invitations/${viewer.invitations[0]!.id}/link`,
  )
  await friend.goto(`${game}?invite=${key}`)
  await expect(friend.getByText(/invites you to play/).first()).toBeVisible()
  await shoot(friend, 'invite-friend-390')
  await friend.getByRole('button', { name: 'Join game' }).first().click()
  const ownDialog = friend.getByRole('dialog')
  await ownDialog.getByText(/I agree to a hold of/).click()
  await ownDialog.getByRole('button', { name: /Place hold|Hold/ }).click()
  await expect.poll(() => amounts('daniel@example.com')).toEqual({ held: 13_000, captured: 0 })
  await guest.goto(game)
  await expect(guest.getByText('Joined', { exact: true }).first()).toBeVisible()
  await shoot(guest, 'invite-taken-390')

  await product.setClock(hoursBefore(teeTime, 1))
  await product.runJobs()
  const { code } = await callAs<{ code: string }>(host, product, 'get', `/api/games/${id}/qr`)
  for (const [page, email] of [
    [guest, 'emily@example.com'],
    [friend, 'daniel@example.com'],
  ] as const) {
    await page.goto(`${game}/check-in`)
    await page.getByLabel('Camera not working? Enter the code').fill(code)
    await page.getByRole('button', { name: 'Check in' }).click()
    await expect.poll(() => amounts(email)).toEqual({ held: 0, captured: 3000 })
  }
})
