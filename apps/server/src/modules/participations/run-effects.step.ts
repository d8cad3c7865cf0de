import type {
  ParticipationEffect,
  ParticipationEvent,
} from '@tomogolf/domain/machines/participation-machine'
import { freeSeats } from '@tomogolf/domain/game'
import { isHoldTaken } from '@tomogolf/domain/leaving/refill'
import { money } from '@tomogolf/domain/money'
import { basisText } from '@tomogolf/domain/payments/basis'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/security/ids.ts'
import { changeSeats } from '../games/games.repository.ts'
import { closeCasesOf } from './cases/cases.repository.ts'
import { SYSTEM_REASONS } from './cases/system-reasons.data.ts'
import { chargeWithoutHold } from './charges/charge-without-hold.step.ts'
import {
  rescheduleNow,
  insertCapture,
  readHoldOf,
  setHoldGoal,
  type Hold,
} from './holds/holds.repository.ts'
import { openCase } from './cases/open-case.step.ts'
import { moveParty } from './companions/move-party.step.ts'
import { followInvitations, keepForInvited } from './invitations/follow-invitations.step.ts'
import { OBJECTION } from './cases/objection.policy.ts'
import type { GameRow, Move } from './participations.repository.ts'
import { refillLater } from './refills/refill-later.step.ts'
import { closeLinkOf } from './substitutes/end-link.step.ts'
import { reopenLink } from './substitutes/reopen-link.step.ts'
import { replaceGuest } from './substitutes/replace-guest.step.ts'
import { leaveList, passSeatOn } from './waiting/end-waiting.step.ts'
import { notifyParticipant } from './notify-participant.step.ts'

/** `reason`: the operator's reason, or null. */
type Context = {
  deps: Deps
  tx: Tx
  game: GameRow
  move: Move
  hold: Hold | undefined
  now: Instant
  reason: string | null
  /** Seats for invited companions that became free with the move. */
  freed: number
}

const EFFECTS: Record<ParticipationEffect, (context: Context) => Promise<unknown>> = {
  free_seat: async ({ deps, tx, game, move: { before, after }, now, freed }) => {
    if (before.status === 'reserved' && after.substituteFor !== null)
      return reopenLink(tx, after, now)
    const reopened = freeSeats(game) === freed
    await changeSeats(tx, game, -1)
    if (before.status === 'reserved' && (await keepForInvited(deps, tx, game, after, now))) return
    // a seat that belongs to the waiting list is no news for others
    if (!(await passSeatOn(deps, tx, game)))
      await deps.jobs.enqueue(tx, 'wishes.match', { gameId: game.id, reopened })
  },
  replace_guest: async ({ deps, tx, game, move: { after }, now }) => {
    const replaced = await replaceGuest(tx, game, after, now)
    if (replaced) await runEffects(deps, tx, game, replaced, now)
  },
  move_party: async ({ deps, tx, game, move, now }) => {
    for (const next of await moveParty(tx, move, now)) await runEffects(deps, tx, game, next, now)
  },
  refill_seat: ({ deps, tx, move: { after }, now }) => refillLater(deps, tx, after, now),
  release_hold: async (context) => {
    if (context.hold && (await setHoldGoal(context.tx, context.hold.id, 'release', context.now)))
      await advanceLater(context)
  },
  freeze_hold: async (context) => {
    if (context.hold && (await setHoldGoal(context.tx, context.hold.id, 'freeze', context.now)))
      await advanceLater(context)
  },
  capture_fee: async (context) => {
    await capture(context, 'capture_fee', 'check_in', context.move.after.feeMinor)
    // a guest without a hold has come, and so has taken the seat for good
    if (!isHoldTaken(context.hold?.status))
      await refillLater(context.deps, context.tx, context.move.after, context.now)
  },
  capture_all: (context) =>
    capture(
      context,
      'capture_all',
      context.move.transition.on === 'leave_late' ? 'late_leave' : 'no_show',
      context.move.after.holdMinor,
    ),
  strike_guest: (context) =>
    context.deps.jobs.enqueue(context.tx, 'standing.strike', {
      userId: context.move.after.guestId,
      gameId: context.game.id,
      reason: 'no_show',
    }),
  open_case: (context) =>
    context.move.transition.on === 'settle_host_absent'
      ? openCase(
          context.deps,
          context.tx,
          { kind: 'host_absent', gameId: context.game.id },
          context.now,
        )
      : openCase(
          context.deps,
          context.tx,
          {
            kind: 'attendance',
            gameId: context.game.id,
            participationId: context.move.after.id,
            holdId: context.hold?.id ?? null,
            ...(context.move.transition.on === 'object' && { details: OBJECTION }),
          },
          context.now,
          context.move.after.statement,
        ),
  close_case: async (context) => {
    if (context.hold && context.move.before.status === 'disputed')
      await closeCasesOf(
        context.tx,
        'attendance',
        { holdId: context.hold.id },
        {
          by: null,
          reason: CLOSED_BECAUSE[context.move.transition.on] ?? SYSTEM_REASONS.host_absent,
        },
        context.now,
      )
  },
  ask_ratings: async (context) => {
    // companions neither rate nor are rated
    if (context.game.status === 'completed' && context.move.after.partyLeadId === null)
      await context.deps.jobs.enqueue(context.tx, 'standing.ask_for_ratings', {
        gameId: context.game.id,
        lateGuestId: context.move.after.guestId,
      })
  },
  notify_guest: (context) => notifyParticipant(context.deps, context.tx, 'guest', context),
  notify_host: (context) => notifyParticipant(context.deps, context.tx, 'host', context),
}

/** Why a case about attendance ends with a transition; otherwise the host's time to answer is over. */
const CLOSED_BECAUSE: { readonly [E in ParticipationEvent]?: string } = {
  prove_presence: SYSTEM_REASONS.scan_proves_guest,
  force_cancel: SYSTEM_REASONS.team_cancelled,
}

const MOVES_MONEY = new Set<ParticipationEffect>([
  'release_hold',
  'freeze_hold',
  'capture_fee',
  'capture_all',
])

/**
 * Runs the effects of a transition in its transaction. Returns the hold to advance after the
 * commit.
 */
export async function runEffects(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  move: Move,
  now: Instant,
  reason: string | null = null,
): Promise<string | null> {
  const hold = await readHoldOf(tx, move.after.id)
  const ended = await closeLinkOf(deps, tx, game, move, now)
  if (ended) await runEffects(deps, tx, game, ended, now)
  // a player waits for no other seat of the game, in whichever way the seat was taken
  if (move.transition.on === 'hold_authorised' && move.after.partyLeadId === null)
    await leaveList(deps, tx, game, move.after.guestId, now)
  const freed = await followInvitations(deps, tx, game, move, now)
  for (const effect of move.transition.effects)
    await EFFECTS[effect]({ deps, tx, game, move, hold, now, reason, freed })
  return hold && move.transition.effects.some((effect) => MOVES_MONEY.has(effect)) ? hold.id : null
}

async function capture(
  context: Context,
  goal: 'capture_fee' | 'capture_all',
  reason: 'check_in' | 'no_show' | 'late_leave',
  amountMinor: number,
): Promise<void> {
  const {
    deps,
    tx,
    game,
    now,
    hold,
    move: { after: participation },
  } = context
  // a fee of zero captures nothing
  if (!hold || !(await setHoldGoal(tx, hold.id, amountMinor === 0 ? 'release' : goal, now))) return
  if (amountMinor > 0) {
    const { currency, windowHours } = participation
    const fee = money(participation.feeMinor, currency)
    const price = money(participation.priceMinor, currency)
    const basis = basisText(
      reason === 'check_in'
        ? { kind: 'fee', fee }
        : { kind: 'whole_hold', price, fee, windowHours },
    )
    await insertCapture(tx, {
      id: newId(),
      holdId: hold.id,
      amountMinor,
      currency,
      reason,
      basis,
      policyVersion: participation.policyVersion,
      status: 'requested',
      problem: null,
      createdAt: now,
      finishedAt: null,
    })
    if (await chargeWithoutHold({ deps, tx, game, participation, hold, now })) return
    // capture now, not on the date the hold was scheduled for
    await rescheduleNow(tx, hold.id, now, false)
  }
  await advanceLater(context)
}
/** The job guarantees the step; the caller also advances the hold at once, to be fast. */
const advanceLater = (context: Context) =>
  context.deps.jobs.enqueue(context.tx, 'holds.advance', { holdId: context.hold!.id })
