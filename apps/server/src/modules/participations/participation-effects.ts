import type { ParticipationEffect } from '@tomogolf/domain/participation-machine'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/security/ids.ts'
import { changeSeats } from '../games/games.repository.ts'
import { closeCasesOf } from './cases/cases.repository.ts'
import { chargeWithoutHold } from './charges/fallback-charge.ts'
import {
  rescheduleNow,
  insertCapture,
  readHoldOf,
  setHoldGoal,
  type Hold,
} from './holds/holds.repository.ts'
import { openCase } from './cases/open-case.ts'
import type { GameRow, Move } from './participations.repository.ts'
import { notifyAbout } from './notify-participants.ts'

/** `reason`: what an operator wrote about it, or null. */
type Context = {
  deps: Deps
  tx: Tx
  game: GameRow
  move: Move
  hold: Hold | undefined
  now: Instant
  reason: string | null
}

const EFFECTS: Record<ParticipationEffect, (c: Context) => Promise<unknown>> = {
  free_seat: (c) => changeSeats(c.tx, c.game, -1),
  release_hold: async (c) => {
    if (c.hold && (await setHoldGoal(c.tx, c.hold.id, 'release', c.now))) await advanceLater(c)
  },
  freeze_hold: async (c) => {
    if (c.hold && (await setHoldGoal(c.tx, c.hold.id, 'freeze', c.now))) await advanceLater(c)
  },
  capture_fee: (c) => capture(c, 'capture_fee', 'check_in', c.move.after.feeMinor),
  capture_all: (c) =>
    capture(
      c,
      'capture_all',
      c.move.transition.on === 'leave_late' ? 'late_leave' : 'no_show',
      c.move.after.holdMinor,
    ),
  strike_guest: (c) =>
    c.deps.jobs.enqueue(c.tx, 'standing.strike', {
      userId: c.move.after.guestId,
      gameId: c.game.id,
      reason: 'no_show',
    }),
  open_case: (c) =>
    c.move.transition.on === 'settle_host_absent'
      ? openCase(c.deps, c.tx, { kind: 'host_absent', gameId: c.game.id }, c.now)
      : openCase(
          c.deps,
          c.tx,
          {
            kind: 'attendance',
            gameId: c.game.id,
            participationId: c.move.after.id,
            holdId: c.hold?.id ?? null,
          },
          c.now,
          c.move.after.statement,
        ),
  close_case: async (c) => {
    if (c.hold && c.move.before.status === 'disputed')
      await closeCasesOf(
        c.tx,
        'attendance',
        { holdId: c.hold.id },
        { by: null, reason: 'a scan made at the course proves it' },
        c.now,
      )
  },
  ask_ratings: async (c) => {
    if (c.game.status === 'completed')
      await c.deps.jobs.enqueue(c.tx, 'standing.ask_for_ratings', {
        gameId: c.game.id,
        lateGuestId: c.move.after.guestId,
      })
  },
  tell_guest: (c) => notifyAbout(c.deps, c.tx, 'guest', c),
  tell_host: (c) => notifyAbout(c.deps, c.tx, 'host', c),
}

const MOVES_MONEY = new Set<ParticipationEffect>([
  'release_hold',
  'freeze_hold',
  'capture_fee',
  'capture_all',
])

/** Runs what the machine says follows from a move, in the transaction of the move. Returns the hold that has to be advanced after the commit. */
export async function runEffects(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  move: Move,
  now: Instant,
  reason: string | null = null,
): Promise<string | null> {
  const hold = await readHoldOf(tx, move.after.id)
  for (const effect of move.transition.effects)
    await EFFECTS[effect]({ deps, tx, game, move, hold, now, reason })
  return hold && move.transition.effects.some((e) => MOVES_MONEY.has(e)) ? hold.id : null
}

async function capture(
  c: Context,
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
    move: { after: p },
  } = c
  // a platform that takes no fee takes nothing
  if (!hold || !(await setHoldGoal(tx, hold.id, amountMinor === 0 ? 'release' : goal, now))) return
  if (amountMinor > 0) {
    const basis =
      reason === 'check_in'
        ? `platform fee ${p.feeMinor} ${p.currency}`
        : `green fee ${p.priceMinor} + platform fee ${p.feeMinor} ${p.currency}, window ${p.windowHours} h`
    await insertCapture(tx, {
      id: newId(),
      holdId: hold.id,
      amountMinor,
      currency: p.currency,
      reason,
      basis,
      policyVersion: p.policyVersion,
      status: 'requested',
      problem: null,
      createdAt: now,
      finishedAt: null,
    })
    if (await chargeWithoutHold({ deps, tx, game, p, hold, now })) return
    // what is due now is not taken on the day the hold was planned for
    await rescheduleNow(tx, hold.id, now, false)
  }
  await advanceLater(c)
}
/** The job is the promise; the caller also advances the hold at once, for speed. */
const advanceLater = (c: Context) =>
  c.deps.jobs.enqueue(c.tx, 'holds.advance', { holdId: c.hold!.id })
