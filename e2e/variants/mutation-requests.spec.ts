import type { Page } from '@playwright/test'
import { fillProfileByApi, registerByApi, tick } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'
import { newPage, NOON, visitor } from '../support/game-list.ts'
import { expectSameLoad, go, startWalk } from '../support/one-load.ts'

useWorld({ name: 'mutation-account' })
test.describe.configure({ mode: 'serial' })

const FORMS = ['/contact', '/book-japan-golf', '/japan-golf-rental']
let guest: Page
test.beforeAll(async ({ browser, product }) => {
  await product.setClock(NOON)
  guest = await newPage(browser)
  await registerByApi(guest, product, visitor('Emily'))
  await fillProfileByApi(guest, product, visitor('Emily'))
  await startWalk(guest, `${product.url}/book-japan-golf`)
})
/** The reference on the confirmation, which every form shows among the earlier requests. */
async function expectOnEveryForm(): Promise<void> {
  const reference = /TG-[0-9A-Z]{6}/.exec(await guest.getByText(/^TG-/).first().innerText())![0]
  for (const path of FORMS) {
    await go(guest, path)
    await expect(guest.getByText(reference).first()).toBeVisible()
  }
  await expectSameLoad(guest)
}

test('a message is among the requests of every form', async () => {
  await go(guest, '/book-japan-golf')
  await expect(guest.getByRole('heading', { name: 'Book golf in Japan' })).toBeVisible()
  await go(guest, '/contact')
  await guest.getByLabel('Subject').fill('A lost glove')
  await guest.getByRole('textbox', { name: 'Message' }).fill('I left a glove at the ninth tee.')
  await guest.getByRole('textbox', { name: 'Name' }).fill('Emilia Tester')
  await guest.getByLabel('Email', { exact: true }).fill('emily@example.com')
  await guest.getByRole('button', { name: 'Send message' }).click()
  await expect(guest.getByText(/^TG-/).first()).toBeVisible()
  await expectOnEveryForm()
  await expect(guest.getByText('Message · A lost glove')).toBeVisible()
})

test('a booking request is among the requests of every form', async () => {
  await go(guest, '/contact')
  await go(guest, '/golf-courses/oarai-golf-club')
  await guest.getByRole('link', { name: 'Request a tee time' }).click()
  const form = guest.getByRole('form', { name: 'Request' })
  await form.getByRole('button', { name: /^Dates/ }).click()
  for (const day of ['Tue, Dec 15, 2026', 'Thu, Dec 17, 2026'])
    await form.getByRole('button', { name: day }).click()
  await form.getByLabel('Preferred tee time').selectOption({ label: '07:30' })
  await form.getByText('Under $150').click()
  await form.getByLabel('First name').fill('Emilia')
  await form.getByLabel('Last name').fill('Tester')
  await form.getByText('Female', { exact: true }).click()
  await form.getByLabel('Nationality').selectOption('GB')
  await form.getByRole('textbox', { name: 'Email' }).fill('emily@example.com')
  await form.getByRole('textbox', { name: 'Phone' }).fill('+44 7911 123456')
  await guest.getByRole('button', { name: 'Send booking request' }).click()
  await expect(guest.getByRole('heading', { name: 'We’ve got your booking request' })).toBeVisible()
  await expectOnEveryForm()
})

test('a rental request is among the requests of every form', async () => {
  await go(guest, '/golf-courses/oarai-golf-club')
  await guest.getByRole('link', { name: 'Have clubs delivered here' }).click()
  const form = guest.getByRole('form', { name: 'Request' })
  await form.getByRole('button', { name: /^First day/ }).click()
  await form.getByRole('button', { name: 'Tue, Dec 15, 2026' }).click()
  await form.getByLabel('First tee time').fill('07:30')
  await form.getByText('Regular', { exact: true }).click()
  await form.getByText('No preference', { exact: true }).click()
  await tick(form.getByRole('checkbox', { name: /^I agree/ }))
  await guest.getByRole('button', { name: 'Send rental request' }).click()
  await expect(guest.getByRole('heading', { name: 'We’ve got your rental request' })).toBeVisible()
  await expectOnEveryForm()
})
