import {
  REMIND_BEFORE,
  answerUntil,
  askRefusal,
  type AskRefusal,
} from '@tomogolf/domain/approval/join-request'
import { undecidedFreeUntil } from '@tomogolf/domain/go-no-go'
import { freeLeaveUntil } from '@tomogolf/domain/leave'
import { money } from '@tomogolf/domain/money'
import { priceParticipation } from '@tomogolf/domain/pricing'
import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { newId } from '../../../platform/security/ids.ts'
import { lockUserWeakly } from '../../accounts/accounts.repository.ts'
import { frozenTerms } from '../consent.policy.ts'
import { askedText } from '../joining/agreed-text.presenter.ts'
import {
  areTermsChanged,
  readHostName,
  recordAgreement,
  type JoinRequest,
} from '../joining/agreement.step.ts'
import { invitationOfToken } from '../invitations/invitation-token.adapter.ts'
import { checkJoin, type JoinProblem } from '../joining/check-join.step.ts'
import { readUndone } from '../joining/undone.read.ts'
import { linkOfToken } from '../substitutes/substitute-token.adapter.ts'
import {
  insertJoinRequest,
  listRequestsOf,
  type JoinRequestRow,
} from './join-requests.repository.ts'
import { notifyAsked } from './notify-request.step.ts'

/**
 * A guest asks to join, with the consent to the hold. Price, fee and terms are frozen; no seat is
 * taken and nothing is held.
 */
export const askToJoin = (
  deps: Deps,
  request: JoinRequest,
): Promise<
  | JoinRequestRow
  | Refused<
      | Exclude<JoinProblem, 'APPROVAL_REQUIRED'>
      | AskRefusal
      | 'COMPANIONS_NOT_POSSIBLE'
      | 'NO_APPROVAL_NEEDED'
    >
> =>
  deps.db.transaction(async (tx) => {
    const { userId } = request
    if (!(await lockUserWeakly(tx, userId))) return refuse('UNAUTHORIZED')
    const now = deps.clock.now()
    const joinable = await checkJoin(tx, request.gameId, userId, now, {
      invite: request.invite,
      as: 'ask',
      linkId: linkOfToken(deps.secret, request.invite),
      invitationId: invitationOfToken(deps.secret, request.invite),
    })
    if (isRefused(joinable)) return joinable as Refused<Exclude<JoinProblem, 'APPROVAL_REQUIRED'>>
    const { game, plan, settings } = joinable
    if (game.joining === 'instant') return refuse('NO_APPROVAL_NEEDED')
    // the host accepts a person, not people without a profile
    if (request.companions?.length || request.invited) return refuse('COMPANIONS_NOT_POSSIBLE')
    const earlier = await listRequestsOf(tx, userId, [game.id])
    const again = askRefusal(earlier.map(({ status }) => status))
    if (again) return refuse(again)
    const terms = priceParticipation(money(game.priceMinor, game.currency), settings)
    if (areTermsChanged(request, terms)) return refuse('TERMS_CHANGED')
    const until = answerUntil(now, game.teeTime, settings)
    const isUndone = (await readUndone(tx, userId, [game.id])).has(game.id)
    const shown = {
      now,
      answerUntil: until,
      hold: terms.hold,
      placeAt: plan.kind === 'now' ? null : plan.placeAt,
      freeUntil: freeLeaveUntil(
        game.teeTime,
        settings.departure_restriction_hours,
        undecidedFreeUntil(game, now),
      ),
      host: request.name ? await readHostName(tx, game.hostId) : null,
      undoMinutes: isUndone || settings.undo_minutes === 0 ? null : settings.undo_minutes,
    }
    const asked: JoinRequestRow = {
      id: newId(),
      gameId: game.id,
      guestId: userId,
      status: 'pending',
      askedAt: now,
      answerUntil: until,
      endedAt: null,
      participationId: null,
      blockedAt: null,
      ...frozenTerms(terms, settings),
      ...(await recordAgreement(deps, tx, request, now, (language) =>
        askedText(deps.phrase, language, shown),
      )),
    }
    await insertJoinRequest(tx, asked, { actor: 'guest', actorId: userId })
    await notifyAsked(deps, tx, game, asked)
    const id = { requestId: asked.id }
    await deps.jobs.enqueue(tx, 'participations.expire_request', id, { at: until + 1 })
    if (until - REMIND_BEFORE > now)
      await deps.jobs.enqueue(tx, 'participations.remind_of_request', id, {
        at: until - REMIND_BEFORE,
      })
    return asked
  })
