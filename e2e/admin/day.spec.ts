import type { Browser, Locator, Page } from '@playwright/test'
import { expect, test, type Product } from '../support/product.ts'
import { EMILY, HOST, LIAM, setStage, type Stage } from './admin-fixtures.ts'

test.use({ demoData: true, world: 'admin-day' })
test.describe.configure({ mode: 'serial' })

// one working day: each test builds on the state of the one before, and the last one reads the
// audit log of all of them
let stage: Stage, page: Page, product: Product
const REASON = 'Agreed with both by phone'
test.beforeAll(async ({ browser, playwright, product: running }) => {
  test.setTimeout(180_000)
  product = running
  stage = await setStage(playwright, product)
  page = await openAdminPage(browser)
})

/** A page of a signed-in administrator. */
async function openAdminPage(browser: Browser): Promise<Page> {
  const adminPage = await (
    await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
  ).newPage()
  await adminPage.request.post(`${product.url}/api/auth/login`, {
    data: {
      email: 'admin@tomogolf.example',
      password: 'Fairway-2026',
      recaptchaToken: 'development',
    },
    headers: { origin: product.url },
  })
  return adminPage
}
const go = (path: string, on = page) => on.goto(`${product.url}/towkay/${path}`)
const row = (text: string | RegExp, on = page): Locator =>
  on.locator('tbody tr[data-row]').filter({ hasText: text })
const openRow = async (text: string | RegExp) => {
  await row(text).locator('[data-open]').click()
}
const dialog = (on = page) => on.getByRole('dialog')
/** Starts an action by its button, enters the reason in its dialog and confirms. */
async function act(
  name: string | RegExp,
  {
    fill = async () => undefined,
    label = 'Reason',
    submit = name,
    on = page,
    reason = REASON,
  }: {
    fill?: (d: Locator) => Promise<unknown>
    label?: string
    submit?: string | RegExp
    on?: Page
    reason?: string
  } = {},
): Promise<void> {
  await on
    .getByRole('main')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()
  await fill(dialog(on))
  await dialog(on).getByLabel(label).fill(reason)
  await dialog(on)
    .getByRole('button', { name: submit, exact: typeof submit === 'string' })
    .click()
}
/** Expects an email with these texts. The clock stands still, so emails have no order. */
async function mailed(to: string, ...texts: string[]): Promise<void> {
  await product.runJobs()
  const mails = (await (
    await page.request.get(`${product.url}/api/dev/outbox?to=${to}`)
  ).json()) as { subject: string; text: string }[]
  expect(
    mails.some((mail) =>
      texts.every((text) => mail.text.includes(text) || mail.subject.includes(text)),
    ),
    `${to}: ${texts.join(', ')}`,
  ).toBe(true)
}
const said = (text: string | RegExp, on = page) => expect(on.getByText(text).first()).toBeVisible()

test('users: edit, suspend and lift, give and remove a strike, reset the password, read the timeline', async () => {
  await go('users?search=liam')
  await row('Liam Murphy').getByRole('link').first().click()
  await act('Edit profile', { submit: 'Save', fill: (d) => d.getByLabel('Handicap').fill('21.5') })
  await said('Profile saved')
  await act('Suspend', {
    submit: 'Suspend for 30 days',
    fill: (d) => d.getByText('30 days', { exact: true }).click(),
  })
  await said('Liam Murphy is suspended')
  await act('Lift the suspension')
  await said('Liam Murphy may host again')
  await act('Give a strike')
  await said('Liam Murphy has been given a strike')
  await act('Take back')
  await said('The strike has been taken back')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await dialog().getByRole('button', { name: 'Send the link' }).click()
  await said(`The link is on its way to ${LIAM}`)
  await mailed(LIAM, '/reset-password')
  for (const entry of [
    'Profile corrected by an operator',
    'Suspended',
    'Suspension lifted',
    'Strike',
    'Strike taken back',
  ])
    await expect(page.getByRole('listitem').filter({ hasText: entry }).first()).toBeVisible()
})

test('a stale edit shows who changed the profile and the current value, and overwrites nothing', async ({
  browser,
}) => {
  const other = await openAdminPage(browser)
  for (const adminPage of [page, other]) {
    await go('users?search=emily', adminPage)
    await row('Emily Carter', adminPage).getByRole('link').first().click()
    await adminPage.getByRole('button', { name: 'Edit profile' }).click()
    await dialog(adminPage)
      .getByLabel('Handicap')
      .fill(adminPage === page ? '17' : '20')
    await dialog(adminPage).getByLabel('Reason').fill(REASON)
  }
  await dialog().getByRole('button', { name: 'Save' }).click()
  await said('Profile saved')
  await dialog(other).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(other).getByRole('alert')).toContainText('Now: 17')
  await expect(dialog(other).getByRole('alert')).toContainText('Naoko Ishida')
  await expect(dialog(other).getByLabel('Handicap')).toHaveValue('20')
  // a second attempt with the current value succeeds
  await dialog(other).getByRole('button', { name: 'Save' }).click()
  await said('Profile saved', other)
  await other.context().close()
})

test('a force-cancelled game: release one hold, capture part of the other', async () => {
  await go(`games/${stage.off}`)
  await act('Cancel this game')
  await said('Cancelled by operator')
  const before = [await product.card(EMILY), await product.card(LIAM)]
  await go(`holds?game=${stage.off}&view=waiting`)
  await expect(page.getByRole('status').filter({ hasText: '2 entries' })).toBeVisible()
  await openRow('Emily Carter')
  await act('Give it back')
  await said('The hold ends')
  await openRow('Liam Murphy')
  await act('Charge', { fill: (d) => d.getByLabel('Amount').fill('50') })
  await said('The charge is made')
  expect(await product.card(EMILY)).toEqual({
    held: before[0]!.held - 13_000,
    captured: before[0]!.captured,
  })
  expect(await product.card(LIAM)).toEqual({
    held: before[1]!.held - 13_000,
    captured: before[1]!.captured + 5000,
  })
})

test('money: pay out hosts, refund part of a charge, retry a refused charge, download the revenue', async () => {
  await go('revenue')
  await expect(
    page.getByRole('region', { name: 'Owed to hosts, oldest first' }).getByText('$220.00'),
  ).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('main').getByRole('button', { name: 'CSV', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(/revenue-periods\.csv$/)
  await page.getByRole('link', { name: 'Pay several' }).click()
  await expect(page.locator('tbody input[type=checkbox]').first()).toBeVisible()
  for (const box of await page.locator('tbody input[type=checkbox]').all()) await box.check()
  await expect(page.getByText(/^3 chosen/)).toContainText('$220.00')
  await act('Mark as paid', { label: 'How it was paid' })
  await said('No transaction matches')
  await mailed(HOST, '100')

  await go(`transactions?game=${stage.late}&type=left_late_charged`)
  await openRow(/Liam Murphy/)
  await act('Refund', { fill: (d) => d.getByLabel('Amount').fill('30') })
  await said('The refund is made')
  await expect(page.getByText(/Can still be refunded/).locator('..')).toContainText('$100.00')

  await go(`transactions?game=${stage.absent}&status=failed`)
  await openRow(/Haruka/)
  await act('Charge again')
  await expect(dialog()).toHaveCount(0)
  // the card declined again, and the row shows it
  await said('CARD_DECLINED')
})

test('cases: accept one statement, reject the other, and charge each card accordingly', async () => {
  const before = [await product.card(EMILY), await product.card(LIAM)]
  await go(`cases?game=${stage.missed}&state=open`)
  await openRow(/Emily Carter/)
  await said('I stood at the first tee from three')
  await act('The guest was there')
  await said('Decided, and those concerned are told')
  await openRow(/Liam Murphy/)
  await act('The guest was not there')
  await expect(page.getByText('No case matches')).toBeVisible()
  expect(await product.card(EMILY)).toEqual({
    held: before[0]!.held - 13_000,
    captured: before[0]!.captured + 3000,
  })
  expect(await product.card(LIAM)).toEqual({
    held: before[1]!.held - 13_000,
    captured: before[1]!.captured + 13_000,
  })
})

test('issues: fix a report, hide a rating, grant an appeal, read messages to support', async ({
  playwright,
}) => {
  const liam = await playwright.request.newContext({
    baseURL: product.url,
    extraHTTPHeaders: { origin: product.url },
  })
  await liam.post('/api/auth/login', {
    data: { email: LIAM, password: 'Fairway-2026', recaptchaToken: 'development' },
  })
  expect(
    (
      await liam.post('/api/appeals', {
        data: { gameId: stage.missed, text: 'The train stood still' },
      })
    ).status(),
  ).toBe(201)
  await go('issues?state=open')
  await openRow(/Emily Carter/)
  await act('Mark as fixed', { label: 'What was done', reason: 'The host has corrected it' })
  await said('Marked as fixed')
  await openRow(/Liam Murphy/)
  await act('Accept the appeal')
  await said('Decided, and the person is told')
  await go('issues?state=open&reason=rating')
  await openRow(/Kenji Watanabe/)
  await said('A fool who cannot count')
  await act('Take the rating away')
  await said('The rating is gone')
  await said('Taken away')
  await go('issues?state=fixed')
  await expect(row('The host has corrected it')).toContainText('Naoko Ishida')
  await page.getByText('Messages to support', { exact: true }).click()
  await expect(row('領収書について')).toContainText('Liam Murphy')
})

test('requests: take one, add a note, answer from the template in the sender’s language', async () => {
  await go('requests?kind=contact&state=open')
  await openRow(/Liam Murphy/)
  await act('Take it up', { label: 'Note' })
  await expect(row(/Liam Murphy/)).toContainText('In progress')
  await act('Add a note', { label: 'Note', reason: 'Asked the bookkeeper' })
  await said('Asked the bookkeeper')
  await page.getByRole('button', { name: 'Answer by e-mail' }).click()
  const letter = dialog().getByLabel('Letter')
  await letter.fill((await letter.inputValue()).replace('[…]', '領収書を添付いたしました。'))
  await dialog().getByRole('button', { name: 'Send the answer' }).click()
  await said(`The answer is on its way to ${LIAM}`)
  await mailed(LIAM, 'お問い合わせへのご回答', '領収書を添付いたしました。')
})

test('courses: add, edit, hide and merge one, import a list after its preview', async () => {
  await go('courses')
  await act('Add a course', {
    submit: 'Save',
    fill: async (d) => {
      for (const [label, value] of [
        ['Name, English', 'Isumi Bay Links'],
        ['Name, Japanese', '夷隅ベイリンクス'],
        ['Prefecture, English', 'Chiba'],
        ['Town, English', 'Isumi'],
        ['Town, Japanese', 'いすみ市'],
        ['Latitude', '35.2'],
        ['Longitude', '140.3'],
      ] as const)
        await d.getByLabel(new RegExp(`^${label}`)).fill(value)
    },
  })
  await said('Course saved')
  await go('courses?search=isumi%20bay')
  await openRow('Isumi Bay Links')
  await act('Correct', { submit: 'Save', fill: (d) => d.getByLabel('Holes').fill('27') })
  await expect(row('Isumi Bay Links')).toContainText('27')
  await act('Hide')
  await expect(row('Isumi Bay Links')).toContainText('Hidden')
  await act('Merge', {
    fill: async (d) => {
      await d.getByLabel('The other course').first().fill('wakasu')
      await d.getByRole('radio').first().check({ force: true })
    },
  })
  await expect(row('Isumi Bay Links')).toContainText('Merged')
  await page.getByRole('button', { name: 'Import' }).click()
  await dialog()
    .getByLabel('File')
    .setInputFiles({
      name: 'chiba.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'name_en,name_ja,prefecture,municipality_en,municipality_ja,lat,lng,holes\nIsumi Hill Links,夷隅ヒル,Chiba,Isumi,いすみ市,35.21,140.31,18\nNowhere Links,無,Atlantis,Isumi,いすみ市,35.21,140.31,18\n',
      ),
    })
  await expect(dialog().getByRole('status')).toHaveText('1 new, 0 changed, 0 unchanged, 1 refused')
  await dialog().getByRole('button', { name: 'Apply the changes' }).click()
  await said('Courses imported')
})

test('metrics include the day, and the audit log has each action with its actor and reason', async () => {
  await go('dashboard?range=7d')
  await expect(page.getByRole('link', { name: 'No-shows' }).locator('..')).toContainText('1')
  await page.getByRole('searchbox').fill('emily')
  await expect(page.getByRole('region', { name: 'Users' }).getByText(EMILY)).toBeVisible()
  await go('analytics?groupBy=day')
  await expect(page.getByRole('heading', { name: 'Analytics' })).toBeVisible()
  const { rows } = (await (
    await page.request.get(`${product.url}/api/admin/audit-log?pageSize=100`)
  ).json()) as { rows: { action: string; actor: { name: string } | null; reason: string | null }[] }
  const done = rows
    .filter((r) => r.actor?.name === 'Naoko Ishida')
    .map((r) => r.action)
    .toSorted()
  expect(done).toEqual(
    expect.arrayContaining([
      'appeal.decide',
      'case.decide',
      'charge.retry',
      'course.add',
      'course.edit',
      'course.import',
      'course.merge',
      'game.force_cancel',
      'hold.decide',
      'host.pay_out',
      'issue.fix',
      'list.export',
      'password.reset',
      'profile.edit',
      'rating.hide',
      'request.answer',
      'request.note',
      'request.take',
      'strike.give',
      'strike.remove',
      'suspension.give',
      'suspension.lift',
      'transaction.refund',
    ]),
  )
  expect(
    ['case.decide', 'course.edit', 'hold.decide', 'host.pay_out', 'profile.edit'].map(
      (action) => done.filter((a) => a === action).length,
    ),
  ).toEqual([2, 2, 2, 3, 3])
  await go('audit?action=hold.decide')
  await expect(row('Hold decided')).toHaveCount(2)
  await expect(row(REASON)).toHaveCount(2)
})
