import type { APIRequestContext } from '@playwright/test'
import { LANGUAGES, type Language } from '@tomogolf/phrases/languages'
import { PUBLIC_PAGES } from '../../apps/server/src/web/sitemap.ts'

/** Public paths that are excluded from search engines: steps of a flow. */
export const NOINDEX_PATHS = [
  '/verification-pending',
  '/forgot-password',
  '/forgot-username',
  '/reset-password',
  '/verify-email',
  '/complete-login',
  '/continue',
  '/round',
  '/alert',
  '/alert?sent=true',
  '/towkay',
  '/environment-sync',
  '/production-sync',
  '/production-profile-fix',
] as const
/** Further paths of pages in the sitemap. */
const MORE_PATHS = [
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
export const SAME_LAYOUT: ReadonlySet<string> = new Set([
  '/terms-conditions',
  '/how-it-works?for=operators',
  '/golf-courses?prefecture=Chiba',
  '/golf-courses?view=region&page=2',
  '/golf-courses/chitose-inter-golf-club',
])

/** One page of each template. */
export async function listTemplatePaths(
  request: APIRequestContext,
  url: string,
): Promise<string[]> {
  const { games } = (await (await request.get(`${url}/api/games?pageSize=2`)).json()) as {
    games: { id: string }[]
  }
  return [
    ...PUBLIC_PAGES,
    ...NOINDEX_PATHS,
    ...MORE_PATHS,
    ...COURSES.map((slug) => `/golf-courses/${slug}`),
    ...games.map(({ id }) => `/games/${id}/shared`),
  ]
}

/** The path of every page in the sitemap. */
export async function readSitemapPaths(request: APIRequestContext, url: string): Promise<string[]> {
  const xml = await (await request.get(`${url}/sitemap.xml`)).text()
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map((match) => match[1]!)
    .filter((address) => !address.includes('?lang='))
    .map((address) => address.slice(url.length))
}

/** The courses with the longest names in a language: their layout is the first to break. */
export async function findLongestNames(
  request: APIRequestContext,
  url: string,
  language: Language,
): Promise<string[]> {
  const found: { id: string; name: string; nameJa: string }[] = []
  for (let page = 1, pages = 1; page <= pages; page++) {
    const response = (await (await request.get(`${url}/api/golf-courses?page=${page}`)).json()) as {
      courses: typeof found
      pagination: { totalPages: number }
    }
    found.push(...response.courses)
    pages = response.pagination.totalPages
  }
  const nameLength = (course: (typeof found)[number]) =>
    (language === 'ja' ? course.nameJa : course.name).length
  return found
    .sort((a, b) => nameLength(b) - nameLength(a))
    .slice(0, 4)
    .map(({ id }) => `/golf-courses/${id}`)
}

export const inLanguage = (path: string, language: Language): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
export { LANGUAGES, type Language }
