import type { Language } from '@tomogolf/phrases/languages'

/** What is sent to share a game: its public page, with the sharer's language for the picture that goes with the link. The page itself keeps the reader's language. */
export const sharePath = (gameId: string, language: Language): string =>
  `/games/${gameId}/shared?from=${language}`
