import { local, parseStored } from '@tomogolf/api-client/storage.ts'
import type { CodeResponse } from '../../../queries/check-in.ts'
import type { GameDetail } from '../../../queries/games.ts'

/**
 * The part of a game that the code's page shows. `viewer` is not stored: without a network nothing
 * can be stated.
 */
export type CodeGame = Pick<
  GameDetail,
  'id' | 'courseName' | 'courseNameJa' | 'courseNameKo' | 'teeTime' | 'checkIn'
> & { viewer?: Pick<GameDetail['viewer'], 'presence'> }
export type CachedCode = { hostId: string; game: CodeGame; response: CodeResponse }

/** The key in browsers that have stored a code. */
const KEY = 'kept-check-in-code'
const codeGame = ({
  id,
  courseName,
  courseNameJa,
  courseNameKo,
  teeTime,
  checkIn,
}: CodeGame): CodeGame => ({
  id,
  courseName,
  courseNameJa,
  courseNameKo,
  teeTime,
  checkIn,
})

/**
 * Stores the last code, for a course without signal. One code at a time; logging out removes it.
 */
export const cacheCode = ({ hostId, game, response }: CachedCode): void =>
  local.set(KEY, JSON.stringify({ hostId, game: codeGame(game), answer: response }))

/** What the browser has stored: the response is called `answer` there. */
type StoredCode = { hostId: string; game: CodeGame; answer: CodeResponse }
const readStored = () => parseStored(local.get(KEY)) as Partial<StoredCode> | null | undefined

/** The cached code of this game and this host, or undefined. */
export function cachedCode(gameId: string, hostId: string): CachedCode | undefined {
  const { hostId: storedHost, game, answer: response } = readStored() ?? {}
  return storedHost === hostId &&
    game?.id === gameId &&
    typeof response?.code === 'string' &&
    typeof response.proofKey === 'string' &&
    Array.isArray(response.guests)
    ? { hostId, game, response }
    : undefined
}

export function clearCachedCode(gameId: string): void {
  if (readStored()?.game?.id === gameId) local.remove(KEY)
}
