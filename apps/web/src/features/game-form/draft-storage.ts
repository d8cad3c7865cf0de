import { local, parseStored } from '@tomogolf/api-client/storage.ts'
import { emptyDraft, parseStoredDraft, type GameDraft } from './game-draft.ts'

/** The form before a reload, else the game that waited to be published. */
export const loadDraft = (): GameDraft | null =>
  parseStoredDraft(parseStored(local.get('host-draft'))) ??
  parseStoredDraft(parseStored(local.get('pending-game-data')))
export const saveDraft = (draft: GameDraft): void => local.set('host-draft', JSON.stringify(draft))

/** Prefills the next host form, on top of the stored draft. */
export const prefillDraft = (part: Partial<GameDraft>): void =>
  saveDraft({ ...(loadDraft() ?? emptyDraft()), ...part })

/**
 * Stores the draft from the first check until the game exists: saving a card first must not lose
 * it.
 */
export const savePending = (draft: GameDraft): void =>
  local.set('pending-game-data', JSON.stringify(draft))
export const clearPending = (): void => local.remove('pending-game-data')
export function clearDraft(): void {
  local.remove('host-draft')
  clearPending()
}
