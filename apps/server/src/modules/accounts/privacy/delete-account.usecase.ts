import { courseNamesOf } from '@tomogolf/domain/hangul/korean-names'
import { toMajor, type Money } from '@tomogolf/domain/money'
import { japanText, type Instant } from '@tomogolf/domain/time'
import { courseNameIn } from '@tomogolf/format/course-names'
import type { Language } from '@tomogolf/phrases'
import type { Tx } from '../../../platform/database/database.ts'
import type { Deps } from '../../../deps.ts'
import type { Obligation, OwedToUser } from '../../../platform/personal-data.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUser } from '../accounts.repository.ts'
import { readLegalHold } from '../legal-holds/legal-holds.repository.ts'
import { isLastOwner, lockTeam } from '../team/team.repository.ts'
import { eraseAccount } from './erase-account.step.ts'

export type Deletion = {
  /** The amounts that the user saw and gives up, one of each currency. */
  readonly giveUp?: readonly Money[]
  /** What else is written with the deletion. */
  record?(tx: Tx, now: Instant): Promise<unknown>
}

/** What keeps an account open, the first reason first. */
const BLOCKING = [
  ['ACCOUNT_HAS_OPEN_GAMES', ['hosting', 'playing']],
  ['ACCOUNT_HAS_OPEN_HOLDS', ['hold']],
  ['ACCOUNT_HAS_OPEN_TRANSFER', ['transfer']],
] as const satisfies readonly (readonly [string, readonly Obligation['kind'][]])[]

/**
 * Deletes an account. Everything that identifies the user is erased; records of money and conduct
 * stay and point to an account without a name. The email address is free for a new account, which
 * inherits strikes, a suspension and debts. Refused while a game, a hold or a transfer to the user is
 * open, under a legal hold, and while money is owed to the user who has not given it up; the details name each.
 */
export async function deleteAccount(
  deps: Deps,
  userId: string,
  language: Language,
  { giveUp = [], record }: Deletion = {},
): Promise<
  | { success: true }
  | Refused<
      | 'ACCOUNT_HAS_OPEN_GAMES'
      | 'ACCOUNT_HELD'
      | 'ACCOUNT_HAS_OPEN_HOLDS'
      | 'ACCOUNT_HAS_OPEN_TRANSFER'
      | 'LAST_OWNER'
      | 'MONEY_OWED_TO_YOU'
      | 'UNAUTHORIZED'
    >
> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await lockTeam(tx)
    // the lock also waits for a join in progress, whose new row refers to this user
    const user = await lockUser(tx, userId)
    if (!user) return refuse('UNAUTHORIZED')
    if (await isLastOwner(tx, user)) return refuse('LAST_OWNER')
    if (await readLegalHold(tx, userId)) return refuse('ACCOUNT_HELD')
    const toDetail = toDetailIn(language)
    const open = await listObligations(deps, tx, userId)
    for (const [refused, kinds] of BLOCKING) {
      const found = open.filter(({ kind }) => (kinds as readonly string[]).includes(kind))
      if (found.length) return { refused, details: found.map(toDetail) }
    }
    const owed = await lockOwed(deps, tx, userId)
    if (!isSame(owed, giveUp)) return { refused: 'MONEY_OWED_TO_YOU', details: owed.map(toAmount) }
    for (const owedToUser of owedParts(deps)) await owedToUser.giveUp(tx, userId, now)
    const refused = await eraseAccount(deps, tx, user)
    if (refused) return refused
    await record?.(tx, now)
    return { success: true }
  })
}

/** What we owe to a user, one amount of each currency. */
export async function readOwedToUser(deps: Deps, userId: string): Promise<Money[]> {
  const amounts: Money[] = []
  for (const owedToUser of owedParts(deps))
    amounts.push(...(await owedToUser.read(deps.db, userId)))
  return amounts
}

const owedParts = ({ personalData }: Deps): OwedToUser[] =>
  personalData.flatMap((module) => module.owedToUser ?? [])

async function lockOwed(deps: Deps, tx: Tx, userId: string): Promise<Money[]> {
  const amounts: Money[] = []
  for (const owedToUser of owedParts(deps)) amounts.push(...(await owedToUser.lock(tx, userId)))
  return amounts
}

/** Whether the user gives up exactly what is owed: the amounts may have changed since. */
const isSame = (owed: readonly Money[], givenUp: readonly Money[]): boolean =>
  owed.length === givenUp.length &&
  owed.every((amount) =>
    givenUp.some((seen) => seen.currency === amount.currency && seen.minor === amount.minor),
  )

/** The obligations of all modules, the earliest game first. */
async function listObligations(
  { personalData }: Deps,
  tx: Tx,
  userId: string,
): Promise<Obligation[]> {
  const obligations: Obligation[] = []
  for (const module of personalData)
    obligations.push(...((await module.listObligations?.(tx, userId)) ?? []))
  return obligations.sort(
    (a, b) => a.teeTime - b.teeTime || (a.gameId < b.gameId ? -1 : Number(a.gameId > b.gameId)),
  )
}

const toDetailIn = (language: Language) => (obligation: Obligation) => ({
  path: obligation.gameId,
  code: obligation.kind,
  message: `${courseNameIn(courseNamesOf(obligation), language)}, ${japanText(obligation.teeTime).slice(0, 16)}`,
})
const toAmount = (amount: Money) => ({
  path: amount.currency,
  code: 'owed',
  message: String(toMajor(amount)),
})
