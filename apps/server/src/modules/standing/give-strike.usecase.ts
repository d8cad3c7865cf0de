import { consequenceOfStrikes, monthsAfter } from '@tomogolf/domain/standing'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/security/ids.ts'
import type { MessageGame } from '@tomogolf/messages/params'
import type { StrikeCause } from '@tomogolf/messages/standing'
import { notify } from '../../platform/notify.ts'
import { lockUser } from '../accounts/accounts.repository.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import { automaticSuspensionReason } from './automatic-suspension.policy.ts'
import type { ExpectedStanding } from './standing.types.ts'
import { countStrikes, insertStrike, standingChanged, suspend } from './standing.repository.ts'

/** `game` null: an operator's strike without a game. It is named in the notification. */
export type NewStrike = {
  userId: string
  cause: StrikeCause
  reason: string | null
  game: MessageGame | null
  givenBy: string | null
  ip?: string | null
  /** Refuses the strike when the standing has changed since the operator looked. */
  seen?: ExpectedStanding | undefined
}

/**
 * Gives one strike per game and reason; a second one is refused. The second strike of a user suspends
 * for a month, further ones for six.
 */
export const giveStrike = (deps: Deps, strike: NewStrike): Promise<GivenStrike> =>
  deps.db.transaction((tx) => giveStrikeIn(deps, tx, strike, deps.clock.now()))

type GivenStrike =
  | { strikes: number; suspendedUntil: number | null }
  | Refused<'ALREADY_DONE' | 'NOT_FOUND' | 'OWN_ACCOUNT' | 'STALE_EDIT'>

export async function giveStrikeIn(
  deps: Deps,
  tx: Tx,
  strike: NewStrike,
  now: Instant,
): Promise<GivenStrike> {
  const user = await lockUser(tx, strike.userId)
  if (!user) return refuse('NOT_FOUND')
  if (strike.givenBy === user.id) return refuse('OWN_ACCOUNT')
  if (await standingChanged(tx, user, strike.seen, now)) return refuse('STALE_EDIT')
  const fresh = await insertStrike(tx, {
    id: newId(),
    userId: strike.userId,
    reason: strike.reason ?? strike.cause,
    gameId: strike.game?.gameId ?? null,
    givenBy: strike.givenBy,
    createdAt: now,
    removedAt: null,
    removedBy: null,
    removalReason: null,
  })
  if (!fresh) return refuse('ALREADY_DONE')
  const strikes = await countStrikes(tx, strike.userId)
  const consequence = consequenceOfStrikes(strikes)
  let suspendedUntil: number | null = null
  if (consequence.kind === 'suspension') {
    suspendedUntil = Math.max(monthsAfter(now, consequence.months), user.suspendedUntil ?? 0)
    await suspend(tx, {
      id: newId(),
      userId: strike.userId,
      until: suspendedUntil,
      reason: automaticSuspensionReason(strikes),
      givenBy: strike.givenBy,
      createdAt: now,
    })
  }
  await writeAudit(tx, now, {
    actorId: strike.givenBy,
    ip: strike.ip ?? null,
    action: 'strike.give',
    subject: strike.userId,
    reason: strike.reason ?? strike.cause,
    before: String(strikes - 1),
    after: String(strikes),
  })
  await notify(deps.jobs, tx, {
    userId: strike.userId,
    kind: 'strike',
    params: {
      cause: strike.cause,
      reason: strike.reason,
      game: strike.game,
      strikes,
      suspendedUntil: suspendedUntil === null ? null : { at: suspendedUntil },
    },
  })
  return { strikes, suspendedUntil }
}
