import { isClosedTo } from '@tomogolf/domain/limits/blocks'
import { maySeeGame } from '@tomogolf/domain/limits/audience'
import { holdNotBefore } from '@tomogolf/domain/go-no-go'
import { planHold, type HoldPlan } from '@tomogolf/domain/hold-plan'
import { substituteHoldPlan } from '@tomogolf/domain/leaving/substitute'
import { freeSeats } from '@tomogolf/domain/game'
import { joinRefusal } from '@tomogolf/domain/joining'
import { isCardExpired } from '@tomogolf/domain/limits/card-expiry'
import { SEATED } from '@tomogolf/domain/machines/seat-states'
import type { Settings } from '@tomogolf/domain/settings'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { readBlockedWith } from '../../accounts/blocks/blocks.repository.ts'
import { readGender, readMissingCount } from '../../accounts/profile/people.read.ts'
import { readDefaultCard, type Card } from '../../cards/cards.repository.ts'
import { hasInviteKey } from '../../games/invite-key.policy.ts'
import { refuseClash } from '../../games/games.policy.ts'
import { lockGame } from '../../games/games.repository.ts'
import { readSettingsAt } from '../../settings/launches/launches.repository.ts'
import { isJoiningBlocked } from '../disputes/disputes.repository.ts'
import { listRequestsOf } from '../approval/join-requests.repository.ts'
import { readHoldOf } from '../holds/holds.repository.ts'
import { listSeated, readParticipationOf, type GameRow } from '../participations.repository.ts'
import { readUpcomingOf } from '../players.read.ts'
import { readInvitedSeat } from '../invitations/invited-seat.read.ts'
import type { Invitation } from '../invitations/invitations.repository.ts'
import { mustBeApproved, readOfferedSeat } from '../substitutes/offered-seat.read.ts'
import { isCardOf } from '../substitutes/replaced-card.read.ts'
import type { SubstituteLink } from '../substitutes/substitutes.repository.ts'
import { listPlacesOf, readHead } from '../waiting/waiting.repository.ts'
import { listPromised, readJoinStanding } from './join-standing.read.ts'

/** Why a guest cannot take the seat of a link. */
export type LinkProblem =
  | 'INVITATION_ENDED'
  | 'INVITATION_TAKEN'
  | 'SUBSTITUTE_ENDED'
  | 'SUBSTITUTE_OWN_CARD'
  | 'SUBSTITUTE_TAKEN'

/** Why a guest cannot take a seat, before the card is asked. */
export type JoinProblem =
  | 'ALREADY_JOINED'
  | 'APPROVAL_REQUIRED'
  | 'AUTHENTICATION_NOT_FINISHED'
  | 'CARD_EXPIRED'
  | 'DEBT_UNPAID'
  | 'GAME_ALREADY_STARTED'
  | 'GAME_CANCELLED'
  | 'GAME_CLASH'
  | 'GAME_FULL'
  | 'GAME_NOT_FOUND'
  | 'HOST_CANNOT_JOIN'
  | 'JOINING_BLOCKED'
  | 'JOIN_DEADLINE_PASSED'
  | 'PAYMENT_METHOD_REQUIRED'
  | 'PROFILE_INCOMPLETE'
  | 'SEATS_TOO_FEW'
  | 'TERMS_CHANGED'
  | 'UNAUTHORIZED'
  | 'UNHELD_SEATS_LIMIT'
  | 'WOMEN_ONLY'

/**
 * `invite`: the key of an invite-only game, for a guest who has not had a seat. `as`: the guest takes
 * a seat, asks the host for one, or is accepted; joins the waiting list, is given a seat from it, or
 * takes an offered one. `seats`: how many together, one by default.
 */
export type JoinWay = {
  readonly invite?: string | undefined
  readonly seats?: number
  readonly as?: 'join' | 'ask' | 'accept' | 'wait' | 'give' | 'take'
}
export type Joinable = {
  game: GameRow
  card: Card
  plan: HoldPlan
  settings: Settings
  /** The seat that is passed on to the guest. */
  passedOn: SubstituteLink | null
  /** The seat that another guest keeps for this one. */
  invitation: Invitation | null
}

type Joining = Joinable | Refused<JoinProblem>
/** With the link of a guest who passes the seat on, or who invites. */
type LinkWay = JoinWay & {
  readonly linkId: string | undefined
  readonly invitationId: string | undefined
}

/**
 * Locks the game and decides whether the guest may join it. The caller has locked the guest's
 * account.
 */
export async function checkJoin(
  tx: Tx,
  gameId: string,
  userId: string,
  now: Instant,
  way: LinkWay,
): Promise<Joining | Refused<LinkProblem>>
export async function checkJoin(
  tx: Tx,
  gameId: string,
  userId: string,
  now: Instant,
  way?: JoinWay,
): Promise<Joining>
export async function checkJoin(
  tx: Tx,
  gameId: string,
  userId: string,
  now: Instant,
  { invite, linkId, invitationId, seats = 1, as = 'join' }: JoinWay & Partial<LinkWay> = {},
): Promise<Joining | Refused<LinkProblem>> {
  const game = await lockGame(tx, gameId)
  if (!game) return refuse('GAME_NOT_FOUND')
  // the guest agrees to the fee of the game's region, which then stays
  const settings = await readSettingsAt(tx, game)
  const before = await readParticipationOf(tx, game.id, userId)
  const asked = await listRequestsOf(tx, userId, [game.id])
  const [place] = await listPlacesOf(tx, userId, [game.id])
  const knows =
    game.hostId === userId ||
    before !== undefined ||
    asked.length > 0 ||
    place !== undefined ||
    as === 'give'
  const offered = await readOfferedSeat(tx, game, linkId, { now, settings })
  const invited = await readInvitedSeat(tx, game, invitationId, { now, settings })
  const hasKey =
    hasInviteKey(game, invite) ||
    [offered, invited].some((seat) => seat !== undefined && seat.state !== 'ended')
  if (!maySeeGame(game, { knows, hasKey })) return refuse('GAME_NOT_FOUND')
  const isIn = game.hostId === userId || (before !== undefined && SEATED.includes(before.status))
  // a link opens the game to a guest who asks, and its seat is not asked for
  const takesLink = as !== 'ask'
  if (takesLink && linkId !== undefined && offered?.state !== 'open' && !isIn)
    return refuse(offered?.state === 'taking' ? 'SUBSTITUTE_TAKEN' : 'SUBSTITUTE_ENDED')
  if (takesLink && invitationId !== undefined && invited?.state !== 'open' && !isIn)
    return refuse(invited?.state === 'taking' ? 'INVITATION_TAKEN' : 'INVITATION_ENDED')
  const passedOn = takesLink ? (offered?.link ?? null) : null
  const invitation = takesLink ? (invited?.invitation ?? null) : null
  const guests = (await listSeated(tx, game.id)).map(({ guestId }) => guestId)
  const isClosed = isClosedTo(game, guests, {
    id: userId,
    blockedWith: await readBlockedWith(tx, userId),
  })
  const card = await readDefaultCard(tx, userId)
  const missing = (await readMissingCount(tx, userId)) ?? 0
  const { unfinished, ...standing } = await readJoinStanding(tx, userId, [game.id])
  const ordinary = planHold(
    {
      now,
      teeTime: game.teeTime,
      brand: card?.brand ?? '',
      currency: game.currency,
      notBefore: holdNotBefore(game),
    },
    settings,
  )
  const plan = passedOn
    ? substituteHoldPlan(ordinary, (await readHoldOf(tx, passedOn.participationId))?.status)
    : ordinary
  const refusal = joinRefusal({
    now,
    settings: passedOn
      ? { ...settings, join_deadline_hours: settings.substitute_until_minutes / 60 }
      : settings,
    placement: as === 'ask' || as === 'wait' ? 'scheduled' : plan.kind,
    seats,
    own: await readUpcomingOf(tx, userId),
    game: {
      id: game.id,
      hostId: game.hostId,
      teeTime: game.teeTime,
      status: game.status,
      freeSeats: isClosed ? 0 : passedOn || invitation ? 1 : await seatsFor(tx, game, as),
      womenOnly: game.womenOnly,
    },
    viewer: {
      id: userId,
      profileMissing: missing,
      gender: await readGender(tx, userId),
      hasCard: card !== undefined,
      cardExpired: card !== undefined && isCardExpired(card, now),
      alreadyIn: before !== undefined && SEATED.includes(before.status),
      ...standing,
      // nothing is held for a request or a place on a list either
      ...((as === 'ask' || as === 'wait') && {
        unheldSeats: [...standing.unheldSeats, ...(await listPromised(tx, userId))],
      }),
      unfinishedAuthentications: unfinished.get(game.id) ?? 0,
    },
  })
  if (refusal?.code === 'GAME_CLASH') return refuseClash(refusal.clash)
  if (refusal) return refuse(refusal.code, 'params' in refusal ? refusal.params : undefined)
  if (await isJoiningBlocked(tx, userId)) return refuse('JOINING_BLOCKED')
  const needsHost =
    passedOn || invitation
      ? await mustBeApproved(tx, game, userId, now)
      : (as === 'join' || as === 'wait') && game.joining === 'approve'
  if (needsHost) return refuse('APPROVAL_REQUIRED')
  // a second account of the guest, or a card that another person does not own
  if (passedOn && card && (await isCardOf(tx, card, passedOn.guestId)))
    return refuse('SUBSTITUTE_OWN_CARD')
  // `joinRefusal` refuses a guest without a card
  return { game, card: card!, plan, settings, passedOn, invitation }
}

/** Freed seats belong to the waiting list; offered ones are kept for their guest. */
async function seatsFor(tx: Tx, game: GameRow, as: JoinWay['as']): Promise<number> {
  // the seats of an offer are kept; a list is for parties that the game has room for
  if (as === 'wait' || as === 'take') return game.slots
  return as !== 'give' && (await readHead(tx, game)) ? 0 : freeSeats(game)
}
