import type { Page } from '@playwright/test'
import { becomeMemberByApi, callAs, hostGameByApi } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'
import { newPage, NOON, visitor } from '../support/game-list.ts'

useWorld({ name: 'wishes' })

test('a visitor without an account asks for a game, is notified about one, and says "not this one"', async ({
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

/** Three visitors with confirmed addresses ask for a round in Tokyo in a week of December. */
async function threeWishes(
  page: Page,
  url: string,
  mail: (to: string) => Promise<{ text: string }>,
) {
  const ask = async (email: string) => {
    await page.request.post(`${url}/api/wishes`, {
      data: {
        email,
        from: '2026-12-07',
        to: '2026-12-13',
        areas: ['Tokyo'],
        needsClubs: true,
        recaptchaToken: 'development',
      },
    })
    const token = /confirm=(\S+)/.exec((await mail(email)).text)![1]
    await page.request.post(`${url}/api/wishes/confirm`, { data: { token } })
  }
  for (const name of ['ana', 'ben', 'cho']) await ask(`${name}@visitor.example`)
}

test('a host starts from what visitors want, and they see the game before everybody else', async ({
  browser,
  product,
}) => {
  await product.setClock(NOON)
  const host = await newPage(browser)
  await becomeMemberByApi(host, product, visitor('Rie'))
  const guest = await newPage(browser)
  await threeWishes(guest, product.url, (to) => product.mail(to, 'wish_confirm'))
  // what is asked for today shows tomorrow
  await product.setClock(new Date('2026-12-02T03:00:00Z'))
  await host.goto(`${product.url}/golf-courses/wakasu-golf-links`)
  await expect(host.getByText('3+ visitors want to play in Tokyo, Dec 7 – Dec 13')).toBeVisible()
  await host.getByRole('button', { name: 'Sat, Dec 12: 3+ visitors' }).click()
  await host.getByRole('button', { name: 'Host a game for them' }).click()
  await host.getByText('I’ve read and agree to the host terms.').click()
  await host.getByRole('button', { name: 'Agree and continue' }).click()
  const form = host.getByRole('dialog', { name: 'Host a game' })
  await expect(form.getByRole('button', { name: /^Date: Sat, Dec 12, 2026/ })).toBeVisible()
  await expect(form.getByText('3+ need rental clubs', { exact: false })).toBeVisible()
  await form.getByRole('navigation').getByRole('button', { name: 'Players and level' }).click()
  await expect(form.getByRole('checkbox', { name: /^Alerts first/ })).toBeChecked()

  // the place of the course is in the host's script
  await host.goto(`${product.url}/golf-courses/wakasu-golf-links?lang=ja`)
  await host.getByRole('button', { name: 'このゴルフ場で同伴者を募集する' }).click()
  await host.getByText('ホスト規約を読み、同意します。').click()
  await host.getByRole('button', { name: '同意して進む' }).click()
  const japanese = host.getByRole('dialog', { name: '同伴者を募集する' })
  await expect(japanese.getByText('東京都江東区').filter({ visible: true })).toHaveCount(1)

  const id = await hostGameByApi(host, product, '2026-12-12 08:00:00', { headStart: true })
  const alert = await product.mail('ana@visitor.example', 'wish_fits')
  await guest.goto(`${product.url}/games?date=2026-12-12`)
  await expect(guest.getByRole('heading', { name: 'No games match your filters' })).toBeVisible()
  await guest.goto(/http\S+\/games\/\w+\/shared/.exec(alert.text)![0])
  await expect(guest.getByText(/^You’re early/).filter({ visible: true })).toBeVisible()
  await host.goto(`${product.url}/games/${id}`)
  await expect(host.getByText('Listed from Thu, Dec 3, 00:00')).toBeVisible()
  await product.setClock(new Date('2026-12-02T15:00:00Z'))
  await guest.goto(`${product.url}/games?date=2026-12-12`)
  await expect(guest.getByRole('article')).toHaveCount(1)
})
