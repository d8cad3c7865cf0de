import { askRefusal, type AskRefusal } from '@tomogolf/domain/approval/join-request'
import { freeSeats } from '@tomogolf/domain/game'
import { holdNotBefore } from '@tomogolf/domain/go-no-go'
import { planHold } from '@tomogolf/domain/hold-plan'
import { joinRefusal, type JoinRefusal } from '@tomogolf/domain/joining'
import type { Settings } from '@tomogolf/domain/settings'
import type { Instant } from '@tomogolf/domain/time'
import type { ShownGame } from '../games/game-ports.types.ts'
import { refuseClash } from '../games/games.policy.ts'
import type { JoinRequestRow } from './approval/join-requests.repository.ts'
import type { ViewerFacts } from './viewer-facts.types.ts'

type WaitRefusal = 'ALREADY_WAITING' | 'APPROVAL_REQUIRED' | 'GAME_NOT_FULL'
type ViewerRefusal = JoinRefusal | { readonly code: AskRefusal | WaitRefusal }
/**
 * `isClosed`: to this viewer, by a block. `offered`: another guest passes a seat on to this one, or
 * keeps one for this companion.
 */
export type SeenGame = ShownGame & {
  readonly isClosed?: true
  readonly offered?: 'substitute' | 'companion'
}
/** How a viewer meets a game, beside the stored facts. */
type Meeting = {
  readonly game: SeenGame
  readonly facts: ViewerFacts
  readonly settings: Settings
  readonly now: Instant
  readonly seated: boolean
}

/** Why the viewer cannot join, or ask to. */
export const refusalToJoin = (meeting: Meeting): ViewerRefusal | null =>
  refusalOf(meeting, 'join') ??
  (meeting.game.joining === 'approve' ? toAskRefusal(meeting.facts.requests) : null)

/** Why the viewer cannot join the waiting list. */
export function refusalToWait(meeting: Meeting): ViewerRefusal | null {
  const { game, facts } = meeting
  const refusal = refusalOf(meeting, 'wait')
  if (refusal) return refusal
  if (game.joining === 'approve') return { code: 'APPROVAL_REQUIRED' }
  if (facts.place) return { code: 'ALREADY_WAITING' }
  return isOpenTo(game, facts) ? { code: 'GAME_NOT_FULL' } : null
}

/** The values of the sentence of a refusal. */
export const paramsOfRefusal = (refusal: ViewerRefusal): Record<string, string | number> | null => {
  if (refusal.code === 'GAME_CLASH') return refuseClash(refusal.clash).params ?? null
  return 'params' in refusal ? refusal.params : null
}

const toAskRefusal = (requests: readonly JoinRequestRow[]): { code: AskRefusal } | null => {
  const code = askRefusal(requests.map(({ status }) => status))
  return code && { code }
}

/** Free seats are for all when they are too few for each party that waits. */
const isOpenTo = (game: SeenGame, { fewestWanted }: ViewerFacts): boolean =>
  freeSeats(game) > 0 && (fewestWanted === null || freeSeats(game) < fewestWanted)

function refusalOf(
  { game, facts, settings, now, seated }: Meeting,
  to: 'join' | 'wait',
): JoinRefusal | null {
  // nothing is held for a request, or a place on a list
  const isPromise = to === 'wait' || game.joining === 'approve'
  // a freed seat belongs to the waiting list
  const free = to === 'wait' || game.offered ? 1 : isOpenTo(game, facts) ? freeSeats(game) : 0
  return joinRefusal({
    now,
    settings:
      game.offered === 'substitute'
        ? { ...settings, join_deadline_hours: settings.substitute_until_minutes / 60 }
        : settings,
    own: facts.own,
    seats: 1,
    placement: isPromise
      ? 'scheduled'
      : planHold(
          {
            now,
            teeTime: game.teeTime,
            brand: facts.cardBrand,
            currency: game.currency,
            notBefore: holdNotBefore(game),
          },
          settings,
        ).kind,
    game: {
      id: game.id,
      hostId: game.hostId,
      teeTime: game.teeTime,
      status: game.status,
      freeSeats: game.isClosed ? 0 : free,
      womenOnly: game.womenOnly,
    },
    viewer: {
      id: facts.userId,
      profileMissing: facts.profileMissing,
      gender: facts.gender,
      hasCard: facts.hasCard,
      cardExpired: facts.cardExpired,
      alreadyIn: seated,
      debt: facts.debt,
      unheldSeats: isPromise ? [...facts.unheldSeats, ...facts.promisedSeats] : facts.unheldSeats,
      hasAttended: facts.hasAttended,
      unfinishedAuthentications: facts.unfinishedAuthentications,
    },
  })
}
