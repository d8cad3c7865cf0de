import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { recordTransaction } from '../ledger/ledger.repository.ts'
import {
  lockParticipation,
  moveParticipation,
  type GameRow,
  type Move,
  type Participation,
} from '../participations.repository.ts'
import { BY_SYSTEM } from './end-link.step.ts'
import { moveLink, readLinkTakenBy } from './substitutes.repository.ts'

/**
 * The substitute has the seat: the guest who passed it on leaves without a charge, in the same
 * transaction, so that the seat has one player at any time. The caller runs the effects of the move,
 * which release the guest's hold. The game is locked.
 */
export async function replaceGuest(
  tx: Tx,
  game: GameRow,
  substitute: Participation,
  now: Instant,
): Promise<Move | null> {
  if (substitute.substituteFor === null) return null
  const link = await readLinkTakenBy(tx, substitute.id)
  const replaced = await lockParticipation(tx, substitute.substituteFor)
  const taken = link && (await moveLink(tx, link, { event: 'replace', by: BY_SYSTEM, now }))
  const move =
    taken && replaced && (await moveParticipation(tx, replaced, 'substitute', BY_SYSTEM, now))
  // every event that ends the guest's seat ends the reservation of the substitute first
  if (!move) throw new Error(`seat ${substitute.id}: there is no guest to replace`)
  await recordTransaction(
    tx,
    replaced.guestId,
    now,
    { game, participation: replaced },
    { type: 'passed_on', counterpartId: substitute.guestId },
  )
  return move
}
