import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { AuthenticationAction } from '../../lib/three-d-secure.ts'
import type { GameDetail } from '../../queries/games.ts'
import { waitsFor } from '../../queries/waits-for.ts'
import type { Completeness } from '../../queries/profile.ts'

export type JoinResult = ResultOf<'POST /api/games/:id/join'>
export type WaitResult = ResultOf<'POST /api/games/:id/waiting-list'>
export type AskResult = ResultOf<'POST /api/games/:id/requests'>

/** The server's response at the start. `completeness`: set when the profile is incomplete. */
type Opened = { game: GameDetail; completeness: Completeness | null }
/** `agreed`: the checkbox of the hold step. */
type WithHold = { game: GameDetail; agreed: boolean }
/** `completeness`: what the profile lacks. `problem`: why the last attempt was refused. */
type Hold = WithHold & { completeness: Completeness | null; problem: string | null }

type States = {
  idle: object
  /** The button was pressed; the game is being fetched. */
  starting: { gameId: string }
  /** Leaving will not be free; the user must confirm that first. */
  lateLeaveWarning: Opened
  /** Everything that the join needs: the missing fields of the profile, a card, the agreement. */
  hold: Hold
  /** The server places the hold, or checks the result of the authentication. */
  placing: WithHold
  /** The bank requires 3-D Secure. */
  authenticating: WithHold & { action: AuthenticationAction }
  joined: { game: GameDetail; participation: JoinResult['participation'] }
  /** The host decides; nothing is held. */
  asked: { game: GameDetail; request: AskResult['request'] }
  /** On the waiting list; nothing is held. */
  listed: { game: GameDetail; waiting: WaitResult['waiting'] }
}
type Step = keyof States
export type JoinFlowState<S extends Step = Step> = {
  [K in S]: { readonly step: K } & Readonly<States[K]>
}[S]

type Events = {
  start: { gameId: string }
  /** The game may be joined. */
  opened: Opened
  /** The game cannot be joined, or the user was sent to another page. */
  stopped: object
  warningConfirmed: object
  agreementChanged: { agreed: boolean }
  profileCompleted: object
  submitted: object
  placed: JoinResult
  asked: AskResult
  listed: WaitResult
  /** 3-D Secure has ended; only the server knows the result. */
  authenticated: object
  refused: { problem: string; termsChanged: boolean }
  profileMissing: { completeness: Completeness }
  closed: object
}
type EventType = keyof Events
export type JoinFlowEvent<E extends EventType = EventType> = {
  [K in E]: { readonly type: K } & Readonly<Events[K]>
}[E]

const IDLE: JoinFlowState<'idle'> = { step: 'idle' }
export const initialState: JoinFlowState = IDLE

const afterWarning = ({ game, completeness }: Opened): JoinFlowState => ({
  step: 'hold',
  game,
  completeness,
  agreed: false,
  problem: null,
})

const afterStart = ({ game, completeness }: Opened): JoinFlowState =>
  // leaving a waiting list is free
  game.joinPreview.insideWindow && !waitsFor(game)
    ? { step: 'lateLeaveWarning', game, completeness }
    : afterWarning({ game, completeness })

const afterPlacing = (
  { game, agreed }: WithHold,
  { participation, action }: JoinResult,
): JoinFlowState =>
  action
    ? { step: 'authenticating', game, agreed, action }
    : { step: 'joined', game, participation }

type Transitions = {
  [S in Step]: {
    [E in EventType]?: (state: JoinFlowState<S>, event: JoinFlowEvent<E>) => JoinFlowState
  }
}
const closed = () => IDLE

/** Every step with the events that it accepts. */
export const TRANSITIONS: Transitions = {
  idle: { start: (_, { gameId }) => ({ step: 'starting', gameId }) },
  starting: { opened: (_, opened) => afterStart(opened), stopped: closed },
  lateLeaveWarning: { warningConfirmed: afterWarning, closed },
  hold: {
    agreementChanged: (state, { agreed }) => ({ ...state, agreed }),
    profileCompleted: (state) => ({ ...state, completeness: null }),
    submitted: (state) =>
      state.completeness ? state : { step: 'placing', game: state.game, agreed: state.agreed },
    closed,
  },
  placing: {
    placed: afterPlacing,
    asked: ({ game }, { request }) => ({ step: 'asked', game, request }),
    listed: ({ game }, { waiting }) => ({ step: 'listed', game, waiting }),
    refused: ({ game, agreed }, { problem, termsChanged }) => ({
      step: 'hold',
      game,
      // the user has to agree to the new amounts
      agreed: agreed && !termsChanged,
      completeness: null,
      problem,
    }),
    profileMissing: ({ game, agreed }, { completeness }) => ({
      step: 'hold',
      game,
      agreed,
      completeness,
      problem: null,
    }),
    closed,
  },
  authenticating: {
    authenticated: ({ game, agreed }) => ({ step: 'placing', game, agreed }),
    closed,
  },
  joined: { closed },
  asked: { closed },
  listed: { closed },
}

/** The next state. An event that the current step does not accept changes nothing. */
export function joinFlowReducer(state: JoinFlowState, event: JoinFlowEvent): JoinFlowState {
  const transition = TRANSITIONS[state.step][event.type] as
    | ((state: JoinFlowState, event: JoinFlowEvent) => JoinFlowState)
    | undefined
  return transition ? transition(state, event) : state
}
