import type { QueryClient } from '@tanstack/react-query'
import type { QueryOf, ResultOf } from '@tomogolf/contract/api/endpoints'
import { knownInvite } from '../lib/navigation/invites.ts'
import { apiQuery } from '@tomogolf/api-client/api.ts'

/** With no more games than these, an alert for later ones is offered. */
export const FEW_GAMES = 3

export type GamesPage = ResultOf<'GET /api/games'>
export type ListedGame = GamesPage['games'][number]
export type GameDetail = ResultOf<'GET /api/games/:id'>
export type Community = ResultOf<'GET /api/community'>
export type Participation = NonNullable<GameDetail['viewer']['participation']>
export type Hold = NonNullable<Participation['hold']>
export type Amount = Hold['amount']

/** A game with its terms for the viewer. `invite`: the key of an invite-only game. */
export const gameQuery = (gameId: string, invite = knownInvite(gameId)) =>
  apiQuery('GET /api/games/:id', { params: { id: gameId }, ...(invite && { query: { invite } }) })

/** A page of the games list. */
export const gamesQuery = (query: QueryOf<'GET /api/games'>) =>
  apiQuery('GET /api/games', { query })

export type GameCounts = ResultOf<'GET /api/games/counts'>
/** All games that match, by day and by prefecture. */
export const gameCountsQuery = (query: QueryOf<'GET /api/games/counts'>) =>
  apiQuery('GET /api/games/counts', { query })

export type FirstGame = ResultOf<'GET /api/games/by-day'>['days'][number]['games'][number]
/** The first games of each day that match. */
export const firstGamesByDayQuery = (query: QueryOf<'GET /api/games/by-day'>) =>
  apiQuery('GET /api/games/by-day', { query })

/** Forces the next visit of the list to fetch every page again. */
export const removeGameLists = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ queryKey: ['/api/games'] })

/** The next games that can be joined, for the home page. */
export const nextGamesQuery = gamesQuery({ pageSize: 4, open: 'true' })

/** The open games at a course: their number and the next one. */
export const courseOpenGamesQuery = (slug: string) =>
  gamesQuery({ course: slug, pageSize: 1, open: 'true' })

/** Hosts who agreed to be shown, and the open games of the coming seven days. */
export const communityQuery = apiQuery('GET /api/community')

/** The next games at a course. */
export const courseGamesQuery = (slug: string) => gamesQuery({ course: slug, pageSize: 6 })
