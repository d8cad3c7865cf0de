import { participationPorts } from '../../src/module-ports.ts'
import { answerDidYouPlay } from '../../src/modules/participations/presence/answer-did-you-play.usecase.ts'
import { confirmLocation } from '../../src/modules/participations/presence/confirm-location.usecase.ts'
import { objectToMark } from '../../src/modules/participations/presence/object-to-mark.usecase.ts'
import { stateHostPresence } from '../../src/modules/participations/presence/state-host-presence.usecase.ts'
import { reportGame } from '../../src/modules/participations/cases/report-game.usecase.ts'
import { PLAY_ANSWERS } from '@tomogolf/domain/attendance/presence'
import type { Person } from '../support/people.ts'
import { pickRow, runConcurrently } from './act-helpers.ts'
import { checkInAt } from './guest-acts.ts'
import type { Game, Simulation } from './simulation.ts'

export const report = (simulation: Simulation, game: Game, person: Person): Promise<unknown> =>
  reportGame(simulation.world.deps, participationPorts, {
    gameId: game.id,
    userId: person.id,
    reason: 'host_not_here',
    message: '',
    messageIds: [],
  })

/** The guest reports, and another one checks in at the same time. */
export const reportDuringCheckIn = (
  simulation: Simulation,
  game: Game,
  person: Person,
): Promise<void> =>
  runConcurrently([
    report(simulation, game, person),
    checkInAt(simulation, game, simulation.pick(simulation.guests)!),
    checkInAt(simulation, game, person),
  ])

const pickReviewedGame = async (
  simulation: Simulation,
  status: string,
): Promise<Game | undefined> => {
  const id = await pickRow(
    simulation,
    `SELECT game_id AS id, host_id AS who, created_at AS at FROM presence_reviews
      WHERE status = '${status}'`,
  )
  return simulation.games.find((game) => game.id === id)
}

export async function submitHostStatement(simulation: Simulation): Promise<void> {
  const game = await pickReviewedGame(simulation, 'reported')
  if (game)
    await stateHostPresence(simulation.world.deps, participationPorts, {
      gameId: game.id,
      userId: game.host.id,
      text: 'I was there.',
      messageIds: [],
    })
}

export async function answerQuestion(simulation: Simulation): Promise<void> {
  const game = await pickReviewedGame(simulation, 'asked')
  if (!game) return
  const seated = simulation.agreed.filter((terms) => terms.game === game)
  const guest = simulation.pick(seated)?.guest
  const person = simulation.chance(40) || !guest ? game.host : guest
  await answerDidYouPlay(simulation.world.deps, {
    gameId: game.id,
    userId: person.id,
    answer: simulation.pick(PLAY_ANSWERS)!,
    playedWith: simulation.chance(50)
      ? undefined
      : seated.slice(0, 1).map(({ participationId }) => participationId),
  })
}

export async function objectToAMark(simulation: Simulation): Promise<void> {
  const id = await pickRow(
    simulation,
    `SELECT id, guest_id AS who, agreed_at AS at FROM participations WHERE status = 'arrived'`,
  )
  const terms = simulation.agreed.find(({ participationId }) => participationId === id)
  if (terms)
    await objectToMark(simulation.world.deps, participationPorts, {
      gameId: terms.game.id,
      userId: terms.guest.id,
      text: 'I was not there.',
      messageIds: [],
    })
}

export const confirmPlace = (
  simulation: Simulation,
  game: Game,
  person: Person,
): Promise<unknown> =>
  confirmLocation(simulation.world.deps, {
    gameId: game.id,
    userId: simulation.chance(50) ? person.id : game.host.id,
    device: { latitude: 35.25, longitude: 140.39, accuracyMetres: 20 },
  })
