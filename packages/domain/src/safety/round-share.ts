import { isCancelled, type GameStatus } from '../game.ts'
import { DAY, startOfJapanDay, type Instant } from '../time.ts'

/** Numbers that are free from every phone in Japan. */
export const EMERGENCY_NUMBERS = { police: '110', ambulance: '119' } as const

/** A round is shared on its day in Japan, until midnight (exclusive). */
export const sharedUntil = (teeTime: Instant): Instant => startOfJapanDay(teeTime) + DAY

export type SharedGame = { readonly teeTime: Instant; readonly status: GameStatus }
/** `plays`: the person hosts the game or has a certain seat in it. */
export const mayShareRound = (
  { teeTime, status }: SharedGame,
  { plays }: { readonly plays: boolean },
  now: Instant,
): boolean =>
  plays && !isCancelled(status) && now >= startOfJapanDay(teeTime) && now < sharedUntil(teeTime)
