import type { Language } from '@tomogolf/phrases/languages'

/**
 * Joins sentences: each gets its full stop, and a space follows where the language has one (Japanese
 * and Chinese have none).
 */
export function sentences(
  language: Language,
  ...parts: readonly (string | false | null | undefined)[]
): string {
  const spaced = language !== 'ja' && language !== 'zh'
  return parts
    .flatMap((part) =>
      part ? [/[.!?…。！？]$/.test(part) ? part : part + (spaced ? '.' : '。')] : [],
    )
    .join(spaced ? ' ' : '')
}
