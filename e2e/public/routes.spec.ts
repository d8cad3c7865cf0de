import { expect, test, useWorld } from '../support/product.ts'
import { becomeMemberByApi } from '../support/people.ts'
import { isNoindex, titleOf } from './document.ts'
import { GUESTS_ONLY, PAGES, REDIRECTS, UNKNOWN } from './routes.ts'

useWorld({ demoData: true })

const fetchPage = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { redirect: 'manual', headers })
  return {
    status: response.status,
    to: response.headers.get('location'),
    html: await response.text(),
    robots: response.headers.get('x-robots-tag'),
  }
}

test('each public URL renders its page', async ({ product }) => {
  for (const { path, title, noindex = false } of PAGES) {
    const { status, html } = await fetchPage(product.url + path)
    const document = { path, language: 'en' as const, status, html }
    expect
      .soft([path, status, isNoindex(document), titleOf(document)])
      .toEqual([path, 200, noindex, `${title} · TomoGolf`])
  }
})

test('moved URLs redirect in the same language', async ({ product }) => {
  for (const [from, to, status] of REDIRECTS) {
    const response = await fetchPage(product.url + from)
    expect
      .soft([from, response.status, response.to?.replace(product.url, '')])
      .toEqual([from, status, to])
  }
})

test('the footer links the page in each language, and the terms in the current one', async ({
  product,
}) => {
  const { html } = await fetchPage(`${product.url}/how-it-works?for=hosts&lang=ko`)
  const footerLinks = [
    .../<footer[\s\S]*<\/footer>/.exec(html)![0].matchAll(/href="([^"]*)"/g),
  ].map(([, href]) => href!.replaceAll('&amp;', '&'))
  for (const language of ['en', 'ja', 'ko', 'zh'])
    expect.soft(footerLinks).toContain(`/how-it-works?for=hosts&lang=${language}`)
  expect(footerLinks).toContain('/terms-conditions?lang=ko')
})

test('a check-in link asks for a login and returns to the game', async ({ page, product }) => {
  await page.goto(`${product.url}/check-in/00000000000000/ABCD2345`)
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fgames%2F00000000000000/)
  expect(await page.evaluate(() => sessionStorage.getItem('pending-check-in'))).toContain(
    'ABCD2345',
  )
})

test('pages for guests redirect signed-in users to the games', async ({ page, product }) => {
  await becomeMemberByApi(page, product, { name: 'Rosa', email: 'rosa@example.com' })
  const cookie = (await page.context().cookies())
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
  for (const path of GUESTS_ONLY) {
    const response = await fetchPage(product.url + path, { cookie })
    expect
      .soft([path, response.status, response.to?.replace(product.url, '')])
      .toEqual([path, 302, '/games'])
  }
})

test('an unknown URL is a 404 page with noindex and four links', async ({ page, product }) => {
  for (const path of UNKNOWN) {
    const { status, html } = await fetchPage(product.url + path)
    expect
      .soft([path, status, isNoindex({ path, language: 'en', status, html })])
      .toEqual([path, 404, true])
    expect.soft(html, path).toContain('may have moved or doesn’t exist')
  }
  const response = await page.goto(`${product.url}/nowhere`)
  expect(response?.status()).toBe(404)
  for (const [name, path] of [
    ['Go to Home', '/'],
    ['Browse Games', '/games'],
    ['Golf Courses', '/golf-courses'],
    ['Contact us', '/contact'],
  ] as const) {
    await page.goto(`${product.url}/nowhere`)
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page).toHaveURL(product.url + path)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Out of bounds', {
      timeout: 30_000,
    })
  }
})

test('robots.txt lists what is public and links the sitemap', async ({ product }) => {
  const { html: robots } = await fetchPage(`${product.url}/robots.txt`)
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`)
  const { html: sitemap } = await fetchPage(`${product.url}/sitemap.xml`)
  for (const { path } of PAGES.filter(
    ({ noindex, path: one }) => !noindex && !one.includes('?') && one !== '/terms-conditions',
  ))
    expect.soft(sitemap).toContain(`<loc>${product.url}${path}</loc>`)
  for (const { path } of PAGES.filter(({ noindex }) => noindex))
    expect.soft(sitemap).not.toContain(`<loc>${product.url}${path}</loc>`)
})
