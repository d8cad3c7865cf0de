import type { Locator, Page } from '@playwright/test'
import { becomeMemberByApi, hostGameByApi, PASSWORD } from '../support/people.ts'
import { expect, test, tokenLink, useWorld } from '../support/product.ts'
import { waitForHydration } from '../support/wait-for-hydration.ts'
import { newPage, NOON, visitor } from '../support/game-list.ts'

useWorld({ name: 'taps' })

const PHONE = {
  locale: 'en-GB',
  timezoneId: 'Europe/London',
  viewport: { width: 390, height: 844 },
}
/** Counts what a user does: presses, the one in the mail program included, and filled fields. */
function counted() {
  const count = { taps: 0, inputs: 0 }
  return {
    count,
    tap: async (target: Locator) => {
      count.taps += 1
      await target.click()
    },
    fill: async (target: Locator, text: string) => {
      count.inputs += 1
      await target.fill(text)
    },
  }
}
const sheetOf = (page: Page) => page.getByRole('dialog')
const AGREEMENT = /^I agree to a hold of/

let first = '',
  second = ''
test.beforeAll(async ({ browser, product }) => {
  await product.setClock(NOON)
  const host = await newPage(browser)
  await becomeMemberByApi(host, product, visitor('Kenji'))
  first = await hostGameByApi(host, product, '2026-12-04 08:00:00')
  second = await hostGameByApi(host, product, '2026-12-04 14:00:00', {
    courseName: 'Oarai Golf Club',
    courseId: 'oarai-golf-club',
    location: 'Oarai, Ibaraki',
  })
  await host.context().close()
})

test('from a shared link to the seat: a new visitor, with one password and the game found once', async ({
  browser,
  product,
}) => {
  const page = await (await browser.newContext(PHONE)).newPage()
  const visited: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visited.push(new URL(frame.url()).pathname)
  })
  const { count, tap, fill } = counted()
  const emily = visitor('Emily')
  await page.goto(`${product.url}/games/${first}/shared`)
  await waitForHydration(page)
  await tap(page.getByRole('main').getByRole('link', { name: 'Sign up' }))
  await fill(page.getByLabel('Email'), emily.email)
  await fill(page.getByLabel('Password', { exact: true }), PASSWORD)
  await fill(page.getByLabel('Confirm password'), PASSWORD)
  await tap(page.getByRole('button', { name: 'Create account' }))
  await expect(page).toHaveURL(/verification-pending/)
  // the link of the mail
  count.taps += 1
  await page.goto(tokenLink(await product.mail(emily.email, 'verify_email')))

  const sheet = sheetOf(page)
  await expect(sheet).toHaveAccessibleName('Complete Your Profile')
  await fill(sheet.getByLabel('First name'), 'Emily')
  await fill(sheet.getByLabel('Last name'), 'Tester')
  await expect(sheet.getByLabel('Country code')).toHaveValue('GB')
  await fill(sheet.getByLabel('Phone number'), '7911 123456')
  await fill(sheet.getByLabel('Date of birth'), '1990-04-01')
  await expect(sheet.getByLabel('Country or region')).toHaveValue('GB')
  await tap(sheet.getByRole('group', { name: 'Gender' }).getByText('Female', { exact: true }))
  await tap(sheet.getByRole('group', { name: 'Level' }).getByText('Intermediate', { exact: true }))
  await expect(sheet.getByRole('checkbox', { name: 'English' })).toBeChecked()
  await fill(sheet.getByLabel('Card number'), '4242 4242 4242 4242')
  await fill(sheet.getByLabel('Expiration date'), '12 / 30')
  await fill(sheet.getByLabel('Security code'), '123')
  await tap(sheet.getByRole('button', { name: 'Save card' }))
  await expect(sheet.getByText(/4242$/).first()).toBeVisible()
  await expect(sheet.getByText('No saved card')).toHaveCount(0)
  const hold = sheet.getByRole('button', { name: 'Hold $130' })
  await expect(hold).toBeDisabled()
  await expect(sheet.getByRole('checkbox', { name: AGREEMENT })).not.toBeChecked()
  await tap(sheet.getByText(AGREEMENT))
  await expect(sheet.getByText('Today we only place a $130 hold on your card.')).toBeVisible()
  await tap(hold)
  await expect(page.getByRole('dialog', { name: 'You’re in' })).toBeVisible()
  await expect(page.getByText('Be at the clubhouse', { exact: true })).toBeVisible()
  // at most 9 and 10; the password is typed twice, but in one form
  expect(count).toEqual({ taps: 8, inputs: 10 })
  expect(visited.filter((path) => ['/', '/games', '/login'].includes(path))).toEqual([])
  await page.context().close()
})

test('from a shared link to the seat: a guest with a card', async ({ browser, product }) => {
  const page = await (await browser.newContext(PHONE)).newPage()
  await becomeMemberByApi(page, product, visitor('Noah'))
  const { count, tap } = counted()
  await page.goto(`${product.url}/games/${second}/shared`)
  await waitForHydration(page)
  await tap(page.getByRole('link', { name: 'Join game' }))
  const sheet = sheetOf(page)
  await expect(sheet).toHaveAccessibleName(/hold, not a payment/)
  await tap(sheet.getByText(AGREEMENT))
  await tap(sheet.getByRole('button', { name: 'Hold $130' }))
  await expect(page.getByRole('dialog', { name: 'You’re in' })).toBeVisible()
  // opening the sheet, the agreement, which starts empty, and the hold
  expect(count).toEqual({ taps: 3, inputs: 0 })
  await page.context().close()
})
