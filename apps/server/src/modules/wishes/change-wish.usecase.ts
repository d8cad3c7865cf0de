import type { z } from 'zod'
import type { WishEditBody } from '@tomogolf/contract/wishes/wishes.schemas'
import type { Deps } from '../../deps.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { toInput, toTerms, type WishInput } from './wish-terms.policy.ts'
import { deleteWish, lockOwner, readWish, updateWish, type WishRow } from './wishes.repository.ts'

export type WishEdit = z.output<typeof WishEditBody>

/** Changes the owner's own wish; absent fields stay. */
export const changeWish = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: string,
  id: string,
  { paused, ...edit }: WishEdit,
): Promise<WishRow | Refused<'WISH_NOT_FOUND' | 'WISH_DATES_INVALID'>> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    await lockOwner(tx, owner)
    const wish = await readWish(tx, id)
    if (!wish || wish.owner !== owner) return refuse('WISH_NOT_FOUND')
    const given = Object.fromEntries(
      Object.entries(edit).filter(([, value]) => value !== undefined),
    ) as Partial<WishInput>
    const isEdited = Object.keys(given).length > 0
    const terms = isEdited ? toTerms({ ...toInput(wish), ...given }, now) : {}
    if (!terms) return refuse('WISH_DATES_INVALID')
    const pausedAt = paused === undefined ? wish.pausedAt : paused ? (wish.pausedAt ?? now) : null
    const isResumed = wish.pausedAt !== null && pausedAt === null
    const set = { ...terms, pausedAt, ...((isEdited || isResumed) && { changedAt: now }) }
    await updateWish(tx, id, set)
    return { ...wish, ...set }
  })

/** Deletes the owner's own wish and what it has found. */
export const removeWish = (
  { db }: Pick<Deps, 'db'>,
  owner: string,
  id: string,
): Promise<{ success: true } | Refused<'WISH_NOT_FOUND'>> =>
  db.transaction(async (tx) => {
    await lockOwner(tx, owner)
    const wish = await readWish(tx, id)
    if (!wish || wish.owner !== owner) return refuse('WISH_NOT_FOUND')
    await deleteWish(tx, id)
    return { success: true as const }
  })
