import type { BrowserContext, Page } from '@playwright/test'
import { expect, test, type Product, useWorld } from '../support/product.ts'
import {
  SAME_LAYOUT,
  inLanguage,
  LANGUAGES,
  readSitemapPaths,
  findLongestNames,
  listTemplatePaths,
  type Language,
} from './paths.ts'
import { recordPart } from './crawl-record.ts'
import {
  canonicalOf,
  descriptionOf,
  isNoindex,
  problemsOf,
  titleOf,
  type Document,
} from './document.ts'
import { targetProblems } from '../accessibility/touch-targets.ts'
import { axeProblems, layoutProblems } from './page-checks.ts'
import { SWEEP } from '../support/sweep.ts'

/**
 * `npm run crawl` checks and renders every page in every language; otherwise one page of each
 * template is checked in all languages.
 */
const FULL = process.env.CRAWL === 'full'
// no trace, which would cost more than the pages; files with equal options share the server
useWorld({ demoData: true })
test.use({ ...(FULL && { trace: 'off' }) })

async function fetchDocument(
  product: Product,
  path: string,
  language: Language,
): Promise<Document> {
  const response = await fetch(product.url + inLanguage(path, language), { redirect: 'manual' })
  return { path, language, status: response.status, html: await response.text() }
}

/** Reports the problems, and records the measurements of a full crawl. */
function report(
  part: {
    step: 'html' | 'rendered'
    language: Language
    part?: string
    urls: number
    startedAt: number
  },
  findings: readonly string[],
): void {
  const { startedAt, ...known } = part
  if (FULL)
    recordPart({
      ...known,
      seconds: (performance.now() - startedAt) / 1000,
      findings: findings.length,
    })
  expect(findings).toEqual([])
}

/** Values that several pages share but should be unique. A page under two URLs counts once. */
function findDuplicates(
  documents: readonly Document[],
  of: (document: Document) => string,
): string[] {
  const pathsByText = new Map<string, Set<string>>()
  for (const document of documents.filter((one) => !isNoindex(one))) {
    const text = of(document)
    pathsByText.set(
      text,
      (pathsByText.get(text) ?? new Set()).add(canonicalOf(document) ?? document.path),
    )
  }
  return [...pathsByText]
    .filter(([, pages]) => pages.size > 1)
    .map(([text, pages]) => `"${text}": ${[...pages].slice(0, 4).join(', ')}`)
}

for (const language of LANGUAGES) {
  test(
    `public pages in ${language} respond, are translated, and have unique title, description and URL`,
    SWEEP,
    async ({ product, request }) => {
      test.setTimeout(FULL ? 1_800_000 : 120_000)
      const startedAt = performance.now()
      const all = [
        ...new Set([
          ...(await listTemplatePaths(request, product.url)),
          ...(FULL ? await readSitemapPaths(request, product.url) : []),
        ]),
      ]
      const documents: Document[] = []
      // a few at a time: the server renders on one core
      for (let i = 0; i < all.length; i += 4)
        documents.push(
          ...(await Promise.all(
            all.slice(i, i + 4).map((path) => fetchDocument(product, path, language)),
          )),
        )
      const ownProblems = documents.flatMap((document) => problemsOf(document, product.url))
      report({ step: 'html', language, urls: all.length, startedAt }, [
        ...ownProblems,
        ...findDuplicates(documents, titleOf),
        ...findDuplicates(documents, descriptionOf),
      ])
    },
  )
}

/**
 * Viewports where layouts break: the narrowest phone, a desktop at 200 % zoom, and the narrowest
 * window with the layout of desktops.
 */
const NARROW = { width: 320, height: 640 },
  ZOOMED = { width: 640, height: 400 },
  DESKTOP = { width: 1024, height: 768 },
  WIDE = { width: 1280, height: 900 }

/** The full crawl renders in parts, each short enough to be retried. */
const PARTS = FULL ? 2 : 1
const PARTS_OF = LANGUAGES.flatMap((language, languageIndex) =>
  Array.from({ length: PARTS }, (_, part) => ({ language, languageIndex, part })),
)

for (const { language, languageIndex, part } of PARTS_OF) {
  const name = FULL ? `, part ${part + 1} of ${PARTS}` : ''
  test(
    `pages in ${language} fit 320 px and 200 % zoom, pass axe and log nothing${name}`,
    SWEEP,
    async ({ browser, product, request }) => {
      test.setTimeout(FULL ? 1_800_000 : 300_000)
      const startedAt = performance.now()
      const context: BrowserContext = await browser.newContext({
        viewport: NARROW,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      const page: Page = await context.newPage()
      const problems: string[] = []
      let at = ''
      const addProblem = (problem: string) => {
        problems.push(`${at}: ${problem}`)
        if (FULL) process.stderr.write(`${problems.at(-1)}\n`)
      }
      // the service worker would respond instead of the server
      page.on('console', (message) => {
        if (
          (message.type() === 'error' || message.type() === 'warning') &&
          !message.text().includes('blocked by Playwright')
        )
          addProblem(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => addProblem(`error: ${error.message}`))
      page.on('response', (response) => {
        if (response.status() >= 400) addProblem(`${response.status()} of ${response.url()}`)
      })
      const all = [
        ...(await listTemplatePaths(request, product.url)),
        ...(FULL ? await findLongestNames(request, product.url, language) : []),
      ]
      // to save time in `npm test`, each template is rendered and checked by axe in one language
      const assigned = [...all.entries()].filter(([index, path]) =>
        FULL
          ? index % PARTS === part
          : index % LANGUAGES.length === languageIndex && !SAME_LAYOUT.has(path),
      )
      for (const [index, path] of assigned) {
        at = inLanguage(path, language)
        await page.setViewportSize(NARROW)
        await page.goto(product.url + at, { waitUntil: 'load' })
        // React reports mismatches until the page is hydrated
        await page.waitForFunction(
          () =>
            document.fonts.status === 'loaded' &&
            !document.querySelector('.after-200') &&
            'hydrated' in document.documentElement.dataset,
        )
        for (const [width, size] of Object.entries(
          FULL
            ? { '320': NARROW, '200 %': ZOOMED, '1024': DESKTOP, '1280': WIDE }
            : { '320': NARROW, '200 %': ZOOMED, '1024': DESKTOP },
        )) {
          await resize(page, size)
          ;(await layoutProblems(page)).forEach((problem) => addProblem(`${width}: ${problem}`))
          if (size === NARROW)
            (await targetProblems(page)).forEach((problem) =>
              addProblem(`${width}: target under 44 px: ${problem}`),
            )
          // the wide layout does not depend on the language
          const runAxe =
            size === NARROW || (size === WIDE && languageIndex === index % LANGUAGES.length)
          if (runAxe)
            (await axeProblems(page, !FULL)).forEach((problem) =>
              addProblem(`${width}: ${problem}`),
            )
        }
      }
      await context.close()
      report(
        {
          step: 'rendered',
          language,
          part: `${part + 1} of ${PARTS}`,
          urls: assigned.length,
          startedAt,
        },
        problems,
      )
    },
  )
}

/** Resizes the window and waits for the layout. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction(
    ({ width, height }) => innerWidth === width && innerHeight === height,
    size,
  )
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}
