import type { Language } from '@tomogolf/phrases'

/** Sentences one after the other: each with its full stop, and parted as the language parts them, which in Japanese and Chinese is not at all. */
export function sentences(
  language: Language,
  ...parts: readonly (string | false | null | undefined)[]
): string {
  const close = language === 'ja' || language === 'zh'
  return parts
    .flatMap((part) =>
      part ? [/[.!?…。！？]$/.test(part) ? part : part + (close ? '。' : '.')] : [],
    )
    .join(close ? '' : ' ')
}
