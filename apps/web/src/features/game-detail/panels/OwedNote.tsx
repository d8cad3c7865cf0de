import { CreditCard, Landmark } from 'lucide-react'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { sentences } from '@tomogolf/format/sentences'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Spinner } from '@tomogolf/ui/feedback/Spinner.tsx'
import { refusalReason } from '../participation-state.ts'
import type { GameDetail } from '../../../queries/games.ts'

type Owed = NonNullable<GameDetail['viewer']['owed']>

/** An unpaid charge of this game outside the hold: reason, card and payment. Empty when settled. */
export function OwedNote({ owed, busy, pay }: { owed: Owed; busy: boolean; pay: () => void }) {
  const { t, language } = useI18n()
  const amount = formatAmount(owed.amount, language)
  if (owed.status === 'charged' || owed.status === 'waived') return null
  if (owed.status === 'charging' || owed.status === 'unknown') {
    return (
      <Alert tone="info" role="status" title={t('game.owed.moving', { amount })}>
        <Spinner className="ml-1 inline-block align-middle" />
      </Alert>
    )
  }
  const bank = owed.status === 'action_required'
  return (
    <Alert
      tone="warning"
      role="alert"
      icon={bank ? Landmark : CreditCard}
      title={t('game.owed.title', { amount })}
    >
      {sentences(
        language,
        t(`game.owed.cause.${owed.cause}`),
        bank
          ? t('game.bank.title')
          : owed.status === 'refused' && t(`game.refused.${refusalReason(owed.problem)}`),
      )}
      {owed.card && (
        <span className="block">{t('game.hold.card', { last4: owed.card.last4 })}</span>
      )}
      <span className="mt-3 flex flex-wrap gap-2.5">
        <Button size="small" variant="inverse" busy={busy} onClick={pay}>
          {bank ? t('game.bank.confirm') : t('game.owed.pay', { amount })}
        </Button>
        <LinkButton to="/payment-methods" size="small" variant="outline">
          {t('game.hold.updateCard')}
        </LinkButton>
      </span>
    </Alert>
  )
}
