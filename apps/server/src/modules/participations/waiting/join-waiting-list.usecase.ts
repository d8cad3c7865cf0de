import { freeSeats } from '@tomogolf/domain/game'
import { undecidedFreeUntil } from '@tomogolf/domain/go-no-go'
import { freeLeaveUntil } from '@tomogolf/domain/leave'
import { money } from '@tomogolf/domain/money'
import { companionRefusal } from '@tomogolf/domain/party/party'
import { priceParticipation } from '@tomogolf/domain/pricing'
import { waitingTerms } from '@tomogolf/domain/waiting/waiting-list'
import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { newId } from '../../../platform/security/ids.ts'
import { lockUserWeakly } from '../../accounts/accounts.repository.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import { frozenTerms } from '../consent.policy.ts'
import { waitingText } from '../joining/agreed-text.presenter.ts'
import {
  areTermsChanged,
  readHostName,
  recordAgreement,
  type JoinRequest,
} from '../joining/agreement.step.ts'
import { checkJoin, type JoinProblem } from '../joining/check-join.step.ts'
import { readUndone } from '../joining/undone.read.ts'
import { scheduleClosing } from './end-waiting.step.ts'
import { notifyJoined } from './notify-waiting.step.ts'
import type { Place } from './waiting.presenter.ts'
import {
  insertEntry,
  listPlacesOf,
  readHead,
  readPositions,
  type WaitingEntry,
} from './waiting.repository.ts'

type WaitProblem =
  | JoinProblem
  | 'ALREADY_WAITING'
  | 'COMPANION_TWICE'
  | 'COMPANIONS_NOT_POSSIBLE'
  | 'GAME_NOT_FULL'

/**
 * A guest joins the waiting list of a full game, alone or with companions, with the consent to the hold of a seat. Price, fee
 * and terms are frozen; nothing is held.
 */
export const joinWaitingList = (
  deps: Deps,
  request: JoinRequest,
): Promise<Place | Refused<WaitProblem>> =>
  deps.db.transaction(async (tx) => {
    const { userId } = request
    if (!(await lockUserWeakly(tx, userId))) return refuse('UNAUTHORIZED')
    const now = deps.clock.now()
    const companions = request.companions ?? []
    const joinable = await checkJoin(tx, request.gameId, userId, now, {
      invite: request.invite,
      as: 'wait',
      seats: 1 + companions.length,
    })
    if (isRefused(joinable)) return joinable
    const { game, settings } = joinable
    // the time of an invitation would run while nothing is kept
    if (request.invited) return refuse('COMPANIONS_NOT_POSSIBLE')
    const guest = (await readPeople(tx, [userId])).get(userId)!
    const unfit = companionRefusal(companions, { guest, womenOnly: game.womenOnly })
    if (unfit) return refuse(unfit.code)
    if ((await listPlacesOf(tx, userId, [game.id])).length > 0) return refuse('ALREADY_WAITING')
    if (freeSeats(game) > companions.length && !(await readHead(tx, game)))
      return refuse('GAME_NOT_FULL')
    const terms = priceParticipation(money(game.priceMinor, game.currency), settings)
    if (areTermsChanged(request, terms)) return refuse('TERMS_CHANGED')
    const mayUndo = !(await readUndone(tx, userId, [game.id])).has(game.id)
    const freeUntil = freeLeaveUntil(
      game.teeTime,
      settings.departure_restriction_hours,
      undecidedFreeUntil(game, now),
    )
    const shown = {
      ...waitingTerms({ now, teeTime: game.teeTime, freeUntil }, { mayUndo, settings }),
      hold: terms.hold,
      companions: companions.length,
      host: request.name ? await readHostName(tx, game.hostId) : null,
    }
    const joined: Omit<WaitingEntry, 'place'> = {
      id: newId(),
      gameId: game.id,
      guestId: userId,
      status: 'waiting',
      createdAt: now,
      offerUntil: null,
      endedAt: null,
      endReason: null,
      companions: companions.map(({ firstName, lastName, languages, gender = null }) => ({
        firstName,
        lastName,
        languages,
        gender,
      })),
      participationId: null,
      ...frozenTerms(terms, settings),
      ...(await recordAgreement(deps, tx, request, now, (language) =>
        waitingText(deps.phrase, language, shown),
      )),
    }
    const entry = await insertEntry(tx, joined, { actor: 'guest', actorId: userId })
    const position = (await readPositions(tx, [entry])).get(entry.id) ?? 1
    await notifyJoined(deps, tx, game, { entry, position })
    await scheduleClosing(deps, tx, game)
    return { entry, position }
  })
