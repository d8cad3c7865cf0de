import type { OwnGame } from '@tomogolf/domain/joining'
import type { Instant } from '@tomogolf/domain/time'
import type { JoinRequestRow } from './approval/join-requests.repository.ts'
import type { Charge } from './charges/charges.repository.ts'
import type { CompanionSeat } from './companions/companion-seats.read.ts'
import type { Capture, Hold } from './holds/holds.repository.ts'
import type { InvitationFacts } from './invitations/own-invitations.read.ts'
import type { JoinStanding } from './joining/join-standing.read.ts'
import type { NameState } from './names/names.read.ts'
import type { Participation } from './participations.repository.ts'
import type { PresenceFacts } from './presence/presence.read.ts'
import type { SubstituteLink } from './substitutes/substitutes.repository.ts'
import type { Place } from './waiting/waiting.presenter.ts'
import type { WaitingEntry } from './waiting/waiting.repository.ts'

/** The facts about a viewer and a game that decide what the viewer may do. */
export type ViewerFacts = {
  readonly userId: string
  readonly participation: Participation | undefined
  /** Seats that the viewer covers, of the newest own seat. */
  readonly companions: readonly CompanionSeat[]
  readonly hold: Hold | undefined
  /** Of the holds of all seats. */
  readonly captures: readonly Capture[]
  readonly card: { brand: string; last4: string } | null
  readonly cardOf: (cardId: string) => { brand: string; last4: string } | null
  readonly profileMissing: number
  readonly gender: string | null
  readonly hasCard: boolean
  readonly cardExpired: boolean
  readonly cardBrand: string
  readonly debt: JoinStanding['debt']
  readonly unheldSeats: JoinStanding['unheldSeats']
  /** Unanswered requests and places on waiting lists, of any game. */
  readonly promisedSeats: JoinStanding['unheldSeats']
  readonly hasAttended: boolean
  readonly unfinishedAuthentications: number
  readonly own: readonly OwnGame[]
  readonly penalised: boolean
  readonly presence: PresenceFacts
  readonly names: readonly NameState[]
  /** From the booking at the course. */
  readonly namesDueAt: Instant | null
  /** The viewer's requests for this game, the oldest first. */
  readonly requests: readonly JoinRequestRow[]
  /** Unanswered ones of all guests. */
  readonly pendingRequests: number
  /** The viewer's place on the waiting list. */
  readonly place: Place | null
  /** Guests on the waiting list, those with an offer included. */
  readonly waitingCount: number
  /** Entries of the waiting list to which seats are offered. */
  readonly offers: readonly WaitingEntry[]
  /** The fewest seats that a guest on the list wants; null: no guest waits. */
  readonly fewestWanted: number | null
  /** The newest link with which the viewer passed the seat on. */
  readonly link: SubstituteLink | undefined
  /** Seats that the viewer keeps for companions, of the newest own seat. */
  readonly invitations: readonly InvitationFacts[]
  /** Seats that guests keep for companions. */
  readonly keptSeats: readonly InvitationFacts[]
  /** Who plays in the place of the viewer. */
  readonly substituteName: string | null
  readonly owed:
    | { readonly charge: Charge; readonly card: { brand: string; last4: string } | null }
    | undefined
}
