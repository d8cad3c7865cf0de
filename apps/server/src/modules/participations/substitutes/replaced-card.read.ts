import { listFingerprints, type Card } from '../../cards/cards.repository.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { readParticipation, type Participation } from '../participations.repository.ts'

/** Whether a user has ever saved a card. */
export const isCardOf = async (
  tx: Tx,
  { fingerprint }: Pick<Card, 'fingerprint'>,
  userId: string,
): Promise<boolean> =>
  fingerprint !== null && (await listFingerprints(tx, userId)).includes(fingerprint)

/** Whether a card belongs to the guest in whose place a substitute plays. */
export async function isCardOfReplaced(
  tx: Tx,
  { substituteFor }: Pick<Participation, 'substituteFor'>,
  card: Pick<Card, 'fingerprint'>,
): Promise<boolean> {
  const replaced = substituteFor === null ? undefined : await readParticipation(tx, substituteFor)
  return replaced !== undefined && isCardOf(tx, card, replaced.guestId)
}
