import type { Language } from '@tomogolf/phrases/languages'

/** Joins sentences: adds missing full stops, and spaces in languages that separate sentences by one. */
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
