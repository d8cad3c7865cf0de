import type { DetailRow, EmailContent, EmailLayout, EmailLink } from './email-content.types.ts'

function renderRow({ label, lines: [value = '', ...notes], url }: DetailRow, layout: EmailLayout) {
  const first = value.includes('\n')
    ? `${layout.row(label, '').trimEnd()}\n${value}`
    : layout.row(label, value)
  const more = url === undefined ? notes : [...notes, url]
  return [first, ...more.map((note) => `    ${note}`)].join('\n')
}

function renderQuote({ by, text }: NonNullable<EmailContent['quote']>, layout: EmailLayout) {
  const lines = text.split('\n').map((line) => `> ${line}`)
  return [layout.heading(by), ...lines].join('\n')
}

function renderPanel({ card, money = [] }: EmailContent, layout: EmailLayout) {
  const rows = money.map((row) => renderRow(row, layout))
  return (card ? [layout.heading(layout.cardTitle), ...rows, ...card] : rows).join('\n')
}

const renderLink = ({ label, url }: EmailLink) => `${label}\n${url}`

/** The plain-text part, with the same content. Links are on lines of their own. */
export function renderText(content: EmailContent, layout: EmailLayout): string {
  const isAboutMoney = content.money !== undefined && content.money.length > 0
  const panel = renderPanel(content, layout)
  const blocks = [
    layout.heading(content.title),
    layout.greeting,
    isAboutMoney && panel,
    ...content.body,
    content.quote && renderQuote(content.quote, layout),
    !isAboutMoney && panel,
    content.code && layout.row(content.code.label, content.code.value),
    content.details?.map((row) => renderRow(row, layout)).join('\n'),
    content.button && renderLink(content.button),
    ...(content.small ?? []).map((item) => (typeof item === 'string' ? item : renderLink(item))),
    // "-- " starts the signature, which mail programs fold
    [
      '-- ',
      `TomoGolf  ${layout.origin}`,
      layout.tagline,
      layout.reason,
      ...layout.links.map((link) => layout.row(link.label, link.url)),
    ].join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
