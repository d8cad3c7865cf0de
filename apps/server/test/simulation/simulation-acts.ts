import { GameBody } from '@tomogolf/contract/games.schemas'
import { japanText, hours, minutes, type Instant } from '@tomogolf/domain/time'
import { money, toMajor } from '@tomogolf/domain/money'
import {
  captureHold,
  releaseHold,
} from '../../src/modules/participations/holds/decide-hold.usecase.ts'
import { checkIn } from '../../src/modules/participations/attendance/check-in.usecase.ts'
import { confirmHold } from '../../src/modules/participations/holds/confirm-hold.usecase.ts'
import { decideCase } from '../../src/modules/participations/cases/decide-case.usecase.ts'
import { forceCancelEffects } from '../../src/modules/participations/on-force-cancelled.ts'
import { gamePorts } from '../../src/module-ports.ts'
import { joinGame } from '../../src/modules/participations/joining/join-game.usecase.ts'
import { leaveGame } from '../../src/modules/participations/joining/leave-game.usecase.ts'
import { markPaidOut } from '../../src/modules/participations/ledger/mark-paid-out.usecase.ts'
import { payCharge } from '../../src/modules/participations/charges/pay-charge.usecase.ts'
import { refundTransaction } from '../../src/modules/participations/refunds/refund-transaction.usecase.ts'
import { markPresent } from '../../src/modules/participations/attendance/mark-present.usecase.ts'
import { reportGame } from '../../src/modules/participations/cases/report-game.usecase.ts'
import { showQr } from '../../src/modules/participations/attendance/show-qr.usecase.ts'
import { statePresence } from '../../src/modules/participations/attendance/state-presence.usecase.ts'
import { cancelGame } from '../../src/modules/games/hosting/cancel-game.usecase.ts'
import { createGame } from '../../src/modules/games/hosting/create-game.usecase.ts'
import { editGame } from '../../src/modules/games/hosting/edit-game.usecase.ts'
import { readGame } from '../../src/modules/games/games.repository.ts'
import { forceCancelGame } from '../../src/modules/games/hosting/force-cancel-game.usecase.ts'
import { isRefused } from '../../src/platform/refusal.ts'
import type { Person } from '../support/people.ts'
import { ProcessKilled } from './chaos.ts'
import type { Game, Simulation } from './simulation.ts'

type Act = { weight: number; name: string; run: (simulation: Simulation) => Promise<unknown> }
const OPERATOR = { operatorId: 'operator000001', ip: null, reason: 'looked into it' }
const selectIds = async (simulation: Simulation, sql: string, values: unknown[] = []) =>
  (await simulation.world.deps.db.executeSql<{ id: string }>(sql, values)).rows
    .map((row) => row.id)
    .toSorted()
/** Picks a row in an order that does not depend on random ids: by user, then by time. */
const pickRow = async (simulation: Simulation, sql: string): Promise<string | undefined> => {
  const order = [...simulation.hosts, ...simulation.guests].map((person) => person.id)
  const { rows } = await simulation.world.deps.db.executeSql<{
    id: string
    who: string | null
    at: string | Date
  }>(sql)
  return simulation.pick(
    rows.toSorted(
      (a, b) =>
        order.indexOf(a.who ?? '') - order.indexOf(b.who ?? '') ||
        new Date(a.at).getTime() - new Date(b.at).getTime(),
    ),
  )?.id
}

/** The host's form with the fields that affect money. */
const gameForm = (game: Pick<Game, 'price' | 'currency' | 'teeTime'>, slots: number) =>
  GameBody.parse({
    courseName: 'Boso Misaki Golf Links',
    date: japanText(game.teeTime),
    location: '2240 Misaki-cho, Isumi, Chiba',
    price: toMajor(money(game.price, game.currency)),
    currency: game.currency,
    slots,
    skillLevel: 'any',
    notes: null,
  })
const randomPrice = (simulation: Simulation, currency: Game['currency']) =>
  currency === 'USD' ? simulation.between(2000, 40_000) : simulation.between(3000, 40_000)
/** Rounded to 15 minutes, as tee times are. */
const randomTeeTime = (simulation: Simulation, from: number, to: number): Instant =>
  Math.ceil((simulation.now + hours(simulation.between(from, to))) / minutes(15)) * minutes(15)
const isOpen = (simulation: Simulation) => (game: Game) =>
  !game.cancelled && game.teeTime > simulation.now + hours(4)

async function hostGame(simulation: Simulation): Promise<void> {
  const currency = simulation.chance(70) ? 'USD' : 'JPY'
  const game = {
    host: simulation.pick(simulation.hosts)!,
    currency,
    price: randomPrice(simulation, currency),
    teeTime: simulation.chance(70)
      ? randomTeeTime(simulation, 5, 100)
      : randomTeeTime(simulation, 100, 400),
    cancelled: false,
  } as const
  const made = await createGame(
    simulation.world.deps,
    gamePorts(simulation.world.deps),
    game.host.id,
    gameForm(game, simulation.between(1, 3)),
  )
  if (!isRefused(made)) simulation.games.push({ ...game, id: made.id })
}

/** Runs actions concurrently. One may be killed; any other error is a failure. */
async function runConcurrently(acts: Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(acts)).flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  )
  const first = failed.find((error) => !(error instanceof ProcessKilled)) ?? failed[0]
  if (first) throw first
}

/** Joins and records the agreed amounts, computed here independently of the product. */
async function join(simulation: Simulation, game: Game, guest: Person): Promise<void> {
  const base =
    game.currency === 'USD'
      ? Math.round(simulation.settings.platform_fee_base_usd * 100)
      : simulation.settings.platform_fee_base_jpy
  const fee = Math.max(
      base,
      Math.round((game.price * simulation.settings.platform_fee_percent) / 100),
    ),
    known = new Set(simulation.agreed.map((a) => a.participationId))
  try {
    await joinGame(simulation.world.deps, { gameId: game.id, userId: guest.id, ip: null })
  } finally {
    for (const participationId of await selectIds(
      simulation,
      'SELECT id FROM participations WHERE game_id = $1 AND guest_id = $2',
      [game.id, guest.id],
    )) {
      if (!known.has(participationId))
        simulation.agreed.push({
          participationId,
          game,
          guest,
          who: `guest ${simulation.guests.indexOf(guest)} of game ${simulation.games.indexOf(game)}`,
          hold: game.price + fee,
          fee,
        })
    }
  }
}
async function checkInAt(simulation: Simulation, game: Game, guest: Person): Promise<void> {
  const shown = await showQr(simulation.world.deps, {
    gameId: game.id,
    hostId: game.host.id,
    renew: simulation.chance(10),
  })
  if (!isRefused(shown))
    await checkIn(simulation.world.deps, {
      gameId: game.id,
      userId: guest.id,
      code: simulation.chance(90) ? shown.code : 'AAAAAAAA',
    })
}
/** The host changes tee time or price; a game with guests refuses a new price. */
async function edit(simulation: Simulation, planned: Game): Promise<void> {
  const game = await readGame(simulation.world.deps.db, planned.id)
  const wish = simulation.chance(60)
    ? { teeTime: randomTeeTime(simulation, 5, 300) }
    : { price: randomPrice(simulation, planned.currency) }
  const saved = await editGame(
    simulation.world.deps,
    gamePorts(simulation.world.deps),
    planned.host.id,
    planned.id,
    {
      ...gameForm({ ...planned, ...wish }, game!.slots),
      version: game!.version,
    },
  )
  if (!isRefused(saved)) Object.assign(planned, wish)
}
async function cancel(simulation: Simulation, game: Game): Promise<void> {
  const cancelled = await cancelGame(
    simulation.world.deps,
    gamePorts(simulation.world.deps),
    game.host.id,
    game.id,
    '',
  )
  if (!isRefused(cancelled)) game.cancelled = true
}
async function forceCancel(simulation: Simulation, game: Game): Promise<void> {
  const {
    rows: [row],
  } = await simulation.world.deps.db.executeSql<{ version: number }>(
    'SELECT version FROM games WHERE id = $1',
    [game.id],
  )
  await forceCancelGame(simulation.world.deps, forceCancelEffects(simulation.world.deps), {
    gameId: game.id,
    version: row!.version,
    actorId: OPERATOR.operatorId,
    ip: null,
    reason: OPERATOR.reason,
  })
  game.cancelled = true
}
async function changeSettings(simulation: Simulation): Promise<void> {
  const write = (key: string, value: number) =>
    simulation.world.deps.db.executeSql(
      'INSERT INTO settings (key, value, updated_at) VALUES ($1, $2, now()) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
      [key, String(value)],
    )
  Object.assign(simulation.settings, {
    platform_fee_percent: simulation.pick([0, 10, 30, 45])!,
    platform_fee_base_usd: simulation.pick([0, 30, 50])!,
    platform_fee_base_jpy: simulation.pick([0, 4500, 7000])!,
  })
  for (const [key, value] of Object.entries(simulation.settings)) await write(key, value)
  await write('departure_restriction_hours', simulation.pick([0, 24, 48, 120])!)
  await write('hold_lead_hours', simulation.pick([24, 96, 106])!)
  await write('no_show_statement_hours', simulation.pick([1, 6, 12])!)
  await write('hold_retry_grace_hours', simulation.pick([1, 24, 48])!)
}
/** Answers the bank's authentication, with success or failure. */
async function authenticate(simulation: Simulation): Promise<void> {
  const waiting = [...simulation.world.emulator.state.paymentIntents.values()].filter(
    (candidate) => candidate.status === 'requires_action',
  )
  const intent = simulation.pick(waiting)
  if (intent)
    await fetch(`${simulation.world.emulator.url}/v1/payment_intents/${intent.id}/authenticate`, {
      method: 'POST',
      body: new URLSearchParams({
        key: 'pk_test_emulator',
        client_secret: intent.client_secret,
        outcome: simulation.chance(80) ? 'succeed' : 'fail',
      }),
    })
}
async function newCard(simulation: Simulation, person: Person): Promise<void> {
  const cardId = await simulation.newCard(person)
  await simulation.world.deps.db.transaction((tx) =>
    simulation.world.deps.jobs.enqueue(tx, 'cards.saved', {
      userId: person.id,
      cardId,
      isDefault: true,
    }),
  )
}
/** Moves time by minutes or hours, or to a deadline, one millisecond before or after it. */
async function passTime(simulation: Simulation): Promise<void> {
  if (simulation.chance(45))
    return simulation.advanceTime(
      simulation.chance(50) ? minutes(simulation.between(1, 90)) : hours(simulation.between(1, 14)),
    )
  const { rows } = await simulation.world.deps.db.executeSql<{ at: string | Date }>(
    `SELECT DISTINCT at FROM (
    SELECT tee_time AS at FROM games WHERE status = 'scheduled' UNION SELECT tee_time + interval '6 hours' FROM games WHERE status IN ('scheduled', 'active') UNION SELECT place_at FROM holds WHERE status IN ('scheduled', 'refused')
    UNION SELECT give_up_at FROM holds WHERE status IN ('refused', 'action_required') UNION SELECT statement_until FROM participations WHERE status = 'missing' UNION SELECT capture_before - interval '1 hour' FROM holds WHERE status = 'authorised') x
    WHERE at > $1::timestamptz ORDER BY at LIMIT 2`,
    [simulation.world.clock.iso()],
  )
  const next = simulation.pick(rows)
  if (next)
    await simulation.advanceTime(
      new Date(next.at).getTime() - simulation.now + simulation.pick([-1, 0, 1])!,
    )
}
async function failProvider(simulation: Simulation): Promise<void> {
  const path = simulation.pick([
    '/v1/payment_intents',
    '/v1/payment_intents/*/capture',
    '/v1/payment_intents/*/cancel',
    '/v1/refunds',
  ])!
  const times = simulation.between(1, 2)
  if (simulation.chance(60))
    simulation.world.emulator.faults.add({
      kind: 'server_error',
      method: 'POST',
      path,
      times,
      stored: simulation.chance(60),
    })
  else if (simulation.chance(50))
    simulation.world.emulator.faults.add({ kind: 'rate_limit', method: 'POST', path, times })
  else
    simulation.world.emulator.faults.add({
      kind: 'decline',
      code: 'insufficient_funds',
      method: 'POST',
      path: '/v1/payment_intents',
      times: 1,
    })
}

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
        `SELECT p.id, p.guest_id AS who, p.agreed_at AS at FROM participations p WHERE status IN ('confirmed', 'missing')`,
      )
      if (id) await markGuestPresent(simulation, id)
    },
  },
  {
    weight: 3,
    name: 'report',
    run: withGuest(
      (simulation, game, person) =>
        reportGame(simulation.world.deps, {
          gameId: game.id,
          userId: person.id,
          reason: 'host_not_here',
          message: '',
        }),
      true,
    ),
  },
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
  { weight: 2, name: 'operator cancels', run: withGame(forceCancel) },
  { weight: 6, name: 'host changes the game', run: withGame(edit) },
  { weight: 2, name: 'settings change', run: changeSettings },
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
        `SELECT c.id, p.guest_id AS who, c.created_at AS at FROM cases c LEFT JOIN participations p ON p.id = c.participation_id WHERE c.status = 'open' AND c.kind <> 'hold_lapsed'`,
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
  {
    weight: 1,
    name: 'pay out',
    run: async (simulation) => {
      const transactionId = await pickRow(
        simulation,
        `SELECT id, user_id AS who, created_at AS at FROM transactions WHERE reason = 'owed_to_host' AND status = 'pending'`,
      )
      if (transactionId) await markPaidOut(simulation.world.deps, { ...OPERATOR, transactionId })
    },
  },
  { weight: 20, name: 'time', run: passTime },
  { weight: 14, name: 'workers', run: (simulation) => simulation.runWorkers() },
  { weight: 8, name: 'webhooks', run: (simulation) => simulation.deliverWebhooks() },
  { weight: 7, name: 'provider faults', run: failProvider },
]

async function markGuestPresent(simulation: Simulation, participationId: string): Promise<void> {
  const {
    rows: [row],
  } = await simulation.world.deps.db.executeSql<{ game_id: string; host_id: string }>(
    'SELECT p.game_id, g.host_id FROM participations p JOIN games g ON g.id = p.game_id WHERE p.id = $1',
    [participationId],
  )
  await markPresent(simulation.world.deps, {
    gameId: row!.game_id,
    participationId,
    hostId: row!.host_id,
  })
}
async function submitStatement(simulation: Simulation, participationId: string): Promise<void> {
  const {
    rows: [row],
  } = await simulation.world.deps.db.executeSql<{ game_id: string; guest_id: string }>(
    'SELECT game_id, guest_id FROM participations WHERE id = $1',
    [participationId],
  )
  await statePresence(simulation.world.deps, {
    gameId: row!.game_id,
    userId: row!.guest_id,
    text: 'I was there.',
  })
}
async function decideHold(simulation: Simulation): Promise<void> {
  const holdId = await pickRow(
    simulation,
    `SELECT id, guest_id AS who, created_at AS at FROM holds WHERE goal = 'freeze'`,
  )
  if (!holdId) return
  const {
    rows: [hold],
  } = await simulation.world.deps.db.executeSql<{ amount_minor: number; currency: 'USD' | 'JPY' }>(
    'SELECT amount_minor, currency FROM holds WHERE id = $1',
    [holdId],
  )
  if (simulation.chance(40)) await releaseHold(simulation.world.deps, { ...OPERATOR, holdId })
  else {
    const amount = money(simulation.between(100, hold!.amount_minor + 100), hold!.currency)
    // record it first: the decision may be saved even if the process is killed
    simulation.decided.set(holdId, amount.minor)
    if (isRefused(await captureHold(simulation.world.deps, { ...OPERATOR, holdId, amount })))
      simulation.decided.delete(holdId)
  }
}
async function refund(simulation: Simulation): Promise<void> {
  const transactionId = await pickRow(
    simulation,
    `SELECT id, user_id AS who, created_at AS at FROM transactions WHERE booking IS NOT NULL AND amount_minor > 0 AND status IN ('successful', 'pending')`,
  )
  if (!transactionId) return
  const {
    rows: [row],
  } = await simulation.world.deps.db.executeSql<{ amount_minor: number; currency: 'USD' | 'JPY' }>(
    'SELECT amount_minor, currency FROM transactions WHERE id = $1',
    [transactionId],
  )
  await refundTransaction(simulation.world.deps, {
    ...OPERATOR,
    transactionId,
    amount: money(simulation.between(1, row!.amount_minor), row!.currency),
  })
}
