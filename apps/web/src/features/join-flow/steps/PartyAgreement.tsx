import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { NewCompanion } from '../../../lib/party/party.ts'
import type { Amount } from '../../../queries/games.ts'

/** What the guest agrees to for the companions. The server keeps the same text. */
export function PartyAgreement({
  hold,
  companions,
}: {
  hold: Amount
  companions: readonly NewCompanion[]
}) {
  const { t, language } = useI18n()
  const [first, second] = companions.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  if (first === undefined) return null
  const names = second === undefined ? first : t('game.party.names', { first, second })
  return (
    <>
      <span className="mt-2 block">
        {t('game.agree.party', {
          count: companions.length + 1,
          each: formatAmount(hold, language),
          names,
        })}
      </span>
      <span className="mt-2 block">{t('game.agree.companions', { names })}</span>
    </>
  )
}
