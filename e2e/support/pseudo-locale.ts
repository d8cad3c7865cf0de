import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'

const BUILD = join(import.meta.dirname, '../../apps/web/dist/client')
const manifest = () =>
  JSON.parse(readFileSync(join(BUILD, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
/** The files with English texts: phrase areas, core phrases and information pages. */
const TEXTS =
  /packages\/phrases\/src\/(?:areas|core)\/(?:.+\/)?en\.ts$|src\/content\/[\w-]+\/en\.ts$|^_phrases-en-/

/** In information pages, paths and identifiers are not texts; a phrase always is. */
const isText = (value: string) => !/^(?:[/#]|https?:|[a-z][\w-]*$)/.test(value)
const markText = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return key.includes('.') || isText(value) ? `⟦${value}⟧` : value
  if (Array.isArray(value)) return value.map((item) => markText(item))
  return value && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, markText(item, name)]))
    : value
}

const PHRASE = /("[\w.-]+\.[\w.-]+":)([`"])((?:(?!\2)[^\\]|\\.)*)\2/g
/**
 * The built core phrases with every text between marks. They are marked in the source, because the
 * module imports scripts that need a browser.
 */
const markPhrases = (file: string): string =>
  readFileSync(join(BUILD, file), 'utf8').replaceAll(
    PHRASE,
    (_, key: string, quote: string, text: string) => `${key}${quote}⟦${text}⟧${quote}`,
  )

/** The built module with every text between marks; functions still come from the real module. */
async function markFile(file: string): Promise<string> {
  const module = (await import(pathToFileURL(join(BUILD, file)).href)) as Record<string, unknown>
  return Object.entries(module)
    .map(([name, value], index) =>
      typeof value === 'function'
        ? `import { ${name} as real${index} } from '/${file}?real'\nexport { real${index} as ${name} }`
        : `const value${index} = ${JSON.stringify(markText(value))}\nexport { value${index} as ${name} }`,
    )
    .join('\n')
}

/** The built files with a language's texts, without its core phrases. */
export const textFiles = (language: string): string[] =>
  Object.entries(manifest())
    .filter(
      ([source]) =>
        /packages\/phrases\/src\/areas\/|src\/content\//.test(source) &&
        source.endsWith(`/${language}.ts`),
    )
    .map(([, { file }]) => `/${file}`)

/**
 * Renders every page in the browser, from the offline shell, with English texts between ⟦ and ⟧.
 */
export async function markTexts(context: BrowserContext): Promise<void> {
  const files = Object.entries(manifest()).filter(([source]) => TEXTS.test(source))
  for (const [source, { file }] of files) {
    const body = source.startsWith('_') ? markPhrases(file) : await markFile(file)
    await context.route(
      (url) => url.pathname === `/${file}` && url.search === '',
      (route) => route.fulfill({ contentType: 'text/javascript', body }),
    )
  }
  await context.route(
    (url) => !url.pathname.startsWith('/api/'),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback()
      return route.fulfill({
        response: await route.fetch({ url: new URL('/shell', route.request().url()).href }),
      })
    },
  )
}

/** Collects every text of API responses: names of people and places, and other data. */
export function collectResponseTexts(page: Page): Set<string> {
  const texts = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && value.length < 500) texts.add(value)
    else if (value && typeof value === 'object') Object.values(value).forEach(collect)
  }
  page.on('response', (response) => {
    if (
      new URL(response.url()).pathname.startsWith('/api/') &&
      response.headers()['content-type']?.includes('json')
    )
      void response.json().then(collect, () => undefined)
  })
  return texts
}

/** Every visible or accessible text of the page outside the marks. */
export const findUnmarkedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    let depth = 0
    const outside = (text: string) => {
      let rest = ''
      for (const character of text) {
        if (character === '⟦') depth++
        else if (character === '⟧') depth--
        else if (depth === 0) rest += character
      }
      return rest
    }
    const addText = (text: string) => {
      if (/\p{L}{2}/u.test(text)) found.push(text.replaceAll(/\s+/g, ' ').trim())
    }
    const walk = (node: Node) => {
      if (node instanceof Text) return addText(outside(node.data))
      if (
        !(node instanceof Element) ||
        node.matches('script, style, noscript, option[value=""]:empty')
      )
        return
      // what a player shows or says at the course is Japanese in every language
      if (node.matches('[lang^="ja"]')) return
      // names of countries and time zones come from libraries
      if (node instanceof HTMLOptionElement && /^[A-Z]{2}$|\//.test(node.value)) return
      const outerDepth = depth
      depth = 0
      for (const name of [
        'aria-label',
        'title',
        'placeholder',
        'alt',
        'aria-description',
        'aria-valuetext',
      ])
        addText(outside(node.getAttribute(name) ?? ''))
      depth = outerDepth
      // a sentence continues in its links and emphasis
      node.childNodes.forEach(walk)
    }
    walk(document.body)
    depth = 0
    addText(outside(document.title))
    return [...new Set(found)]
  })
