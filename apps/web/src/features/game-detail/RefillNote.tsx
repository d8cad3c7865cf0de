import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import type { Participation } from '../../queries/games.ts'

/** What becomes of the charge of a late leave: while the spot can be taken again, and after it was. */
export function RefillNote({
  refill,
  isOpen,
}: {
  refill: Participation['refill']
  isOpen: boolean
}) {
  const { t, language } = useI18n()
  if (!refill || (refill.takenAt === null && !isOpen)) return null
  const refund = formatAmount(refill.refund, language)
  return (
    <Alert tone={refill.takenAt === null ? 'info' : 'success'} className="my-4">
      {refill.takenAt === null
        ? t('game.refill.open', { refund })
        : t('game.refill.done', { refund })}
    </Alert>
  )
}
