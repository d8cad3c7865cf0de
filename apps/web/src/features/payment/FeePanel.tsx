import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { baseFee, priceParticipation } from '@tomogolf/domain/pricing'
import { fromMajor, isZero, subtract, toMajor } from '@tomogolf/domain/money'
import { formatMoney } from '@tomogolf/format/money'
import { formatNumber } from '@tomogolf/format/numbers'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useSettings } from '../../queries/settings.ts'
import { HoldBar } from '@tomogolf/ui/money/HoldBar.tsx'
import { LineItems } from '@tomogolf/ui/data/LineItems.tsx'
import { Panel } from '@tomogolf/ui/data/Panel.tsx'

/** The fees and their dates, from the settings that charges use. */
export default function FeePanel() {
  const { t, language } = useI18n()
  const settings = useSettings()
  const percent = settings.platform_fee_percent
  const usd = formatMoney(baseFee('USD', settings), language),
    jpy = formatMoney(baseFee('JPY', settings), language)
  return (
    <div className="grid max-w-[760px] gap-8">
      <div>
        <h2 className="text-t1">{t('payment.billing.title')}</h2>
        <p className="mt-2 max-w-[60ch] text-text-2">
          {percent > 0
            ? t('payment.billing.rule', { usd, jpy, percent: formatNumber(percent, language) })
            : t('payment.billing.ruleFlat', { usd, jpy })}
        </p>
        <dl className="mt-5 border-t border-line">
          {(['join', 'checkIn', 'leave', 'noShow', 'host'] as const).map((moment) => (
            <div
              key={moment}
              className="grid gap-x-6 gap-y-1 border-b border-line py-4 md:grid-cols-[200px_1fr]"
            >
              <dt className="font-semibold">{t(`payment.billing.${moment}`)}</dt>
              <dd className="text-text-2">
                {t(`payment.billing.${moment}Text`, {
                  hours: settings.departure_restriction_hours,
                })}
              </dd>
            </div>
          ))}
        </dl>
        <h2 className="mt-9 text-t2">{t('payment.billing.invoices')}</h2>
        <p className="mt-1.5 max-w-[60ch] text-text-2">{t('payment.billing.invoicesText')}</p>
        <div className="mt-1 flex flex-wrap gap-x-8">
          <Link to="/account-settings" search={{ tab: 'transactions' }} className="arrow-link">
            {t('payment.transactions.title')}
            <ArrowRight />
          </Link>
          <Link to="/payment-methods" className="arrow-link">
            {t('payment.methods.title')}
            <ArrowRight />
          </Link>
        </div>
      </div>
      <Example />
    </div>
  )
}

/** An example, computed by the pricing rule. */
function Example() {
  const { t, language } = useI18n()
  const settings = useSettings()
  const { price, fee, hold } = priceParticipation(fromMajor(100, 'USD'), settings)
  const released = subtract(hold, fee)
  const money = (amount: typeof price) => formatMoney(amount, language)
  return (
    <Panel aria-labelledby="fee-example">
      <h2 id="fee-example" className="text-t3">
        {t('payment.billing.example', { price: money(price) })}
      </h2>
      <LineItems
        className="mt-3"
        items={[
          { label: t('payment.billing.green'), value: money(price) },
          { label: t('payment.billing.fee'), value: money(fee) },
          { label: t('payment.billing.hold'), value: money(hold), total: true },
        ]}
      />
      <p className="mt-5 mb-2 text-s text-text-2">{t('payment.billing.atCheckIn')}</p>
      <HoldBar
        parts={[
          ...(isZero(fee)
            ? []
            : [{ kind: 'fee' as const, share: toMajor(fee) / toMajor(hold), label: money(fee) }]),
          { kind: 'released', label: t('payment.billing.back', { amount: money(released) }) },
        ]}
      />
      <p className="mt-4 text-s text-text-3">{t('payment.billing.course')}</p>
    </Panel>
  )
}
