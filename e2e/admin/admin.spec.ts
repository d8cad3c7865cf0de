import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { logInByApi } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'
import { SWEEP } from '../support/sweep.ts'

useWorld({ demoData: true })
const ADMIN = { email: 'admin@tomogolf.example', password: 'Fairway-2026' }

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/towkay`)
  await page.getByLabel('Email').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Log in securely' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
}
/**
 * Includes axe's target-size rule, which is off by default. It checks the first four rows
 * of a table.
 */
const expectAccessible = async (page: Page) =>
  expect(
    (
      await new AxeBuilder({ page })
        .setLegacyMode()
        .exclude('tbody tr[data-row]:nth-child(n+5)')
        .options({ rules: { 'target-size': { enabled: true } } })
        .analyze()
    ).violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
  ).toEqual([])

test('gives a guest a strike with a reason and records it in the audit log', async ({
  page,
  product,
}) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await signIn(page, product.url)
  expect(new URL(page.url()).pathname).toBe('/towkay/dashboard')
  await expect(page.getByRole('heading', { name: 'Needs a decision' })).toBeVisible()
  await expect(page.getByText('Check-in codes')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Users', exact: false }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  await expect(page.locator('tbody [data-open]').first()).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('guest@tomogolf')
  await expect(page).toHaveURL(/search=guest/)
  await expect(page.getByText('1 entry')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('searchbox').blur()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Emily/)

  await page.getByRole('button', { name: 'Give strike' }).click()
  await page
    .getByRole('dialog')
    .getByLabel('Reason')
    .fill('Left the group on the ninth without a word')
  // the draft is restored
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Give strike' }).click()
  await expect(page.getByRole('dialog').getByLabel('Reason')).toHaveValue(
    'Left the group on the ninth without a word',
  )
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Give strike' }).click()
  await expect(page.getByRole('img', { name: '1 strike' }).first()).toBeVisible()
  await expect(page.getByText('Left the group on the ninth without a word').first()).toBeVisible()
  await product.mail('guest@tomogolf.example', 'strike', {
    containing: ['Left the group on the ninth without a word'],
  })

  await page.getByRole('link', { name: 'Audit log' }).first().click()
  await expect(
    page.getByRole('row', { name: /Strike given.*Left the group on the ninth/ }),
  ).toBeVisible()
  await expectAccessible(page)
  expect(problems).toEqual([])
})

const SCREENS = [
  ['dashboard', 'Overview'],
  ['users', 'Users'],
  ['games', 'Games'],
  ['holds', 'Holds'],
  ['transactions', 'Transactions'],
  ['cases', 'Cases'],
  ['approvals', 'Approvals'],
  ['disputes', 'Disputes'],
  ['inbox', 'Inbox'],
  ['inbox/templates', 'Reply templates'],
  ['requests', 'Requests'],
  ['issues', 'Reported problems'],
  ['courses', 'Courses'],
  ['payouts', 'Payouts'],
  ['revenue', 'Revenue'],
  ['analytics', 'Analytics'],
  ['team', 'Team'],
  ['settings', 'Settings'],
  ['reports', 'Reported people'],
  ['audit', 'Audit log'],
] as const
test(
  'every screen opens by URL on desktop and phone without errors or horizontal scrolling',
  SWEEP,
  async ({ page, product }) => {
    await logInByApi(page, product, ADMIN)
    for (const [path, title] of SCREENS) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`${product.url}/towkay/${path}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(page.locator('[role=status][aria-label=Loading]')).toHaveCount(0)
        // layout changes by width render a moment after the resize
        await expect
          .poll(
            () => page.evaluate(() => document.documentElement.scrollWidth),
            `${path} at ${width}`,
          )
          .toBeLessThanOrEqual(width)
      }
      await expectAccessible(page)
    }
  },
)

test('force-cancels a game: players are notified and holds stay', async ({ page, product }) => {
  await logInByApi(page, product, ADMIN)
  await page.goto(`${product.url}/towkay/games?status=scheduled&sort=teeTime&search=kenji`)
  await page.locator('tbody [data-open]').first().click()
  await page.getByRole('button', { name: 'Cancel game' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('The course is under water')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel game' }).click()
  await expect(page.getByText('Canceled by admin').first()).toBeVisible()
  await product.mail('host@tomogolf.example', 'game_cancelled_host', {
    containing: ['The course is under water'],
  })
})

test('changes a setting with a reason, and the pages of the site show it', async ({
  page,
  product,
}) => {
  await logInByApi(page, product, ADMIN)
  await page.goto(`${product.url}/towkay/settings`)
  await page.getByLabel('Join deadline').fill('6')
  // contradicts the host lead time of 4 hours
  await expect(page.getByText('can’t be shorter than the join deadline')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await page.getByLabel('Host lead time').fill('6')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Courses ask for names earlier')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings saved').first()).toBeVisible()
  const { settings } = (await (
    await page.request.get(`${product.url}/api/admin/settings`)
  ).json()) as { settings: { settingKey: string; settingValue: string }[] }
  expect(
    settings.find(({ settingKey }) => settingKey === 'join_deadline_hours')?.settingValue,
  ).toBe('6')
})

test('redirects visitors to the login and users to the games, and serves the admin app to neither', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/towkay/users`)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    '/login?redirectTo=%2Ftowkay%2Fusers',
  )
  await logInByApi(page, product, { email: 'guest@tomogolf.example' })
  await page.goto(`${product.url}/towkay/users`)
  expect(new URL(page.url()).pathname).toBe('/games')
})

test('an invited auditor sees the money, and no button that changes it', async ({
  page,
  browser,
  product,
}) => {
  await logInByApi(page, product, ADMIN)
  await page.goto(`${product.url}/towkay/team`)
  await page.getByLabel('Work email').fill('liam@tomogolf.example')
  await page.getByText('Reads everything, changes nothing').click()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Not joined yet')).toBeVisible()

  const auditor = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await logInByApi(auditor, product, { email: 'liam@tomogolf.example' })
  const mail = await product.mail('liam@tomogolf.example', 'team_invitation')
  await auditor.goto(/https?:\/\/\S+team-invitation/.exec(mail.text)![0])
  await auditor.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(auditor.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await auditor.goto(`${product.url}/towkay/users`)
  await auditor.locator('tbody [data-open]').first().click()
  await expect(auditor.getByRole('heading', { name: 'Account status' })).toBeVisible()
  for (const name of ['Edit profile', 'Give strike', 'Suspend hosting'])
    await expect(auditor.getByRole('button', { name })).toHaveCount(0)
  await auditor.keyboard.press('Control+k')
  await auditor.getByRole('combobox', { name: 'Search' }).fill('watanabe kenji')
  const hit = auditor.getByRole('option', { name: /Kenji Watanabe/ }).first()
  await expect(hit).toHaveAttribute('aria-selected', 'true')
  await auditor.keyboard.press('Enter')
  await expect(auditor.getByRole('heading', { level: 1, name: 'Kenji Watanabe' })).toBeVisible()
  await auditor.context().close()
})
