import { CancelDialog } from './CancelDialog.tsx'
import { KeepOnDialog } from './KeepOnDialog.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { StatementDialog } from './StatementDialog.tsx'
import { SubstituteDialog } from './SubstituteDialog.tsx'
import { multiplyAmount } from '../../../lib/amounts.ts'
import {
  companionsOf,
  seatsIn,
  statementUntilOf,
  type CompanionSeat,
} from '../../../lib/party/party.ts'
import type { GameDetail } from '../../../queries/games.ts'

export type GameDialog =
  | 'leave'
  | 'substitute'
  | 'cancel'
  | 'keepOn'
  | 'report'
  | 'statement'
  | 'hostStatement'
  | 'objection'

/** The dialogs of a game's page, loaded when the first one opens. */
export default function GameDialogs({
  dialog,
  game,
  companion,
  onClose,
}: {
  dialog: GameDialog
  /** Whose seat is given up; undefined: all own seats. */
  companion?: CompanionSeat | undefined
  game: GameDetail
  onClose: () => void
}) {
  const { participation, presence } = game.viewer
  if (dialog === 'cancel') return <CancelDialog game={game} onClose={onClose} />
  if (dialog === 'keepOn') return <KeepOnDialog game={game} onClose={onClose} />
  if (dialog === 'report') return <ReportDialog game={game} onClose={onClose} />
  if (dialog === 'substitute') return <SubstituteDialog game={game} onClose={onClose} />
  if (dialog === 'hostStatement')
    return (
      <StatementDialog
        game={game}
        kind="host"
        until={presence?.answerUntil ?? null}
        onClose={onClose}
      />
    )
  if (!participation) return null
  const about = dialog === 'objection' ? 'arrived' : 'missing'
  return dialog === 'leave' ? (
    <LeaveDialog
      game={game}
      participation={participation}
      companion={companion}
      onClose={onClose}
    />
  ) : (
    <StatementDialog
      game={game}
      kind={dialog === 'objection' ? 'objection' : 'attendance'}
      until={statementUntilOf(participation, about)}
      hold={multiplyAmount(participation.terms.hold, seatsIn(participation, about).length || 1)}
      isParty={companionsOf(participation).length > 0}
      onClose={onClose}
    />
  )
}
