import type { APIRequestContext } from '@playwright/test'
import { DAY, fromJapanText, japanDate, japanText } from '@tomogolf/domain/time'
import { PASSWORD } from '../support/people.ts'
import { maskEmail } from '@tomogolf/domain/people/masking'
import { expect, test, type Product, useWorld } from '../support/product.ts'
import { hoursBefore } from '../support/tokyo-time.ts'
import { EMILY, HOST } from '../admin/admin-fixtures.ts'
import { openAdminPage, type AdminPage } from '../admin/admin-page.ts'

useWorld({ demoData: true, name: 'admin-disputes' })
test.describe.configure({ mode: 'serial' })

let admin: AdminPage, product: Product
const teeTime = fromJapanText(`${japanDate(Date.now() + 3 * DAY)} 15:30:00`)!

/** A guest leaves late, is charged, and disputes the charge at the bank. */
test.beforeAll(async ({ browser, playwright, product: running }) => {
  test.setTimeout(180_000)
  product = running
  const signIn = async (email: string): Promise<APIRequestContext> => {
    const user = await playwright.request.newContext({
      baseURL: product.url,
      extraHTTPHeaders: { origin: product.url },
    })
    const data = { email, password: PASSWORD, recaptchaToken: 'development' }
    expect((await user.post('/api/auth/login', { data })).ok()).toBe(true)
    return user
  }
  await product.setClock(new Date())
  const [host, emily] = [await signIn(HOST), await signIn(EMILY)]
  const hosted = await host.post('/api/games', {
    data: {
      courseName: 'Wakasu Golf Links',
      courseId: 'wakasu-golf-links',
      date: japanText(teeTime),
      location: '3-1-2 Wakasu, Koto, Tokyo',
      price: 100,
      currency: 'USD',
      slots: 2,
    },
  })
  const { id } = (await hosted.json()) as { id: string }
  await emily.post(`/api/games/${id}/join`, { data: { holdAmount: 130 } })
  await product.setClock(hoursBefore(teeTime, 47))
  await emily.post(`/api/games/${id}/leave`, { data: { confirmPenalty: true } })
  admin = await openAdminPage(browser, product)
  const shown = await admin.page.request.get(
    `${product.url}/api/admin/transactions?game=${id}&type=left_late_charged`,
  )
  const { rows } = (await shown.json()) as { rows: { id: string; user: { email: string } }[] }
  const paid = rows.find((row) => row.user.email === maskEmail(EMILY))!
  const transaction = (await (
    await admin.page.request.get(`${product.url}/api/admin/transactions/${paid.id}`)
  ).json()) as { provider: { intentId: string } }
  const opened = await fetch(`${product.emulatorUrl}/_emulator/disputes`, {
    method: 'POST',
    body: JSON.stringify({ payment_intent: transaction.provider.intentId }),
  })
  expect(opened.status).toBe(201)
})

const decide = async (verb: 'win' | 'lose') => {
  const { rows } = (await (
    await admin.page.request.get(`${product.url}/api/admin/disputes`)
  ).json()) as { rows: { providerId: string }[] }
  await fetch(`${product.emulatorUrl}/_emulator/disputes/${rows[0]!.providerId}/${verb}`, {
    method: 'POST',
  })
}

test('shows a dispute with its deadline, its evidence and the frozen share of the host', async () => {
  await expect(async () => {
    await product.runJobs()
    await admin.open('disputes?state=open')
    await expect(admin.row('Emily Carter')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await admin.openRow('Emily Carter')
  await admin.expectText('What the guest agreed to')
  await admin.expectText('Frozen for the host')
  for (const width of [390, 1440]) {
    await admin.page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => admin.page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)
  }
  await admin.open('transactions?status=frozen')
  await expect(admin.page.locator('tbody tr[data-row]')).toHaveCount(1)
})

test('submits the evidence with the administrator’s own words', async () => {
  await admin.open('disputes')
  await admin.openRow('Emily Carter')
  await admin.act('Submit evidence', {
    fill: (dialog) => dialog.getByLabel('Your words to the bank').fill('The guest left late.'),
  })
  await expect(admin.row('Emily Carter')).toContainText('Bank is reviewing')
  await admin.expectText('Evidence as submitted')
})

test('after the loss lets the guest join again', async () => {
  await decide('lose')
  await expect(async () => {
    await product.runJobs()
    await admin.open('disputes')
    await admin.openRow('Emily Carter')
    await expect(admin.page.getByText('The guest can’t join').first()).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
  await admin.act('Let the guest join again')
  await admin.expectText('The guest can join again')
  const actions = await admin.readOwnActions()
  expect(actions.filter((action) => action.startsWith('dispute.'))).toEqual([
    'dispute.release_joining',
    'dispute.submit',
  ])
})
