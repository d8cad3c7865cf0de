import { undecidedFreeUntil } from '@tomogolf/domain/go-no-go'
import { freeLeaveUntil } from '@tomogolf/domain/leave'
import { undoOffer, undoUntil } from '@tomogolf/domain/leaving/undo'
import { money } from '@tomogolf/domain/money'
import { companionRefusal } from '@tomogolf/domain/party/party'
import { priceParticipation } from '@tomogolf/domain/pricing'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { newId } from '../../../platform/security/ids.ts'
import { lockUserWeakly } from '../../accounts/accounts.repository.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import { withdrawPending } from '../approval/withdraw-request.usecase.ts'
import { insertCompanions } from '../companions/companions.repository.ts'
import { frozenTerms } from '../consent.policy.ts'
import type { Hold } from '../holds/holds.repository.ts'
import { invitationOfToken } from '../invitations/invitation-token.adapter.ts'
import { hasUnusedInvitation, moveInvitation } from '../invitations/invitations.repository.ts'
import { keepSeatsForInvited } from '../invitations/keep-seats.step.ts'
import { agreedText } from './agreed-text.presenter.ts'
import {
  areTermsChanged,
  readHostName,
  recordAgreement,
  type JoinRequest,
} from './agreement.step.ts'
import { linkOfToken } from '../substitutes/substitute-token.adapter.ts'
import { moveLink } from '../substitutes/substitutes.repository.ts'
import { checkJoin, type JoinProblem, type LinkProblem } from './check-join.step.ts'
import { confirmScheduled, insertSeat } from './insert-seat.step.ts'
import { newParticipation, newSeat } from './new-seat.policy.ts'
import { readUndone } from './undone.read.ts'

export type CompanionProblem = 'COMPANIONS_NOT_POSSIBLE' | 'COMPANION_TWICE' | 'INVITATION_USED'

/**
 * Reserves the seats of a guest and of the companions, all or none, and inserts a hold for each,
 * which is placed at once or scheduled. Seats for invited companions are kept without a hold.
 */
export async function reserveSeats(
  deps: Deps,
  tx: Tx,
  request: JoinRequest,
): Promise<{ holds: readonly Hold[] } | Refused<JoinProblem | CompanionProblem | LinkProblem>> {
  const companions = request.companions ?? []
  const invited = request.invited ?? 0
  // serialize the joins of one user across games, or the user could join two games at the same time
  if (!(await lockUserWeakly(tx, request.userId))) return refuse('UNAUTHORIZED')
  const now = deps.clock.now()
  const joinable = await checkJoin(tx, request.gameId, request.userId, now, {
    invite: request.invite,
    seats: 1 + companions.length + invited,
    linkId: linkOfToken(deps.secret, request.invite),
    invitationId: invitationOfToken(deps.secret, request.invite),
  })
  if (isRefused(joinable)) return joinable
  const { game, card, plan, settings, passedOn, invitation } = joinable
  if ((passedOn || invitation) && companions.length + invited > 0)
    return refuse('COMPANIONS_NOT_POSSIBLE')
  // or a guest could keep a seat from others by inviting again and again
  if (invited > 0 && (await hasUnusedInvitation(tx, request.userId, game.id)))
    return refuse('INVITATION_USED')
  const guest = (await readPeople(tx, [request.userId])).get(request.userId)!
  const unfit = companionRefusal(companions, { guest, womenOnly: game.womenOnly })
  if (unfit) return refuse(unfit.code)
  const terms = priceParticipation(money(game.priceMinor, game.currency), settings)
  if (areTermsChanged(request, terms)) return refuse('TERMS_CHANGED')

  // or a friend could take the seat of a late leaver and leave it free
  const mayUndo = !passedOn && !(await readUndone(tx, request.userId, [game.id])).has(game.id)
  const withoutUndo = freeLeaveUntil(
    game.teeTime,
    settings.departure_restriction_hours,
    undecidedFreeUntil(game, now),
  )
  const { freeUntil, undoMinutes } = mayUndo
    ? undoOffer({ now, teeTime: game.teeTime, freeUntil: withoutUndo }, settings)
    : { freeUntil: withoutUndo, undoMinutes: null }
  const shown = {
    hold: terms.hold,
    placeAt: plan.kind === 'now' ? null : plan.placeAt,
    freeUntil,
    isInsideWindow: now > freeUntil,
    host: request.name ? await readHostName(tx, game.hostId) : null,
    undoMinutes,
    companions: companions.length,
  }
  const consent = {
    ...frozenTerms(terms, settings),
    ...(await recordAgreement(deps, tx, request, now, (language) =>
      agreedText(deps.phrase, language, shown),
    )),
  }
  const reserved = newParticipation(game, consent, {
    guestId: request.userId,
    agreedAt: now,
    undoUntil: mayUndo ? undoUntil(now, game.teeTime, settings) : null,
    substituteFor: passedOn?.participationId ?? null,
  })
  const by = { actor: 'guest' as const, actorId: request.userId }
  // lists of seats are in the order of their ids: as the guest named the companions
  const ids = companions.map(newId).toSorted()
  const [seat, ...covered] = [
    reserved,
    ...ids.map((id) => ({ ...reserved, id, partyLeadId: reserved.id, clubs: null })),
  ].map((one) => newSeat(one, { game, card, plan, settings, now, isOnSession: true }))
  // the seat that was kept for this guest is free for as long as the transaction
  if (invitation)
    await moveInvitation(tx, game, invitation, { event: 'take', by, now }, { takenBy: reserved.id })
  for (const one of [seat!, ...covered]) await insertSeat(deps, tx, { game, card, ...one, by, now })
  await keepSeatsForInvited(deps, tx, game, reserved, { count: invited, settings, by, now })
  await insertCompanions(
    tx,
    companions.map(({ firstName, lastName, languages, gender = null }, i) => ({
      participationId: covered[i]!.participation.id,
      firstName,
      lastName,
      languages,
      gender,
      adultConfirmedAt: now,
    })),
  )
  if (passedOn) await moveLink(tx, passedOn, { event: 'take', by, now }, { takenBy: reserved.id })
  // asked before the host stopped approving guests
  await withdrawPending(tx, { guestId: request.userId, gameId: game.id }, now)
  if (seat!.participation.status === 'confirmed')
    await confirmScheduled(deps, tx, game, seat!.participation, by, now)
  return { holds: [seat!, ...covered].map(({ hold }) => hold) }
}
