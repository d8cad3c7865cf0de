import type { Language } from '@tomogolf/phrases/languages'

/** Between the parts of a line: "Wakasu Golf Links, Sat, Nov 28", 若洲ゴルフリンクス、11月28日（土）. */
export const comma = (language: Language): string =>
  language === 'ja' ? '、' : language === 'zh' ? '，' : ', '

/** A note after a value: "7:49 Japan time", 7:49（日本時間）, 7:49(일본 시간). */
export const aside = (note: string, language: Language): string =>
  language === 'en' ? ` ${note}` : language === 'ko' ? `(${note})` : `（${note}）`

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
