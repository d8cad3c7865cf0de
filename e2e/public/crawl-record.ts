import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from './paths.ts'

/**
 * The measurement of one part of the full crawl. `part`: number of the part, if a language has
 * several.
 */
export type CrawlPart = {
  step: 'html' | 'rendered'
  language: Language
  part?: string
  urls: number
  seconds: number
  findings: number
}

const FILE = join(import.meta.dirname, '../../docs/crawl.md')
const startOf = ({ step, language, part = '' }: Pick<CrawlPart, 'step' | 'language' | 'part'>) =>
  `| ${step} | ${language} | ${part} |`
/** Whether a row is from a run with another number of parts, whose rows are replaced. */
const isOtherPartition = (row: string, { step, language, part = '' }: CrawlPart) => {
  const [, count = ''] = / of (\d+)$/.exec(row.split('|')[3]?.trim() ?? '') ?? []
  return (
    row.startsWith(`| ${step} | ${language} |`) && count !== (/ of (\d+)$/.exec(part)?.[1] ?? '')
  )
}
const STEPS = ['html', 'rendered']
/** Sorts by step (HTML checks, then rendering), language and part. */
const sortKey = (row: string) => {
  const [, step = '', language = '', part = ''] = row.split('|').map((cell) => cell.trim())
  return `${STEPS.indexOf(step)}${LANGUAGES.indexOf(language as Language)}${part}`
}

/** Writes the measurements of a part to `docs/crawl.md` and keeps those of the other parts. */
export function recordPart(part: CrawlPart): void {
  const known = existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .split('\n')
        .filter(
          (line) =>
            STEPS.some((step) => line.startsWith(`| ${step} `)) &&
            !line.startsWith(startOf(part)) &&
            !isOtherPartition(line, part),
        )
    : []
  const cells = [
    part.urls.toLocaleString('en'),
    part.findings,
    `${Math.round(part.seconds)} s`,
    new Date().toISOString().slice(0, 10),
  ]
  const row = `${startOf(part)} ${cells.join(' | ')} |`
  const rows = [...known, row].sort((a, b) => sortKey(a).localeCompare(sortKey(b)))
  writeFileSync(
    FILE,
    `# Crawl of the public pages

Written by \`npm run crawl\`, from the product with its demonstration data. The times are those of a
busy machine with two processors. One part alone: \`npm run crawl -- -g "public pages in ko"\`,
\`npm run crawl -- -g "in ja .* part 2"\`.

- **html**: every URL of the sitemap, and those that only a link reaches, as served: status 200,
  language, one \`h1\`, a unique title and description, no missing phrase or unfilled text, canonical
  URL and translations, JSON-LD.
- **rendered**: each page template in the browser, and the courses with the longest names: silent
  console, no failed request, no horizontal overflow and no clipped text at 320 pixels, at 200 %
  (1280 pixels zoomed to 640) and at 1280 pixels; axe (WCAG 2.2 A and AA, best practices) at 320
  pixels, and at 1280 pixels in one of the languages.

| step | language | part | URLs | findings | time | measured |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`,
  )
}
