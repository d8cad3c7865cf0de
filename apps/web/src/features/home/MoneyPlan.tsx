import type { ReactNode } from 'react'
import { money } from '@tomogolf/domain/money'
import { priceParticipation } from '@tomogolf/domain/pricing'
import { formatMoney } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { EXAMPLE_GREEN_FEE } from '@tomogolf/domain/pricing'
import { useSettings } from '../../queries/settings.ts'
import { HoldBar } from '@tomogolf/ui/money/HoldBar.tsx'
import { LineItems } from '@tomogolf/ui/data/LineItems.tsx'

/** The states of a hold as bars, with the current amounts. */
export function MoneyPlan() {
  const { t, language } = useI18n()
  const settings = useSettings()
  const { fee, hold, price } = priceParticipation(EXAMPLE_GREEN_FEE, settings)
  const show = (amount: typeof hold) => formatMoney(amount, language)
  const nothing = show(money(0, hold.currency))
  return (
    <section aria-labelledby="money-title" className="section">
      <div className="wrap">
        <div
          className={
            'grid grid-cols-[minmax(0,1fr)] gap-5.5 overflow-hidden rounded-xl border border-line ' +
            'bg-surface-1 px-5 py-5 md:p-9 lg:grid-cols-[380px_1fr] lg:gap-x-22 lg:gap-y-6 ' +
            'lg:p-16'
          }
        >
          <div>
            <h2
              id="money-title"
              className="text-[clamp(2.125rem,1.6rem+2vw,3rem)]/[1.02] tracking-[-.032em] lg:[&:not(:lang(en))]:text-[2.625rem]"
            >
              {t('home.money.title')}
            </h2>
            <p className="lead mt-3.5 max-w-[40ch] text-text-2">{t('home.money.text')}</p>
          </div>
          <div className="grid gap-4 lg:row-span-2 lg:mt-1">
            <Moment
              title={t('home.money.join')}
              when={t('home.money.joinWhen')}
              after={t('home.money.joinText', { days: Math.round(settings.hold_lead_hours / 24) })}
            >
              <HoldBar
                className="lg:h-14"
                parts={[{ kind: 'held', label: t('home.money.held', { amount: show(hold) }) }]}
              />
            </Moment>
            <Moment
              title={t('home.money.checkIn')}
              when={t('home.money.checkInWhen')}
              after={t('home.money.checkInText')}
            >
              <HoldBar
                className="lg:h-14"
                parts={[
                  { kind: 'fee', label: show(fee), share: fee.minor / hold.minor },
                  { kind: 'released', label: t('home.money.back', { amount: show(price) }) },
                ]}
              />
            </Moment>
            <Moment
              title={t('home.money.noShow')}
              when={t('home.money.noShowWhen', { hours: settings.departure_restriction_hours })}
              after={t('home.money.noShowText')}
            >
              <HoldBar
                className="lg:h-14"
                parts={[
                  { kind: 'charged', label: t('home.money.charged', { amount: show(hold) }) },
                ]}
              />
            </Moment>
          </div>
          <div className="lg:self-end">
            <p className="border-b border-line-2 pb-3 text-s text-text-3">
              {t('home.money.example', { price: show(price) })}
            </p>
            <LineItems
              className="max-lg:[&>div]:py-2 [&>div]:border-b [&>div]:border-line [&>div:last-child]:border-0 [&_dd]:font-display [&_dd]:text-[1.125rem] [&_dd]:font-[650]"
              items={[
                { label: t('home.money.rowCheckIn'), value: show(fee) },
                { label: t('home.money.rowInTime'), value: nothing, tone: 'success' },
                { label: t('home.money.rowHost'), value: nothing, tone: 'success' },
                { label: t('home.money.rowLate'), value: show(hold) },
              ]}
            />
          </div>
        </div>
      </div>
    </section>
  )
}

const Moment = ({
  title,
  when,
  after,
  children,
}: {
  title: string
  when: string
  after: string
  children: ReactNode
}) => (
  <div>
    <p className="mb-2.25 flex flex-wrap justify-between gap-x-3 text-s">
      <b className="font-semibold">{title}</b>
      <span className="text-text-3">{when}</span>
    </p>
    {children}
    <p className="lead mt-2.25 max-w-[48ch] text-s text-text-2">{after}</p>
  </div>
)
