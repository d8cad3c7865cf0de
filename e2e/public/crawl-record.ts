import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from './addresses.ts'

/**
 * The measurement of one part of the full crawl. `part`: number of the part, if a language has
 * several.
 */
export type CrawlPart = {
  way: 'read' | 'drawn'
  language: Language
  part?: string
  addresses: number
  seconds: number
  findings: number
}

const FILE = join(import.meta.dirname, '../../docs/crawl.md')
const startOf = ({ way, language, part = '' }: Pick<CrawlPart, 'way' | 'language' | 'part'>) =>
  `| ${way} | ${language} | ${part} |`
/** A row from a run with another number of parts: it is replaced. */
const isOtherCut = (row: string, { way, language, part = '' }: CrawlPart) => {
  const [, cut = ''] = / of (\d+)$/.exec(row.split('|')[3]?.trim() ?? '') ?? []
  return row.startsWith(`| ${way} | ${language} |`) && cut !== (/ of (\d+)$/.exec(part)?.[1] ?? '')
}
const WAYS = ['read', 'drawn']
/** Sorts by step (HTML checks, then rendering), language and part. */
const place = (row: string) => {
  const [, way = '', language = '', part = ''] = row.split('|').map((cell) => cell.trim())
  return `${WAYS.indexOf(way)}${LANGUAGES.indexOf(language as Language)}${part}`
}

/** Writes the measurements of a part to `docs/crawl.md` and keeps those of the other parts. */
export function recordPart(part: CrawlPart): void {
  const known = existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .split('\n')
        .filter(
          (line) =>
            WAYS.some((way) => line.startsWith(`| ${way} `)) &&
            !line.startsWith(startOf(part)) &&
            !isOtherCut(line, part),
        )
    : []
  const row = `${startOf(part)} ${part.addresses.toLocaleString('en')} | ${part.findings} | ${Math.round(part.seconds)} s | ${new Date().toISOString().slice(0, 10)} |`
  const rows = [...known, row].sort((a, b) => place(a).localeCompare(place(b)))
  writeFileSync(
    FILE,
    `# Crawl of the public pages

Written by \`npm run crawl\` (one part alone: \`npm run crawl -- -g "there in ko"\`, \`npm run crawl -- -g "in ja .* part 2"\`), from the product with its demonstration data. The times are those of a busy
machine with two processors.

- **Read**: every address of the sitemap, and those that only a link leads to, as served: status 200, language, one \`h1\`, a title and a description of its own, no missing phrase or unfilled
  text, canonical address and translations, data for search engines.
- **Drawn**: each kind of page in the browser, and the courses with the longest names: silent console, no failed request, no sideways scrolling and no cut text at 320 pixels, at 200 % (1280 pixels
  zoomed to 640) and at 1280 pixels; axe (WCAG 2.2 A and AA, best practices) at 320 pixels, and at 1280 pixels in
  one of the languages.

| way | language | part | addresses | findings | time | measured |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`,
  )
}
