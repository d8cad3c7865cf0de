import { listTemplatePaths } from './paths.ts'
import { callAs, logInByApi } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'

useWorld({ demoData: true })
test.use({ javaScriptEnabled: false })

test('games are found and opened without JavaScript', async ({ page, product }) => {
  await page.goto(`${product.url}/games`)
  // the next game may be full: its card has no link
  const cards = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Details' }) })
  const name = (await cards.first().getByRole('heading').textContent())!.trim()
  await page.getByRole('searchbox').fill(name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(
    new RegExp(`/games\\?search=${encodeURIComponent(name).replaceAll('%20', '\\+')}`),
  )
  await expect(page.getByRole('searchbox')).toHaveValue(name)
  await expect(cards.first().getByRole('heading')).toHaveText(name)
  await cards.first().getByRole('link', { name: 'Details' }).click()
  await expect(page).toHaveURL(/\/games\/\w+\/shared/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})

test('the search forms of other pages work without JavaScript', async ({ page, product }) => {
  await page.goto(product.url)
  await page.getByRole('combobox', { name: 'Where' }).selectOption('kanto')
  await page.getByRole('search').getByRole('button').click()
  await expect(page).toHaveURL(/\/games\?region=kanto/)
  await page.goto(`${product.url}/faq`)
  await page.getByRole('searchbox').fill('camera')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/faq\?q=camera/)
  await expect(page.getByRole('status').filter({ hasText: 'question' })).toHaveText(
    /^[12] questions?$/,
  )
})

test('a member reads the page of a game before any script runs', async ({ page, product }) => {
  await logInByApi(page, product, { email: 'guest@tomogolf.example' })
  for (const tab of ['upcoming', 'past']) {
    const { games } = await callAs<{ games: { id: string; courseName: string }[] }>(
      page,
      product,
      'get',
      `/api/my-games?tab=${tab}`,
    )
    const game = games[0]!
    await page.goto(`${product.url}/games/${game.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(game.courseName)
    await expect(page.getByText('Card ending in', { exact: false }).first()).toBeVisible()
    expect(await page.content()).not.toMatch(/<form\b(?![^>]*\saction="\/)/)
  }
  // the others have a placeholder
  for (const path of ['/my-games', '/payment-methods']) {
    await page.goto(product.url + path)
    await expect(page.getByRole('main').locator('[aria-busy]')).toBeVisible()
  }
})

test('the server renders no form that needs scripts, and no password field', async ({
  request,
  product,
}) => {
  for (const path of await listTemplatePaths(request, product.url)) {
    const html = await (await request.get(product.url + path)).text()
    const forms = html.match(/<form\b[^>]*>/g) ?? []
    expect(
      forms.filter((form) => !/\saction="\/[^"]*"/.test(form)),
      path,
    ).toEqual([])
    expect(html, path).not.toContain('type="password"')
  }
})
