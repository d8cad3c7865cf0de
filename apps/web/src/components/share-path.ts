import type { Language } from '@tomogolf/phrases/languages'

/**
 * The shared link of a game: its public page, with the sharer's language for the preview image. The
 * page itself keeps the reader's language. `invite`: the key of an invite-only game.
 */
export const sharePath = (
  gameId: string,
  language: Language,
  invite: string | null = null,
): string => `/games/${gameId}/shared?from=${language}${invite === null ? '' : `&invite=${invite}`}`
