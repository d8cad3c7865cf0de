import { LANGUAGES, languageTag } from '@tomogolf/phrases/languages'
import type { Instant } from '@tomogolf/domain/time'

/** Pages for search engines; not those behind a login or behind a link of a mail. */
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

const escape = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * One page: its plain URL, which follows the visitor's language, and one URL per language, with
 * links to all others.
 */
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

/**
 * A sitemap (https://www.sitemaps.org/protocol.html) with hreflang alternates. At most 50,000 URLs.
 */
export const sitemap = (origin: string, pages: readonly Listed[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
      ' xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.map((page) => entries(origin, page)),
    '</urlset>',
    '',
  ].join('\n')

/** Crawlers may read pages and pictures, and of the API only the preview images of shared links. */
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
