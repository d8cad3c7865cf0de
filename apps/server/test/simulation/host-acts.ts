import { lockUser } from '../../src/modules/accounts/accounts.repository.ts'
import { owedToHost } from '../../src/modules/participations/ledger/give-up-owed.step.ts'
import { readTransaction } from '../../src/modules/participations/ledger/ledger.repository.ts'
import { GameBody } from '@tomogolf/contract/games.schemas'
import { japanText, hours, minutes, type Instant } from '@tomogolf/domain/time'
import { money, toMajor } from '@tomogolf/domain/money'
import { gamePorts } from '../../src/module-ports.ts'
import { cancelGame } from '../../src/modules/games/hosting/cancel-game.usecase.ts'
import { createGame } from '../../src/modules/games/hosting/create-game.usecase.ts'
import { editGame } from '../../src/modules/games/hosting/edit-game.usecase.ts'
import { keepGameOn } from '../../src/modules/participations/go-no-go/keep-on.usecase.ts'
import { readGame } from '../../src/modules/games/games.repository.ts'
import { isRefused } from '../../src/platform/refusal.ts'
import type { Game, Simulation } from './simulation.ts'

/** In the region of the address below. */
const LISTED_COURSE = 'wakasu-golf-links'

/** The host's form with the fields that affect money. */
const gameForm = (
  game: Pick<Game, 'price' | 'currency' | 'teeTime' | 'courseId'>,
  slots: number,
  minPlayers: number | null = null,
) =>
  GameBody.parse({
    courseId: game.courseId,
    courseName: 'Boso Misaki Golf Links',
    date: japanText(game.teeTime),
    location: '2240 Misaki-cho, Isumi, Chiba',
    price: toMajor(money(game.price, game.currency)),
    currency: game.currency,
    slots,
    skillLevel: 'any',
    notes: null,
    minPlayers,
  })

const randomPrice = (simulation: Simulation, currency: Game['currency']) =>
  currency === 'USD' ? simulation.between(2000, 40_000) : simulation.between(3000, 40_000)

/** Rounded to 15 minutes, as tee times are. */
const randomTeeTime = (simulation: Simulation, from: number, to: number): Instant =>
  Math.ceil((simulation.now + hours(simulation.between(from, to))) / minutes(15)) * minutes(15)

export async function hostGame(simulation: Simulation): Promise<void> {
  const currency = simulation.chance(70) ? 'USD' : 'JPY'
  const game = {
    host: simulation.pick(simulation.hosts)!,
    currency,
    courseId: simulation.chance(50) ? LISTED_COURSE : null,
    price: randomPrice(simulation, currency),
    teeTime: simulation.chance(70)
      ? randomTeeTime(simulation, 5, 100)
      : randomTeeTime(simulation, 100, 400),
    cancelled: false,
  } as const
  const slots = simulation.between(1, 3)
  const made = await createGame(
    simulation.world.deps,
    gamePorts(simulation.world.deps),
    game.host.id,
    gameForm(game, slots, simulation.chance(40) ? simulation.between(2, slots + 1) : null),
  )
  if (!isRefused(made)) simulation.games.push({ ...game, id: made.id })
}

/** The host changes tee time, price or spots; a game with guests refuses a new price, or too few spots. */
export async function edit(simulation: Simulation, planned: Game): Promise<void> {
  const game = await readGame(simulation.world.deps.db, planned.id)
  const change = simulation.chance(60)
    ? { teeTime: randomTeeTime(simulation, 5, 300) }
    : { price: randomPrice(simulation, planned.currency) }
  // the decision moves with the tee time
  const {
    minPlayers: _minPlayers,
    decideAt: _decideAt,
    ...form
  } = gameForm(
    { ...planned, ...change },
    simulation.chance(15) ? simulation.pick([1, 2, 3])! : game!.slots,
  )
  const saved = await editGame(
    simulation.world.deps,
    gamePorts(simulation.world.deps),
    planned.host.id,
    planned.id,
    { ...form, version: game!.version },
  )
  if (!isRefused(saved)) Object.assign(planned, change)
}

export async function cancel(simulation: Simulation, game: Game): Promise<void> {
  const cancelled = await cancelGame(
    simulation.world.deps,
    gamePorts(simulation.world.deps),
    game.host.id,
    game.id,
    { reason: '' },
  )
  if (!isRefused(cancelled)) game.cancelled = true
}

/** The host of an undecided game plays with fewer, from three hours before the decision. */
export async function keepOn(simulation: Simulation): Promise<void> {
  const {
    rows: [game],
  } = await simulation.world.deps.db.executeSql<{ id: string; host: string; at: string | Date }>(
    `SELECT id, host_id AS host, decide_at AS at FROM games
      WHERE status = 'scheduled' AND decision IS NULL AND decide_at IS NOT NULL
      ORDER BY decide_at, tee_time LIMIT 1`,
  )
  if (!game) return
  if (simulation.chance(50))
    await simulation.advanceTime(
      Math.max(0, new Date(game.at).getTime() - hours(simulation.between(0, 4)) - simulation.now),
    )
  await keepGameOn(simulation.world.deps, game.host, game.id)
}

/** The host of this transaction gives up everything that is owed, as deleting the account does. */
export async function giveUpOwed(simulation: Simulation, transactionId: string): Promise<void> {
  const { db, clock } = simulation.world.deps
  await db.transaction(async (tx) => {
    const hostId = (await readTransaction(tx, transactionId))!.userId
    await lockUser(tx, hostId)
    await owedToHost.lock(tx, hostId)
    await owedToHost.giveUp(tx, hostId, clock.now())
  })
}
