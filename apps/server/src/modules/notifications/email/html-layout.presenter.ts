/**
 * Email as HTML. Small functions instead of a library, because every email is one column with one
 * button: react-email needs JSX, that is a build step for the server; MJML brings some 150 packages
 * and a quarter of a second at start.
 *
 * Mail programs are old browsers: tables for layout, styles on the elements, `bgcolor` for Outlook,
 * no web fonts, no scripts, and no image but the logo, whose name stays text. Dark mode: programs with the media query get our dark
 * colours. Programs that invert colours themselves find background and text colour on the same
 * element, so that they invert both.
 */
import { previewText, type EmailContent, type EmailLayout } from './email-content.types.ts'
import {
  actionButton,
  cardPanel,
  codePanel,
  COLOR,
  detailTable,
  escapeHtml,
  FONTS,
  LINE_BREAKS,
  LATIN,
  paragraph,
  quotation,
  style,
  TABLE,
} from './html-blocks.presenter.ts'

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

/** The line that a mailbox shows after the subject, invisible in the email itself. */
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
  const imageCss = style({ border: 0, 'vertical-align': 'middle' })
  return (
    `<tr><td bgcolor="${COLOR.ink}" style="${cellCss}">` +
    `<a href="${escapeHtml(origin)}" style="${linkCss}">` +
    `<img src="${escapeHtml(origin)}/icon-192.png" width="28" height="28" alt="" style="${imageCss}">` +
    `&nbsp;TomoGolf</a></td></tr>`
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
  const { quote, card, bar = [], money = [], code, details = [], button, small = [] } = content
  const isAboutMoney = money.length > 0
  const panel = card
    ? cardPanel({ title: layout.cardTitle, bar, money, paragraphs: card })
    : detailTable(money)
  return `<tr><td class="sheet" bgcolor="${COLOR.paper}" style="${cellCss}">
<h1 class="t1" style="${titleCss}">${escapeHtml(content.title)}</h1>
${layout.greeting ? paragraph(layout.greeting) : ''}
${[
  isAboutMoney ? panel : '',
  ...content.body.map((text) => paragraph(text)),
  quote ? quotation(quote) : '',
  isAboutMoney ? '' : panel,
  code ? codePanel(code) : '',
  detailTable(details),
  button ? actionButton(button) : '',
].join('')}
${small
  .map((item) =>
    typeof item === 'string'
      ? paragraph(item, { small: true })
      : paragraph(item.label, { small: true, url: item.url }),
  )
  .join('')}
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
  const linkCss = style({
    color: COLOR.onInk,
    'text-decoration': 'underline',
    'white-space': 'nowrap',
  })
  const anchors = links.map(
    ({ label, url }) => ` <a href="${escapeHtml(url)}" style="${linkCss}">${escapeHtml(label)}</a>`,
  )
  return `<tr><td bgcolor="${COLOR.ink}" style="${cellCss}">
<p style="margin:0 0 8px">${escapeHtml(tagline)}</p>
<p style="margin:0">${escapeHtml(reason)}${anchors.join('')}</p>
</td></tr>`
}

/** The whole document. The HTML files of this folder escape every value. */
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
    ...LINE_BREAKS[layout.languageTag],
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
