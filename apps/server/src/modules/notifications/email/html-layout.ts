/**
 * E-mail as HTML. Small functions instead of a library, because every e-mail is one column with one
 * button: react-email needs JSX, that is a build step for the server; MJML brings some 150 packages
 * and a quarter of a second at start.
 *
 * Mail programs are old browsers: tables for layout, styles on the elements, `bgcolor` for Outlook,
 * no images, no web fonts, no scripts. Dark mode: programs with the media query get our dark
 * colours. Programs that invert colours themselves find background and text colour on the same
 * element, so that they invert both.
 */
import {
  previewText,
  type BarPart,
  type DetailRow,
  type EmailButton,
  type EmailContent,
  type EmailLayout,
} from './email-content.ts'

const COLOR = {
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
const FONTS: Record<string, string> = {
  ja: "'Hiragino Sans','Hiragino Kaku Gothic ProN','Noto Sans JP','Yu Gothic',Meiryo,sans-serif",
  ko: "'Apple SD Gothic Neo','Noto Sans KR','Malgun Gothic',sans-serif",
  'zh-Hans': "'PingFang SC','Noto Sans SC','Microsoft YaHei',sans-serif",
}
const LATIN = "-apple-system,BlinkMacSystemFont,'Segoe UI','Helvetica Neue',Arial,sans-serif"

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
const style = (properties: Readonly<Record<string, string | number>>): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

const CELLS = 'cellpadding="0" cellspacing="0" border="0"'
const TABLE = `role="presentation" width="100%" ${CELLS}`

function paragraph(text: string, { small }: { small?: boolean } = {}): string {
  const css = style({
    margin: '0 0 14px',
    'font-size': small ? '14px' : '16px',
    'line-height': 1.6,
    color: small ? COLOR.text2 : COLOR.text,
  })
  return `<p class="${small ? 't2' : 't1'}" style="${css}">${withBreaks(text)}</p>`
}

function cardPanel(title: string, paragraphs: readonly string[], bar: readonly BarPart[]): string {
  const panelCss = style({
    background: COLOR.panel,
    'border-radius': '12px',
    padding: '18px 20px 6px',
  })
  const titleCss = style({
    margin: '0 0 8px',
    'font-size': '13px',
    'line-height': 1.4,
    'font-weight': 600,
    color: COLOR.text2,
  })
  return (
    `\n<table ${TABLE} style="margin:8px 0 22px">` +
    `<tr><td class="panel" bgcolor="${COLOR.panel}" style="${panelCss}">\n` +
    `<p class="t2" style="${titleCss}">${escapeHtml(title)}</p>\n` +
    `${holdBar(bar)}${paragraphs.map((text) => paragraph(text)).join('')}\n` +
    `</td></tr></table>`
  )
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

function detailRow({ label, lines: [value = '', ...notes] }: DetailRow): string {
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
  const labelAttributes = 'scope="row" class="t2 rule" align="left" valign="top" width="38%"'
  return (
    `<tr>\n<th ${labelAttributes} style="${labelCss}">${escapeHtml(label)}</th>\n` +
    `<td class="t1 rule" valign="top" style="${valueCss}">` +
    `${withBreaks(value)}${noteLines.join('')}</td>\n</tr>`
  )
}
function detailTable(rows: readonly DetailRow[]): string {
  if (rows.length === 0) return ''
  return (
    `<table width="100%" ${CELLS} style="margin:4px 0 24px">` +
    `${rows.map(detailRow).join('')}</table>`
  )
}

function quotation({ by, text }: NonNullable<EmailContent['quote']>): string {
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

function actionButton({ label, url }: EmailButton): string {
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

const HEAD_STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${[
  '.sheet{background:#0c1a14!important}',
  '.panel{background:#12241c!important}',
  '.t1{color:#f1f4ec!important}',
  '.t2{color:#bccabf!important}',
  '.rule{border-color:#2b4438!important}',
].join('')}}
@media (max-width:480px){.sheet{padding:26px 20px 12px!important}}
`

/** The line that a mailbox shows after the subject, invisible in the e-mail itself. */
function preheader(text: string): string {
  const css = style({
    display: 'none',
    'max-height': 0,
    'max-width': 0,
    overflow: 'hidden',
    opacity: 0,
    'mso-hide': 'all',
  })
  // the blanks keep the text that follows out of the mailbox's preview
  const blanks = '&#847;&zwnj;&nbsp;'.repeat(60)
  return `<div style="${css}">${escapeHtml(text)}${blanks}</div>`
}

function logoRow(origin: string): string {
  const cellCss = style({ background: COLOR.ink, padding: '0 8px 18px' })
  const linkCss = style({
    'font-family': LATIN,
    'font-size': '20px',
    'line-height': 1,
    'font-weight': 700,
    'letter-spacing': '-.02em',
    color: COLOR.paper,
    'text-decoration': 'none',
  })
  return (
    `<tr><td bgcolor="${COLOR.ink}" style="${cellCss}">` +
    `<a href="${escapeHtml(origin)}" style="${linkCss}">` +
    `<span style="color:${COLOR.primary}">&#9679;</span>&nbsp;TomoGolf</a></td></tr>`
  )
}

function contentRow(content: EmailContent, layout: EmailLayout): string {
  const cellCss = style({
    background: COLOR.paper,
    'border-radius': '16px',
    padding: '34px 34px 16px',
  })
  const titleCss = style({
    margin: '0 0 18px',
    'font-size': '25px',
    'line-height': 1.3,
    'font-weight': 700,
    color: COLOR.text,
  })
  const { quote, card, bar = [], details = [], button, small = [] } = content
  return `<tr><td class="sheet" bgcolor="${COLOR.paper}" style="${cellCss}">
<h1 class="t1" style="${titleCss}">${escapeHtml(content.title)}</h1>
${[...(layout.greeting ? [layout.greeting] : []), ...content.body].map((text) => paragraph(text)).join('')}
${[
  quote ? quotation(quote) : '',
  card ? cardPanel(layout.cardTitle, card, bar) : '',
  detailTable(details),
  button ? actionButton(button) : '',
].join('')}
${small.map((text) => paragraph(text, { small: true })).join('')}
</td></tr>`
}

function footerRow({ tagline, reason, links }: EmailLayout): string {
  const cellCss = style({
    background: COLOR.ink,
    padding: '20px 8px 0',
    'font-size': '13px',
    'line-height': 1.6,
    color: COLOR.onInk2,
  })
  const linkCss = style({ color: COLOR.onInk, 'text-decoration': 'underline' })
  const anchors = links.map(
    ({ label, url }) => ` <a href="${escapeHtml(url)}" style="${linkCss}">${escapeHtml(label)}</a>`,
  )
  return `<tr><td bgcolor="${COLOR.ink}" style="${cellCss}">
<p style="margin:0 0 8px">${escapeHtml(tagline)}</p>
<p style="margin:0">${escapeHtml(reason)}${anchors.join('')}</p>
</td></tr>`
}

/** The whole document. Every value is escaped in this file and nowhere else. */
export function renderHtml(content: EmailContent, layout: EmailLayout): string {
  const language = escapeHtml(layout.languageTag)
  const subject = escapeHtml(content.subject)
  const bodyCss = style({
    margin: 0,
    padding: 0,
    background: COLOR.ink,
    '-webkit-text-size-adjust': '100%',
  })
  const pageCss = style({
    background: COLOR.ink,
    'font-family': FONTS[layout.languageTag] ?? LATIN,
  })
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${subject}</title>
<style>${HEAD_STYLE}</style>
</head>
<body style="${bodyCss}">
${preheader(previewText(content))}
<div role="article" aria-label="${subject}" lang="${language}">
<table ${TABLE} bgcolor="${COLOR.ink}" style="${pageCss}"><tr><td align="center" style="padding:28px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table ${TABLE} style="max-width:600px">
${logoRow(layout.origin)}
${contentRow(content, layout)}
${footerRow(layout)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
</body>
</html>
`
}
