import { expect, test, type Product, useWorld } from '../support/product.ts'
import { HOST, setStage, type Stage } from '../admin/admin-fixtures.ts'
import { openAdminPage, type AdminPage } from '../admin/admin-page.ts'

useWorld({ demoData: true, name: 'admin-refunds' })
test.describe.configure({ mode: 'serial' })

let stage: Stage, admin: AdminPage, product: Product
test.beforeAll(async ({ browser, playwright, product: running }) => {
  test.setTimeout(180_000)
  product = running
  stage = await setStage(playwright, product)
  admin = await openAdminPage(browser, product)
})
const failRefunds = (times: number) =>
  fetch(`${product.emulatorUrl}/_emulator/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      kind: 'server_error',
      stored: false,
      method: 'POST',
      path: '/v1/refunds',
      times,
    }),
  })
test('shows whose share bears a refund, and that a refund without an answer is retried', async () => {
  await admin.open(`transactions?game=${stage.late}&type=left_late_charged`)
  await admin.openRow(/Liam Murphy/)
  await failRefunds(50)
  await admin.act('Refund', {
    submit: 'Refund $20',
    fill: async (dialog) => {
      await expect(dialog.getByLabel('Both, in proportion')).toBeChecked()
      await expect(dialog).toContainText('Owed to the host goes from $100 to $0.')
      await dialog.getByText('Host', { exact: true }).click()
      await dialog.getByLabel('Amount').fill('100.01')
      await expect(dialog).toContainText('$100')
      await dialog.getByText('Both, in proportion').click()
      await dialog.getByLabel('Amount').fill('20')
      await expect(dialog).toContainText('Platform $4.62, host $15.38')
    },
  })
  await expect(admin.dialog).toContainText('The payment provider hasn’t responded')
  await admin.dialog.getByRole('button', { name: 'Try again' }).click()
  await admin.dialog.getByLabel('Reason').fill('The guest is waiting')
  await admin.dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(admin.dialog).toContainText('The payment provider hasn’t responded')
  await fetch(`${product.emulatorUrl}/_emulator/faults`, { method: 'DELETE' })
  // the job continues, and the dialog follows by itself
  await expect(admin.dialog).toContainText('Refund complete.', {
    timeout: 60_000,
  })
  await admin.dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(admin.row(/Liam Murphy/)).toContainText('$20 of $130 refunded')
})

test('shows and pays out what is left of the host’s share', async () => {
  await admin.open(`transactions?game=${stage.late}&owed=open`)
  // two guests left late, in the same minute
  const row = admin.page.locator('tbody tr[data-row]').filter({ hasText: '$84.62' })
  await expect(row).toContainText('$84.62')
  await expect(row).toContainText('$15.38 of $100 refunded')
  await row.locator('input[type=checkbox]').check()
  await expect(admin.page.getByText(/^1 selected/)).toContainText('$84.62')
  await admin.act('Mark as paid', { label: 'Payment details' })
  await admin.expectText('Marked as paid')
  await product.mail(HOST, 'share_refunded', { containing: ['$15.38', '$84.62'] })
})
