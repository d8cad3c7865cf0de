import type { BrowserContext, Page } from '@playwright/test'
import { expect, test, type Product } from '../support/product.ts'
import {
  ALIKE,
  inLanguage,
  LANGUAGES,
  listed,
  longNamed,
  templates,
  type Language,
} from './addresses.ts'
import { recordPart } from './crawl-record.ts'
import {
  canonicalOf,
  descriptionOf,
  isNoindex,
  problemsOf,
  titleOf,
  type Document,
} from './document.ts'
import { targetProblems } from '../accessibility/targets.ts'
import { axeProblems, drawingProblems } from './page-checks.ts'

/**
 * `npm run crawl` checks and renders every page in every language; otherwise one page of each kind
 * is checked in all languages.
 */
const FULL = process.env.CRAWL === 'full'
// no trace: it would cost more than the pages; equal options share the server with other files
test.use({ demoData: true, ...(FULL && { trace: 'off' }) })

async function read(product: Product, path: string, language: Language): Promise<Document> {
  const answer = await fetch(product.url + inLanguage(path, language), { redirect: 'manual' })
  return { path, language, status: answer.status, html: await answer.text() }
}

/** Reports the problems, and records the measurements of a full crawl. */
function conclude(
  part: {
    way: 'read' | 'drawn'
    language: Language
    part?: string
    addresses: number
    since: number
  },
  findings: readonly string[],
): void {
  const { since, ...known } = part
  if (FULL)
    recordPart({ ...known, seconds: (performance.now() - since) / 1000, findings: findings.length })
  expect(findings).toEqual([])
}

/** Values that several pages share but should be unique. A page under two URLs counts once. */
function repeated(documents: readonly Document[], of: (document: Document) => string): string[] {
  const owners = new Map<string, Set<string>>()
  for (const document of documents.filter((one) => !isNoindex(one))) {
    const text = of(document)
    owners.set(text, (owners.get(text) ?? new Set()).add(canonicalOf(document) ?? document.path))
  }
  return [...owners]
    .filter(([, pages]) => pages.size > 1)
    .map(([text, pages]) => `"${text}": ${[...pages].slice(0, 4).join(', ')}`)
}

for (const language of LANGUAGES) {
  test(`public pages in ${language} respond, are translated, and have unique title, description and URL`, async ({
    product,
    request,
  }) => {
    test.setTimeout(FULL ? 1_800_000 : 120_000)
    const since = performance.now()
    const all = [
      ...new Set([
        ...(await templates(request, product.url)),
        ...(FULL ? await listed(request, product.url) : []),
      ]),
    ]
    const documents: Document[] = []
    // a few at a time: the server renders on one core
    for (let i = 0; i < all.length; i += 4)
      documents.push(
        ...(await Promise.all(all.slice(i, i + 4).map((path) => read(product, path, language)))),
      )
    const own = documents.flatMap((document) => problemsOf(document, product.url))
    conclude({ way: 'read', language, addresses: all.length, since }, [
      ...own,
      ...repeated(documents, titleOf),
      ...repeated(documents, descriptionOf),
    ])
  })
}

/** Viewports where layouts break: the narrowest phone, and a desktop at 200 % zoom. */
const NARROW = { width: 320, height: 640 },
  ZOOMED = { width: 640, height: 400 },
  WIDE = { width: 1280, height: 900 }

/** The full crawl renders in parts, each short enough to be retried. */
const PARTS = FULL ? 2 : 1
const PARTS_OF = LANGUAGES.flatMap((language, turn) =>
  Array.from({ length: PARTS }, (_, part) => ({ language, turn, part })),
)

for (const { language, turn, part } of PARTS_OF) {
  const name = FULL ? `, part ${part + 1} of ${PARTS}` : ''
  test(`pages in ${language} fit 320 px and 200 % zoom, pass axe and log nothing${name}`, async ({
    browser,
    product,
    request,
  }) => {
    test.setTimeout(FULL ? 1_800_000 : 300_000)
    const since = performance.now()
    const context: BrowserContext = await browser.newContext({
      viewport: NARROW,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const page: Page = await context.newPage()
    const problems: string[] = []
    let at = ''
    const note = (problem: string) => {
      problems.push(`${at}: ${problem}`)
      if (FULL) process.stderr.write(`${problems.at(-1)}\n`)
    }
    // the service worker would respond instead of the server
    page.on('console', (message) => {
      if (
        (message.type() === 'error' || message.type() === 'warning') &&
        !message.text().includes('blocked by Playwright')
      )
        note(`console: ${message.text()}`)
    })
    page.on('pageerror', (error) => note(`error: ${error.message}`))
    page.on('response', (response) => {
      if (response.status() >= 400) note(`${response.status()} of ${response.url()}`)
    })
    const all = [
      ...(await templates(request, product.url)),
      ...(FULL ? await longNamed(request, product.url, language) : []),
    ]
    // to save time in `npm test`, each template is rendered and checked by axe in one language
    const mine = [...all.entries()].filter(([index, path]) =>
      FULL ? index % PARTS === part : index % LANGUAGES.length === turn && !ALIKE.has(path),
    )
    for (const [index, path] of mine) {
      at = inLanguage(path, language)
      await page.setViewportSize(NARROW)
      await page.goto(product.url + at, { waitUntil: 'load' })
      // the page is hydrated, and React has reported no mismatch
      await page.waitForFunction(
        () =>
          document.fonts.status === 'loaded' &&
          !document.querySelector('.after-200') &&
          'hydrated' in document.documentElement.dataset,
      )
      for (const [name, size] of Object.entries(
        FULL
          ? { '320': NARROW, '200 %': ZOOMED, '1280': WIDE }
          : { '320': NARROW, '200 %': ZOOMED },
      )) {
        await draw(page, size)
        ;(await drawingProblems(page)).forEach((problem) => note(`${name}: ${problem}`))
        if (size === NARROW)
          (await targetProblems(page)).forEach((problem) =>
            note(`${name}: too small for a finger: ${problem}`),
          )
        // the wide layout does not depend on the language
        const read = size === NARROW || (size === WIDE && turn === index % LANGUAGES.length)
        if (read) (await axeProblems(page, !FULL)).forEach((problem) => note(`${name}: ${problem}`))
      }
    }
    await context.close()
    conclude(
      { way: 'drawn', language, part: `${part + 1} of ${PARTS}`, addresses: mine.length, since },
      problems,
    )
  })
}

/** Resizes the window and waits for the layout. */
async function draw(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction(
    ({ width, height }) => innerWidth === width && innerHeight === height,
    size,
  )
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}
