import { becomeMemberByApi } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'
import { waitForHydration } from '../support/wait-for-hydration.ts'

useWorld({ demoData: true })
test.use({ serviceWorkers: 'allow' })

test('on a phone the skip link, the menu and Escape work, and pages open at the top', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${product.url}/faq`)
  await waitForHydration(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const opener = page.getByRole('button', { name: 'Open menu' })
  await opener.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  const focusable = await menu.locator('a[href], button').count()
  for (let i = 0; i < focusable + 2; i++) {
    await page.keyboard.press('Tab')
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()

  await page.evaluate(() => scrollTo(0, 1500))
  // hidden while scrolling down and over links: the user scrolls up until it comes back
  await expect(async () => {
    await page.mouse.wheel(0, -40)
    await expect(page.getByRole('link', { name: 'Book golf', exact: true })).toBeVisible({
      timeout: 300,
    })
  }).toPass()
  await page.getByRole('link', { name: 'Book golf', exact: true }).click()
  await expect(page).toHaveURL(`${product.url}/book-japan-golf`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await context.close()
})

test('a question of the FAQ has an anchor and is found by its text', async ({ page, product }) => {
  await page.goto(`${product.url}/faq#leave-late`)
  await waitForHydration(page)
  await expect(page.locator('#leave-late')).toHaveAttribute('open', '')
  await expect(page.locator('#leave-late')).toBeInViewport()
  await page.getByRole('searchbox').fill('camera')
  await expect(page.getByRole('status').filter({ hasText: 'question' })).toHaveText(
    /^[12] questions?$/,
  )
  await expect(page).toHaveURL(/\?q=camera/)
})

test('the terms open in a new tab; the footer links configured networks only', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/about`)
  await waitForHydration(page)
  const footer = page.getByRole('contentinfo')
  // the examples of the demonstration
  await expect(footer.getByRole('link', { name: / on (Instagram|YouTube|LINE)$/ })).toHaveCount(3)
  await expect(footer.getByRole('link', { name: / on (Facebook|X)$/ })).toHaveCount(0)
  await expect(footer).toContainText('Secure payments')
  const [terms] = await Promise.all([
    page.context().waitForEvent('page'),
    footer.getByRole('link', { name: /^Terms/ }).click(),
  ])
  await expect(terms).toHaveURL(`${product.url}/terms-conditions`)
})

test('a signed-in user has an account menu; the profile check normalises details', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await becomeMemberByApi(page, product, { name: 'Mina', email: 'mina@example.com' })
  await page.goto(`${product.url}/production-profile-fix`)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Check my profile' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'All nine details are complete.' }),
  ).toBeVisible()
  await page.getByRole('button', { name: /^MT/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Account settings',
    'My games',
    'Help',
    'Log out',
  ])
  await page.keyboard.press('Escape')
  await page.goto(`${product.url}/environment-sync`)
  await waitForHydration(page)
  await expect(page.getByText(/^entry-client-.+\.js$/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Reload all data' }).click()
  await expect(page.getByText(/\d+ responses reloaded\./).first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear cache and service worker' }).click()
  await expect(page.getByText('Cache cleared').first()).toBeVisible()
  await page.getByRole('button', { name: /^MT/ }).click()
  await page.getByText('Log out', { exact: true }).click()
  await expect(page).toHaveURL(`${product.url}/`)
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible()
  await context.close()
})
