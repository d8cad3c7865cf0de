import { apiQuery } from '@tomogolf/api-client/api.ts'

export const appealsQuery = apiQuery('GET /api/appeals')
/** A strike, or what a game cost: what an appeal is about. */
export type AppealSubject = { strikeId: string; gameId: string | null } | { gameId: string }
