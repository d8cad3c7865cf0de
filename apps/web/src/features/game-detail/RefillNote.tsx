import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { refillsOf } from '../../lib/party/party.ts'
import type { Participation } from '../../queries/games.ts'

/**
 * What becomes of the charges of a late leave: while the spots can be taken again, and after they were.
 */
export function RefillNote({
  participation,
  isOpen,
}: {
  participation: Participation
  isOpen: boolean
}) {
  const { t, language } = useI18n()
  const { seats, open, taken, refunded } = refillsOf(participation)
  // of a companion's spot, or of several, the guest reads what each returns
  const isSingle = seats === 1 && participation.refill
  return (
    <>
      {refunded && (
        <Alert tone="success" className="my-4">
          {isSingle
            ? t('game.refill.done', { refund: formatAmount(refunded, language) })
            : t('game.refill.doneEach', { count: taken, refund: formatAmount(refunded, language) })}
        </Alert>
      )}
      {open && isOpen && (
        <Alert tone="info" className="my-4">
          {t(isSingle ? 'game.refill.open' : 'game.refill.openEach', {
            refund: formatAmount(open, language),
          })}
        </Alert>
      )}
    </>
  )
}
