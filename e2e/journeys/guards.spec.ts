import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PASSWORD } from '../support/people.ts'
import { expect, test } from '../support/product.ts'

test.use({ demoData: true })
const [GUEST, ADMIN] = [{ email: 'guest@tomogolf.example' }, { email: 'admin@tomogolf.example' }]

test('every route answers the first request as its guard demands', async ({
  playwright,
  product,
}) => {
  const as = async (who: { email: string } | null) => {
    const context = await playwright.request.newContext({
      baseURL: product.url,
      extraHTTPHeaders: { origin: product.url },
    })
    if (who)
      expect(
        (
          await context.post('/api/auth/login', {
            data: { email: who.email, password: PASSWORD, recaptchaToken: 'development' },
          })
        ).status(),
      ).toBe(200)
    return async (path: string): Promise<string> => {
      const answer = await context.get(path, { maxRedirects: 0 })
      return [answer.status(), answer.headers().location].filter(Boolean).join(' ')
    }
  }
  const [visitor, member, admin] = [await as(null), await as(GUEST), await as(ADMIN)]
  const wrong: string[] = []
  for (const { path, expected } of addresses()) {
    const got = {
      visitor: await visitor(path),
      member: await member(path),
      admin: await admin(path),
    }
    for (const who of ['visitor', 'member', 'admin'] as const)
      if (got[who] !== expected[who])
        wrong.push(`${path} as ${who}: ${got[who]}, not ${expected[who]}`)
  }
  expect(wrong).toEqual([])
})

type Expected = Record<'visitor' | 'member' | 'admin', string>
const everybody = (answer: string): Expected => ({ visitor: answer, member: answer, admin: answer })
const MOVED: Record<string, string> = {
  '/golf-etiquette': '/japan-golf-guide',
  '/japan-golf-culture': '/japan-golf-guide',
  '/help-support': '/faq',
}

/** Every route of the site and of the admin app, from the route trees, with the expected response for each visitor. */
function addresses(): { path: string; expected: Expected }[] {
  const tree = (file: string, type: string) => {
    const text = readFileSync(join(import.meta.dirname, '../../apps/web', file), 'utf8')
    const body = new RegExp(`interface ${type} \\{([^}]*)\\}`).exec(text)![1]!
    return [...body.matchAll(/'([^']+)': typeof (\w+)/g)].map(([, path, route]) => ({
      path: path!.replace(/\$\w+/g, 'nothing0000000').replace(/(.)\/$/, '$1'),
      route: route!,
      hasId: path!.includes('$'),
    }))
  }
  const to = (path: string) => `302 /login?redirectTo=${encodeURIComponent(path)}`
  const site = tree('src/routeTree.gen.ts', 'FileRoutesByFullPath').map(
    ({ path, route, hasId }) => {
      // an unknown id gives a page with its status; the browser handles a check-in link
      const found = hasId && !path.startsWith('/check-in/') ? '404' : '200'
      if (route.startsWith('Auth'))
        return { path, expected: { ...everybody(found), visitor: to(path) } }
      if (['/', '/login', '/register'].includes(path))
        return { path, expected: { ...everybody('302 /games'), visitor: '200' } }
      if (path === '/towkay')
        return { path, expected: { ...everybody('200'), admin: '302 /admin' } }
      if (MOVED[path]) return { path, expected: everybody(`301 ${MOVED[path]}`) }
      return { path, expected: everybody(found) }
    },
  )
  const desk = tree('../admin/src/routeTree.gen.ts', 'FileRoutesByFullPath')
    .filter(({ path }) => path !== '/')
    .map(({ path }) => ({
      path: `/towkay${path}`,
      expected: { visitor: to(`/towkay${path}`), member: '302 /games', admin: '200' },
    }))
  expect(site.length + desk.length).toBeGreaterThan(45)
  return [
    ...site,
    ...desk,
    { path: '/nowhere', expected: everybody('404') },
    { path: '/admin', expected: everybody('302 /towkay/dashboard') },
    { path: '/admin/users', expected: everybody('302 /towkay/dashboard') },
    {
      path: '/my-games?tab=past',
      expected: { ...everybody('200'), visitor: to('/my-games?tab=past') },
    },
    {
      path: '/login?redirectTo=%2Fmy-games',
      expected: { ...everybody('302 /games'), visitor: '200' },
    },
    // invalid and external redirects are removed from the address
    ...['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'].map(
      (redirectTo) => ({
        path: `/login?redirectTo=${encodeURIComponent(redirectTo)}`,
        expected: everybody('307 /login'),
      }),
    ),
    { path: '/games?region=mars', expected: everybody('307 /games') },
  ]
}
