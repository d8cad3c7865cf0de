import { maskEmail } from '@tomogolf/domain/people/masking'
import { expect, test, type Product, useWorld } from '../support/product.ts'
import { EMILY, HOST, LIAM, setStage, type Stage } from '../admin/admin-fixtures.ts'
import { openAdminPage, openAdminPageAs, REASON, type AdminPage } from '../admin/admin-page.ts'

useWorld({ demoData: true, name: 'admin-day' })
test.describe.configure({ mode: 'serial' })

// one working day: each test builds on the state of the one before, and the last one reads the
// audit log of all of them
let stage: Stage, admin: AdminPage, product: Product
test.beforeAll(async ({ browser, playwright, product: running }) => {
  test.setTimeout(180_000)
  product = running
  stage = await setStage(playwright, product)
  admin = await openAdminPage(browser, product)
})

test('edits, suspends and reinstates a user, gives and removes a strike, resets the password', async () => {
  await admin.open('users?search=liam')
  await admin.row('Liam Murphy').getByRole('link').first().click()
  await admin.act('Edit profile', {
    submit: 'Save',
    fill: (dialog) => dialog.getByLabel('Handicap').fill('21.5'),
  })
  await admin.expectText('Profile saved')
  await admin.act('Suspend hosting', {
    submit: 'Suspend for 30 days',
    fill: (dialog) => dialog.getByText('30 days', { exact: true }).click(),
  })
  await admin.expectText('Hosting suspended for Liam Murphy')
  await admin.act('Lift suspension')
  await admin.expectText('Liam Murphy can host again')
  await admin.act('Give strike')
  await admin.expectText('Strike given to Liam Murphy')
  await admin.act('Remove')
  await admin.expectText('Strike removed')
  await admin.page.getByRole('button', { name: 'More actions' }).click()
  await admin.page.getByRole('menuitem', { name: 'Reset password' }).click()
  await admin.dialog.getByRole('button', { name: 'Send link' }).click()
  await admin.expectText(`Reset link sent to ${maskEmail(LIAM)}`)
  await product.mail(LIAM, 'reset_password', { containing: ['/reset-password'] })
  for (const entry of [
    'Profile edited by an admin',
    'Suspended',
    'Suspension lifted',
    'Strike',
    'Strike removed',
  ])
    await expect(admin.page.getByRole('listitem').filter({ hasText: entry }).first()).toBeVisible()
})

test('a stale edit shows who changed the profile and the current value, and overwrites nothing', async ({
  browser,
}) => {
  const other = await openAdminPage(browser, product)
  for (const [editor, handicap] of [
    [admin, '17'],
    [other, '20'],
  ] as const) {
    await editor.open('users?search=emily')
    await editor.row('Emily Carter').getByRole('link').first().click()
    await editor.page.getByRole('button', { name: 'Edit profile' }).click()
    await editor.dialog.getByLabel('Handicap').fill(handicap)
    await editor.dialog.getByLabel('Reason').fill(REASON)
  }
  await admin.dialog.getByRole('button', { name: 'Save' }).click()
  await admin.expectText('Profile saved')
  await other.dialog.getByRole('button', { name: 'Save' }).click()
  await expect(other.dialog.getByRole('alert')).toContainText('Now: 17')
  await expect(other.dialog.getByRole('alert')).toContainText('Naoko Ishida')
  await expect(other.dialog.getByLabel('Handicap')).toHaveValue('20')
  // a second attempt with the current value succeeds
  await other.dialog.getByRole('button', { name: 'Save' }).click()
  await other.expectText('Profile saved')
  await other.page.context().close()
})

test('after a forced cancellation, a colleague who hosts reads why there is no act', async ({
  browser,
}) => {
  await admin.open(`games/${stage.upcoming}`)
  await admin.act('Cancel game')
  await admin.expectText('Canceled by admin')
  const host = await openAdminPageAs(browser, product, admin, HOST, 'money')
  await host.open(`holds?game=${stage.upcoming}&view=waiting`)
  await host.openRow('Emily Carter')
  await host.expectText('Ask another administrator.')
  for (const name of ['Release hold', 'Capture'])
    await expect(host.page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await host.page.context().close()
})

test('releases one hold and captures part of the other', async () => {
  const before = [await product.cardAmounts(EMILY), await product.cardAmounts(LIAM)]
  await admin.open(`holds?game=${stage.upcoming}&view=waiting`)
  await expect(admin.page.getByRole('status').filter({ hasText: '2 entries' })).toBeVisible()
  await admin.openRow('Emily Carter')
  await admin.act('Release hold')
  await admin.expectText('Hold released')
  await admin.openRow('Liam Murphy')
  await admin.act('Capture', { fill: (dialog) => dialog.getByLabel('Amount').fill('50') })
  await admin.expectText('Hold captured')
  expect(await product.cardAmounts(EMILY)).toEqual({
    held: before[0]!.held - 13_000,
    captured: before[0]!.captured,
  })
  expect(await product.cardAmounts(LIAM)).toEqual({
    held: before[1]!.held - 13_000,
    captured: before[1]!.captured + 5000,
  })
})

test('pays out hosts, refunds part of a charge, retries a declined charge, downloads the revenue', async () => {
  await admin.open('revenue')
  await expect(
    admin.page.getByRole('region', { name: 'Owed to hosts, oldest first' }).getByText('$220'),
  ).toBeVisible()
  const download = admin.page.waitForEvent('download')
  await admin.page.getByRole('main').getByRole('button', { name: 'CSV', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(/revenue-periods\.csv$/)
  await admin.page.getByRole('link', { name: 'Pay multiple hosts' }).click()
  await expect(admin.page.locator('tbody input[type=checkbox]').first()).toBeVisible()
  for (const box of await admin.page.locator('tbody input[type=checkbox]').all()) await box.check()
  await expect(admin.page.getByText(/^3 selected/)).toContainText('$220')
  await admin.act('Mark as paid', { label: 'Payment details' })
  await admin.expectText('No transactions match')
  await product.mail(HOST, 'owed_paid', { containing: ['100'] })

  await admin.open(`transactions?game=${stage.late}&type=left_late_charged`)
  await admin.openRow(/Liam Murphy/)
  await admin.act('Refund', {
    submit: /^Refund \$/,
    fill: (dialog) => dialog.getByLabel('Amount').fill('30'),
  })
  // the hosts have been paid above, so only the platform can bear it
  await expect(admin.dialog).toContainText('Refund complete.')
  await admin.dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(admin.page.getByText(/Refundable/).locator('..')).toContainText('$100')

  await admin.open(`transactions?game=${stage.absent}&status=failed`)
  await admin.openRow(/Haruka/)
  await admin.act('Retry charge')
  // the card declined again, which is a refusal
  await expect(admin.dialog.getByRole('alert')).toBeVisible()
  await admin.dialog.getByRole('button', { name: 'Cancel' }).click()
  await admin.expectText('CARD_DECLINED')
})

test('decides cases together, of which a colleague has decided one, and charges each card accordingly', async ({
  browser,
}) => {
  const before = [await product.cardAmounts(EMILY), await product.cardAmounts(LIAM)]
  await admin.open(`cases?game=${stage.missed}&state=open`)
  await admin.page.getByRole('button', { name: 'Select all' }).click()
  await admin.expectText('2 cases selected')
  const colleague = await openAdminPage(browser, product)
  await colleague.open(`cases?game=${stage.missed}&state=open&assignee=none`)
  await colleague.openRow(/Emily Carter/)
  await colleague.expectText('I stood at the first tee from three')
  await colleague.page.getByRole('button', { name: 'Take the case' }).click()
  await colleague.expectText('The case is yours')
  await colleague.open(`cases?game=${stage.missed}&state=open&assignee=me`)
  await colleague.openRow(/Emily Carter/)
  await colleague.page.getByLabel('Note for the team').fill('The front desk has seen her')
  await colleague.page.getByRole('button', { name: 'Save note' }).click()
  await expect(colleague.page.getByRole('list', { name: 'Internal notes' })).toContainText(
    'The front desk has seen her',
  )
  await colleague.act('The guest was there')
  await expect(colleague.page.getByText('No cases match')).toBeVisible()
  await colleague.page.context().close()
  await admin.act('The guest wasn’t there')
  await admin.expectText('Emily Carter: This has already been done.')
  await admin.expectText('Liam Murphy: Decision saved, everyone involved notified')
  await expect(admin.page.getByText('No cases match')).toBeVisible()
  expect(await product.cardAmounts(EMILY)).toEqual({
    held: before[0]!.held - 13_000,
    captured: before[0]!.captured + 3000,
  })
  expect(await product.cardAmounts(LIAM)).toEqual({
    held: before[1]!.held - 13_000,
    captured: before[1]!.captured + 13_000,
  })
})

test('settles a report, hides a rating, grants an appeal, reads messages to support', async ({
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
  await admin.open('issues?state=open')
  await admin.openRow(/Emily Carter/)
  await admin.act('Mark as fixed', { label: 'What was done', reason: 'The host has corrected it' })
  await admin.expectText('Marked as fixed')
  await admin.openRow(/Liam Murphy/)
  await admin.act('Accept appeal')
  await admin.expectText('Decision saved, user notified')
  await admin.open('issues?state=open&reason=rating')
  await admin.openRow(/Kenji Watanabe/)
  await admin.expectText('A fool who cannot count')
  await admin.act('Hide rating')
  await admin.expectText('Rating hidden')
  await admin.expectText('Hidden')
  await admin.open('issues?state=fixed')
  await expect(admin.row('The host has corrected it')).toContainText('Naoko Ishida')
  await admin.page.getByText('Support messages', { exact: true }).click()
  await expect(admin.row('領収書について')).toContainText('Liam Murphy')
})

test('takes a request, adds a note, answers from the template in the sender’s language', async () => {
  await admin.open('requests?kind=contact&state=open')
  await admin.openRow(/Liam Murphy/)
  await admin.act('Take request', { label: 'Note' })
  await expect(admin.row(/Liam Murphy/)).toContainText('In progress')
  await admin.act('Add note', { label: 'Note', reason: 'Asked the bookkeeper' })
  await admin.expectText('Asked the bookkeeper')
  await admin.page.getByRole('link', { name: 'Answer in the inbox' }).click()
  await admin.page.getByLabel('Template').selectOption({ label: 'Message' })
  await admin.page.getByLabel('Answer', { exact: true }).fill('領収書を添付いたしました。')
  await admin.page.getByRole('button', { name: 'Send reply' }).click()
  await admin.expectText('Reply sent to Liam Murphy')
  await product.mail(LIAM, 'request_letter', {
    containing: ['お問い合わせへのご回答', '領収書を添付いたしました。'],
  })
})

test('the metrics include the day, and the audit log has each action with actor and reason', async () => {
  await admin.open('dashboard?range=7d')
  await expect(admin.page.getByRole('link', { name: 'No-shows' }).locator('..')).toContainText('1')
  await admin.page.getByRole('searchbox').fill('emily')
  await expect(
    admin.page.getByRole('region', { name: 'Users' }).getByText(maskEmail(EMILY)),
  ).toBeVisible()
  await admin.open('analytics?groupBy=day')
  await expect(admin.page.getByRole('heading', { name: 'Analytics' })).toBeVisible()
  const actions = await admin.readOwnActions()
  expect(actions).toEqual(
    expect.arrayContaining([
      'appeal.decide',
      'case.decide',
      'charge.retry',
      'game.force_cancel',
      'hold.decide',
      'host.pay_out',
      'issue.fix',
      'list.export',
      'password.reset',
      'profile.edit',
      'rating.hide',
      'request.note',
      'request.reply',
      'request.take',
      'strike.give',
      'strike.remove',
      'suspension.give',
      'suspension.lift',
      'transaction.refund',
    ]),
  )
  expect(
    ['case.decide', 'hold.decide', 'host.pay_out', 'profile.edit'].map(
      (action) => actions.filter((own) => own === action).length,
    ),
  ).toEqual([2, 2, 3, 3])
  await admin.open('audit?action=hold.decide')
  await expect(admin.row('Hold decided')).toHaveCount(2)
  await expect(admin.row(REASON)).toHaveCount(2)
})
