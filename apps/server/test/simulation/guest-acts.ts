import { participationPorts } from '../../src/module-ports.ts'
import { lockUser } from '../../src/modules/accounts/accounts.repository.ts'
import {
  moveDebt,
  readCharge,
} from '../../src/modules/participations/charges/charges.repository.ts'
import { checkIn } from '../../src/modules/participations/attendance/check-in.usecase.ts'
import { joinGame } from '../../src/modules/participations/joining/join-game.usecase.ts'
import { markPresent } from '../../src/modules/participations/attendance/mark-present.usecase.ts'
import { showQr } from '../../src/modules/participations/attendance/show-qr.usecase.ts'
import { statePresence } from '../../src/modules/participations/attendance/state-presence.usecase.ts'
import { isRefused } from '../../src/platform/refusal.ts'
import type { Person } from '../support/people.ts'
import type { Game, Simulation } from './simulation.ts'
import { pickRow, selectIds } from './act-helpers.ts'

/** What a guest agrees to now, computed here independently of the product. */
export function expectedTerms(simulation: Simulation, game: Game): { hold: number; fee: number } {
  const settings = {
    ...simulation.settings,
    ...(game.courseId === null ? null : simulation.regionFee),
  }
  const base =
    game.currency === 'USD'
      ? Math.round(settings.platform_fee_base_usd * 100)
      : settings.platform_fee_base_jpy
  const fee = Math.max(base, Math.round((game.price * settings.platform_fee_percent) / 100))
  return { hold: game.price + fee, fee }
}

export const COMPANIONS = ['Daniel', 'Ruth'].map((firstName) => ({
  firstName,
  lastName: 'Reyes',
  adult: true as const,
  languages: ['en' as const],
}))

/**
 * Joins and records the agreed amounts. `invite`: the link of a guest who passes the seat on, or
 * invites. `companions`: how many come along on the guest's card. `invited`: with their own.
 */
export async function join(
  simulation: Simulation,
  game: Game,
  guest: Person,
  {
    invite,
    companions = 0,
    invited = 0,
  }: { invite?: string; companions?: number; invited?: number } = {},
): Promise<void> {
  const terms = expectedTerms(simulation, game)
  const known = new Set(simulation.agreed.map((a) => a.participationId))
  try {
    await joinGame(simulation.world.deps, {
      gameId: game.id,
      userId: guest.id,
      ip: null,
      language: 'en',
      invite,
      companions: COMPANIONS.slice(0, companions),
      invited,
    })
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
          ...terms,
        })
    }
  }
}

export async function checkInAt(simulation: Simulation, game: Game, guest: Person): Promise<void> {
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
      // a late companion needs another scan
      companions: simulation.chance(70)
        ? await selectIds(
            simulation,
            `SELECT id FROM participations
              WHERE game_id = $1 AND guest_id = $2 AND party_lead_id IS NOT NULL`,
            [game.id, guest.id],
          )
        : [],
    })
}

/** Answers the bank's authentication, with success or failure. */
export async function authenticate(simulation: Simulation): Promise<void> {
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

export async function newCard(simulation: Simulation, person: Person): Promise<void> {
  const cardId = await simulation.newCard(person)
  await simulation.world.deps.db.transaction((tx) =>
    simulation.world.deps.jobs.enqueue(tx, 'cards.saved', {
      userId: person.id,
      cardId,
      isDefault: true,
    }),
  )
}

export async function markGuestPresent(
  simulation: Simulation,
  participationId: string,
): Promise<void> {
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

export async function submitStatement(
  simulation: Simulation,
  participationId: string,
): Promise<void> {
  const {
    rows: [row],
  } = await simulation.world.deps.db.executeSql<{ game_id: string; guest_id: string }>(
    'SELECT game_id, guest_id FROM participations WHERE id = $1',
    [participationId],
  )
  await statePresence(simulation.world.deps, participationPorts, {
    gameId: row!.game_id,
    userId: row!.guest_id,
    text: 'I was there.',
    messageIds: [],
  })
}

/** A debtor who deleted the account returns as another guest, who then owes the charge. */
export async function inheritDebt(simulation: Simulation): Promise<void> {
  const chargeId = await pickRow(
    simulation,
    `SELECT id, user_id AS who, created_at AS at FROM charges WHERE status = 'refused'`,
  )
  const heir = simulation.pick(simulation.guests)
  if (!chargeId || !heir) return
  const { db, clock } = simulation.world.deps
  const charge = (await readCharge(db, chargeId))!
  if (charge.userId === heir.id) return
  await db.transaction(async (tx) => {
    await lockUser(tx, heir.id)
    await moveDebt(tx, charge, heir.id, clock.now())
  })
}
