import type { ReactNode } from 'react'
import { CreditCard, Landmark, RotateCw } from 'lucide-react'
import { unbroken } from '@tomogolf/format/unbroken'
import { formatDate, formatDateTime } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { sentences } from '@tomogolf/format/sentences'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { HoldBar, type HoldPart } from '@tomogolf/ui/money/HoldBar.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Spinner } from '@tomogolf/ui/feedback/Spinner.tsx'
import { holdTask, refusalReason } from '../participation-state.ts'
import type { Hold } from '../../../queries/games.ts'

/**
 * The current hold as a bar, with the action that it needs. `retry` places it again or starts 3-D
 * Secure.
 */
export function HoldState({ hold, busy, retry }: { hold: Hold; busy: boolean; retry: () => void }) {
  const { t, language } = useI18n()
  const money = (amount: Hold['amount']) => formatAmount(amount, language)
  const task = holdTask(hold)
  const keep =
    hold.giveUpAt &&
    t('game.hold.keptUntil', { time: formatDateTime(Date.parse(hold.giveUpAt), language) })
  const parts = partsOf(hold, {
    held: t('game.bar.held', { amount: money(hold.amount) }),
    later: t('game.bar.willHold', {
      amount: money(hold.amount),
      date: hold.placeAt ? unbroken(formatDate(Date.parse(hold.placeAt), language)) : '',
    }),
    charged: t('game.outcome.charged', { amount: money(hold.captured) }),
    back: t('game.outcome.back', { amount: money(hold.released) }),
  })
  return (
    <div className="mt-4.5">
      {parts && <HoldBar parts={parts} />}
      {hold.card && (parts || task) && (
        <p className="mt-2 text-s text-text-3">{t('game.hold.card', { last4: hold.card.last4 })}</p>
      )}
      {task === 'wait' && (
        <Alert tone="info" role="status" title={t('game.checking.title')} className="mt-3">
          <Spinner className="mr-2 inline-block align-middle" />
          {t('game.checking.text')}
        </Alert>
      )}
      {task === 'card' && (
        <Alert tone="danger" role="alert" title={t('game.hold.refused')} className="mt-3">
          {sentences(language, t(`game.refused.${refusalReason(hold.problem)}`), keep)}
          <span className="mt-3 flex flex-wrap gap-2.5">
            <LinkButton to="/payment-methods" size="small" variant="inverse" icon={CreditCard}>
              {t('game.hold.updateCard')}
            </LinkButton>
            <Button size="small" variant="outline" icon={RotateCw} busy={busy} onClick={retry}>
              {t('game.hold.retry')}
            </Button>
          </span>
        </Alert>
      )}
      {task === 'bank' && (
        <Alert
          tone="warning"
          role="alert"
          icon={Landmark}
          title={t('game.bank.title')}
          className="mt-3"
        >
          {sentences(language, t('game.bank.text'), keep)}
          <span className="mt-3 block">
            <Button size="small" variant="inverse" busy={busy} onClick={retry}>
              {t('game.bank.confirm')}
            </Button>
          </span>
        </Alert>
      )}
    </div>
  )
}

type Labels = Record<'held' | 'later' | 'charged' | 'back', ReactNode>
/** The bar of a placed, scheduled or settled hold; none for a hold that was never placed. */
function partsOf(hold: Hold, labels: Labels): HoldPart[] | null {
  if (hold.status === 'scheduled') return [{ kind: 'held', label: labels.later }]
  if (['authorised', 'capturing', 'releasing'].includes(hold.status))
    return [{ kind: 'held', label: labels.held }]
  if (hold.status === 'captured') {
    return hold.released.amount > 0
      ? [
          { kind: 'fee', share: hold.captured.amount / hold.amount.amount },
          { kind: 'released', label: labels.back },
        ]
      : [{ kind: 'charged', label: labels.charged }]
  }
  return hold.status === 'released' && hold.released.amount > 0
    ? [{ kind: 'released', label: labels.back }]
    : null
}
