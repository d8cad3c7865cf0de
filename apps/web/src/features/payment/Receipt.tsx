import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FileText, Printer } from 'lucide-react'
import { fromJapanText } from '@tomogolf/domain/time'
import { courseNameIn } from '@tomogolf/format/course-names'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { formatDate } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { AnchorButton, Button } from '@tomogolf/ui/forms/Button.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { cardBrandName } from '@tomogolf/format/card-brand'
import { aside, comma } from '@tomogolf/format/sentences'
import { receiptQuery } from '../../queries/transactions.ts'

/** The receipt of a transaction as a printable page, with the same content as the PDF. */
export function Receipt({ transactionId }: { transactionId: string }) {
  const { t, language } = useI18n()
  const query = useQuery(receiptQuery(transactionId))
  if (query.isPending) return <TextSkeleton lines={10} />
  if (query.error) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  const receipt = query.data
  const money = (amount: typeof receipt.total) => formatAmount(amount, language)
  const day = (iso: string) => formatDate(Date.parse(iso), language, { year: true })
  const [brand = '', last4 = ''] = receipt.card?.split(' ') ?? []
  return (
    <>
      <p className="mb-5 flex flex-wrap gap-2.5 print:hidden">
        <Button
          variant="outline"
          icon={Printer}
          onClick={() => {
            window.print()
          }}
        >
          {t('payment.receipt.print')}
        </Button>
        <AnchorButton
          variant="outline"
          icon={FileText}
          href={`/api/transactions/${transactionId}/receipt.pdf?lang=${language}`}
          target="_blank"
        >
          {t('payment.receipt.pdf')}
        </AnchorButton>
      </p>
      <article className="rounded-l bg-inverse p-6 text-on-inverse md:p-10 print:p-0">
        <dl className="grid gap-x-6 gap-y-2 text-s md:grid-cols-[180px_1fr]">
          <Fact label={t('payment.receipt.number')}>
            <span className="break-all">{receipt.number}</span>
          </Fact>
          <Fact label={t('payment.receipt.issued')}>{day(receipt.issuedAt)}</Fact>
          <Fact label={t('payment.receipt.paidOn')}>
            {formatDate(Date.parse(receipt.paidAt), language, { year: true, time: true })}
            {aside(t('common.japanTime'), language)}
          </Fact>
          {receipt.recipient && (
            <Fact label={t('payment.receipt.recipient')}>{receipt.recipient}</Fact>
          )}
          {receipt.companion !== null && (
            <Fact label={t('payment.receipt.companion')}>
              {receipt.companion || t('payment.receipt.companionErased')}
            </Fact>
          )}
          <Fact label={t('payment.receipt.game')}>
            {courseNameIn(receipt.game, language)}
            {comma(language)}
            {formatDate(fromJapanText(receipt.game.date) ?? 0, language, {
              year: true,
              time: true,
            })}
          </Fact>
          {receipt.card && (
            <Fact label={t('payment.receipt.card')}>
              {t('payment.card.ending', { brand: cardBrandName(brand), last4 })}
            </Fact>
          )}
        </dl>
        <h2 className="mt-8 text-t2">{t(`payment.type.${receipt.type}`)}</h2>
        <table className="mt-3 w-full">
          <tbody>
            {receipt.lines.map((line) => (
              <Line
                key={line.kind}
                label={t(`payment.receipt.line.${line.kind}`)}
                className="border-t"
              >
                {money(line.amount)}
              </Line>
            ))}
            <Line label={t('payment.receipt.total')} className="border-t font-semibold">
              {money(receipt.total)}
            </Line>
            {receipt.refunds.map((refund) => (
              <Line key={refund.at} label={t('payment.receipt.refund', { date: day(refund.at) })}>
                {money({ ...refund.amount, amount: -refund.amount.amount })}
              </Line>
            ))}
            {receipt.refunds.length > 0 && (
              <Line label={t('payment.receipt.balance')} className="border-t font-semibold">
                {money(receipt.paid)}
              </Line>
            )}
            {/* the tax of what remains after refunds */}
            {receipt.tax && (
              <Line
                label={t('payment.receipt.tax', { percent: receipt.tax.percent })}
                className="text-s"
              >
                {money(receipt.tax.amount)}
              </Line>
            )}
          </tbody>
        </table>
        <div className="mt-8 text-s">
          <b className="font-semibold">{t('payment.receipt.issuer')}</b>
          {receipt.issuer ? (
            <p>
              {receipt.issuer.name}
              <br />
              {receipt.issuer.address}
              <br />
              {receipt.issuer.phone}
              <br />
              {receipt.issuer.email}
            </p>
          ) : (
            <p>{t('payment.receipt.none')}</p>
          )}
          {receipt.registrationNumber && (
            <p>{t('payment.receipt.registration', { number: receipt.registrationNumber })}</p>
          )}
          <p className="mt-4 text-xs">
            {t('payment.receipt.terms', { version: receipt.policyVersion })}
          </p>
        </div>
      </article>
    </>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="font-semibold">{label}</dt>
    <dd>{children}</dd>
  </>
)
const Line = ({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) => (
  <tr className={cx('border-on-inverse/25', className)}>
    <th scope="row" className="py-2 pr-4 text-left [font-weight:inherit]">
      {label}
    </th>
    <td className="py-2 text-right whitespace-nowrap">{children}</td>
  </tr>
)
