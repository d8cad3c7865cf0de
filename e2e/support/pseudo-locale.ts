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
/** The files that hold English texts: phrases by area, what every page needs, and the pages of information. */
const TEXTS =
  /packages\/phrases\/src\/(?:areas|core)\/(?:.+\/)?en\.ts$|src\/content\/[\w-]+\/en\.ts$|^_phrases-en-/

// what a page of information uses as an address or as a name of its own is no sentence; a phrase always is
const isText = (value: string) => !/^(?:[/#]|https?:|[a-z][\w-]*$)/.test(value)
const marked = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return key.includes('.') || isText(value) ? `⟦${value}⟧` : value
  if (Array.isArray(value)) return value.map((one) => marked(one))
  return value && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, marked(one, name)]))
    : value
}

/** The built file with every text between marks; `area` of a language's core goes on loading from the real one. */
async function markedFile(file: string): Promise<string> {
  const module = (await import(pathToFileURL(join(BUILD, file)).href)) as Record<string, unknown>
  return Object.entries(module)
    .map(([name, value], index) =>
      typeof value === 'function'
        ? `import { ${name} as real${index} } from '/${file}?real'\nexport { real${index} as ${name} }`
        : `const made${index} = ${JSON.stringify(marked(value))}\nexport { made${index} as ${name} }`,
    )
    .join('\n')
}

/** The built files that hold a language's texts, apart from what every page loads anyway. */
export const textFiles = (language: string): string[] =>
  Object.entries(manifest())
    .filter(
      ([source]) =>
        /packages\/phrases\/src\/areas\/|src\/content\//.test(source) &&
        source.endsWith(`/${language}.ts`),
    )
    .map(([, { file }]) => `/${file}`)

/** Draws every page in the browser alone, from the shell that works offline, in a language that is English between ⟦ and ⟧. */
export async function markTexts(context: BrowserContext): Promise<void> {
  const files = Object.entries(manifest())
    .filter(([source]) => TEXTS.test(source))
    .map(([, { file }]) => file)
  for (const file of files) {
    const body = await markedFile(file)
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

/** What the calls have answered on a page: names of people and places, and whatever else is data. */
export function answersOf(page: Page): Set<string> {
  const known = new Set<string>()
  const learn = (value: unknown): void => {
    if (typeof value === 'string' && value.length < 500) known.add(value)
    else if (value && typeof value === 'object') Object.values(value).forEach(learn)
  }
  page.on('response', (response) => {
    if (
      new URL(response.url()).pathname.startsWith('/api/') &&
      response.headers()['content-type']?.includes('json')
    )
      void response.json().then(learn, () => undefined)
  })
  return known
}

/** Everything that can be read or heard on the page outside the marks, a piece of text each. */
export const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    let depth = 0
    const outside = (text: string) => {
      let rest = ''
      for (const letter of text) {
        if (letter === '⟦') depth++
        else if (letter === '⟧') depth--
        else if (depth === 0) rest += letter
      }
      return rest
    }
    const note = (text: string) => {
      if (/\p{L}{2}/u.test(text)) found.push(text.replaceAll(/\s+/g, ' ').trim())
    }
    const walk = (node: Node) => {
      if (node instanceof Text) return note(outside(node.data))
      if (
        !(node instanceof Element) ||
        node.matches('script, style, noscript, option[value=""]:empty')
      )
        return
      // countries and time zones are named by libraries
      if (node instanceof HTMLOptionElement && /^[A-Z]{2}$|\//.test(node.value)) return
      const kept = depth
      depth = 0
      for (const name of [
        'aria-label',
        'title',
        'placeholder',
        'alt',
        'aria-description',
        'aria-valuetext',
      ])
        note(outside(node.getAttribute(name) ?? ''))
      depth = kept
      // a sentence may go on through its links and its stress
      node.childNodes.forEach(walk)
    }
    walk(document.body)
    depth = 0
    note(outside(document.title))
    return [...new Set(found)]
  })
