import { inLanguage } from './paths.ts'
import { expect, test, useWorld } from '../support/product.ts'
import { waitForHydration } from '../support/wait-for-hydration.ts'

useWorld({ demoData: true })
test.use({ viewport: { width: 390, height: 844 }, timezoneId: 'America/Los_Angeles' })

for (const language of ['en', 'ja'] as const)
  test(`the cards of the list are at most 420 px tall on a phone in ${language}`, async ({
    page,
    product,
  }) => {
    await page.goto(product.url + inLanguage('/games', language))
    await waitForHydration(page)
    const cards = page.getByRole('main').getByRole('article')
    // the last line that only the browser knows
    await expect(cards.first().getByText(/Los Angeles/)).toBeVisible()
    const heights = await cards.evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().height)),
    )
    expect(heights.length).toBeGreaterThan(5)
    expect(Math.max(...heights), heights.join(', ')).toBeLessThanOrEqual(420)
  })

test('a press anywhere on a card opens its game; the price names the fee', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/games`)
  await waitForHydration(page)
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Details' }) })
    .first()
  await expect(card.getByText(/^\+ \$[\d.]+ fee$/)).toBeVisible()
  await expect(card.locator('time')).toHaveText(/^\d{4}-\d\d-\d\d • \d\d:\d\d$/)
  const name = (await card.getByRole('heading').textContent())!
  // the middle of the picture
  await card.click({ position: { x: 180, y: 60 } })
  await expect(page).toHaveURL(/\/games\/\w+\/shared/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})
