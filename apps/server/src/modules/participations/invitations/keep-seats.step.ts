import { invitationReminderAt, invitationUntil } from '@tomogolf/domain/party/invitation'
import type { Settings } from '@tomogolf/domain/settings'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import type { CausedBy, GameRow, Participation } from '../participations.repository.ts'
import { insertInvitations } from './invitations.repository.ts'

/** Keeps seats for companions who will join with their own accounts. The game is locked. */
export async function keepSeatsForInvited(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  seat: Participation,
  { count, settings, by, now }: { count: number; settings: Settings; by: CausedBy; now: Instant },
): Promise<void> {
  if (count === 0) return
  const until = invitationUntil(now, game.teeTime, settings)
  await insertInvitations(
    tx,
    game,
    Array.from({ length: count }, () => ({
      id: newId(),
      gameId: game.id,
      participationId: seat.id,
      guestId: seat.guestId,
      status: 'open' as const,
      createdAt: now,
      until,
      endedAt: null,
      takenBy: null,
    })),
    by,
  )
  const job = { participationId: seat.id }
  await deps.jobs.enqueue(tx, 'participations.expire_invitations', job, { at: until + 1 })
  await deps.jobs.enqueue(tx, 'participations.remind_of_invitations', job, {
    at: invitationReminderAt(now, until),
  })
}
