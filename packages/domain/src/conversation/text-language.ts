type WrittenLanguage = 'en' | 'ja' | 'ko' | 'zh'

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const HANGUL = /\p{Script=Hangul}/u
const HAN = /\p{Script=Han}/u
const LATIN_ONLY = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u
/** Common words of English that no other language of this script has. */
const ENGLISH = /\b(the|you|your|i’m|i'm|are|and|thanks|thank|hello|please|what|when|where)\b/i

/**
 * The language that a text is written in, as far as its script or words show it: people write in
 * others than the one of their settings. Characters without kana are Chinese if the writer's language
 * is. Undefined: it may be any language.
 */
export function textLanguage(text: string, writer: WrittenLanguage): WrittenLanguage | undefined {
  if (KANA.test(text)) return 'ja'
  if (HANGUL.test(text)) return 'ko'
  if (HAN.test(text)) return writer === 'zh' ? 'zh' : undefined
  return LATIN_ONLY.test(text) && ENGLISH.test(text) ? 'en' : undefined
}
