import type { BarPart, DetailRow, EmailLink, EmailContent } from './email-content.types.ts'

export const COLOR = {
  ink: '#07110d',
  paper: '#f5f2e8',
  panel: '#e6e2d2',
  text: '#0a1a12',
  text2: '#3b5145',
  rule: '#d5d0bd',
  primary: '#ff5c38',
  onPrimary: '#1d0702',
  onInk: '#f1f4ec',
  onInk2: '#bccabf',
} as const
const BAR: Record<BarPart['tone'], { fill: string; text: string }> = {
  charged: { fill: '#e8c681', text: '#1c1404' },
  back: { fill: '#a8d46a', text: '#0a1a0c' },
}
export const FONTS: Record<string, string> = {
  ja: "'Hiragino Sans','Hiragino Kaku Gothic ProN','Noto Sans JP','Yu Gothic',Meiryo,sans-serif",
  ko: "'Apple SD Gothic Neo','Noto Sans KR','Malgun Gothic',sans-serif",
  'zh-Hans': "'PingFang SC','Noto Sans SC','Microsoft YaHei',sans-serif",
}
/** Korean breaks between words, Japanese between phrases where a mail program can. */
export const LINE_BREAKS: Record<string, Record<string, string>> = {
  ja: { 'word-break': 'auto-phrase', 'line-break': 'strict' },
  ko: { 'word-break': 'keep-all', 'overflow-wrap': 'anywhere' },
}
export const LATIN = "-apple-system,BlinkMacSystemFont,'Segoe UI','Helvetica Neue',Arial,sans-serif"

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character]!)
const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

/** An inline style: `{ 'font-size': '13px' }` as `font-size:13px`. */
export const style = (properties: Readonly<Record<string, string | number>>): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

const CELLS = 'cellpadding="0" cellspacing="0" border="0"'
export const TABLE = `role="presentation" width="100%" ${CELLS}`

/** `url`: the sentence is a link as a whole. */
export function paragraph(text: string, { small, url }: ParagraphOptions = {}): string {
  const css = style({
    margin: '0 0 14px',
    'font-size': small ? '14px' : '16px',
    'line-height': 1.6,
    // an address in the text is wider than a phone
    'overflow-wrap': 'anywhere',
    color: small ? COLOR.text2 : COLOR.text,
  })
  const content = url === undefined ? withBreaks(text) : textLink(text, url)
  return `<p class="${small ? 't2' : 't1'}" style="${css}">${content}</p>`
}
type ParagraphOptions = { readonly small?: boolean; readonly url?: string }

const textLink = (text: string, url: string): string =>
  `<a class="t1" href="${escapeHtml(url)}" style="${style({ color: COLOR.text, 'text-decoration': 'underline' })}">${escapeHtml(text)}</a>`

const PANEL_TITLE_CSS = style({
  margin: '0 0 8px',
  'font-size': '13px',
  'line-height': 1.4,
  'font-weight': 600,
  color: COLOR.text2,
})
function panel(title: string, content: string): string {
  const css = style({
    background: COLOR.panel,
    'border-radius': '12px',
    padding: '18px 20px 6px',
  })
  return (
    `\n<table ${TABLE} style="margin:8px 0 22px">` +
    `<tr><td class="panel" bgcolor="${COLOR.panel}" style="${css}">\n` +
    `<p class="t2" style="${PANEL_TITLE_CSS}">${escapeHtml(title)}</p>\n${content}\n` +
    `</td></tr></table>`
  )
}

export function codePanel({ label, value }: NonNullable<EmailContent['code']>): string {
  const css = style({
    margin: '0 0 12px',
    'font-size': '32px',
    'line-height': 1.3,
    'font-weight': 700,
    'letter-spacing': '.08em',
    'white-space': 'nowrap',
    color: COLOR.text,
  })
  return panel(label, `<p class="t1" style="${css}">${escapeHtml(value)}</p>`)
}

/** What happens to the reader's card: the amounts, then the sentences. */
export function cardPanel({
  title,
  bar,
  money,
  paragraphs,
}: {
  title: string
  bar: readonly BarPart[]
  money: readonly DetailRow[]
  paragraphs: readonly string[]
}): string {
  const sentences = paragraphs.map((text) => paragraph(text)).join('')
  return panel(title, `${holdBar(bar)}${detailTable(money, '0 0 8px')}${sentences}`)
}

/** The parts keep their proportion, but none becomes too narrow for its text. */
function holdBar(parts: readonly BarPart[]): string {
  if (parts.length === 0) return ''
  const widthOf = ({ share }: BarPart) =>
    parts.length === 1 ? 100 : Math.round(Math.min(68, Math.max(32, share * 100)))
  const cells = parts.map((part) => {
    const { fill, text } = BAR[part.tone]
    const css = style({
      background: fill,
      padding: '10px 12px',
      'font-size': '13px',
      'line-height': 1.35,
      'font-weight': 600,
      color: text,
    })
    return `<td width="${widthOf(part)}%" bgcolor="${fill}" style="${css}">${escapeHtml(part.text)}</td>`
  })
  const tableCss = style({ margin: '0 0 14px', 'border-radius': '8px', overflow: 'hidden' })
  return `<table ${TABLE} style="${tableCss}"><tr>${cells.join('')}</tr></table>`
}

function detailRow({ label, lines: [value = '', ...notes], url }: DetailRow): string {
  const border = `1px solid ${COLOR.rule}`
  const labelCss = style({
    'border-top': border,
    padding: '11px 12px 11px 0',
    'font-size': '14px',
    'line-height': 1.5,
    'font-weight': 400,
    'text-align': 'left',
    color: COLOR.text2,
  })
  const valueCss = style({
    // a time and its zone break at their brackets, also in Chinese and Japanese
    'word-break': 'keep-all',
    'overflow-wrap': 'anywhere',
    'border-top': border,
    padding: '11px 0',
    'font-size': '15px',
    'line-height': 1.5,
    'font-weight': 600,
    color: COLOR.text,
  })
  const noteCss = style({ 'font-size': '13px', 'font-weight': 400, color: COLOR.text2 })
  const noteLines = notes.map(
    (note) => `<br><span class="t2" style="${noteCss}">${escapeHtml(note)}</span>`,
  )
  const labelAttributes = 'scope="row" class="t2 rule" align="left" valign="top" width="30%"'
  return (
    `<tr>\n<th ${labelAttributes} style="${labelCss}">${escapeHtml(label)}</th>\n` +
    `<td class="t1 rule" valign="top" style="${valueCss}">` +
    `${url === undefined ? withBreaks(value) : textLink(value, url)}${noteLines.join('')}</td>\n</tr>`
  )
}
export function detailTable(rows: readonly DetailRow[], margin = '4px 0 24px'): string {
  if (rows.length === 0) return ''
  return (
    `<table width="100%" ${CELLS} style="margin:${margin}">` +
    `${rows.map(detailRow).join('')}</table>`
  )
}

export function quotation({ by, text }: NonNullable<EmailContent['quote']>): string {
  const css = style({
    margin: '0 0 20px',
    padding: '2px 0 2px 16px',
    'border-left': `3px solid ${COLOR.rule}`,
  })
  const authorCss = style({
    margin: '0 0 4px',
    'font-size': '13px',
    'line-height': 1.4,
    color: COLOR.text2,
  })
  return (
    `<blockquote class="rule" style="${css}">\n` +
    `<p class="t2" style="${authorCss}">${escapeHtml(by)}</p>${paragraph(text)}</blockquote>`
  )
}

export function actionButton({ label, url }: EmailLink): string {
  const cellCss = style({ background: COLOR.primary, 'border-radius': '12px' })
  const linkCss = style({
    display: 'inline-block',
    padding: '14px 24px',
    'font-size': '16px',
    'line-height': 1.3,
    'font-weight': 700,
    color: COLOR.onPrimary,
    'text-decoration': 'none',
  })
  return (
    `<table role="presentation" ${CELLS} style="margin:4px 0 22px">` +
    `<tr><td bgcolor="${COLOR.primary}" style="${cellCss}">\n` +
    `<a href="${escapeHtml(url)}" style="${linkCss}">${escapeHtml(label)}</a></td></tr></table>`
  )
}
