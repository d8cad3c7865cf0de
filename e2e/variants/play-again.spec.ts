import { newPage, visitor } from '../support/game-list.ts'
import { becomeMemberByApi, callAs, hostGameByApi } from '../support/people.ts'
import { comingMorning, hoursAfter, hoursBefore } from '../support/tokyo-time.ts'
import { expect, test, useWorld } from '../support/product.ts'

useWorld({ name: 'play-again' })

test('two who want to play again are notified of each other, and meet in an invite-only game', async ({
  browser,
  product,
}) => {
  const { day, teeTime } = comingMorning()
  const host = await newPage(browser)
  await becomeMemberByApi(host, product, visitor('Kenji'))
  const guest = await newPage(browser)
  await becomeMemberByApi(guest, product, visitor('Emily'))
  const id = await hostGameByApi(host, product, `${day} 08:00:00`)
  await callAs(guest, product, 'post', `/api/games/${id}/join`, {})
  await product.setClock(hoursBefore(teeTime, 1))
  await product.runJobs()
  const { code } = await callAs<{ code: string }>(host, product, 'get', `/api/games/${id}/qr`)
  await callAs(guest, product, 'post', `/api/games/${id}/check-in`, { code })
  await product.setClock(hoursAfter(teeTime, 7))
  await product.runJobs()

  // one says it; the other sees no difference
  await guest.goto(`${product.url}/games/${id}`)
  await guest.getByRole('button', { name: 'Play again with Kenji T.' }).click()
  await expect(guest.getByText('Kenji T. only finds out by saying yes too.')).toBeVisible()
  await host.goto(`${product.url}/games/${id}`)
  await expect(host.getByText(/wants? to play again/)).toHaveCount(0)
  await host.getByRole('button', { name: 'Play again with Emily T.' }).click()
  await product.mail('emily@example.com', 'play_again_guest')
  await product.mail('kenji@example.com', 'play_again_host')

  // the form is filled in, for the two alone
  await host.getByRole('button', { name: 'Plan the next round' }).click()
  await host.getByText('I’ve read and agree to the host terms.').click()
  await host.getByRole('button', { name: 'Agree and continue' }).click()
  const form = host.getByRole('dialog', { name: 'Host a game' })
  await form.getByRole('button', { name: /^Date:/ }).click()
  await form.locator('[data-day]:not([disabled])').last().click()
  await form.getByRole('navigation').getByRole('button', { name: 'Players and level' }).click()
  await expect(form.getByLabel('Only people with the link')).toBeChecked()
  await form.getByRole('navigation').getByRole('button', { name: 'Check and publish' }).click()
  await form.getByText('I agree to the host payment terms.').click()
  await form.getByRole('button', { name: 'Publish game' }).click()
  await expect(host.getByText('Your game is live').first()).toBeVisible()

  const mail = await product.mail('emily@example.com', 'play_again_invitation')
  await guest.goto(/http\S+\/games\/\S+/.exec(mail.text)![0])
  await expect(guest.getByRole('heading', { name: 'Wakasu Golf Links' }).first()).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Join game' }).first()).toBeVisible()
  await guest.goto(`${product.url}/games`)
  await expect(guest.getByRole('article')).toHaveCount(0)
})
