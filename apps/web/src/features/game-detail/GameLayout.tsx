import type { ReactNode } from 'react'
import { Costs } from './Costs.tsx'
import { CourseBooking } from './CourseBooking.tsx'
import { DecisionNote } from './DecisionNote.tsx'
import { GameCover } from './GameCover.tsx'
import { GettingThere } from './GettingThere.tsx'
import { HostBlock } from './HostBlock.tsx'
import { Included } from './Included.tsx'
import { Players, type PersonMenu } from './Players.tsx'
import { openConsent } from './panels/open-consent.ts'
import { wholeParty } from '../../lib/party/party.ts'
import type { GameDetail } from '../../queries/games.ts'
import { SeriesDates } from './series/SeriesDates.tsx'
import { NewRegion } from '../../components/regions/NewRegion.tsx'
import { When } from './When.tsx'

type GameLayoutProps = {
  game: GameDetail
  meId: string | null
  /** The possible actions: beside the text on desktops, before it on phones. */
  panel: ReactNode
  /** On phones, at the end: the parts of the panel that phones leave out there. */
  below?: ReactNode
  /** On phones: the primary action at the lower edge. */
  bar?: ReactNode
  /** Above everything: messages. */
  notes?: ReactNode
  /** In the host's block: the ratings of the host. */
  hostRatings?: ReactNode
  /** The course booking as its host sees it. */
  ownBooking?: ReactNode
  personMenu?: PersonMenu | undefined
  /** Public questions about the game. */
  questions?: ReactNode
  /** Below everything. */
  children?: ReactNode
}

/**
 * The page of a game, in the order of a guest's questions: who, how much, what is included, when,
 * where, with whom. Actions are at the right.
 */
export function GameLayout({
  game,
  meId,
  panel,
  below,
  bar,
  notes,
  hostRatings,
  ownBooking,
  personMenu,
  questions,
  children,
}: GameLayoutProps) {
  const { participation, role } = game.viewer
  const agreedTerms =
    role === 'guest' && participation
      ? wholeParty(participation).terms
      : role === null
        ? openConsent(game)
        : undefined
  return (
    <>
      <GameCover game={game} />
      <div className="wrap mt-7 grid gap-x-18 lg:mt-11 lg:grid-cols-[minmax(0,1fr)_384px]">
        <div className="mb-5 grid min-w-0 gap-3 empty:hidden">
          {notes}
          {role !== 'host' && <DecisionNote game={game} />}
          {role === null && <NewRegion region={game.region} />}
        </div>
        <aside className="max-lg:not-empty:mt-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="lg:sticky lg:top-[calc(var(--header)+24px)]">{panel}</div>
        </aside>
        <div className="min-w-0 [&>section:first-child]:pt-0 max-lg:[&>section:first-child]:pt-4">
          <HostBlock game={game} hostRatings={hostRatings} />
          <Costs
            amounts={agreedTerms ?? game.joinPreview}
            game={game}
            as={role === 'host' ? 'host' : agreedTerms && role === 'guest' ? 'joined' : 'guest'}
          />
          <Included game={game} />
          {ownBooking || <CourseBooking game={game} />}
          <When game={game} />
          <SeriesDates game={game} isVisitor={meId === null} />
          <GettingThere game={game} />
          {questions}
          <Players game={game} meId={meId} personMenu={personMenu} />
          {below && <div className="pt-9 lg:hidden">{below}</div>}
          {children}
        </div>
      </div>
      {bar}
    </>
  )
}
