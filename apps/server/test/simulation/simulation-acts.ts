import { hours } from '@tomogolf/domain/time'
import { confirmHold } from '../../src/modules/participations/holds/confirm-hold.usecase.ts'
import { decideCase } from '../../src/modules/participations/cases/decide-case.usecase.ts'
import { leaveGame } from '../../src/modules/participations/joining/leave-game.usecase.ts'
import { markPaidOut } from '../../src/modules/participations/ledger/mark-paid-out.usecase.ts'
import { payCharge } from '../../src/modules/participations/charges/pay-charge.usecase.ts'
import { showQr } from '../../src/modules/participations/attendance/show-qr.usecase.ts'
import type { Person } from '../support/people.ts'
import type { Game, Simulation } from './simulation.ts'
import { OPERATOR, pickRow, isOpen, runConcurrently } from './act-helpers.ts'
import { hostGame, edit, cancel, giveUpOwed, keepOn } from './host-acts.ts'
import {
  join,
  checkInAt,
  authenticate,
  newCard,
  markGuestPresent,
  inheritDebt,
  submitStatement,
} from './guest-acts.ts'
import { joinAndUndo } from './undo-acts.ts'
import { chooseCard, detachAtProvider, payDebt, removeCard } from './card-acts.ts'
import {
  answerQuestion,
  confirmPlace,
  objectToAMark,
  report,
  reportDuringCheckIn,
  submitHostStatement,
} from './presence-acts.ts'
import {
  approve,
  forceCancel,
  changeRegionFee,
  changeSettings,
  decideHold,
  refund,
  retryChargeOf,
  retryHoldOf,
  retryRefundOf,
} from './operator-acts.ts'
import {
  answerDispute,
  compareDisputes,
  decideDispute,
  openDispute,
  releaseGuest,
} from './dispute-acts.ts'
import { passTime, failProvider } from './environment-acts.ts'
import { answerInvitation, joinInviting } from './invitation-acts.ts'
import { joinTogether, leaveCompanion } from './party-acts.ts'
import {
  changePayouts,
  decideBatch,
  makeBatches,
  markTransfer,
  reverseTransfer,
} from './payout-acts.ts'
import { passOn, withdraw } from './substitute-acts.ts'
import { leaveList, takeOffer, wait } from './waiting-acts.ts'

type Act = { weight: number; name: string; run: (simulation: Simulation) => Promise<unknown> }

const withGame =
  (run: (simulation: Simulation, game: Game) => Promise<unknown>) =>
  async (simulation: Simulation) => {
    // mostly recent games
    const game = simulation.pick(
      simulation.chance(85) ? simulation.games.slice(-8) : simulation.games,
    )
    if (game) await run(simulation, game)
  }

/** A guest and an open game; sometimes any game. */
const withNewcomer =
  (run: (simulation: Simulation, game: Game, person: Person) => Promise<unknown>) =>
  async (simulation: Simulation) => {
    const open = simulation.games.filter(isOpen(simulation))
    if (open.length < 2) await hostGame(simulation)
    const game = simulation.chance(92) ? simulation.pick(open) : simulation.pick(simulation.games)
    if (game) await run(simulation, game, simulation.pick(simulation.guests)!)
  }

/** A guest with a seat in a recent game; sometimes any guest. */
const withGuest =
  (run: (simulation: Simulation, game: Game, person: Person) => Promise<unknown>, near = false) =>
  async (simulation: Simulation) => {
    const seats = simulation.agreed.filter(
      (a) =>
        a.game.teeTime > simulation.now - hours(24) &&
        (!near || Math.abs(a.game.teeTime - simulation.now) <= hours(6)),
    )
    const seat = simulation.chance(92) ? simulation.pick(seats) : simulation.pick(simulation.agreed)
    if (seat)
      await run(
        simulation,
        seat.game,
        simulation.chance(96) ? seat.guest : simulation.pick(simulation.guests)!,
      )
  }

/** All actions of users, operators, time and faults, with their weights. */
export const ACTS: readonly Act[] = [
  {
    weight: 8,
    name: 'host',
    run: async (simulation) => {
      if (simulation.games.filter(isOpen(simulation)).length < 6) await hostGame(simulation)
    },
  },
  { weight: 34, name: 'join', run: withNewcomer(join) },
  {
    weight: 6,
    name: 'host joins another game',
    run: withNewcomer((simulation, game) =>
      join(simulation, game, simulation.pick(simulation.hosts)!),
    ),
  },
  { weight: 4, name: 'join and undo', run: withNewcomer(joinAndUndo) },
  { weight: 12, name: 'wait', run: withNewcomer(wait) },
  { weight: 2, name: 'leave a waiting list', run: leaveList },
  { weight: 4, name: 'take an offer', run: takeOffer },
  {
    weight: 3,
    name: 'three join at once',
    run: withNewcomer((simulation, game) =>
      runConcurrently(
        [1, 2, 3].map(() => join(simulation, game, simulation.pick(simulation.guests)!)),
      ),
    ),
  },
  {
    weight: 8,
    name: 'leave',
    run: withGuest((simulation, game, person) =>
      leaveGame(simulation.world.deps, {
        gameId: game.id,
        userId: person.id,
        confirmPenalty: simulation.chance(80),
      }),
    ),
  },
  { weight: 10, name: 'join together', run: withNewcomer(joinTogether) },
  { weight: 6, name: 'join and invite', run: withNewcomer(joinInviting) },
  { weight: 6, name: 'answer an invitation', run: withGuest(answerInvitation) },
  { weight: 5, name: 'leave with one companion', run: withGuest(leaveCompanion) },
  { weight: 10, name: 'pass a seat on', run: withGuest(passOn) },
  { weight: 2, name: 'withdraw a link', run: withGuest(withdraw) },
  { weight: 16, name: 'check in', run: withGuest(checkInAt, true) },
  {
    weight: 3,
    name: 'check in and leave at once',
    run: withGuest(
      (simulation, game, person) =>
        runConcurrently([
          checkInAt(simulation, game, person),
          leaveGame(simulation.world.deps, {
            gameId: game.id,
            userId: person.id,
            confirmPenalty: true,
          }),
        ]),
      true,
    ),
  },
  {
    weight: 4,
    name: 'host shows the code',
    run: withGuest(
      (simulation, game) =>
        showQr(simulation.world.deps, { gameId: game.id, hostId: game.host.id, renew: false }),
      true,
    ),
  },
  {
    weight: 3,
    name: 'host marks present',
    run: async (simulation) => {
      const id = await pickRow(
        simulation,
        `SELECT p.id, p.guest_id AS who, p.agreed_at AS at FROM participations p
          WHERE status IN ('confirmed', 'missing', 'unverified')`,
      )
      if (id) await markGuestPresent(simulation, id)
    },
  },
  {
    weight: 3,
    name: 'report',
    run: withGuest(report, true),
  },
  { weight: 2, name: 'report and check in at once', run: withGuest(reportDuringCheckIn, true) },
  { weight: 3, name: 'host states', run: submitHostStatement },
  { weight: 5, name: 'answer "did you play?"', run: answerQuestion },
  { weight: 3, name: 'object', run: objectToAMark },
  { weight: 1, name: 'confirm the place', run: withGuest(confirmPlace, true) },
  {
    weight: 6,
    name: 'statement',
    run: async (simulation) => {
      const id = await pickRow(
        simulation,
        `SELECT id, guest_id AS who, agreed_at AS at FROM participations WHERE status = 'missing'`,
      )
      if (id) await submitStatement(simulation, id)
    },
  },
  { weight: 2, name: 'host cancels', run: withGame(cancel) },
  { weight: 3, name: 'host keeps a game on', run: keepOn },
  { weight: 2, name: 'operator cancels', run: withGame(forceCancel) },
  { weight: 6, name: 'host changes the game', run: withGame(edit) },
  { weight: 2, name: 'settings change', run: changeSettings },
  { weight: 2, name: 'region fee change', run: changeRegionFee },
  {
    weight: 5,
    name: 'new card',
    run: (simulation) =>
      newCard(
        simulation,
        simulation.chance(85)
          ? simulation.pick(simulation.guests)!
          : simulation.pick(simulation.hosts)!,
      ),
  },
  {
    weight: 6,
    name: 'confirm',
    run: withGuest((simulation, game, person) =>
      confirmHold(simulation.world.deps, { gameId: game.id, userId: person.id }),
    ),
  },
  { weight: 5, name: 'remove card', run: removeCard },
  { weight: 3, name: 'choose card', run: chooseCard },
  { weight: 3, name: 'pay debt', run: payDebt },
  { weight: 1, name: 'detach at the provider', run: detachAtProvider },
  { weight: 6, name: 'authenticate', run: authenticate },
  {
    weight: 3,
    name: 'pay',
    run: withGuest((simulation, game, person) =>
      payCharge(simulation.world.deps, { gameId: game.id, userId: person.id }),
    ),
  },
  {
    weight: 5,
    name: 'decide case',
    run: async (simulation) => {
      const caseId = await pickRow(
        simulation,
        `SELECT c.id, p.guest_id AS who, c.created_at AS at FROM cases c
          LEFT JOIN participations p ON p.id = c.participation_id WHERE c.status = 'open'
          AND c.kind <> 'hold_lapsed'`,
      )
      if (caseId)
        await decideCase(simulation.world.deps, {
          ...OPERATOR,
          caseId,
          outcome: simulation.chance(50) ? 'accepted' : 'rejected',
        })
    },
  },
  { weight: 3, name: 'decide hold', run: decideHold },
  { weight: 3, name: 'refund', run: refund },
  { weight: 5, name: 'approve', run: approve },
  { weight: 2, name: 'retry refund', run: retryRefundOf },
  { weight: 1, name: 'retry hold', run: retryHoldOf },
  { weight: 2, name: 'retry charge', run: retryChargeOf },
  {
    weight: 1,
    name: 'pay out',
    run: async (simulation) => {
      const transactionId = await pickRow(
        simulation,
        `SELECT id, user_id AS who, created_at AS at FROM transactions
          WHERE reason = 'owed_to_host' AND status = 'pending'`,
      )
      if (transactionId) await markPaidOut(simulation.world.deps, { ...OPERATOR, transactionId })
    },
  },
  {
    weight: 1,
    name: 'give up',
    run: async (simulation) => {
      const transactionId = await pickRow(
        simulation,
        `SELECT id, user_id AS who, created_at AS at FROM transactions
          WHERE reason = 'owed_to_host' AND status = 'pending'`,
      )
      if (transactionId) await giveUpOwed(simulation, transactionId)
    },
  },
  { weight: 2, name: 'payouts change', run: changePayouts },
  { weight: 3, name: 'payout batches', run: makeBatches },
  { weight: 2, name: 'decide a batch', run: decideBatch },
  { weight: 3, name: 'bank answers', run: markTransfer },
  { weight: 2, name: 'reverse a transfer', run: reverseTransfer },
  { weight: 2, name: 'inherit debt', run: inheritDebt },
  { weight: 4, name: 'dispute', run: openDispute },
  { weight: 3, name: 'bank decides a dispute', run: decideDispute },
  { weight: 3, name: 'answer a dispute', run: answerDispute },
  { weight: 3, name: 'release a guest', run: releaseGuest },
  { weight: 1, name: 'compare disputes', run: compareDisputes },
  { weight: 20, name: 'time', run: passTime },
  { weight: 14, name: 'workers', run: (simulation) => simulation.runWorkers() },
  { weight: 8, name: 'webhooks', run: (simulation) => simulation.deliverWebhooks() },
  { weight: 7, name: 'provider faults', run: failProvider },
]
