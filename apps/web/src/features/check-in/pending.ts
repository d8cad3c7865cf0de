import { parseStored, session } from '@tomogolf/api-client/storage.ts'
import { MAX_LENGTH, proofOf, type PendingCheckIn } from './check-in-link.ts'

export const storePending = ({ gameId, code, proof }: PendingCheckIn): void =>
  session.set(
    'pending-check-in',
    JSON.stringify({ gameId, code: code.slice(0, MAX_LENGTH), proof: proofOf(proof) }),
  )
export const clearPending = (): void => session.remove('pending-check-in')

/**
 * Removes and returns the check-in that waits for this game, so that it runs once. One for another
 * game stays.
 */
export function takePending(gameId: string): PendingCheckIn | undefined {
  const stored = parseStored(session.get('pending-check-in')) as
    | Partial<PendingCheckIn>
    | null
    | undefined
  if (stored?.gameId !== gameId || typeof stored.code !== 'string') return undefined
  clearPending()
  return { gameId, code: stored.code, proof: proofOf(stored.proof) }
}
