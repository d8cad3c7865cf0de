/** The stored text of one mail, after cutting. */
export const MAX_MAIL_TEXT = 20_000
/** What is read of a mail: the rest is history or an attack, and only costs time. */
export const MAX_MAIL_INPUT = 60_000

/**
 * Whether a machine wrote a mail: an out-of-office notice, a list or a bounce (RFC 3834). Nothing
 * answers such mail, and it does not restart a clock.
 */
export const isAutomaticMail = (headers: {
  readonly autoSubmitted?: string | undefined
  readonly precedence?: string | undefined
}): boolean =>
  !['', 'no'].includes(keyword(headers.autoSubmitted)) ||
  ['auto_reply', 'bulk', 'junk', 'list'].includes(keyword(headers.precedence))
/** Without parameters: `auto-replied; owner-email="…"`. */
const keyword = (value = ''): string => value.split(';')[0]!.trim().toLowerCase()

/**
 * Readable text of an incoming mail: without control, bidirectional and invisible characters, and
 * without the quoted history. Markup stays text. A mail that is all quotes stays whole.
 */
export function readableMailText(text: string): string {
  const clean = visible(text.slice(0, MAX_MAIL_INPUT))
  const own = withoutHistory(clean.split('\n')).join('\n')
  return tidy(tidy(own) === '' ? clean : own).slice(0, MAX_MAIL_TEXT)
}

/**
 * The words of a mail without a plain text: tags become line breaks, lines of a quote start with `>`,
 * and nothing is interpreted.
 */
export function textOfMarkup(markup: string): string {
  const html = markup.slice(0, MAX_MAIL_INPUT)
  // ASCII only, so that positions stay the same
  const lowered = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
  let text = ''
  let at = 0
  let depth = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    const words = entities(html.slice(at, open < 0 ? undefined : open))
    text += depth > 0 ? words.replace(/\r\n?|\n/g, '\n>') : words
    if (open < 0) return text
    const close = html.indexOf('>', open)
    if (close < 0) return text
    const name = /^<\/?([a-z0-9]{1,10})/.exec(lowered.slice(open, open + 13))?.[1]
    if (name && HIDDEN.has(name) && html[open + 1] !== '/') {
      const end = lowered.indexOf(`</${name}`, close)
      if (end < 0) return text
      at = end
      continue
    }
    if (name === 'blockquote') depth = Math.max(0, depth + (html[open + 1] === '/' ? -1 : 1))
    if (name && BREAKING.has(name)) text += depth > 0 ? '\n>' : '\n'
    at = close + 1
  }
  return text
}
const HIDDEN: ReadonlySet<string> = new Set(['style', 'script', 'title', 'head'])
const BREAKING: ReadonlySet<string> = new Set([
  'blockquote',
  'br',
  'p',
  'div',
  'li',
  'tr',
  'h1',
  'h2',
  'h3',
])
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}
const entities = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity]!)

const visible = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .replace(/[^\P{C}\n]/gu, '')
    // fillers that fonts draw as nothing
    .replace(/[\u115F\u1160\u2800\u3164\uFFA0]/g, '')
const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Mail programs put this above the whole earlier mail. */
const HISTORY =
  /^-{2,} ?(?:original message|forwarded message|元のメッセージ|원본 메시지|原始邮件|邮件原件).{0,20}$/i
/** So does Outlook, with the sender below; without one it may be a form or a signature. */
const RULE = /^_{10,}$/
const SENDER = /^\*?(?:from|差出人|보낸 ?사람|发件人|寄件者) ?\*?[:：]/i
/** "On … Emily wrote:" and the like; the quote follows on the next line. */
const ATTRIBUTION = /(?:wrote|写道|작성|書きました|のメール|<[^<>\s]{3,320}>) ?[:：]$/i
const isQuoted = (line: string): boolean => line.startsWith('>')

function withoutHistory(lines: readonly string[]): string[] {
  const kept: string[] = []
  // only the first line of a quote has an attribution: each line above is looked at once
  let mayBeAttributed = false
  for (const [at, raw] of lines.entries()) {
    const line = raw.trim()
    if (HISTORY.test(line) || (RULE.test(line) && SENDER.test(nextLine(lines, at)))) break
    if (isQuoted(line)) {
      if (mayBeAttributed) dropAttribution(kept)
      mayBeAttributed = false
      continue
    }
    kept.push(raw)
    mayBeAttributed ||= line !== ''
  }
  return kept
}
/** The next line with text. */
function nextLine(lines: readonly string[], at: number): string {
  let next = at + 1
  while (lines[next]?.trim() === '') next++
  return lines[next]?.trim() ?? ''
}
/** The line above a quote that says who wrote it, often wrapped into two. */
function dropAttribution(kept: string[]): void {
  let end = kept.length
  while (end > 0 && kept[end - 1]!.trim() === '') end--
  const last = kept[end - 1]?.trim() ?? ''
  if (!ATTRIBUTION.test(last)) return
  const isWrapped = !/^(?:on|am|le|20\d\d)/i.test(last) && /^on /i.test(kept[end - 2]?.trim() ?? '')
  kept.length = end - (isWrapped ? 2 : 1)
}
