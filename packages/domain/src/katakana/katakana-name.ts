const HALF_WIDTH = /[\uFF65-\uFF9F]+/g
const HIRAGANA = /[ぁ-ゖゝゞ]/g
const MARKS = /[･•‧]/g
// a dash typed for the long vowel mark
const DASH = /(?<=\p{Script=Katakana})[-‐‑–—―−－ｰ]/gu

/**
 * One form of a name in katakana: full width, hiragana converted, single spaces. What is no kana
 * stays, and is refused by `isKatakanaName`.
 */
export const normaliseKatakana = (text: string): string =>
  text
    .replace(HALF_WIDTH, (kana) => kana.normalize('NFKC'))
    .normalize('NFC')
    .replace(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(DASH, 'ー')
    .replace(MARKS, '・')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()

/** Katakana, the long vowel mark, the middle dot and spaces; at least one kana, and not a mark first. */
export const isKatakanaName = (text: string): boolean =>
  /^[ァ-ヺ](?:[ァ-ヺー]|[・ ](?=[ァ-ヺ]))*$/.test(text)
