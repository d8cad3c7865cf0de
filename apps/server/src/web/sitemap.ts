import { LANGUAGES, languageTag } from '@tomogolf/phrases/languages'
import type { Instant } from '@tomogolf/domain/time'

/** The pages everybody may find. Those behind a login, and those that only a link of a mail leads to, are not among them. */
export const PUBLIC_PAGES = [
  '/',
  '/games',
  '/golf-courses',
  '/book-japan-golf',
  '/japan-golf-rental',
  '/how-it-works',
  '/japan-golf-guide',
  '/faq',
  '/about',
  '/why-us',
  '/problems',
  '/solutions',
  '/contact',
  '/terms',
  '/privacy',
  '/cancellation',
  '/tokushoho',
  '/login',
  '/register',
] as const
export type Listed = { readonly path: string; readonly changed?: Instant }

const escape = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

/** One page: its plain address, which follows the reader's language, and one address for each language, each naming all the others. */
function entries(origin: string, { path, changed }: Listed): string {
  const address = escape(origin + path)
  const inLanguage = LANGUAGES.map((code) => ({
    tag: languageTag(code),
    href: `${address}?lang=${code}`,
  }))
  const others = [...inLanguage, { tag: 'x-default', href: address }]
    .map(({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
    .join('')
  const last =
    changed === undefined
      ? ''
      : `<lastmod>${new Date(changed).toISOString().slice(0, 10)}</lastmod>`
  return [address, ...inLanguage.map(({ href }) => href)]
    .map((loc) => `<url><loc>${loc}</loc>${last}${others}</url>`)
    .join('\n')
}

/** The sitemap of the given pages: https://www.sitemaps.org/protocol.html, translations as search engines read them. At most 50,000 addresses. */
export const sitemap = (origin: string, pages: readonly Listed[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages.map((page) => entries(origin, page)).join('\n')}\n</urlset>\n`

/** What robots may read: pages and pictures; of the calls only the pictures that links are shared with. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/games/*/share-image.png',
    'Disallow: /towkay',
    'Disallow: /check-in/',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
