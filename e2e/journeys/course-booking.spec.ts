import type { Browser, Page } from '@playwright/test'
import { GORA } from '@tomogolf/domain/booking/confirmation/mails.data'
import { DAY, japanDate } from '@tomogolf/domain/time'
import { openAdminPage } from '../admin/admin-page.ts'
import { becomeMemberByApi, callAs, hostGameByApi } from '../support/people.ts'
import { expect, test, useWorld, type Product } from '../support/product.ts'

useWorld({ demoData: true, name: 'admin-day' })

const PHONE = { width: 390, height: 844 }
/** Where screenshots go; none are taken without it. */
const SHOTS = process.env.BOOKING_SHOTS
const shoot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true })
}
async function newMember(browser: Browser, product: Product, name: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB', viewport: PHONE })).newPage()
  await becomeMemberByApi(page, product, { name, email: `${name.toLowerCase()}@example.com` })
  return page
}
const REFERENCE = 'G44712086'
const inDays = (days: number): string => japanDate(Date.now() + days * DAY)
const DAY_OF_PLAY = inDays(40)
/** The fixture at a course of the list, on a day ahead. */
const MAIL = GORA.replace('上総小櫃カントリークラブ', '若洲ゴルフリンクス')
  .replace('２０２６年１２月１２日（土）', DAY_OF_PLAY)
  .replace('2026年12月10日', inDays(38))
  .replace('2026年12月9日', inDays(37))

test('a host pastes a confirmation, a second host is refused, an administrator sees the evidence', async ({
  browser,
  product,
}) => {
  const host = await newMember(browser, product, 'Renji')
  const second = await newMember(browser, product, 'Mikaela')

  await host.goto(`${product.url}/games?host=true`)
  const terms = host.getByRole('dialog', { name: 'Host Terms' })
  await terms.getByText('I’ve read and agree to the host terms.').click()
  await terms.getByRole('button', { name: 'Agree and continue' }).click()
  const form = host.getByRole('dialog', { name: 'Host a game' })
  const paste = form.getByRole('region', { name: 'Paste your confirmation' })
  const text = paste.getByLabel('Text of the confirmation')

  await text.fill('See you on Saturday at eight, <b>we booked</b>!')
  await paste.getByRole('button', { name: 'Read it' }).click()
  await expect(paste.getByText(/We couldn’t recognize a booking/)).toBeVisible()

  await text.fill(MAIL)
  await paste.getByRole('button', { name: 'Read it' }).click()
  await expect(paste.getByText('Wakasu Golf Links')).toBeVisible()
  await expect(paste.getByText('9 details found.')).toBeVisible()
  await expect(paste.getByText('Please check')).toHaveCount(1)
  // the text stays in sight, with the parts that were read
  await expect(paste.locator('mark', { hasText: REFERENCE })).toBeVisible()
  await shoot(host, 'proposals')
  // nothing is in the form before the host takes it over
  await expect(form.getByRole('textbox', { name: /^Tee time/ })).toHaveValue('')
  await paste.getByRole('button', { name: 'Use these' }).click()
  await expect(form.getByRole('textbox', { name: /^Tee time/ })).toHaveValue('08:16')
  await expect(form.getByLabel('Booking reference')).toHaveValue(REFERENCE)
  const picker = host.waitForEvent('filechooser')
  await form.getByRole('button', { name: 'Add file' }).click()
  await (
    await picker
  ).setFiles({
    name: 'booking.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF'),
  })
  await expect(form.getByText('PDF added')).toBeVisible()
  await shoot(host, 'filled')
  const next = () => form.getByRole('button', { name: 'Continue' }).click()
  await next()
  await next()
  await form.getByLabel('Price per player').fill('105')
  await next()
  await form.getByText(/^I agree/).click()
  await form.getByRole('button', { name: 'Publish game' }).click()
  await expect(host.getByText('Your game is live', { exact: true })).toBeVisible()

  const { games } = await callAs<{ games: { id: string; hostId: string }[] }>(
    host,
    product,
    'get',
    `/api/games?search=Wakasu&date=${DAY_OF_PLAY}&booked=true`,
  )
  const id = games[0]!.id
  await second.goto(`${product.url}/games?search=Wakasu&date=${DAY_OF_PLAY}&booked=true`)
  await expect(second.locator('.game-card').getByText('Booking on file')).toBeVisible()
  await shoot(second, 'list')
  await second.goto(`${product.url}/games/${id}`)
  await expect(second.getByRole('heading', { name: 'Course booking' })).toBeVisible()
  await expect(second.getByText('Rakuten GORA')).toBeVisible()
  await expect(second.getByText(REFERENCE)).toHaveCount(0)
  await shoot(second, 'guest')

  // the second host has the same booking, spelled in another way
  const own = await hostGameByApi(second, product, `${DAY_OF_PLAY} 08:16:00`)
  await second.goto(`${product.url}/games/${own}`)
  await second.getByRole('button', { name: 'Add the course booking' }).click()
  const dialog = second.getByRole('dialog', { name: 'Course booking' })
  await dialog.getByLabel('Booking reference').fill('g-4471 2086')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Another game already has this course')
  await shoot(second, 'refused')

  await host.goto(`${product.url}/games/${id}`)
  await expect(host.getByText(REFERENCE)).toBeVisible()
  // the file went with the game
  await expect(host.getByText('We’ll look at it', { exact: true })).toBeVisible()
  await shoot(host, 'host')

  const admin = await openAdminPage(browser, product)
  const { page } = admin
  await admin.open('bookings?state=waiting')
  await admin.openRow('Wakasu')
  await expect(page.getByText(REFERENCE)).toBeVisible()
  await shoot(page, 'admin')
  await admin.act('Accept evidence')
  await admin.expectText('Decision saved')
  await admin.open('cases?kind=duplicate_booking')
  await admin.openRow('Wakasu')
  await admin.expectText('Second host')
  await host.reload()
  await expect(host.getByText('Booking shown to us').first()).toBeVisible()
})
