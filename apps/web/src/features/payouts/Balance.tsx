import type { ReactNode } from 'react'
import { formatAmount } from '@tomogolf/format/money'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { Panel } from '@tomogolf/ui/data/Panel.tsx'
import { barPercent } from '@tomogolf/ui/money/bar-percent.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { HostBalance, HostMoney } from '../../queries/transactions.ts'

const MARKS = {
  waiting: 'hold-hatch',
  keptBack: 'bg-warning-soft outline-1 -outline-offset-1 outline-warning',
  payable: 'bg-money',
  inTransit: 'bg-success-soft outline-1 -outline-offset-1 outline-success',
  debt: 'bg-danger-soft outline-1 -outline-offset-1 outline-danger',
  settled: 'bg-success',
} as const

const PAYABLE_TEXTS = {
  off: 'payouts.payableText',
  bank: 'payouts.payableBank',
  connect: 'payouts.payableConnect',
} as const

/** What is owed in one currency, as a sum, a bar and its parts. */
export function Balance({
  balance,
  appealDays,
  mode,
}: {
  balance: HostBalance
  appealDays: number
  mode: HostMoney['mode']
}) {
  const { t, language } = useI18n()
  const text = (part: keyof HostBalance) => formatAmount(balance[part], language)
  const parts = (['waiting', 'keptBack', 'payable'] as const).filter(
    (part) => balance[part].amount > 0,
  )
  return (
    <Panel>
      <p className="text-s text-text-2">{t('payouts.owed')}</p>
      <b className="mt-0.5 block font-display text-[2.75rem] leading-[1.05] font-[650] tracking-[-.04em]">
        {text('owed')}
      </b>
      {parts.length > 1 && (
        <div
          role="img"
          aria-label={t('payouts.bar', {
            waiting: text('waiting'),
            keptBack: text('keptBack'),
            payable: text('payable'),
          })}
          className="mt-4.5 flex h-3.5 gap-0.75"
        >
          {parts.map((part) => (
            <i
              key={part}
              className={cx(
                'rounded-xs',
                MARKS[part],
                `basis-[${barPercent(balance[part].amount / balance.owed.amount)}%]`,
              )}
            />
          ))}
        </div>
      )}
      <ul className="mt-2 divide-y divide-line">
        {parts.map((part) => (
          <Part
            key={part}
            mark={part}
            name={t(`payouts.${part}`)}
            amount={text(part)}
            note={
              part === 'waiting'
                ? t('payouts.waitingText', { count: appealDays })
                : part === 'payable'
                  ? t(PAYABLE_TEXTS[mode])
                  : t(`payouts.${part}Text`)
            }
          />
        ))}
        {balance.debt.amount > 0 && (
          <Part
            mark="debt"
            name={t('payouts.debt')}
            note={t('payouts.debtText')}
            amount={formatAmount({ ...balance.debt, amount: -balance.debt.amount }, language)}
          />
        )}
        {balance.inTransit.amount > 0 && (
          <Part
            mark="inTransit"
            name={t('payouts.inTransit')}
            note={t(mode === 'connect' ? 'payouts.inTransitConnect' : 'payouts.inTransitText')}
            amount={text('inTransit')}
          />
        )}
        {(['paid', 'used'] as const)
          .filter((part) => balance[part].amount > 0)
          .map((part) => (
            <Part key={part} mark="settled" name={t(`payouts.${part}`)} amount={text(part)} />
          ))}
      </ul>
    </Panel>
  )
}

const Part = ({
  mark,
  name,
  note,
  amount,
}: {
  mark: keyof typeof MARKS
  name: string
  note?: ReactNode
  amount: string
}) => (
  <li className="grid grid-cols-[14px_minmax(0,1fr)_auto] gap-3 py-3 text-s">
    <i aria-hidden className={cx('mt-1 size-3.5 rounded-xs', MARKS[mark])} />
    <span>
      <b className="block font-semibold">{name}</b>
      {note && <span className="text-text-3">{note}</span>}
    </span>
    <b
      className={cx(
        'font-display text-t3 font-[650] whitespace-nowrap',
        mark === 'settled' && 'text-success',
      )}
    >
      {amount}
    </b>
  </li>
)
