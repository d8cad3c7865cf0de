import type { APIRequestContext } from '@playwright/test'
import { LANGUAGES, type Language } from '@tomogolf/phrases/languages'
import { PUBLIC_PAGES } from '../../apps/server/src/web/sitemap.ts'

/** Public URLs that are excluded from search engines: steps of a flow. */
export const STEPS = [
  '/verification-pending',
  '/forgot-password',
  '/forgot-username',
  '/reset-password',
  '/verify-email',
  '/towkay',
  '/environment-sync',
  '/production-sync',
  '/production-profile-fix',
] as const
/** Further URLs of listed pages. */
const ALSO = [
  '/terms-conditions',
  '/how-it-works?for=hosts',
  '/how-it-works?for=operators',
  '/golf-courses?region=hokkaido',
  '/golf-courses?prefecture=Chiba',
  '/golf-courses?view=price',
  '/golf-courses?view=region&page=2',
  '/games?region=kanto',
] as const
/**
 * Sample courses: with guide price, architect and access; with a long name; with a location only.
 */
const COURSES = [
  'katsura-golf-club',
  'kazusa-country-club',
  'chitose-inter-golf-club',
  'aloha-resort',
] as const

/** Pages with the same layout as another one in the list. */
export const ALIKE: ReadonlySet<string> = new Set([
  '/terms-conditions',
  '/how-it-works?for=operators',
  '/golf-courses?prefecture=Chiba',
  '/golf-courses?view=region&page=2',
  '/golf-courses/chitose-inter-golf-club',
])

/** One page of each template. */
export async function templates(request: APIRequestContext, url: string): Promise<string[]> {
  const { games } = (await (await request.get(`${url}/api/games?pageSize=2`)).json()) as {
    games: { id: string }[]
  }
  return [
    ...PUBLIC_PAGES,
    ...STEPS,
    ...ALSO,
    ...COURSES.map((slug) => `/golf-courses/${slug}`),
    ...games.map(({ id }) => `/games/${id}/shared`),
  ]
}

/** The path of every page in the sitemap. */
export async function listed(request: APIRequestContext, url: string): Promise<string[]> {
  const xml = await (await request.get(`${url}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map((match) => match[1]!)
    .filter((address) => !address.includes('?lang='))
    .map((address) => address.slice(url.length))
}

/** The courses with the longest names in a language: their layout breaks first. */
export async function longNamed(
  request: APIRequestContext,
  url: string,
  language: Language,
): Promise<string[]> {
  const found: { id: string; name: string; nameJa: string }[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = (await (await request.get(`${url}/api/golf-courses?page=${page}`)).json()) as {
      courses: typeof found
      pagination: { totalPages: number }
    }
    found.push(...answer.courses)
    pages = answer.pagination.totalPages
  }
  const room = (course: (typeof found)[number]) =>
    (language === 'ja' ? course.nameJa : course.name).length
  return found
    .sort((a, b) => room(b) - room(a))
    .slice(0, 4)
    .map(({ id }) => `/golf-courses/${id}`)
}

export const inLanguage = (path: string, language: Language): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
export { LANGUAGES, type Language }
