import type { ReactNode } from 'react'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { formatDateTime } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { HoldBar, type HoldPart } from '@tomogolf/ui/money/HoldBar.tsx'
import type { GameDetail } from '../../../queries/games.ts'

/**
 * The possible outcomes of the hold as bars of the same width, with exact amounts: check-in,
 * leaving in time, leaving late. Inside the departure window leaving in time is impossible.
 */
export function HoldOutcomes({ preview }: { preview: GameDetail['joinPreview'] }) {
  const { t, language } = useI18n()
  const { hold, fee, price, insideWindow, freeUntil } = preview
  const money = (amount: number) => formatAmount({ amount, currency: hold.currency }, language)
  const until = formatDateTime(Date.parse(freeUntil), language)
  const share = fee.amount / hold.amount
  return (
    <div className="grid gap-4">
      <Outcome
        label={t('game.outcome.checkIn')}
        amount={money(fee.amount)}
        parts={[
          { kind: 'fee', share },
          { kind: 'released', label: t('game.outcome.back', { amount: money(price.amount) }) },
        ]}
      />
      {!insideWindow && (
        <Outcome
          label={t('game.outcome.inTime', { until })}
          amount={money(0)}
          free
          parts={[
            { kind: 'released', label: t('game.outcome.back', { amount: money(hold.amount) }) },
          ]}
        />
      )}
      <Outcome
        label={t(insideWindow ? 'game.outcome.lateNow' : 'game.outcome.late')}
        amount={money(hold.amount)}
        parts={[
          { kind: 'charged', label: t('game.outcome.charged', { amount: money(hold.amount) }) },
        ]}
      />
    </div>
  )
}

function Outcome({
  label,
  amount,
  parts,
  free,
}: {
  label: ReactNode
  amount: string
  parts: HoldPart[]
  free?: boolean
}) {
  return (
    <div>
      <p className="mb-1.75 flex items-baseline justify-between gap-4 text-s">
        <span className="font-medium text-text-2">{label}</span>
        <b
          className={cx(
            'font-display text-[1.125rem] leading-none font-[650] whitespace-nowrap',
            free && 'text-success',
          )}
        >
          {amount}
        </b>
      </p>
      <HoldBar slim parts={parts} />
    </div>
  )
}
