import type { ReactNode } from 'react'
import { GameCover } from './GameCover.tsx'
import { Players, type PersonMenu } from './Players.tsx'
import { PlayAgain } from './PlayAgain.tsx'
import type { GameDetail } from '../../queries/games.ts'

type AfterRoundProps = {
  game: GameDetail
  meId: string
  /** Something is still open for the viewer: the panel comes before everything else. */
  isOpen: boolean
  /** State, open questions, appeal and report. */
  panel: ReactNode
  notes: ReactNode
  rating: ReactNode
  receipt: ReactNode
  transactions: ReactNode
  onHostAgain: (options: { inviting: boolean }) => void
  personMenu?: PersonMenu | undefined
}

/**
 * The page of a game that has been played: rating, receipt, the next round, the money that moved.
 * Nothing from before the round remains.
 */
export function AfterRound({
  game,
  meId,
  isOpen,
  panel,
  notes,
  rating,
  receipt,
  transactions,
  onHostAgain,
  personMenu,
}: AfterRoundProps) {
  const aside = (
    <aside
      key="aside"
      className="max-lg:mt-6 lg:col-start-2 lg:row-span-3 lg:row-start-1 max-lg:first:mt-0"
    >
      <div className="lg:sticky lg:top-[calc(var(--header)+24px)]">{panel}</div>
    </aside>
  )
  return (
    <>
      <GameCover game={game} />
      <div className="wrap mt-7 grid grid-cols-[minmax(0,1fr)] gap-x-18 lg:mt-11 lg:grid-cols-[minmax(0,1fr)_384px]">
        <div className="mb-5 grid gap-3 empty:hidden">{notes}</div>
        {isOpen && aside}
        <div className="min-w-0 max-lg:not-first:mt-4 [&>section:first-child]:border-t-0 [&>section:first-child]:pt-0">
          {rating}
        </div>
        {!isOpen && aside}
        <div className="min-w-0">
          {receipt}
          <PlayAgain game={game} onHostAgain={onHostAgain} />
          {transactions}
          <Players game={game} meId={meId} personMenu={personMenu} isOver />
        </div>
      </div>
    </>
  )
}
