/**
 * A letter as HTML for mail programs. Small functions of our own rather than a library: every mail is one column with one button.
 * react-email needs JSX, that is a build step for the server; MJML works without one, but brings some 150 packages and a quarter of
 * a second at start for markup that is these few tables.
 *
 * Mail programs are old browsers: tables for layout, styles on the elements, `bgcolor` for Outlook, no images, no web fonts, no scripts.
 * Dark mode: programs that understand the media query get our dark colours; those that turn colours around by themselves find
 * a background and a text colour on the same element, so both are turned together.
 */
import { previewOf, type BarPart, type Fact, type Frame, type Letter } from './email-content.ts'

const INK = '#07110d',
  PAPER = '#f5f2e8',
  PANEL = '#e6e2d2',
  TEXT = '#0a1a12',
  TEXT_2 = '#3b5145',
  RULE = '#d5d0bd',
  SHU = '#ff5c38',
  ON_SHU = '#1d0702'
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
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => ENTITIES[c]!)
const e = escapeHtml
const withBreaks = (text: string) => e(text).replaceAll('\n', '<br>')

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'
const paragraph = (text: string, tone: 't1' | 't2' = 't1', size = 16) =>
  `<p class="${tone}" style="margin:0 0 14px;font-size:${size}px;line-height:1.6;color:${tone === 't1' ? TEXT : TEXT_2}">${withBreaks(text)}</p>`

const panel = (title: string, paragraphs: readonly string[], bar: readonly BarPart[]) => `
<table ${TABLE} style="margin:8px 0 22px"><tr><td class="panel" bgcolor="${PANEL}" style="background:${PANEL};border-radius:12px;padding:18px 20px 6px">
<p class="t2" style="margin:0 0 8px;font-size:13px;line-height:1.4;font-weight:600;color:${TEXT_2}">${e(title)}</p>
${barRow(bar)}${paragraphs.map((p) => paragraph(p)).join('')}
</td></tr></table>`

/** The parts keep their proportion, but none becomes too narrow for its words. */
function barRow(parts: readonly BarPart[]): string {
  if (parts.length === 0) return ''
  const widths =
    parts.length === 1
      ? [100]
      : parts.map((p) => Math.round(Math.min(68, Math.max(32, p.share * 100))))
  const cells = parts.map(
    (p, i) =>
      `<td width="${widths[i]}%" bgcolor="${BAR[p.tone].fill}" style="background:${BAR[p.tone].fill};padding:10px 12px;font-size:13px;line-height:1.35;font-weight:600;color:${BAR[p.tone].text}">${e(p.text)}</td>`,
  )
  return `<table ${TABLE} style="margin:0 0 14px;border-radius:8px;overflow:hidden"><tr>${cells.join('')}</tr></table>`
}

const factRow = (f: Fact) => `<tr>
<th scope="row" class="t2 rule" align="left" valign="top" width="38%" style="border-top:1px solid ${RULE};padding:11px 12px 11px 0;font-size:14px;line-height:1.5;font-weight:400;text-align:left;color:${TEXT_2}">${e(f.label)}</th>
<td class="t1 rule" valign="top" style="border-top:1px solid ${RULE};padding:11px 0;font-size:15px;line-height:1.5;font-weight:600;color:${TEXT}">${withBreaks(f.lines[0] ?? '')}${f.lines
  .slice(1)
  .map(
    (line) =>
      `<br><span class="t2" style="font-size:13px;font-weight:400;color:${TEXT_2}">${e(line)}</span>`,
  )
  .join('')}</td>
</tr>`
const factTable = (facts: readonly Fact[]) =>
  facts.length
    ? `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px">${facts.map(factRow).join('')}</table>`
    : ''

const quotation = (
  words: NonNullable<Letter['words']>,
) => `<blockquote class="rule" style="margin:0 0 20px;padding:2px 0 2px 16px;border-left:3px solid ${RULE}">
<p class="t2" style="margin:0 0 4px;font-size:13px;line-height:1.4;color:${TEXT_2}">${e(words.by)}</p>${paragraph(words.text)}</blockquote>`

const action = (
  b: NonNullable<Letter['button']>,
) => `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 22px"><tr><td bgcolor="${SHU}" style="background:${SHU};border-radius:12px">
<a href="${e(b.url)}" style="display:inline-block;padding:14px 24px;font-size:16px;line-height:1.3;font-weight:700;color:${ON_SHU};text-decoration:none">${e(b.label)}</a></td></tr></table>`

/** The whole document. Every value is escaped here and only here. */
export function renderHtml(letter: Letter, frame: Frame): string {
  const font = FONTS[frame.languageTag] ?? LATIN
  // the blanks keep the next words of the mail out of the mailbox's preview
  const blanks = '&#847;&zwnj;&nbsp;'.repeat(60)
  return `<!doctype html>
<html lang="${e(frame.languageTag)}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${e(letter.subject)}</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.sheet{background:#0c1a14!important}.panel{background:#12241c!important}.t1{color:#f1f4ec!important}.t2{color:#bccabf!important}.rule{border-color:#2b4438!important}}
@media (max-width:480px){.sheet{padding:26px 20px 12px!important}}
</style>
</head>
<body style="margin:0;padding:0;background:${INK};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all">${e(previewOf(letter))}${blanks}</div>
<div role="article" aria-label="${e(letter.subject)}" lang="${e(frame.languageTag)}">
<table ${TABLE} bgcolor="${INK}" style="background:${INK};font-family:${font}"><tr><td align="center" style="padding:28px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table ${TABLE} style="max-width:600px">
<tr><td bgcolor="${INK}" style="background:${INK};padding:0 8px 18px"><a href="${e(frame.origin)}" style="font-family:${LATIN};font-size:20px;line-height:1;font-weight:700;letter-spacing:-.02em;color:${PAPER};text-decoration:none"><span style="color:${SHU}">&#9679;</span>&nbsp;TomoGolf</a></td></tr>
<tr><td class="sheet" bgcolor="${PAPER}" style="background:${PAPER};border-radius:16px;padding:34px 34px 16px">
<h1 class="t1" style="margin:0 0 18px;font-size:25px;line-height:1.3;font-weight:700;color:${TEXT}">${e(letter.title)}</h1>
${frame.greeting ? paragraph(frame.greeting) : ''}${letter.body.map((p) => paragraph(p)).join('')}
${letter.words ? quotation(letter.words) : ''}${letter.card ? panel(frame.cardTitle, letter.card, letter.bar ?? []) : ''}${factTable(letter.facts ?? [])}${letter.button ? action(letter.button) : ''}
${(letter.small ?? []).map((p) => paragraph(p, 't2', 14)).join('')}
</td></tr>
<tr><td bgcolor="${INK}" style="background:${INK};padding:20px 8px 0;font-size:13px;line-height:1.6;color:#bccabf">
<p style="margin:0 0 8px">${e(frame.tagline)}</p>
<p style="margin:0">${e(frame.reason)}${frame.links.map((l) => ` <a href="${e(l.url)}" style="color:#f1f4ec;text-decoration:underline">${e(l.label)}</a>`).join('')}</p>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
</body>
</html>
`
}
