import { DAY, fromJapanText, japanDate, japanText } from '@tomogolf/domain/time'
import { PASSWORD } from '../support/people.ts'
import { expect, test, type Product, useWorld } from '../support/product.ts'
import { hoursAfter } from '../support/tokyo-time.ts'
import { EMILY, HOST } from '../admin/admin-fixtures.ts'
import { openAdminPage, type AdminPage } from '../admin/admin-page.ts'

useWorld({ demoData: true, name: 'admin-reported-host' })
test.describe.configure({ mode: 'serial' })

let admin: AdminPage, product: Product, gameId: string
const teeTime = fromJapanText(`${japanDate(Date.now() + 3 * DAY)} 15:30:00`)!

/** Where screenshots go; none are taken without it. */
const SHOTS = process.env.ADMIN_SHOTS
async function shoot(name: string): Promise<void> {
  if (!SHOTS) return
  for (const width of [1440, 390]) {
    await admin.page.setViewportSize({ width, height: 900 })
    await admin.page.screenshot({ path: `${SHOTS}/${name}-${width}.png` })
  }
  await admin.page.setViewportSize({ width: 1440, height: 900 })
}
/** The open row stays open in the other language. */
async function shootInJapanese(name: string, shown: string): Promise<void> {
  if (!SHOTS) return
  await admin.page.context().addCookies([{ name: 'lang', value: 'ja', url: product.url }])
  await admin.page.reload()
  await admin.expectText(shown)
  await shoot(name)
  await admin.page.context().clearCookies({ name: 'lang' })
  await admin.page.reload()
}

/** A guest at the course reports that the host is not there; the host has not answered. */
test.beforeAll(async ({ browser, playwright, product: running }) => {
  test.setTimeout(180_000)
  product = running
  await product.setClock(new Date())
  const [host, emily] = await Promise.all(
    [HOST, EMILY].map(async (email) => {
      const user = await playwright.request.newContext({
        baseURL: product.url,
        extraHTTPHeaders: { origin: product.url },
      })
      const data = { email, password: PASSWORD, recaptchaToken: 'development' }
      expect((await user.post('/api/auth/login', { data })).ok()).toBe(true)
      return user
    }),
  )
  const hosted = await host!.post('/api/games', {
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
  gameId = ((await hosted.json()) as { id: string }).id
  const joined = await emily!.post(`/api/games/${gameId}/join`, { data: { holdAmount: 130 } })
  expect(joined.ok(), await joined.text()).toBe(true)
  await product.setClock(hoursAfter(teeTime, 0.2))
  const reported = await emily!.post(`/api/games/${gameId}/report`, {
    data: { reason: 'host_not_here', message: 'No host at the clubhouse.' },
  })
  expect(reported.ok(), await reported.text()).toBe(true)
  admin = await openAdminPage(browser, product)
})

test('a report can be decided before the host has answered, and the dialog says so', async () => {
  await admin.open(`cases?game=${gameId}&state=open`)
  await admin.openRow(/Host no-show/)
  await admin.expectText('Host no-show reported, no reply yet')
  await shoot('case-en')
  await shootInJapanese('case-ja', 'ホスト不在の報告あり、回答待ち')
  // the card provider does not answer the charge that follows
  await fetch(`${product.emulatorUrl}/_emulator/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      kind: 'server_error',
      stored: false,
      method: 'POST',
      path: '/v1/payment_intents',
      times: 500,
    }),
  })
  await admin.act('The host wasn’t there', {
    fill: async (dialog) => {
      await expect(dialog).toContainText('The host hasn’t answered yet.')
      await shoot('case-dialog-en')
    },
  })
  await admin.expectText('Decision saved, everyone involved notified')
})

test('the charge that has no answer can be retried, and is made once', async () => {
  await admin.open(`transactions?game=${gameId}&type=host_no_show_penalty`)
  await admin.openRow(/\$30/)
  await admin.expectText('The payment provider hasn’t responded.')
  await admin.expectText('We sent this to the payment provider and don’t know the result yet.')
  await shoot('charge-en')
  await shootInJapanese('charge-ja', '決済会社から応答がありません')
  await admin.act('Try again', {
    submit: 'Retry charge',
    fill: async (dialog) => {
      await expect(dialog).toContainText('The card can’t be charged twice.')
      await shoot('charge-dialog-en')
    },
  })
  await admin.expectText(/^The payment provider hasn’t responded/)
  await expect(admin.dialog).toHaveCount(0)
  await fetch(`${product.emulatorUrl}/_emulator/faults`, { method: 'DELETE' })
  // the job continues, and the screen follows by itself
  await expect(admin.page.getByRole('button', { name: 'Try again' })).toHaveCount(0, {
    timeout: 60_000,
  })
  await expect(admin.row(/\$30/)).toContainText('Completed', { timeout: 15_000 })
  expect(await product.cardAmounts(HOST)).toMatchObject({ captured: 3000 })
})
