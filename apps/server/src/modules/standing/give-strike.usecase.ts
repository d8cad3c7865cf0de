import { consequenceOfStrikes, monthsAfter } from '@tomogolf/domain/standing'
import type { Deps } from '../../deps.ts'
import { newId } from '../../platform/security/ids.ts'
import type { MessageGame } from '@tomogolf/messages/params'
import type { StrikeCause } from '@tomogolf/messages/standing'
import { notify } from '../../platform/notify.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { lockUser } from '../accounts/accounts.repository.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import { automaticReason } from './automatic-suspension.ts'
import type { SeenStanding } from './by-operator.ts'
import { countStrikes, insertStrike, standingChanged, suspend } from './standing.repository.ts'

/** `gameId` null: an operator's strike for something else. `game`: what the mail says about it. */
export type NewStrike = {
  userId: string
  cause: StrikeCause
  reason: string | null
  game: MessageGame | null
  givenBy: string | null
  ip?: string | null
  /** A strike given in the meantime refuses this one. */ seen?: SeenStanding | undefined
}

/** One strike for one game, however often this runs; the second suspends for a month, further ones for six. */
export async function giveStrike(
  deps: Deps,
  s: NewStrike,
): Promise<{ strikes: number; suspendedUntil: number | null } | Refused<'STALE_EDIT'> | null> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const user = await lockUser(tx, s.userId)
    if (!user) return null
    if (await standingChanged(tx, user, s.seen, now)) return refuse('STALE_EDIT')
    const fresh = await insertStrike(tx, {
      id: newId(),
      userId: s.userId,
      reason: s.reason ?? s.cause,
      gameId: s.game?.gameId ?? null,
      givenBy: s.givenBy,
      createdAt: now,
      removedAt: null,
      removedBy: null,
      removalReason: null,
    })
    if (!fresh) return null
    const strikes = await countStrikes(tx, s.userId)
    const consequence = consequenceOfStrikes(strikes)
    let suspendedUntil: number | null = null
    if (consequence.kind === 'suspension') {
      suspendedUntil = Math.max(monthsAfter(now, consequence.months), user.suspendedUntil ?? 0)
      await suspend(tx, {
        id: newId(),
        userId: s.userId,
        until: suspendedUntil,
        reason: automaticReason(strikes),
        givenBy: s.givenBy,
        createdAt: now,
      })
    }
    await writeAudit(tx, now, {
      actorId: s.givenBy,
      ip: s.ip ?? null,
      action: 'strike.give',
      subject: s.userId,
      reason: s.reason ?? s.cause,
      before: String(strikes - 1),
      after: String(strikes),
    })
    await notify(deps.jobs, tx, {
      userId: s.userId,
      kind: 'strike',
      params: {
        cause: s.cause,
        reason: s.reason,
        game: s.game,
        strikes,
        suspendedUntil: suspendedUntil === null ? null : { at: suspendedUntil },
      },
    })
    return { strikes, suspendedUntil }
  })
}
