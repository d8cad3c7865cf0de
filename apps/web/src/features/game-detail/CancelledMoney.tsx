import type { ReactNode } from 'react'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { wholeParty } from '../../lib/party/party.ts'
import { HoldState } from './panels/HoldState.tsx'
import type { GameDetail } from '../../queries/games.ts'

/** What became of the viewer's money in a cancelled game, and the appeal against a penalty. */
export function CancelledMoney({
  game,
  appeal,
  hold,
}: {
  game: GameDetail
  appeal: ReactNode
  hold: { busy: boolean; retry: () => void }
}) {
  const { t, language } = useI18n()
  const { participation: own, penalised } = game.viewer
  const participation = own && wholeParty(own)
  // the page has said so
  const isCalledOff =
    game.goNoGo?.decision === 'called_off' && participation?.status === 'game_cancelled'
  return (
    <>
      {participation && participation.status !== 'checked_in' && !isCalledOff && (
        <p className="mt-3 text-text-2">
          {t(`game.placeText.${participation.status}`, {
            amount: formatAmount(participation.terms.hold, language),
            fee: formatAmount(participation.terms.fee, language),
            host: game.host.displayName,
          })}
        </p>
      )}
      {participation?.hold && <HoldState hold={participation.hold} {...hold} />}
      {(penalised || participation?.status === 'left_late') && <div className="mt-4">{appeal}</div>}
    </>
  )
}
