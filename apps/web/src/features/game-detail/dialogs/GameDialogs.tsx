import { CancelDialog } from './CancelDialog.tsx'
import { KeepOnDialog } from './KeepOnDialog.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { StatementDialog } from './StatementDialog.tsx'
import { SubstituteDialog } from './SubstituteDialog.tsx'
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
  onClose,
}: {
  dialog: GameDialog
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
  return dialog === 'leave' ? (
    <LeaveDialog game={game} participation={participation} onClose={onClose} />
  ) : (
    <StatementDialog
      game={game}
      kind={dialog === 'objection' ? 'objection' : 'attendance'}
      until={participation.statementUntil}
      hold={participation.terms.hold}
      onClose={onClose}
    />
  )
}
