import type { JapanMonth } from '@tomogolf/domain/payments/japan-month'
import type { Money } from '@tomogolf/domain/money'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDate, formatMonth } from '@tomogolf/format/dates'
import { formatMoney } from '@tomogolf/format/money'
import type { Language } from '@tomogolf/phrases'
import { createPdfDocument, type PdfDocument } from '../../platform/documents/pdf.ts'
import type { Phrase } from '../../platform/phrases.ts'
import { sumOf, type StatementPart } from './statement.read.ts'

export type Statement = {
  readonly month: JapanMonth
  /** Empty when the account was deleted since. */
  readonly host: string
  readonly parts: readonly StatementPart[]
  readonly operator: { readonly name: string; readonly address: string } | null
}
/** A page is left when less than this is left of it. */
const LINE_HEIGHT = 40
const NEW_PAGE = Number.MAX_SAFE_INTEGER

/** A statement in the host's language, and in Japanese for the tax office. */
export function statementPdf(
  statement: Statement,
  language: Language,
  phrase: Phrase,
): Promise<Buffer> {
  const pdf = createPdfDocument(
    language,
    `${phrase(language, 'payouts.statement.title')} ${statement.month}`,
  )
  write(pdf, statement, language, phrase)
  if (language !== 'ja') {
    pdf.keep(NEW_PAGE)
    pdf.language = 'ja'
    write(pdf, statement, 'ja', phrase)
  }
  return pdf.end()
}

function write(
  pdf: PdfDocument,
  { month, host, parts, operator }: Statement,
  language: Language,
  phrase: Phrase,
): void {
  const t = (key: string, params?: Record<string, string | number>) => phrase(language, key, params)
  const text = (amount: Money) => formatMoney(amount, language)
  const line = (label: string, value: string, size = 10.5) => {
    pdf.keep(LINE_HEIGHT)
    pdf.row(label, value, { size })
  }
  pdf.text(t('payouts.statement.title'), { size: 26 })
  pdf.gap(6)
  pdf.text(formatMonth(month, language), { size: 14 })
  if (host) pdf.text(host, { size: 10.5 })
  for (const part of parts) {
    pdf.gap(14)
    pdf.keep(3 * LINE_HEIGHT)
    line(t('payouts.statement.opening'), text(part.opening), 12)
    pdf.rule()
    for (const { at, kind, course, teeTime, amount } of part.lines)
      line(
        t('payouts.statement.line', {
          day: formatDate(at, language),
          kind: t(`payouts.statement.${kind}`),
          course: courseNameIn(course, language),
          round: formatDate(teeTime, language),
        }),
        text(amount),
      )
    if (part.lines.length === 0) pdf.text(t('payouts.statement.none'), { size: 10.5, grey: true })
    pdf.rule()
    line(t('payouts.statement.earned'), text(sumOf(part, ['share'])))
    line(t('payouts.statement.reduced'), text(sumOf(part, ['refund', 'dispute', 'forgiven'])))
    line(t('payouts.statement.settled'), text(sumOf(part, SETTLED)))
    line(t('payouts.statement.closing'), text(part.closing), 14)
  }
  pdf.rule()
  pdf.keep(2 * LINE_HEIGHT)
  pdf.text(t('payouts.statement.note'), { size: 9, grey: true })
  if (operator) {
    pdf.gap(8)
    for (const own of [operator.name, operator.address]) pdf.text(own, { size: 9.5 })
  }
}
const SETTLED = ['paid', 'sent_back', 'used', 'returned', 'given_up'] as const
