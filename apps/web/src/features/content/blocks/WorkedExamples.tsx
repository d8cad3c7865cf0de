import { fromMajor, money, type Money } from '@tomogolf/domain/money'
import { priceParticipation } from '@tomogolf/domain/pricing'
import {
  DAY,
  HOUR,
  hours,
  japanParts,
  MINUTE,
  startOfJapanDay,
  type Instant,
} from '@tomogolf/domain/time'
import { formatDateTime } from '@tomogolf/format/dates'
import { formatMoney } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { useSettings } from '../../../queries/settings.ts'
import { EXAMPLE_GREEN_FEE } from '@tomogolf/domain/pricing'

/**
 * Sample green fees: some with the minimum platform fee of the currency, some with a higher
 * percentage.
 */
const PRICES = [
  EXAMPLE_GREEN_FEE,
  fromMajor(150, 'USD'),
  fromMajor(12_000, 'JPY'),
  fromMajor(20_000, 'JPY'),
]
const cell = 'border-t border-line py-3 pl-3 text-right font-medium whitespace-nowrap'

/** A Saturday morning at least two weeks ahead, as the tee time of the examples. */
function exampleTeeTime(now: Instant): Instant {
  const start = startOfJapanDay(now) + 14 * DAY
  return start + ((6 - japanParts(start).weekday + 7) % 7) * DAY + 7 * HOUR + 42 * MINUTE
}

/** Worked examples of fees and deadlines, computed by the rules that holds and charges use. */
export function WorkedExamples() {
  const { t } = useI18n()
  return (
    <section aria-labelledby="examples" className="mt-8">
      <h3 id="examples" className="mb-3 text-t2">
        {t('info.examples.title')}
      </h3>
      <Amounts />
      <Days />
    </section>
  )
}

function Amounts() {
  const { t, language } = useI18n()
  const settings = useSettings()
  const rows = PRICES.map((price) => priceParticipation(price, settings))
  const show = (amount: Money) => formatMoney(amount, language)
  const columns = [
    { label: t('info.examples.fee'), of: ({ fee }: (typeof rows)[number]) => show(fee) },
    { label: t('info.examples.hold'), of: ({ hold }: (typeof rows)[number]) => show(hold) },
    { label: t('info.examples.checkIn'), of: ({ fee }: (typeof rows)[number]) => show(fee) },
    {
      label: t('info.examples.inTime'),
      of: ({ price }: (typeof rows)[number]) => show(money(0, price.currency)),
    },
    { label: t('info.examples.late'), of: ({ hold }: (typeof rows)[number]) => show(hold) },
  ]
  return (
    <>
      <table className="hidden w-full border-collapse text-s md:table">
        <thead>
          <tr className="align-bottom text-text-3">
            <th scope="col" className="pb-2 text-left font-normal">
              {t('info.examples.price')}
            </th>
            {columns.map(({ label }) => (
              <th key={label} scope="col" className="pb-2 pl-3 text-right font-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={show(row.price)}>
              <th scope="row" className="border-t border-line py-3 text-left font-semibold">
                {show(row.price)}
              </th>
              {columns.map(({ label, of }) => (
                <td key={label} className={cell}>
                  {of(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="md:hidden">
        {rows.map((row) => (
          <li key={show(row.price)} className="border-t border-line py-4">
            <p className="font-semibold">
              {t('info.examples.price')} {show(row.price)}
            </p>
            <dl>
              {columns.map(({ label, of }) => (
                <div key={label} className="flex justify-between gap-4 py-1 text-s">
                  <dt className="text-text-3">{label}</dt>
                  <dd className="font-medium whitespace-nowrap">{of(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}

function Days() {
  const { t, language } = useI18n()
  const {
    departure_restriction_hours: departure,
    join_deadline_hours: join,
    hold_lead_hours: lead,
    check_in_window_hours: checkIn,
  } = useSettings()
  const tee = exampleTeeTime(useNow())
  const at = (moment: Instant) => formatDateTime(moment, language)
  const rows = [
    [t('info.examples.teeTime'), at(tee)],
    [t('info.examples.held'), at(tee - hours(lead))],
    [t('info.examples.free'), at(tee - hours(departure))],
    [t('info.examples.join'), at(tee - hours(join))],
    [
      t('info.examples.window'),
      t('info.examples.fromTo', { from: at(tee - hours(checkIn)), to: at(tee + hours(checkIn)) }),
    ],
  ] as const
  return (
    <>
      <p className="mt-7 mb-2 text-text-2">{t('info.examples.days')}</p>
      <dl className="border-t border-line">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-6 border-b border-line py-3 md:grid-cols-[minmax(0,17rem)_1fr]"
          >
            <dt className="text-text-3">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
