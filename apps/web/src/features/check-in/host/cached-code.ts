import { local, parseStored } from '@tomogolf/api-client/storage.ts'
import type { CodeAnswer } from '../../../queries/check-in.ts'
import type { GameDetail } from '../../../queries/games.ts'

/** What the code's page needs of its game. */
export type CodeGame = Pick<
  GameDetail,
  'id' | 'courseName' | 'courseNameJa' | 'teeTime' | 'checkIn'
>
export type KeptCode = { hostId: string; game: CodeGame; answer: CodeAnswer }

const KEY = 'kept-check-in-code'
const codeGame = ({ id, courseName, courseNameJa, teeTime, checkIn }: CodeGame): CodeGame => ({
  id,
  courseName,
  courseNameJa,
  teeTime,
  checkIn,
})

/** Keeps the last code on this device, for a course without signal. One code at a time; signing out removes it. */
export const keepCode = ({ hostId, game, answer }: KeptCode): void =>
  local.set(KEY, JSON.stringify({ hostId, game: codeGame(game), answer }))

/** The kept code of this game and this host, or undefined. */
export function keptCode(gameId: string, hostId: string): KeptCode | undefined {
  const kept = parseStored(local.get(KEY)) as Partial<KeptCode> | null | undefined
  return kept?.hostId === hostId &&
    kept.game?.id === gameId &&
    typeof kept.answer?.code === 'string' &&
    typeof kept.answer.proofKey === 'string' &&
    Array.isArray(kept.answer.guests)
    ? (kept as KeptCode)
    : undefined
}

export function forgetCode(gameId: string): void {
  const kept = parseStored(local.get(KEY)) as Partial<KeptCode> | null | undefined
  if (kept?.game?.id === gameId) local.remove(KEY)
}
