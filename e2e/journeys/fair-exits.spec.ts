import type { Browser, Page } from '@playwright/test'
import { becomeMemberByApi, callAs, hostGameByApi, tick } from '../support/people.ts'
import { expect, test, useWorld, type Product } from '../support/product.ts'

useWorld({ name: 'presence' })

const PHONE = { width: 390, height: 844 }
const OTHER_CARD = '5555555555554444'
/** Where screenshots go; none are taken without it. */
const SHOTS = process.env.FAIR_EXIT_SHOTS
const shoot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true })
}
async function newMember(
  browser: Browser,
  product: Product,
  name: string,
  card?: string,
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: PHONE,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await becomeMemberByApi(page, product, { name, email: mailOf(name) }, card)
  return page
}
const mailOf = (name: string) => `${name.toLowerCase()}@fair-exits.example`
const advance = async (product: Product, to: string) => {
  await product.setClock(new Date(`${to.replace(' ', 'T')}:00+09:00`))
  await product.runJobs()
}

test('a substitute plays in the place of a guest, who pays nothing', async ({
  browser,
  product,
}) => {
  await advance(product, '2027-09-01 12:00')
  const host = await newMember(browser, product, 'Haruto')
  const guest = await newMember(browser, product, 'Gustav')
  const id = await hostGameByApi(host, product, '2027-09-04 08:00:00', { slots: 1 })
  await callAs(guest, product, 'post', `/api/games/${id}/join`)
  // leaving would cost the whole hold
  await advance(product, '2027-09-03 12:00')
  await guest.goto(`${product.url}/games/${id}`)
  await guest.getByRole('button', { name: 'Send a substitute' }).click()
  const sheet = guest.getByRole('dialog', { name: 'Send a substitute' })
  await expect(sheet.getByText(/leaving still costs \$130/)).toBeVisible()
  await shoot(guest, 'send')
  await sheet.getByRole('button', { name: 'Create link' }).click()
  await expect(guest.getByText('Link copied', { exact: true })).toBeVisible()
  const link = await guest.evaluate(() => navigator.clipboard.readText())
  await expect(sheet.getByRole('button', { name: 'Share link' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
  await expect(guest.getByText('Your link for a substitute')).toBeVisible()
  await shoot(guest, 'sent')
  await guest.goto(`${product.url}/my-games`)
  await expect(guest.getByText('Substitute wanted')).toBeVisible()

  // the link survives the login of a visitor
  const visitor = await (await browser.newContext({ locale: 'en-GB', viewport: PHONE })).newPage()
  await visitor.goto(link)
  await expect(visitor.getByText(/Gustav \w\. offers you this spot/)).toBeVisible()
  await shoot(visitor, 'visitor')
  await expect(visitor.getByRole('link', { name: 'Log in to join' }).last()).toHaveAttribute(
    'href',
    new RegExp(new URL(link).searchParams.get('invite')!),
  )

  const substitute = await newMember(browser, product, 'Hilda', OTHER_CARD)
  await substitute.goto(link)
  await expect(substitute.getByText(/offers you this spot/)).toBeVisible()
  await substitute.getByRole('link', { name: 'Join game' }).last().click()
  const warning = substitute.getByRole('dialog', { name: 'This game starts soon' })
  await tick(warning.getByRole('checkbox'))
  await warning.getByRole('button', { name: 'Continue' }).click()
  const hold = substitute.getByRole('dialog', { name: /\$130/ })
  await expect(hold).toBeVisible()
  await shoot(substitute, 'join')
  await tick(hold.getByRole('checkbox').last())
  await hold.getByRole('button', { name: /^Hold/ }).click()
  await expect(substitute.getByRole('dialog', { name: /You’re in/ })).toBeVisible()
  await product.mail(mailOf('Gustav'), 'substitute_guest')
  const received = await product.mail(mailOf('Haruto'), 'substitute_host')
  expect(received.subject).toMatch(/Hilda \w\. replaces Gustav \w\./)
  expect(await product.cardAmounts(mailOf('Gustav'))).toEqual({ held: 0, captured: 0 })
  await guest.goto(`${product.url}/games/${id}`)
  await expect(guest.getByText(/Hilda \w\. has your spot/)).toBeVisible()
  await shoot(guest, 'replaced')

  // the link works once
  const late = await newMember(browser, product, 'Ludwig', OTHER_CARD)
  await late.goto(link)
  await expect(late.getByText('This offer has ended')).toBeVisible()

  await advance(product, '2027-09-04 07:30')
  const { code } = await callAs<{ code: string }>(host, product, 'get', `/api/games/${id}/qr`)
  await callAs(substitute, product, 'post', `/api/games/${id}/check-in`, { code })
  await product.runJobs()
  expect(await product.cardAmounts(mailOf('Hilda'))).toEqual({ held: 0, captured: 3000 })
  expect(await product.cardAmounts(mailOf('Gustav'))).toEqual({ held: 0, captured: 0 })
})

test('a late leaver is forgiven because the seat was taken again', async ({ browser, product }) => {
  await advance(product, '2027-10-01 12:00')
  const host = await newMember(browser, product, 'Hinata')
  const leaver = await newMember(browser, product, 'Lars')
  const next = await newMember(browser, product, 'Nora')
  const id = await hostGameByApi(host, product, '2027-10-04 08:00:00', { slots: 1 })
  await callAs(leaver, product, 'post', `/api/games/${id}/join`)
  await advance(product, '2027-10-02 12:00')
  await leaver.goto(`${product.url}/games/${id}`)
  await leaver.getByRole('button', { name: 'Leave game' }).click()
  const dialog = leaver.getByRole('dialog', { name: 'Leaving now costs $130' })
  await tick(dialog.getByRole('checkbox'))
  await dialog.getByRole('button', { name: 'Leave and pay $130' }).click()
  await expect(leaver.getByText('You’ve left the game', { exact: true })).toBeVisible()
  expect((await product.cardAmounts(mailOf('Lars'))).captured).toBe(13_000)
  await shoot(leaver, 'left-late')

  await callAs(next, product, 'post', `/api/games/${id}/join`)
  // joining can no longer be undone
  await advance(product, '2027-10-02 13:01')
  await leaver.goto(`${product.url}/games/${id}`)
  await expect(leaver.getByText(/Someone has taken your spot/)).toBeVisible()
  await shoot(leaver, 'forgiven')
  const mail = await product.mail(mailOf('Lars'), 'refunded')
  expect(mail.text).toContain('$130')
})
