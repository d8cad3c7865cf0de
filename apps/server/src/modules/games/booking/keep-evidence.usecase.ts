import type { Deps } from '../../../deps.ts'
import { encodeEvidence } from '../../../platform/documents/evidence-encoder.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUserWeakly } from '../../accounts/accounts.repository.ts'
import { readLegalHold } from '../../accounts/legal-holds/legal-holds.repository.ts'
import type { Game } from '../games.repository.ts'
import { storeBooking, storeEvidence, type CourseBooking } from './bookings.repository.ts'
import {
  readDraftFacts,
  storeDraft,
  takeDraft,
  type EvidenceDraft,
} from './evidence-drafts.repository.ts'

type Kept = Pick<EvidenceDraft, 'mime' | 'size' | 'uploadedAt'>

/** A legal hold of the person keeps the file: also from being replaced. */
const isHeld = async (tx: Tx, userId: string): Promise<boolean> =>
  (await readDraftFacts(tx, userId)) !== undefined &&
  (await readLegalHold(tx, userId)) !== undefined

/** Keeps a file until the game that it is for is published; a later one takes its place. */
export async function keepEvidence(
  deps: Deps,
  userId: string,
  file: Buffer,
): Promise<
  Kept | Refused<'EVIDENCE_HELD' | 'FILE_TOO_LARGE' | 'INVALID_EVIDENCE_TYPE' | 'UNAUTHORIZED'>
> {
  const encoded = await encodeEvidence(file)
  if (encoded.kind === 'too_large') return refuse('FILE_TOO_LARGE')
  if (encoded.kind === 'not_evidence') return refuse('INVALID_EVIDENCE_TYPE')
  return deps.db.transaction(async (tx) => {
    // a deleted account keeps no file
    if (!(await lockUserWeakly(tx, userId))) return refuse('UNAUTHORIZED')
    if (await isHeld(tx, userId)) return refuse('EVIDENCE_HELD')
    const draft: EvidenceDraft = {
      userId,
      mime: encoded.mime,
      size: encoded.bytes.length,
      bytes: encoded.bytes,
      uploadedAt: deps.clock.now(),
    }
    await storeDraft(tx, draft)
    return draft
  })
}

export const dropEvidence = (
  deps: Deps,
  userId: string,
): Promise<{ success: true } | Refused<'EVIDENCE_HELD'>> =>
  deps.db.transaction(async (tx) => {
    // waits for a legal hold in progress
    await lockUserWeakly(tx, userId)
    if (await isHeld(tx, userId)) return refuse('EVIDENCE_HELD')
    await takeDraft(tx, userId)
    return { success: true as const }
  })

/** The game is published: the kept file becomes its evidence, for an administrator to look at. */
export async function attachEvidence(
  tx: Tx,
  { id, hostId }: Pick<Game, 'id' | 'hostId'>,
  booking: CourseBooking,
): Promise<void> {
  const draft = await takeDraft(tx, hostId)
  if (!draft) return
  const { userId: _, ...file } = draft
  await storeEvidence(tx, { gameId: id, ...file })
  await storeBooking(tx, { ...booking, evidence: 'waiting' })
}
