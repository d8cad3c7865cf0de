import type { Browser } from '@playwright/test'
import { expect, test } from '../support/product.ts'
import { inLanguage } from './addresses.ts'

test.use({ demoData: true })

/** Lighthouse's "slow 4G": a distant telephone network. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
type Loaded = {
  /** How far things moved on the page without anybody's doing, as browsers count it. */
  shift: number
  /** The picture that is the largest thing of the first view, if one is: its bytes. */
  picture: number
  /** The page itself, and what the browser waits for before it draws at all. */
  blocking: { files: number; bytes: number }
  /** What the line is shared by until something is drawn: style sheets and letters, and scripts, of which there are none. */
  first: { files: number; bytes: number; scripts: number }
  /** Everything until the page is at rest. */
  all: { requests: number; bytes: number }
}

async function load(browser: Browser, address: string): Promise<Loaded> {
  const page = await (
    await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      serviceWorkers: 'block',
    })
  ).newPage()
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', SLOW_4G)
  let bytes = 0,
    requests = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests++
  })
  await page.addInitScript(() => {
    const seen = { shift: 0, picture: '', at: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as PerformanceEntry & { url?: string }
      seen.picture = last.url ?? ''
      seen.at = last.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const { shift, picture, at, blocking, first } = await page.evaluate(() => {
    const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      renderBlockingStatus: string
    })[]
    const files = resources.filter((one) => one.renderBlockingStatus === 'blocking')
    const drawn = performance.getEntriesByName('first-contentful-paint')[0]!.startTime
    const begun = resources
      .filter((one) => one.startTime < drawn)
      .map((one) => ({
        bytes: one.encodedBodySize,
        kind: /\.(js|css|woff2)$/.exec(new URL(one.name).pathname)?.[1] ?? '',
      }))
    const first = begun.filter(({ kind }) => kind === 'css' || kind === 'woff2')
    const { seen } = globalThis as unknown as {
      seen: { shift: number; picture: string; at: number }
    }
    return {
      ...seen,
      picture: resources.find((one) => one.name === seen.picture)?.encodedBodySize ?? 0,
      first: {
        files: first.length,
        bytes: first.reduce((sum, one) => sum + one.bytes, 0),
        scripts: begun.filter(({ kind }) => kind === 'js').length,
      },
      blocking: {
        files: files.length,
        bytes: html!.encodedBodySize + files.reduce((sum, one) => sum + one.encodedBodySize, 0),
      },
    }
  })
  // how long it took says more about this machine than about the page: for reading only
  test.info().annotations.push({
    type: 'largest contentful paint',
    description: `${address}: ${Math.round(at)} ms`,
  })
  await page.context().close()
  return { shift, picture, blocking, first, all: { requests, bytes } }
}

for (const path of ['/', '/games']) {
  test(`on a slow telephone network nothing moves on ${path}, and little is waited for`, async ({
    browser,
    product,
  }) => {
    for (const language of ['en', 'ja'] as const) {
      const loaded = await load(browser, product.url + inLanguage(path, language))
      if (process.env.LOUD)
        process.stderr.write(
          `${path} ${language} ${JSON.stringify(loaded)} ${test.info().annotations.at(-1)?.description}\n`,
        )
      const { shift, picture, blocking, first, all } = loaded
      // a web font's letters are not quite as wide as those drawn until it is there: less than anybody sees, and 0 as it is reported
      expect(shift).toBeLessThan(0.001)
      expect(blocking.files).toBe(1)
      expect(blocking.bytes).toBeLessThan(32_000)
      expect(first.scripts).toBe(0)
      expect(first.files).toBeLessThanOrEqual(3)
      expect(first.bytes).toBeLessThan(67_000)
      expect(picture).toBeLessThan(20_000)
      expect(all.requests).toBeLessThanOrEqual(30)
      expect(all.bytes).toBeLessThan(300_000)
    }
  })
}

test('what is pressed and typed before the scripts are here is done when they are', async ({
  browser,
  product,
}) => {
  const page = await (
    await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'en-GB',
      serviceWorkers: 'block',
    })
  ).newPage()
  /** Opens a page whose scripts wait until they are let go. */
  const withoutScripts = async (path: string) => {
    let letGo = () => {}
    const gone = new Promise<void>((done) => {
      letGo = done
    })
    await page.route('**/*.js', async (route) => {
      await gone
      await route.continue()
    })
    await page.goto(product.url + path)
    return async () => {
      letGo()
      await page.unrouteAll({ behavior: 'wait' })
    }
  }
  let letGo = await withoutScripts('/games')
  await page.getByRole('button', { name: /Change language/ }).click()
  await letGo()
  await expect(page.getByRole('menuitemcheckbox', { name: '日本語' })).toBeVisible()

  letGo = await withoutScripts('/faq')
  await page.getByRole('searchbox').fill('camera')
  await page.keyboard.press('Enter')
  await letGo()
  await expect(page.getByRole('status').filter({ hasText: 'question' })).toHaveText(
    /^[12] questions?$/,
  )
  await expect(page).toHaveURL(/\/faq\?q=camera/)
  await page.context().close()
})
