import { readFile } from 'node:fs/promises'
import { expect, test, useWorld } from '../support/product.ts'
import { openAdminPage, openAdminPageAs, type AdminPage } from '../admin/admin-page.ts'

useWorld({ demoData: true, name: 'masking' })
test.describe.configure({ mode: 'serial' })

const GUEST = 'guest@tomogolf.example'
const MASKED = 'g••••@tomogolf.example'
let owner: AdminPage, support: AdminPage, auditor: AdminPage
test.beforeAll(async ({ browser, product }) => {
  test.setTimeout(180_000)
  owner = await openAdminPage(browser, product)
  support = await openAdminPageAs(browser, product, owner, 'tom@tomogolf.example', 'support')
  auditor = await openAdminPageAs(browser, product, owner, 'haruka@tomogolf.example', 'auditor')
})

test('support finds a person by the whole address and sees it masked', async () => {
  await support.open(`users?search=${GUEST}`)
  await support.expectText(MASKED)
  await expect(support.page.getByText(GUEST)).toHaveCount(0)
})

test('support shows the contact details with a reason, in place', async () => {
  await support
    .row(MASKED)
    .getByRole('button', { name: /^Show contact details/ })
    .click()
  await support.dialog.getByRole('button', { name: 'Show' }).click()
  await support.expectText('Enter a short reason.')
  await support.dialog.getByLabel('Reason').fill('Asked to be called back')
  await support.dialog.getByRole('button', { name: 'Show' }).click()
  await support.expectText(/^Shown to you until/)
  await support.expectText(GUEST)
  await support.row(GUEST).getByRole('link').first().click()
  await expect(support.page.getByText(GUEST).first()).toBeVisible()
  await support.expectText(/^\+\d{6,}/)
})

test('support edits a phone number only while it is shown', async () => {
  await support.page.getByRole('button', { name: 'Edit profile' }).click()
  await expect(support.dialog.getByLabel('Phone number')).toHaveValue(/^\+\d/)
  await support.page.keyboard.press('Escape')
  await owner.open(`users?search=${GUEST}`)
  await owner.row(MASKED).getByRole('link').first().click()
  await owner.page.getByRole('button', { name: 'Edit profile' }).click()
  await expect(owner.dialog.getByRole('textbox', { name: 'Phone number' })).toHaveCount(0)
  await expect(owner.dialog.getByText(/^•••• \d\d$/)).toBeVisible()
})

test('an auditor sees it masked, and has no button', async ({ product }) => {
  await auditor.open(`users?search=${GUEST}`)
  await auditor.expectText(MASKED)
  await expect(auditor.page.getByRole('button', { name: /^Show contact/ })).toHaveCount(0)
  await expect(auditor.page.getByRole('button', { name: 'CSV with emails' })).toHaveCount(0)
  const refused = await auditor.page.request.post(`${product.url}/api/admin/contacts`, {
    data: { kind: 'person', id: 'abcdefghjkmnpq', reason: 'curious' },
    headers: { origin: product.url },
  })
  expect(refused.status()).toBe(403)
})

test('the file masks addresses, and has them for a reason', async () => {
  await support.open(`users?search=${GUEST}`)
  const read = async (press: () => Promise<void>) => {
    const downloading = support.page.waitForEvent('download')
    await press()
    return readFile(await (await downloading).path(), 'utf8')
  }
  const masked = await read(() =>
    support.page.getByRole('button', { name: 'CSV', exact: true }).click(),
  )
  expect(masked).toContain(MASKED)
  expect(masked).not.toContain(GUEST)
  const full = await read(() =>
    support.act('CSV with emails', { submit: 'Download', reason: 'Mail about the typhoon' }),
  )
  expect(full).toContain(GUEST)
})

test('the owner reads who showed whom, and why', async () => {
  await owner.open('audit?action=contact.show')
  // the filter above has the name of the action as well
  const entry = owner.row('Asked to be called back')
  await expect(entry).toContainText('Contact details shown')
  await expect(entry).toContainText('Tom Becker')
})
