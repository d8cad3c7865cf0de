import { apiQuery } from '@tomogolf/api-client/api.ts'

/** Where the user is signed in. */
export const sessionsQuery = apiQuery('GET /api/auth/sessions')
export const SESSIONS = sessionsQuery.queryKey
