import { AREAS } from '@tomogolf/phrases/areas'
import { languageTag } from '@tomogolf/phrases/languages'
import { jsonLdProblems, REQUIRED_TYPES, typesOf } from './json-ld.ts'
import { inLanguage, LANGUAGES, type Language } from './paths.ts'

/** A server-rendered page, parsed without a browser. */
export type Document = { path: string; language: Language; status: number; html: string }

const decodeEntities = (text: string) =>
  text
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
const attributes = (tag: string) =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map((match) => [
      match[1]!.toLowerCase(),
      decodeEntities(match[2]!),
    ]),
  )
const tags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map((match) => attributes(match[0]))
/** The text of the page without scripts, styles and markup. */
const visibleText = (html: string) =>
  decodeEntities(
    html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, '\n'),
  )

export const titleOf = ({ html }: Document): string =>
  decodeEntities(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? '')
export const descriptionOf = ({ html }: Document): string =>
  tags(html, 'meta').find((meta) => meta.name === 'description')?.content ?? ''
export const isNoindex = ({ html }: Document): boolean =>
  tags(html, 'meta').some((meta) => meta.name === 'robots' && meta.content?.includes('noindex'))
const jsonLdOf = ({ html }: Document): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => JSON.parse(match[1]!) as unknown,
  )

/** The canonical path of a page, without origin and language. */
export const canonicalOf = ({ html }: Document): string | undefined =>
  tags(html, 'link').find((link) => link.rel === 'canonical')?.href

// a missing phrase renders its key
const RAW_KEY = new RegExp(`^\\s*(?:${AREAS.join('|')})\\.[\\w.]+\\s*$`)

/** The problems of a single page, as sentences. */
export function problemsOf(document: Document, origin: string): string[] {
  const { html, language, path, status } = document
  const problems: string[] = []
  const check = (isRight: boolean, problem: string) => {
    if (!isRight) problems.push(problem)
  }
  check(status === 200, `status ${status}`)
  check(
    tags(html, 'html')[0]?.lang === languageTag(language),
    `lang=${tags(html, 'html')[0]?.lang}`,
  )
  check(tags(html, 'h1').length === 1, `${tags(html, 'h1').length} h1`)
  check(
    [...html.matchAll(/<title>/g)].length === 1 && titleOf(document).length > 8,
    `title "${titleOf(document)}"`,
  )
  check(
    descriptionOf(document).length > (isNoindex(document) ? 8 : 20),
    `description "${descriptionOf(document)}"`,
  )
  check(
    !/\{\{|\}\}|\[object |undefined|NaN|Invalid Date/.test(visibleText(html).replaceAll(path, '')),
    `unfilled text: ${/.{0,40}(?:\{\{|\[object |undefined|NaN|Invalid Date).{0,40}/.exec(visibleText(html))?.[0]}`,
  )
  const keys = visibleText(html)
    .split('\n')
    .filter((line) => RAW_KEY.test(line))
  check(keys.length === 0, `raw keys: ${keys.join(', ')}`)
  check(!/<[^>]+ style="/.test(html), 'a style attribute')
  check(
    tags(html, 'img').every((img) => img.alt !== undefined),
    'a picture without alt',
  )
  const data = jsonLdOf(document)
  const types = REQUIRED_TYPES.find(([page]) => page.test(path))?.[1] ?? []
  problems.push(
    ...jsonLdProblems(data),
    ...types
      .filter((type) => !typesOf(data).includes(type))
      .map((type) => `no ${type} in the JSON-LD`),
  )
  if (!isNoindex(document)) problems.push(...canonicalProblems(document, origin))
  return problems.map((problem) => `${inLanguage(path, language)}: ${problem}`)
}

/** Canonical URL and `hreflang` links: each language has its own URL and links all others. */
function canonicalProblems({ html, language }: Document, origin: string): string[] {
  const links = tags(html, 'link')
  const canonical = links.find((link) => link.rel === 'canonical')?.href ?? ''
  const plain = canonical.replace(/[?&]lang=\w+$/, '')
  const urlIn = (code: string) => inLanguage(plain, code as Language)
  const found = Object.fromEntries(
    links.filter((link) => link.rel === 'alternate').map((link) => [link.hreflang, link.href]),
  )
  const wanted = {
    ...Object.fromEntries(LANGUAGES.map((code) => [languageTag(code), urlIn(code)])),
    'x-default': plain,
  }
  return [
    ...(canonical === urlIn(language) && canonical.startsWith(origin)
      ? []
      : [`canonical ${canonical}`]),
    ...(JSON.stringify(Object.entries(found).sort()) ===
    JSON.stringify(Object.entries(wanted).sort())
      ? []
      : [`translations ${JSON.stringify(found)}`]),
  ]
}
