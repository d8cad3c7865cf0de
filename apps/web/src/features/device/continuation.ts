import { handoffDestination } from '@tomogolf/domain/addresses/handoff'
import { joinDestination } from '../../lib/destination.ts'

/** Pages that a started join passes through: its game is in this browser's storage only. */
const WITHIN_JOIN = /^\/(?:payment-setup|profile|account-settings)$/

/**
 * Where another browser continues. `joining`: the game of a join that was started here. Undefined:
 * the address has a secret in it, which is carried by the address alone.
 */
export function continuation(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  joining: string | null,
): string | undefined {
  if (joining !== null && (pathname === `/games/${joining}` || WITHIN_JOIN.test(pathname)))
    return handoffDestination(joinDestination(joining))
  // the other browser does not know the address that waits for its mail
  const path = pathname === '/verification-pending' ? '/login' : pathname
  return handoffDestination(path + search)
}
