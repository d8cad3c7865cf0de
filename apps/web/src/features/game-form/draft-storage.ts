import { local, parseStored } from '@tomogolf/api-client/storage.ts'
import { draftFrom, type Draft } from './draft.ts'

/** What was being filled before a reload, else what was about to be published when something else had to come first. */
export const keptDraft = (): Draft | null =>
  draftFrom(parseStored(local.get('host-draft'))) ??
  draftFrom(parseStored(local.get('pending-game-data')))
export const keepDraft = (draft: Draft): void => local.set('host-draft', JSON.stringify(draft))

/** Kept from before the first check until the game exists, so that a card that has to be saved first costs nobody the form. */
export const keepPending = (draft: Draft): void =>
  local.set('pending-game-data', JSON.stringify(draft))
export const forgetPending = (): void => local.remove('pending-game-data')
export function forgetDraft(): void {
  local.remove('host-draft')
  forgetPending()
}
