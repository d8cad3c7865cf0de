import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER_ARGS, chromiumPath } from '../e2e/support/chromium.ts'
import { startProduct } from '../e2e/support/product.ts'

// `npm run lighthouse [-- http://address]`: four kinds of public pages as a middling telephone on a slow network has them, into docs/lighthouse
const FOLDER = join(import.meta.dirname, '../docs/lighthouse')
const PAGES = [
  ['Home', '/'],
  ['Games', '/games'],
  ['A course', '/golf-courses/katsura-golf-club'],
  ['Guide', '/japan-golf-guide'],
] as const
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; numericValue?: number }>
}

/** One run says little where other programs have the processor, too. */
const RUNS = 5

/** A product that runs already, else one of its own. */
const given = process.argv[2]
const { product, stop } = given
  ? { product: { url: given }, stop: async () => undefined }
  : await startProduct({ DEMO_DATA: 'true' })
const reports = mkdtempSync(join(tmpdir(), 'lighthouse-'))

/** Lighthouse misses the start of a page now and then, and asks to be run again. */
function run(name: string, path: string, turn: number, again = true): Report {
  const file = join(reports, `${name} ${turn}.json`)
  const { status } = spawnSync(
    'npx',
    [
      'lighthouse',
      `${product.url}${path}?lang=en`,
      `--only-categories=${CATEGORIES.join()}`,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      `--chrome-flags=--headless=new ${BROWSER_ARGS.join(' ')}`,
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, ...(chromiumPath && { CHROME_PATH: chromiumPath }) },
    },
  )
  if (status !== 0 && again) return run(name, path, turn, false)
  if (status !== 0) throw new Error(`no report on ${path}`)
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

const performanceOf = ({ categories }: Report) =>
  Math.round((categories.performance?.score ?? 0) * 100)

/** The middle one of several runs of a page, and between which marks they were. */
const rows = PAGES.map(([name, path]) => {
  const runs = Array.from({ length: RUNS }, (_, turn) => run(name, path, turn)).sort(
    (a, b) => performanceOf(a) - performanceOf(b),
  )
  const { categories, audits } = runs[RUNS >> 1]!
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const scores = CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100))
  const failed = CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(
        ({ id, weight }) =>
          weight > 0 && (audits[id]?.score ?? 1) < (category === 'performance' ? 0.9 : 1),
      )
      .map(({ id }) => id),
  )
  const row = `| ${name} | \`${path}\` | ${scores[0]} (${performanceOf(runs[0]!)}–${performanceOf(runs.at(-1)!)}) | ${scores.slice(1).join(' | ')} | ${(value('largest-contentful-paint') / 1000).toFixed(1)} s | ${Math.round(value('total-blocking-time'))} ms | ${value('cumulative-layout-shift').toFixed(3)} | ${failed.join(', ')} |`
  process.stdout.write(`${row}\n`)
  return row
})
await stop()
process.stdout.write(`Full reports: ${reports}\n`)

mkdirSync(FOLDER, { recursive: true })
writeFileSync(
  join(FOLDER, 'README.md'),
  `# Lighthouse, mobile

Written by \`npm run lighthouse\` on ${new Date().toISOString().slice(0, 10)}: the product with its demonstration data, Lighthouse's own middling telephone and slow network (simulated); of ${RUNS} runs a page the middle one by performance, between the lowest and the highest.

| page | address | performance | accessibility | best practices | SEO | largest paint | blocked | layout shift | not full marks |
|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`,
)
