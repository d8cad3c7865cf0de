import type { Browser, Page } from '@playwright/test'
import { callAs, becomeMemberByApi, hostGameByApi } from '../support/people.ts'
import { expect, test, useWorld, type Product } from '../support/product.ts'

useWorld({ name: 'presence' })

const PHONE = { width: 390, height: 844 }
/** Where screenshots go; none are taken without it. */
const SHOTS = process.env.GO_NO_GO_SHOTS
const shoot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true })
}
async function newMember(browser: Browser, product: Product, name: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB', viewport: PHONE })).newPage()
  await becomeMemberByApi(page, product, { name, email: `${name.toLowerCase()}@example.com` })
  return page
}
const inJapan = (text: string) => new Date(`${text.replace(' ', 'T')}:00+09:00`)
const advance = async (product: Product, to: string) => {
  await product.setClock(inJapan(to))
  await product.runJobs()
}

test('a game of two is called off, another is kept on by its host', async ({
  browser,
  product,
}) => {
  await product.setClock(inJapan('2027-04-05 12:00'))
  const host = await newMember(browser, product, 'Renji')
  const guest = await newMember(browser, product, 'Mikaela')

  // the host form: at least three players, decided on the day before
  await host.goto(`${product.url}/games`)
  await host
    .getByRole('main')
    .getByRole('button', { name: /Host a game|Be the first/ })
    .first()
    .click()
  const terms = host.getByRole('dialog', { name: 'Host Terms' })
  await terms.getByText('I’ve read and agree to the host terms.').click()
  await terms.getByRole('button', { name: 'Agree and continue' }).click()
  const form = host.getByRole('dialog', { name: 'Host a game' })
  const next = () => form.getByRole('button', { name: 'Continue' }).click()
  await form.getByRole('combobox', { name: 'Course' }).fill('Kazusa Lake Club')
  await form.getByRole('button', { name: /^Date:/ }).click()
  await form.locator('[data-day="2027-04-17"]').click()
  await form.getByLabel('Tee time').fill('08:16')
  await form.getByLabel('Address').fill('1 Ike, Kimitsu, Chiba')
  await next()
  const increase = form.getByRole('button', { name: 'Increase' })
  await increase.click()
  await increase.click()
  await form.getByText('At least 3 players', { exact: true }).click()
  await expect(form.getByLabel('Decision time')).toHaveValue('17:00')
  await expect(form.getByText('Decided on Fri, Apr 16, 17:00 Japan time.')).toBeVisible()
  await shoot(host, 'form')
  await form.getByLabel('Decision time').fill('23:30')
  await next()
  await expect(
    host
      .getByText(
        'Choose a decision time that’s in the future and at least 10 hours before tee time.',
      )
      .first(),
  ).toBeVisible()
  await form.getByLabel('Decision time').fill('17:00')
  await next()
  await form.getByLabel('Price per player').fill('100')
  await next()
  await expect(form.getByText('3 open spots, All levels, At least 3 players')).toBeVisible()
  await form.getByText(/^I agree/).click()
  await form.getByRole('button', { name: 'Publish game' }).click()
  await expect(host.getByText('Your game is live', { exact: true })).toBeVisible()
  const { games } = await callAs<{ games: { id: string }[] }>(
    host,
    product,
    'get',
    '/api/games?search=Kazusa%20Lake',
  )
  const kept = games[0]!.id
  const calledOff = await hostGameByApi(host, product, '2027-04-18 08:16:00', {
    slots: 3,
    minPlayers: 3,
  })

  for (const id of [kept, calledOff]) {
    await callAs(guest, product, 'post', `/api/games/${id}/join`)
    await guest.goto(`${product.url}/games/${id}`)
    await expect(guest.getByText('1 more and it’s on').first()).toBeVisible()
    await expect(guest.getByText(/Until then nothing is held on your card/)).toBeVisible()
  }
  await shoot(guest, 'guest-undecided')
  await guest.goto(`${product.url}/my-games`)
  await expect(guest.getByText(/^2 of 3 players needed/)).toHaveCount(2)

  // three hours before the decision the host is asked
  await host.goto(`${product.url}/games/${kept}`)
  await expect(host.getByText(/we’ll ask you on Fri,\sApr\s16,\s14:00/)).toBeVisible()
  await advance(product, '2027-04-16 14:00')
  await product.mail('renji@example.com', 'decision_asked_host')
  await host.reload()
  await shoot(host, 'host-asked')
  await host.getByRole('button', { name: 'Keep it on with 2 players' }).click()
  const dialog = host.getByRole('dialog', { name: 'Play with 2 players?' })
  await shoot(host, 'host-dialog')
  await dialog.getByRole('button', { name: 'Keep it on' }).click()
  await expect(host.getByText('It’s on').first()).toBeVisible()
  await expect(host.getByRole('button', { name: /Keep it on/ })).toHaveCount(0)
  await product.mail('mikaela@example.com', 'game_on')
  expect(await product.cardAmounts('mikaela@example.com')).toEqual({ held: 0, captured: 0 })
  await advance(product, '2027-04-16 17:10')
  expect(await product.cardAmounts('mikaela@example.com')).toEqual({ held: 13_000, captured: 0 })
  await guest.goto(`${product.url}/games/${kept}`)
  await expect(guest.getByText(/This round will be played/)).toBeVisible()
  await shoot(guest, 'guest-on')

  // the other host does nothing
  await advance(product, '2027-04-17 17:00')
  await product.mail('mikaela@example.com', 'game_cancelled_guest')
  await product.mail('renji@example.com', 'game_called_off_host')
  await guest.goto(`${product.url}/games/${calledOff}`)
  await expect(
    guest.getByText(/Too few players had joined by the time of the decision/),
  ).toBeVisible()
  await shoot(guest, 'guest-called-off')
  await guest.goto(`${product.url}/my-games?tab=past`)
  await expect(guest.getByText('Canceled: too few players')).toBeVisible()
  await shoot(guest, 'my-past')
  expect(await product.cardAmounts('mikaela@example.com')).toEqual({ held: 13_000, captured: 0 })
})
