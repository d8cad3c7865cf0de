import { displayName } from '@tomogolf/domain/profile'
import type { Participation } from '../participations.repository.ts'
import type { Companion } from './companions.repository.ts'

/** First name and initial, as others see a companion; null for an own seat. Empty once erased. */
export function companionName(
  { id, partyLeadId }: Pick<Participation, 'id' | 'partyLeadId'>,
  companions: ReadonlyMap<string, Companion>,
): string | null {
  if (partyLeadId === null) return null
  const companion = companions.get(id)
  return companion ? displayName(companion.firstName, companion.lastName) : ''
}
