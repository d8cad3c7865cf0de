import { isCancelled } from '@tomogolf/domain/game'
import { checkInWindow, qrExpiresAt } from '@tomogolf/domain/attendance'
import { evidenceFrom } from '@tomogolf/domain/attendance/presence'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { newSecret } from '../../../platform/security/ids.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { readLiveCode, replaceCode } from './attendance.repository.ts'
import { deriveCode, hashCode, deriveProofKey } from './check-in-code.policy.ts'
import { lockGame, markQrOpened } from '../../games/games.repository.ts'

/** `proofKey`: signs the time at which the host's device shows the code. */
export type HostCode = {
  code: string
  url: string
  proofKey: string
  availableFrom: Instant
  expiresAt: Instant
}

/**
 * The host's check-in code. Opening it counts as evidence that the host was present only from some
 * hours before the tee time: earlier it is easily done from home. `renew` replaces the code.
 */
export async function showQr(
  deps: Deps,
  request: { gameId: string; hostId: string; renew: boolean },
): Promise<
  HostCode | Refused<'FORBIDDEN' | 'GAME_NOT_FOUND' | 'QR_CODE_EXPIRED' | 'QR_NOT_AVAILABLE'>
> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, request.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    if (game.hostId !== request.hostId) return refuse('FORBIDDEN')
    if (isCancelled(game.status)) return refuse('QR_NOT_AVAILABLE')
    const settings = await readSettings(tx)
    const expiresAt = qrExpiresAt(game.teeTime, settings.qr_expiry_hours)
    if (now > expiresAt) return refuse('QR_CODE_EXPIRED')
    let nonce = request.renew ? undefined : (await readLiveCode(tx, game.id))?.nonce
    if (!nonce) {
      nonce = newSecret()
      await replaceCode(
        tx,
        game.id,
        nonce,
        hashCode(game.id, deriveCode(deps.secret, game.id, nonce)),
        now,
      )
    }
    const { opens, closes } = checkInWindow(game.teeTime, settings.check_in_window_hours)
    if (now >= evidenceFrom(game.teeTime, settings.presence_evidence_hours) && now <= closes)
      await markQrOpened(tx, game.id, now)
    const code = deriveCode(deps.secret, game.id, nonce)
    return {
      code,
      url: `${deps.config.origin}/check-in/${game.id}/${code}`,
      proofKey: deriveProofKey(deps.secret, game.id, nonce),
      availableFrom: opens,
      expiresAt,
    }
  })
}
