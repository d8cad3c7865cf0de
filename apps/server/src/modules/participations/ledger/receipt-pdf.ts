import type { z } from 'zod'
import type { Receipt } from '@tomogolf/contract/transactions.schemas'
import { fromJapanText, type Instant } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases'
import { cardBrandName } from '@tomogolf/format/card-brand'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDate } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { createPdfDocument } from '../../../platform/documents/pdf.ts'
import type { Phrase } from '../../../platform/phrases.ts'

type Wire = z.input<typeof Receipt>
/** Where the values of the upper part begin. */
const VALUES = 150

/** A receipt as a PDF, in the reader's language. The page at /receipts/… shows the same. */
export function receiptPdf(r: Wire, language: Language, phrase: Phrase): Promise<Buffer> {
  const t = (key: string, params?: Record<string, string | number>) => phrase(language, key, params)
  const amount = (value: Wire['total']) => formatAmount(value, language, { unambiguous: true })
  // year and day always: a receipt is read for years
  const day = (at: Instant, time = false) => formatDate(at, language, { year: true, time })
  const pdf = createPdfDocument(language, `${t('payment.receipt.title')} ${r.number}`)
  const fact = (label: string, value: string) => {
    pdf.row(t(label), value, { size: 10.5, valueAt: VALUES })
  }
  const line = (label: string, value: string, size = 11) => {
    pdf.row(label, value, { size })
  }

  pdf.text(t('payment.receipt.title'), { size: 26 })
  pdf.gap(10)
  fact('payment.receipt.number', r.number)
  fact('payment.receipt.issued', day(Date.parse(r.issuedAt)))
  fact('payment.receipt.paidOn', t('email.time.japan', { time: day(Date.parse(r.paidAt), true) }))
  if (r.recipient) fact('payment.receipt.recipient', r.recipient)
  fact(
    'payment.receipt.game',
    `${courseNameIn(r.game, language)}, ${day(fromJapanText(r.game.date)!, true)}`,
  )
  const [brand = '', last4 = ''] = r.card?.split(' ') ?? []
  if (r.card)
    fact('payment.receipt.card', t('payment.card.ending', { brand: cardBrandName(brand), last4 }))
  pdf.gap(14)
  pdf.text(t(`payment.type.${r.type}`), { size: 14 })
  pdf.rule()
  for (const l of r.lines) line(t(`payment.receipt.line.${l.kind}`), amount(l.amount))
  pdf.rule()
  line(t('payment.receipt.total'), amount(r.total), 14)
  if (r.tax) line(t('payment.receipt.tax', { percent: r.tax.percent }), amount(r.tax.amount), 9.5)
  for (const back of r.refunds)
    line(t('payment.receipt.refund', { date: day(Date.parse(back.at)) }), `−${amount(back.amount)}`)
  if (r.refunds.length) line(t('payment.receipt.balance'), amount(r.paid), 14)
  pdf.rule()
  if (r.issuer) {
    pdf.text(t('payment.receipt.issuer'), { size: 9.5, grey: true })
    for (const text of [r.issuer.name, r.issuer.address, r.issuer.phone, r.issuer.email])
      pdf.text(text, { size: 10.5 })
  }
  if (r.registrationNumber)
    pdf.text(t('payment.receipt.registration', { number: r.registrationNumber }), { size: 10.5 })
  pdf.gap(14)
  pdf.text(t('payment.receipt.terms', { version: r.policyVersion }), { size: 9, grey: true })
  return pdf.end()
}
