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
import { brandName } from './BrandMark.tsx'
import { receiptQuery } from '../../queries/transactions.ts'

/** The receipt of one transaction as a sheet that can be printed; the PDF says the same. */
export function Receipt({ transactionId }: { transactionId: string }) {
  const { t, language } = useI18n()
  const query = useQuery(receiptQuery(transactionId))
  if (query.isPending) return <TextSkeleton lines={10} />
  if (query.error) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  const r = query.data
  const money = (amount: typeof r.total) => formatAmount(amount, language)
  const day = (iso: string) => formatDate(Date.parse(iso), language, { year: true })
  const [brand = '', last4 = ''] = r.card?.split(' ') ?? []
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
        <dl className="grid gap-x-6 gap-y-2 text-s sm:grid-cols-[180px_1fr]">
          <Fact label={t('payment.receipt.number')}>
            <span className="break-all">{r.number}</span>
          </Fact>
          <Fact label={t('payment.receipt.issued')}>{day(r.issuedAt)}</Fact>
          <Fact label={t('payment.receipt.paidOn')}>
            {formatDate(Date.parse(r.paidAt), language, { year: true, time: true })}{' '}
            {t('common.japanTime')}
          </Fact>
          {r.recipient && <Fact label={t('payment.receipt.recipient')}>{r.recipient}</Fact>}
          <Fact label={t('payment.receipt.game')}>
            {courseNameIn(r.game, language)},{' '}
            {formatDate(fromJapanText(r.game.date) ?? 0, language, { year: true, time: true })}
          </Fact>
          {r.card && (
            <Fact label={t('payment.receipt.card')}>
              {t('payment.card.ending', { brand: brandName(brand), last4 })}
            </Fact>
          )}
        </dl>
        <h2 className="mt-8 text-t2">{t(`payment.type.${r.type}`)}</h2>
        <table className="mt-3 w-full">
          <tbody>
            {r.lines.map((line) => (
              <Line
                key={line.kind}
                label={t(`payment.receipt.line.${line.kind}`)}
                className="border-t"
              >
                {money(line.amount)}
              </Line>
            ))}
            <Line label={t('payment.receipt.total')} className="border-t font-semibold">
              {money(r.total)}
            </Line>
            {r.tax && (
              <Line label={t('payment.receipt.tax', { percent: r.tax.percent })} className="text-s">
                {money(r.tax.amount)}
              </Line>
            )}
            {r.refunds.map((back) => (
              <Line key={back.at} label={t('payment.receipt.refund', { date: day(back.at) })}>
                −{money(back.amount)}
              </Line>
            ))}
            {r.refunds.length > 0 && (
              <Line label={t('payment.receipt.balance')} className="border-t font-semibold">
                {money(r.paid)}
              </Line>
            )}
          </tbody>
        </table>
        <div className="mt-8 text-s">
          <b className="font-semibold">{t('payment.receipt.issuer')}</b>
          {r.issuer ? (
            <p>
              {r.issuer.name}
              <br />
              {r.issuer.address}
              <br />
              {r.issuer.phone}
              <br />
              {r.issuer.email}
            </p>
          ) : (
            <p>{t('payment.receipt.none')}</p>
          )}
          {r.registrationNumber && (
            <p>{t('payment.receipt.registration', { number: r.registrationNumber })}</p>
          )}
          <p className="mt-4 text-xs">{t('payment.receipt.terms', { version: r.policyVersion })}</p>
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
