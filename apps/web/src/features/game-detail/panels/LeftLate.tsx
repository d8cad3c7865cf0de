import type { ReactNode } from 'react'
import { formatAmount } from '@tomogolf/format/money'
import { Badge } from '@tomogolf/ui/data/Badge.tsx'
import { Panel } from '@tomogolf/ui/data/Panel.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { wholeParty } from '../../../lib/party/party.ts'
import type { Participation } from '../../../queries/games.ts'
import { participationBadge } from '../participation-state.ts'
import { RefillNote } from '../RefillNote.tsx'

/** For a guest who left late and may join again: what the leave cost, and what becomes of the charge. */
export function LeftLate({
  participation,
  appeal,
  isOpen,
}: {
  participation: Participation
  appeal: ReactNode
  /** The spot can still be taken again. */
  isOpen: boolean
}) {
  const { t, language } = useI18n()
  const { status, terms } = wholeParty(participation)
  return (
    <Panel className="mb-4">
      <Badge tone={participationBadge(status)}>{t('game.place.left_late')}</Badge>
      <p className="mt-3 text-text-2">
        {t('game.placeText.left_late', { amount: formatAmount(terms.hold, language) })}
      </p>
      <RefillNote participation={participation} isOpen={isOpen} />
      {appeal}
    </Panel>
  )
}
