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

type ReceiptDto = z.input<typeof Receipt>
/** Left edge of the value column. */
const VALUES_LEFT = 150

/** A receipt as a PDF, in the reader's language. The page at /receipts/… shows the same. */
export function receiptPdf(
  receipt: ReceiptDto,
  language: Language,
  phrase: Phrase,
): Promise<Buffer> {
  const t = (key: string, params?: Record<string, string | number>) => phrase(language, key, params)
  const amount = (value: ReceiptDto['total']) => formatAmount(value, language)
  // always with the year: users store receipts for years
  const day = (at: Instant, time = false) => formatDate(at, language, { year: true, time })
  const pdf = createPdfDocument(language, `${t('payment.receipt.title')} ${receipt.number}`)
  const fact = (label: string, value: string) => {
    pdf.row(t(label), value, { size: 10.5, valueAt: VALUES_LEFT })
  }
  const line = (label: string, value: string, size = 11) => {
    pdf.row(label, value, { size })
  }

  pdf.text(t('payment.receipt.title'), { size: 26 })
  pdf.gap(10)
  fact('payment.receipt.number', receipt.number)
  fact('payment.receipt.issued', day(Date.parse(receipt.issuedAt)))
  fact(
    'payment.receipt.paidOn',
    t('email.time.japan', { time: day(Date.parse(receipt.paidAt), true) }),
  )
  if (receipt.recipient) fact('payment.receipt.recipient', receipt.recipient)
  if (receipt.companion !== null)
    fact('payment.receipt.companion', receipt.companion || t('payment.receipt.companionErased'))
  fact(
    'payment.receipt.game',
    `${courseNameIn(receipt.game, language)}, ${day(fromJapanText(receipt.game.date)!, true)}`,
  )
  const [brand = '', last4 = ''] = receipt.card?.split(' ') ?? []
  if (receipt.card)
    fact('payment.receipt.card', t('payment.card.ending', { brand: cardBrandName(brand), last4 }))
  pdf.gap(14)
  pdf.text(t(`payment.type.${receipt.type}`), { size: 14 })
  pdf.rule()
  for (const item of receipt.lines)
    line(t(`payment.receipt.line.${item.kind}`), amount(item.amount))
  pdf.rule()
  line(t('payment.receipt.total'), amount(receipt.total), 14)
  for (const back of receipt.refunds)
    line(
      t('payment.receipt.refund', { date: day(Date.parse(back.at)) }),
      amount({ ...back.amount, amount: -back.amount.amount }),
    )
  if (receipt.refunds.length) line(t('payment.receipt.balance'), amount(receipt.paid), 14)
  // the tax of what remains after refunds
  if (receipt.tax)
    line(
      t('payment.receipt.tax', { percent: receipt.tax.percent }),
      amount(receipt.tax.amount),
      9.5,
    )
  pdf.rule()
  if (receipt.issuer) {
    pdf.text(t('payment.receipt.issuer'), { size: 9.5, grey: true })
    for (const text of [
      receipt.issuer.name,
      receipt.issuer.address,
      receipt.issuer.phone,
      receipt.issuer.email,
    ])
      pdf.text(text, { size: 10.5 })
  }
  if (receipt.registrationNumber)
    pdf.text(t('payment.receipt.registration', { number: receipt.registrationNumber }), {
      size: 10.5,
    })
  pdf.gap(14)
  pdf.text(t('payment.receipt.terms', { version: receipt.policyVersion }), { size: 9, grey: true })
  return pdf.end()
}
