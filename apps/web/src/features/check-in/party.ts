import { companionsOf, type CompanionSeat } from '../../lib/party/party.ts'
import type { Participation } from '../../queries/games.ts'

/** Companions who can still be checked in. */
export const dueCompanions = (own: Participation | null): readonly CompanionSeat[] =>
  companionsOf(own).filter(({ status }) => status === 'confirmed' || status === 'missing')
