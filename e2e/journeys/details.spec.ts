import { logInByApi } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'
import { waitForHydration } from '../support/wait-for-hydration.ts'

useWorld({ demoData: true })
const GUEST = { email: 'guest@tomogolf.example' }

test('a page beyond the last one is the last one, for visitors and within the app', async ({
  page,
  product,
}) => {
  const cards = page.getByRole('main').getByRole('article')
  await page.goto(`${product.url}/games?page=99`)
  await expect(page).toHaveURL(/\/games\?page=[2-9]$/)
  await expect(cards.first()).toBeVisible()
  await logInByApi(page, product, GUEST)
  await page.goto(`${product.url}/faq`)
  await page.evaluate(() => history.pushState({}, '', '/games?page=99'))
  await expect(cards.first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ games$/)
})

test('a language of the footer is remembered', async ({ page, product }) => {
  await page.goto(`${product.url}/faq?lang=en`)
  await waitForHydration(page)
  const html = page.locator('html')
  await page.getByRole('contentinfo').getByRole('link', { name: '한국어' }).click()
  await expect(html).toHaveAttribute('lang', 'ko')
  await expect(page).toHaveURL(`${product.url}/faq`)
  await page.goto(`${product.url}/about`)
  await expect(html).toHaveAttribute('lang', 'ko')
  const { cookies } = await page.context().storageState()
  expect(cookies.find(({ name }) => name === 'lang')?.value).toBe('ko')
})

test('the footer links the accounts in social networks', async ({ page, product }) => {
  await page.goto(`${product.url}/faq`)
  const links = page.getByRole('contentinfo').locator('a[target=_blank][href^="https://"]')
  await expect(links.first()).toBeVisible()
  for (const link of await links.all()) expect(await link.getAttribute('rel')).toContain('noopener')
})

test('a page that does not exist says so', async ({ page, product }) => {
  await page.goto(`${product.url}/nowhere`)
  await expect(page.getByRole('main').getByText('Page not found', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle('Page not found · TomoGolf')
})

test('an unknown reset link says so before any form', async ({ page, product }) => {
  await page.goto(`${product.url}/reset-password?token=unknown`)
  await expect(page.getByRole('heading', { name: 'This link isn’t valid' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Send new link' })).toBeVisible()
})

test('the home page and the courses count open games alike', async ({ request, product }) => {
  const read = async <T>(path: string): Promise<T> =>
    (await (await request.get(product.url + path)).json()) as T
  const { pagination } = await read<{ pagination: { total: number } }>(
    '/api/games?open=true&pageSize=4',
  )
  let atCourses = 0
  for (let page = 1, pages = 1; page <= pages; page++) {
    const part = await read<{
      courses: { openGames: number }[]
      pagination: { totalPages: number }
    }>(`/api/golf-courses?page=${page}`)
    pages = part.pagination.totalPages
    atCourses += part.courses.reduce((sum, { openGames }) => sum + openGames, 0)
  }
  expect(atCourses).toBe(pagination.total)
})

test('refusals without a message have one general text', async ({ page, product }) => {
  await logInByApi(page, product, GUEST)
  const text = page.getByText(/^Please check your request and try again\.?$/)
  for (const [status, body] of [
    [422, ''],
    [400, '{"code":"UNKNOWN"}'],
    [418, '<html>'],
  ] as const) {
    await page.route('**/api/my-games*', (route) => route.fulfill({ status, body }))
    await page.goto(`${product.url}/faq`)
    await waitForHydration(page)
    await page.evaluate(() => history.pushState({}, '', '/my-games'))
    await expect(text).toBeVisible()
    await page.unroute('**/api/my-games*')
  }
})

test('the page for hosts opens the host form as every other button does', async ({
  page,
  product,
}) => {
  const press = async () => {
    await page.goto(`${product.url}/how-it-works?for=hosts`)
    await waitForHydration(page)
    await page.getByRole('main').getByRole('button', { name: 'Host a game' }).click()
  }
  await press()
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fgames%3Fhost/)
  // nothing waits for a later login that has another destination
  expect(await page.evaluate(() => localStorage.getItem('autoOpenHostModal'))).toBeNull()
  await logInByApi(page, product, { email: 'host@tomogolf.example' })
  await press()
  await expect(page).toHaveURL(/\/games$/)
  await expect(page.getByRole('dialog', { name: /Host/ })).toBeVisible()
  await page.goto(`${product.url}/games?host=1&region=kanto`)
  await expect(page.getByRole('dialog', { name: /Host/ })).toBeVisible()
  await expect(page).not.toHaveURL(/host=/)
})
