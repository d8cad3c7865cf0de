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
import { markOwedPaid } from '../../src/modules/participations/ledger/mark-paid-out.usecase.ts'
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
import { Killed } from './chaos.ts'
import type { Game, Simulation } from './simulation.ts'

type Act = { weight: number; name: string; run: (s: Simulation) => Promise<unknown> }
const BY = { operatorId: 'operator000001', ip: null, reason: 'looked into it' }
const ids = async (s: Simulation, sql: string, values: unknown[] = []) =>
  (await s.w.deps.db.executeSql<{ id: string }>(sql, values)).rows.map((r) => r.id).toSorted()
/** The same one of several whatever their ids are: they are named by who they belong to. */
const oneOf = async (s: Simulation, sql: string): Promise<string | undefined> => {
  const order = [...s.hosts, ...s.guests].map((p) => p.id)
  const { rows } = await s.w.deps.db.executeSql<{
    id: string
    who: string | null
    at: string | Date
  }>(sql)
  return s.pick(
    rows.toSorted(
      (a, b) =>
        order.indexOf(a.who ?? '') - order.indexOf(b.who ?? '') ||
        new Date(a.at).getTime() - new Date(b.at).getTime(),
    ),
  )?.id
}

/** The host's form, with what money depends on. */
const form = (g: Pick<Game, 'price' | 'currency' | 'teeTime'>, slots: number) =>
  GameBody.parse({
    courseName: 'Boso Misaki Golf Links',
    date: japanText(g.teeTime),
    location: '2240 Misaki-cho, Isumi, Chiba',
    price: toMajor(money(g.price, g.currency)),
    currency: g.currency,
    slots,
    skillLevel: 'any',
    notes: null,
  })
const priceFor = (s: Simulation, currency: Game['currency']) =>
  currency === 'USD' ? s.between(2000, 40_000) : s.between(3000, 40_000)
/** To the quarter of an hour, as people set tee times. */
const teeTimeIn = (s: Simulation, from: number, to: number): Instant =>
  Math.ceil((s.now + hours(s.between(from, to))) / minutes(15)) * minutes(15)
const isOpen = (s: Simulation) => (g: Game) => !g.called && g.teeTime > s.now + hours(4)

async function host(s: Simulation): Promise<void> {
  const currency = s.chance(70) ? 'USD' : 'JPY'
  const game = {
    host: s.pick(s.hosts)!,
    currency,
    price: priceFor(s, currency),
    teeTime: s.chance(70) ? teeTimeIn(s, 5, 100) : teeTimeIn(s, 100, 400),
    called: false,
  } as const
  const made = await createGame(
    s.w.deps,
    gamePorts(s.w.deps),
    game.host.id,
    form(game, s.between(1, 3)),
  )
  if (!isRefused(made)) s.games.push({ ...game, id: made.id })
}

/** Several at the same moment. One may die of it; anything else that one of them throws is a fault. */
async function together(acts: Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(acts)).flatMap((r) =>
    r.status === 'rejected' ? [r.reason as unknown] : [],
  )
  const first = failed.find((e) => !(e instanceof Killed)) ?? failed[0]
  if (first) throw first
}

/** The guest agrees to the price and the fee of that moment: worked out here, by the words of the agreement. */
async function join(s: Simulation, g: Game, guest: Person): Promise<void> {
  const base =
    g.currency === 'USD'
      ? Math.round(s.settings.platform_fee_base_usd * 100)
      : s.settings.platform_fee_base_jpy
  const fee = Math.max(base, Math.round((g.price * s.settings.platform_fee_percent) / 100)),
    known = new Set(s.agreed.map((a) => a.participationId))
  try {
    await joinGame(s.w.deps, { gameId: g.id, userId: guest.id, ip: null })
  } finally {
    for (const participationId of await ids(
      s,
      'SELECT id FROM participations WHERE game_id = $1 AND guest_id = $2',
      [g.id, guest.id],
    )) {
      if (!known.has(participationId))
        s.agreed.push({
          participationId,
          game: g,
          guest,
          who: `guest ${s.guests.indexOf(guest)} of game ${s.games.indexOf(g)}`,
          hold: g.price + fee,
          fee,
        })
    }
  }
}
async function checkInAt(s: Simulation, g: Game, guest: Person): Promise<void> {
  const shown = await showQr(s.w.deps, { gameId: g.id, hostId: g.host.id, renew: s.chance(10) })
  if (!isRefused(shown))
    await checkIn(s.w.deps, {
      gameId: g.id,
      userId: guest.id,
      code: s.chance(90) ? shown.code : 'AAAAAAAA',
    })
}
/** The host moves the tee time or changes the price, which a game with guests does not allow. */
async function edit(s: Simulation, g: Game): Promise<void> {
  const game = await readGame(s.w.deps.db, g.id)
  const wish = s.chance(60) ? { teeTime: teeTimeIn(s, 5, 300) } : { price: priceFor(s, g.currency) }
  const saved = await editGame(s.w.deps, gamePorts(s.w.deps), g.host.id, g.id, {
    ...form({ ...g, ...wish }, game!.slots),
    version: game!.version,
  })
  if (!isRefused(saved)) Object.assign(g, wish)
}
async function cancel(s: Simulation, g: Game): Promise<void> {
  const cancelled = await cancelGame(s.w.deps, gamePorts(s.w.deps), g.host.id, g.id, '')
  if (!isRefused(cancelled)) g.called = true
}
async function forceCancel(s: Simulation, g: Game): Promise<void> {
  const {
    rows: [row],
  } = await s.w.deps.db.executeSql<{ version: number }>('SELECT version FROM games WHERE id = $1', [
    g.id,
  ])
  await forceCancelGame(s.w.deps, forceCancelEffects(s.w.deps), {
    gameId: g.id,
    version: row!.version,
    actorId: BY.operatorId,
    ip: null,
    reason: BY.reason,
  })
  g.called = true
}
async function changeSettings(s: Simulation): Promise<void> {
  const write = (key: string, value: number) =>
    s.w.deps.db.executeSql(
      'INSERT INTO settings (key, value, updated_at) VALUES ($1, $2, now()) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
      [key, String(value)],
    )
  Object.assign(s.settings, {
    platform_fee_percent: s.pick([0, 10, 30, 45])!,
    platform_fee_base_usd: s.pick([0, 30, 50])!,
    platform_fee_base_jpy: s.pick([0, 4500, 7000])!,
  })
  for (const [key, value] of Object.entries(s.settings)) await write(key, value)
  await write('departure_restriction_hours', s.pick([0, 24, 48, 120])!)
  await write('hold_lead_hours', s.pick([24, 96, 106])!)
  await write('no_show_statement_hours', s.pick([1, 6, 12])!)
  await write('hold_retry_grace_hours', s.pick([1, 24, 48])!)
}
/** The bank's window on the page, answered well or badly. */
async function authenticate(s: Simulation): Promise<void> {
  const waiting = [...s.w.emulator.state.paymentIntents.values()].filter(
    (i) => i.status === 'requires_action',
  )
  const intent = s.pick(waiting)
  if (intent)
    await fetch(`${s.w.emulator.url}/v1/payment_intents/${intent.id}/authenticate`, {
      method: 'POST',
      body: new URLSearchParams({
        key: 'pk_test_emulator',
        client_secret: intent.client_secret,
        outcome: s.chance(80) ? 'succeed' : 'fail',
      }),
    })
}
async function newCard(s: Simulation, p: Person): Promise<void> {
  const cardId = await s.newCard(p)
  await s.w.deps.db.transaction((tx) =>
    s.w.deps.jobs.enqueue(tx, 'cards.saved', { userId: p.id, cardId, isDefault: true }),
  )
}
/** Time moves by minutes, hours, or exactly to where something changes, and a millisecond beyond. */
async function time(s: Simulation): Promise<void> {
  if (s.chance(45))
    return s.timePasses(s.chance(50) ? minutes(s.between(1, 90)) : hours(s.between(1, 14)))
  const { rows } = await s.w.deps.db.executeSql<{ at: string | Date }>(
    `SELECT DISTINCT at FROM (
    SELECT tee_time AS at FROM games WHERE status = 'scheduled' UNION SELECT tee_time + interval '6 hours' FROM games WHERE status IN ('scheduled', 'active') UNION SELECT place_at FROM holds WHERE status IN ('scheduled', 'refused')
    UNION SELECT give_up_at FROM holds WHERE status IN ('refused', 'action_required') UNION SELECT statement_until FROM participations WHERE status = 'missing' UNION SELECT capture_before - interval '1 hour' FROM holds WHERE status = 'authorised') x
    WHERE at > $1::timestamptz ORDER BY at LIMIT 2`,
    [s.w.clock.iso()],
  )
  const next = s.pick(rows)
  if (next) await s.timePasses(new Date(next.at).getTime() - s.now + s.pick([-1, 0, 1])!)
}
async function provider(s: Simulation): Promise<void> {
  const path = s.pick([
    '/v1/payment_intents',
    '/v1/payment_intents/*/capture',
    '/v1/payment_intents/*/cancel',
    '/v1/refunds',
  ])!
  const times = s.between(1, 2)
  if (s.chance(60))
    s.w.emulator.faults.add({
      kind: 'server_error',
      method: 'POST',
      path,
      times,
      stored: s.chance(60),
    })
  else if (s.chance(50))
    s.w.emulator.faults.add({ kind: 'rate_limit', method: 'POST', path, times })
  else
    s.w.emulator.faults.add({
      kind: 'decline',
      code: 'insufficient_funds',
      method: 'POST',
      path: '/v1/payment_intents',
      times: 1,
    })
}

const ofGame = (run: (s: Simulation, g: Game) => Promise<unknown>) => async (s: Simulation) => {
  // mostly games that are going on
  const g = s.pick(s.chance(85) ? s.games.slice(-8) : s.games)
  if (g) await run(s, g)
}
/** Somebody who may join a game that may be joined; now and then any other. */
const ofNewcomer =
  (run: (s: Simulation, g: Game, p: Person) => Promise<unknown>) => async (s: Simulation) => {
    const open = s.games.filter(isOpen(s))
    if (open.length < 2) await host(s)
    const g = s.chance(92) ? s.pick(open) : s.pick(s.games)
    if (g) await run(s, g, s.pick(s.guests)!)
  }
/** Somebody with a place in a game that is not long over; now and then anybody. */
const ofGuest =
  (run: (s: Simulation, g: Game, p: Person) => Promise<unknown>, near = false) =>
  async (s: Simulation) => {
    const seats = s.agreed.filter(
      (a) =>
        a.game.teeTime > s.now - hours(24) &&
        (!near || Math.abs(a.game.teeTime - s.now) <= hours(6)),
    )
    const seat = s.chance(92) ? s.pick(seats) : s.pick(s.agreed)
    if (seat) await run(s, seat.game, s.chance(96) ? seat.guest : s.pick(s.guests)!)
  }

/** Everything that people, operators, time and bad luck do, and how often. */
export const ACTS: readonly Act[] = [
  {
    weight: 8,
    name: 'host',
    run: async (s) => {
      if (s.games.filter(isOpen(s)).length < 6) await host(s)
    },
  },
  { weight: 34, name: 'join', run: ofNewcomer(join) },
  {
    weight: 3,
    name: 'three join at once',
    run: ofNewcomer((s, g) => together([1, 2, 3].map(() => join(s, g, s.pick(s.guests)!)))),
  },
  {
    weight: 8,
    name: 'leave',
    run: ofGuest((s, g, p) =>
      leaveGame(s.w.deps, { gameId: g.id, userId: p.id, confirmPenalty: s.chance(80) }),
    ),
  },
  { weight: 16, name: 'check in', run: ofGuest(checkInAt, true) },
  {
    weight: 3,
    name: 'check in and leave at once',
    run: ofGuest(
      (s, g, p) =>
        together([
          checkInAt(s, g, p),
          leaveGame(s.w.deps, { gameId: g.id, userId: p.id, confirmPenalty: true }),
        ]),
      true,
    ),
  },
  {
    weight: 4,
    name: 'host shows the code',
    run: ofGuest(
      (s, g) => showQr(s.w.deps, { gameId: g.id, hostId: g.host.id, renew: false }),
      true,
    ),
  },
  {
    weight: 3,
    name: 'host marks present',
    run: async (s) => {
      const id = await oneOf(
        s,
        `SELECT p.id, p.guest_id AS who, p.agreed_at AS at FROM participations p WHERE status IN ('confirmed', 'missing')`,
      )
      if (id) await present(s, id)
    },
  },
  {
    weight: 3,
    name: 'report',
    run: ofGuest(
      (s, g, p) =>
        reportGame(s.w.deps, { gameId: g.id, userId: p.id, reason: 'host_not_here', message: '' }),
      true,
    ),
  },
  {
    weight: 6,
    name: 'statement',
    run: async (s) => {
      const id = await oneOf(
        s,
        `SELECT id, guest_id AS who, agreed_at AS at FROM participations WHERE status = 'missing'`,
      )
      if (id) await state(s, id)
    },
  },
  { weight: 2, name: 'host cancels', run: ofGame(cancel) },
  { weight: 2, name: 'operator calls off', run: ofGame(forceCancel) },
  { weight: 6, name: 'host changes the game', run: ofGame(edit) },
  { weight: 2, name: 'settings change', run: changeSettings },
  {
    weight: 5,
    name: 'new card',
    run: (s) => newCard(s, s.chance(85) ? s.pick(s.guests)! : s.pick(s.hosts)!),
  },
  {
    weight: 6,
    name: 'confirm',
    run: ofGuest((s, g, p) => confirmHold(s.w.deps, { gameId: g.id, userId: p.id })),
  },
  { weight: 6, name: 'authenticate', run: authenticate },
  {
    weight: 3,
    name: 'pay',
    run: ofGuest((s, g, p) => payCharge(s.w.deps, { gameId: g.id, userId: p.id })),
  },
  {
    weight: 5,
    name: 'decide case',
    run: async (s) => {
      const caseId = await oneOf(
        s,
        `SELECT c.id, p.guest_id AS who, c.created_at AS at FROM cases c LEFT JOIN participations p ON p.id = c.participation_id WHERE c.status = 'open' AND c.kind <> 'hold_lapsed'`,
      )
      if (caseId)
        await decideCase(s.w.deps, {
          ...BY,
          caseId,
          outcome: s.chance(50) ? 'accepted' : 'rejected',
        })
    },
  },
  { weight: 3, name: 'decide hold', run: decideHold },
  { weight: 3, name: 'refund', run: refund },
  {
    weight: 1,
    name: 'pay out',
    run: async (s) => {
      const transactionId = await oneOf(
        s,
        `SELECT id, user_id AS who, created_at AS at FROM transactions WHERE reason = 'owed_to_host' AND status = 'pending'`,
      )
      if (transactionId) await markOwedPaid(s.w.deps, { ...BY, transactionId })
    },
  },
  { weight: 20, name: 'time', run: time },
  { weight: 14, name: 'workers', run: (s) => s.workersRun() },
  { weight: 8, name: 'notices', run: (s) => s.noticesArrive() },
  { weight: 7, name: 'provider stumbles', run: provider },
]

async function present(s: Simulation, participationId: string): Promise<void> {
  const {
    rows: [row],
  } = await s.w.deps.db.executeSql<{ game_id: string; host_id: string }>(
    'SELECT p.game_id, g.host_id FROM participations p JOIN games g ON g.id = p.game_id WHERE p.id = $1',
    [participationId],
  )
  await markPresent(s.w.deps, { gameId: row!.game_id, participationId, hostId: row!.host_id })
}
async function state(s: Simulation, participationId: string): Promise<void> {
  const {
    rows: [row],
  } = await s.w.deps.db.executeSql<{ game_id: string; guest_id: string }>(
    'SELECT game_id, guest_id FROM participations WHERE id = $1',
    [participationId],
  )
  await statePresence(s.w.deps, {
    gameId: row!.game_id,
    userId: row!.guest_id,
    text: 'I was there.',
  })
}
async function decideHold(s: Simulation): Promise<void> {
  const holdId = await oneOf(
    s,
    `SELECT id, guest_id AS who, created_at AS at FROM holds WHERE goal = 'freeze'`,
  )
  if (!holdId) return
  const {
    rows: [hold],
  } = await s.w.deps.db.executeSql<{ amount_minor: number; currency: 'USD' | 'JPY' }>(
    'SELECT amount_minor, currency FROM holds WHERE id = $1',
    [holdId],
  )
  if (s.chance(40)) await releaseHold(s.w.deps, { ...BY, holdId })
  else {
    const amount = money(s.between(100, hold!.amount_minor + 100), hold!.currency)
    // written down first: should the process die, it may have been decided all the same
    s.decided.set(holdId, amount.minor)
    if (isRefused(await captureHold(s.w.deps, { ...BY, holdId, amount }))) s.decided.delete(holdId)
  }
}
async function refund(s: Simulation): Promise<void> {
  const transactionId = await oneOf(
    s,
    `SELECT id, user_id AS who, created_at AS at FROM transactions WHERE booking IS NOT NULL AND amount_minor > 0 AND status IN ('successful', 'pending')`,
  )
  if (!transactionId) return
  const {
    rows: [row],
  } = await s.w.deps.db.executeSql<{ amount_minor: number; currency: 'USD' | 'JPY' }>(
    'SELECT amount_minor, currency FROM transactions WHERE id = $1',
    [transactionId],
  )
  await refundTransaction(s.w.deps, {
    ...BY,
    transactionId,
    amount: money(s.between(1, row!.amount_minor), row!.currency),
  })
}
