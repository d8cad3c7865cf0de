import { createHash, timingSafeEqual } from 'node:crypto'
import type { Game } from './games.repository.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether the given key is that of the game's link. */
export const hasInviteKey = (
  { inviteKey }: Pick<Game, 'inviteKey'>,
  given: string | undefined,
): boolean =>
  inviteKey !== null && given !== undefined && timingSafeEqual(digest(inviteKey), digest(given))
