import { maySeeGame } from '@tomogolf/domain/limits/audience'
import type { Tx } from '../../../platform/database/database.ts'
import type { GamePorts } from '../game-ports.types.ts'
import type { Game } from '../games.repository.ts'
import { hasInviteKey } from '../invite-key.policy.ts'

export type AudiencePorts = Pick<GamePorts, 'isLinkOfGuest' | 'isPlayer'>

/**
 * Whether a reader may see what belongs to the page of a game: its host and players, and everybody
 * with its key or with the link of a guest.
 */
export async function maySeePageOf(
  tx: Tx,
  ports: AudiencePorts,
  game: Game,
  { viewerId, invite }: { readonly viewerId: string | null; readonly invite: string | undefined },
): Promise<boolean> {
  if (game.inviteKey === null) return true
  const knows =
    viewerId !== null && (game.hostId === viewerId || (await ports.isPlayer(tx, viewerId, game.id)))
  const hasKey = hasInviteKey(game, invite) || (await ports.isLinkOfGuest(tx, game, invite))
  return maySeeGame(game, { knows, hasKey })
}
