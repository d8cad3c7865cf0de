import { Check } from 'lucide-react'
import { formatDate } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { HoldBar } from '@tomogolf/ui/money/HoldBar.tsx'
import { LineItems } from '@tomogolf/ui/data/LineItems.tsx'
import { Message } from './Message.tsx'
import type { MovedMoney } from './moved-money.ts'
import { ToGame } from './ToGame.tsx'

type CheckedInProps = {
  gameId: string
  name: string | null
  money: MovedMoney | null
  /** Set when the guest was already checked in. */
  since?: number | null
  /** Companions who are not checked in yet. */
  missing: number
  onAgain?: (() => void) | undefined
  onClose?: (() => void) | undefined
}
/** The result of a check-in: the amounts charged and released. */
export function CheckedIn({
  gameId,
  name,
  money,
  since,
  missing,
  onAgain,
  onClose,
}: CheckedInProps) {
  const { t, language } = useI18n()
  const title =
    since !== undefined
      ? t('checkin.already.title')
      : name
        ? t('checkin.done.titleOf', { name })
        : t('checkin.done.title')
  return (
    <Message
      icon={Check}
      tone="done"
      title={title}
      actions={
        <>
          {missing > 0 && onAgain && (
            <Button variant="primary" onClick={onAgain}>
              {t('checkin.party.again')}
            </Button>
          )}
          <ToGame gameId={gameId} onClose={onClose} />
        </>
      }
    >
      {since && (
        <p className="mt-3 text-text-2">
          {t('checkin.already.since', { time: formatDate(since, language, { time: true }) })}
        </p>
      )}
      {missing > 0 && (
        <p className="mt-3 text-warning">{t('checkin.party.missing', { count: missing })}</p>
      )}
      {money && (
        <div className="mt-7 rounded-l border border-line bg-surface-1 p-5 text-left">
          {money.released && (
            <HoldBar
              slim
              className="mb-3"
              parts={[
                {
                  kind: 'fee',
                  share: money.fee.amount / (money.fee.amount + money.released.amount),
                  label: formatAmount(money.fee, language),
                },
                { kind: 'released', label: formatAmount(money.released, language) },
              ]}
            />
          )}
          <LineItems
            items={[
              {
                label: t(money.settled ? 'checkin.done.charged' : 'checkin.done.willCharge'),
                value: formatAmount(money.fee, language),
              },
              ...(money.released
                ? [
                    {
                      label: t(
                        money.settled ? 'checkin.done.released' : 'checkin.done.willRelease',
                      ),
                      value: formatAmount(money.released, language),
                      tone: 'success' as const,
                    },
                  ]
                : []),
            ]}
          />
          <p className="mt-2 text-xs text-text-3">
            {t(money.settled ? 'checkin.done.bank' : 'checkin.done.pending')}
          </p>
        </div>
      )}
    </Message>
  )
}
