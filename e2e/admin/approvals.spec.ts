import { expect, test, useWorld } from '../support/product.ts'
import { EMILY, LIAM, setStage, type Stage } from './admin-fixtures.ts'
import { openAdminPage, openAdminPageAs, REASON, type AdminPage } from './admin-page.ts'

useWorld({ demoData: true, name: 'admin-approvals' })
test.describe.configure({ mode: 'serial' })

let stage: Stage, owner: AdminPage, money: AdminPage, support: AdminPage

test.beforeAll(async ({ browser, playwright, product }) => {
  test.setTimeout(180_000)
  stage = await setStage(playwright, product)
  owner = await openAdminPage(browser, product)
  money = await openAdminPageAs(browser, product, owner, 'haruka@tomogolf.example', 'money')
  support = await openAdminPageAs(browser, product, owner, 'tom@tomogolf.example', 'support')
  const changed = await owner.page.request.put(`${product.url}/api/admin/settings`, {
    data: {
      reason: REASON,
      settings: [{ settingKey: 'approval_limit_usd', settingValue: '50' }],
      seen: [{ settingKey: 'approval_limit_usd', settingValue: '300' }],
    },
    headers: { origin: product.url },
  })
  expect(changed.ok()).toBe(true)
})

test('money proposes a refund above the limit, which another person approves', async ({
  product,
}) => {
  await money.open(`transactions?game=${stage.late}&type=left_late_charged`)
  await money.openRow(/Liam Murphy/)
  await money.act('Refund', {
    submit: 'Ask for approval',
    fill: async (dialog) => {
      await expect(dialog).toContainText('Above $50, a second person decides within 24 hours.')
      await dialog.getByLabel('Amount').fill('50')
      await expect(dialog.getByRole('button', { name: 'Ask for approval' })).toHaveCount(0)
      await dialog.getByLabel('Amount').fill('60')
    },
  })
  await money.expectText('Another person decides')
  await expect(money.page.getByRole('button', { name: /^Refund \$60/ })).toHaveCount(0)
  await expect(money.page.getByRole('button', { name: 'Withdraw' })).toBeVisible()

  await owner.open('dashboard')
  await owner.expectText('Approval to give')
  await owner.page
    .getByRole('link', { name: /^Open: Wakasu/ })
    .first()
    .click()
  await owner.expectText('Waiting for you')
  await owner.expectText(REASON)
  await owner.page.getByRole('button', { name: 'Refund $60' }).click()
  await owner.expectText('Approved and done')
  await expect(owner.row(/Refund/)).toContainText('Approved')
  await product.mail(LIAM, 'refunded', { containing: ['$60'] })
})

test('support decides a case that charges: it waits, is sent back, and nothing is charged', async () => {
  await support.open(`cases?game=${stage.missed}&state=open`)
  await support.openRow(/Emily/)
  await support.act('The guest wasn’t there', { submit: 'Ask for approval' })
  await support.expectText('Another person decides')
  await support.open('holds')
  await expect(support.page.getByRole('button', { name: 'Charge', exact: true })).toHaveCount(0)

  await money.open('approvals?state=waiting')
  await money.openRow(/Case decision/)
  await money.act('Send back', { reason: 'Call the front desk first' })
  await money.expectText('No approvals found')
  await support.open('approvals')
  await support.openRow(/Case decision/)
  await support.expectText('Call the front desk first')
  const mail = await support.page.request.get(
    new URL(`/api/dev/outbox?to=${EMILY}`, support.page.url()).href,
  )
  expect(await mail.text()).not.toContain('hold_charged')
})
