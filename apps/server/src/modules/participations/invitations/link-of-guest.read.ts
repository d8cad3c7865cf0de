import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ShownGame } from '../../games/game-ports.types.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { readOfferedSeat } from '../substitutes/offered-seat.read.ts'
import { linkOfToken } from '../substitutes/substitute-token.adapter.ts'
import { invitationOfToken } from './invitation-token.adapter.ts'
import { readInvitedSeat } from './invited-seat.read.ts'

/** Whether a token offers a seat of the game, or did until another person has begun to take it. */
export async function isLinkOfGuest(
  { secret, clock }: Pick<Deps, 'clock' | 'secret'>,
  tx: Tx,
  game: Pick<ShownGame, 'id' | 'teeTime'>,
  token: string | undefined,
): Promise<boolean> {
  const linkId = linkOfToken(secret, token)
  const invitationId = invitationOfToken(secret, token)
  if (linkId === undefined && invitationId === undefined) return false
  const at = { now: clock.now(), settings: await readSettings(tx) }
  const seats = [
    await readOfferedSeat(tx, game, linkId, at),
    await readInvitedSeat(tx, game, invitationId, at),
  ]
  return seats.some((seat) => seat !== undefined && seat.state !== 'ended')
}
