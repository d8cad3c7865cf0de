import type { GameFacts } from '../../platform/notify.ts'
import type { Game } from './games.repository.ts'

/** A game as messages name it. */
export const gameFacts = (g: Game): GameFacts => ({
  gameId: g.id,
  courseName: g.courseName,
  courseNameJa: g.courseNameJa,
  teeTime: { at: g.teeTime },
})
