import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PASSWORD } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'

useWorld({ demoData: true })
const [GUEST, ADMIN] = [{ email: 'guest@tomogolf.example' }, { email: 'admin@tomogolf.example' }]

test('every route responds to a first request as its guard requires', async ({
  playwright,
  product,
}) => {
  const requestAs = async (user: { email: string } | null) => {
    const context = await playwright.request.newContext({
      baseURL: product.url,
      extraHTTPHeaders: { origin: product.url },
    })
    if (user)
      expect(
        (
          await context.post('/api/auth/login', {
            data: { email: user.email, password: PASSWORD, recaptchaToken: 'development' },
          })
        ).status(),
      ).toBe(200)
    return async (path: string): Promise<string> => {
      const response = await context.get(path, { maxRedirects: 0 })
      return [response.status(), response.headers().location].filter(Boolean).join(' ')
    }
  }
  const [visitor, member, admin] = [
    await requestAs(null),
    await requestAs(GUEST),
    await requestAs(ADMIN),
  ]
  const wrong: string[] = []
  for (const { path, expected } of listExpectations()) {
    const actual = {
      visitor: await visitor(path),
      member: await member(path),
      admin: await admin(path),
    }
    for (const role of ['visitor', 'member', 'admin'] as const)
      if (actual[role] !== expected[role])
        wrong.push(`${path} as ${role}: ${actual[role]}, not ${expected[role]}`)
  }
  expect(wrong).toEqual([])
})

type Expected = Record<'visitor' | 'member' | 'admin', string>
const forAll = (response: string): Expected => ({
  visitor: response,
  member: response,
  admin: response,
})
const MOVED: Record<string, string> = {
  '/golf-etiquette': '/japan-golf-guide',
  '/japan-golf-culture': '/japan-golf-guide',
  '/help-support': '/faq',
}

/** Every route of the web and admin route trees, with the expected response for each role. */
function listExpectations(): { path: string; expected: Expected }[] {
  const readRouteTree = (file: string, type: string) => {
    const text = readFileSync(join(import.meta.dirname, '../../apps/web', file), 'utf8')
    const body = new RegExp(`interface ${type} \\{([^}]*)\\}`).exec(text)![1]!
    return [...body.matchAll(/'([^']+)': typeof (\w+)/g)].map(([, path, route]) => ({
      path: path!.replace(/\$\w+/g, 'nothing0000000').replace(/(.)\/$/, '$1'),
      route: route!,
      hasId: path!.includes('$'),
    }))
  }
  const toLogin = (path: string) => `302 /login?redirectTo=${encodeURIComponent(path)}`
  const site = readRouteTree('src/routeTree.gen.ts', 'FileRoutesByFullPath').map(
    ({ path, route, hasId }) => {
      // an unknown id gives a page with its status; the browser handles a check-in link
      const status = hasId && !path.startsWith('/check-in/') ? '404' : '200'
      if (route.startsWith('Auth'))
        return { path, expected: { ...forAll(status), visitor: toLogin(path) } }
      // a mailed link opens it with a key
      if (path === '/alerts')
        return { path, expected: { ...forAll('200'), visitor: toLogin(path) } }
      if (['/', '/login', '/register'].includes(path))
        return { path, expected: { ...forAll('302 /games'), visitor: '200' } }
      if (path === '/towkay') return { path, expected: { ...forAll('200'), admin: '302 /admin' } }
      if (MOVED[path]) return { path, expected: forAll(`301 ${MOVED[path]}`) }
      return { path, expected: forAll(status) }
    },
  )
  const adminRoutes = readRouteTree('../admin/src/routeTree.gen.ts', 'FileRoutesByFullPath')
    .filter(({ path }) => path !== '/')
    .map(({ path }) => ({
      path: `/towkay${path}`,
      expected: { visitor: toLogin(`/towkay${path}`), member: '302 /games', admin: '200' },
    }))
  expect(site.length + adminRoutes.length).toBeGreaterThan(45)
  return [
    ...site,
    ...adminRoutes,
    { path: '/nowhere', expected: forAll('404') },
    { path: '/admin', expected: forAll('302 /towkay/dashboard') },
    { path: '/admin/users', expected: forAll('302 /towkay/dashboard') },
    {
      path: '/my-games?tab=past',
      expected: { ...forAll('200'), visitor: toLogin('/my-games?tab=past') },
    },
    {
      path: '/login?redirectTo=%2Fmy-games',
      expected: { ...forAll('302 /games'), visitor: '200' },
    },
    // invalid and external redirects are removed from the address
    ...['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'].map(
      (redirectTo) => ({
        path: `/login?redirectTo=${encodeURIComponent(redirectTo)}`,
        expected: forAll('307 /login'),
      }),
    ),
    { path: '/games?region=mars', expected: forAll('307 /games') },
  ]
}
