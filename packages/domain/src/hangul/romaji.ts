/**
 * Hepburn romaji in Hangul, by the rules for Japanese of the Korean orthography of loan words
 * (외래어 표기법): か and た row are ㄱ and ㄷ at the start of a word, ㅋ and ㅌ inside; っ is ㅅ and ん
 * is ㄴ below the syllable before; long vowels are not written.
 */
const VOWELS = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ']
const CONSONANTS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const FIRST_SYLLABLE = 0xac00
const FINAL_N = 4,
  FINAL_T = 19

/** Consonants by their romaji: at the start of a word, inside a word, and their five vowels. */
const PLAIN = 'ㅏㅣㅜㅔㅗ',
  GLIDE = 'ㅑㅣㅠㅖㅛ'
const ROWS: Record<string, readonly [initial: string, inside: string, vowels: string]> = {
  '': ['ㅇ', 'ㅇ', PLAIN],
  k: ['ㄱ', 'ㅋ', PLAIN],
  ky: ['ㄱ', 'ㅋ', GLIDE],
  g: ['ㄱ', 'ㄱ', PLAIN],
  gy: ['ㄱ', 'ㄱ', GLIDE],
  s: ['ㅅ', 'ㅅ', 'ㅏㅣㅡㅔㅗ'],
  sh: ['ㅅ', 'ㅅ', GLIDE],
  z: ['ㅈ', 'ㅈ', 'ㅏㅣㅡㅔㅗ'],
  j: ['ㅈ', 'ㅈ', PLAIN],
  t: ['ㄷ', 'ㅌ', PLAIN],
  ch: ['ㅈ', 'ㅊ', PLAIN],
  ts: ['ㅆ', 'ㅆ', 'ㅏㅣㅡㅔㅗ'],
  d: ['ㄷ', 'ㄷ', PLAIN],
  n: ['ㄴ', 'ㄴ', PLAIN],
  ny: ['ㄴ', 'ㄴ', GLIDE],
  h: ['ㅎ', 'ㅎ', PLAIN],
  hy: ['ㅎ', 'ㅎ', GLIDE],
  f: ['ㅎ', 'ㅎ', PLAIN],
  b: ['ㅂ', 'ㅂ', PLAIN],
  by: ['ㅂ', 'ㅂ', GLIDE],
  p: ['ㅍ', 'ㅍ', PLAIN],
  py: ['ㅍ', 'ㅍ', GLIDE],
  m: ['ㅁ', 'ㅁ', PLAIN],
  my: ['ㅁ', 'ㅁ', GLIDE],
  y: ['ㅇ', 'ㅇ', 'ㅑㅣㅠㅔㅛ'],
  r: ['ㄹ', 'ㄹ', PLAIN],
  ry: ['ㄹ', 'ㄹ', GLIDE],
  w: ['ㅇ', 'ㅇ', 'ㅘㅟㅜㅞㅗ'],
}
// ん before a vowel or y is written n'; before m, b and p also m
const SYLLABLE =
  /(?:(tch|([kstpcgdbz])(?=\2))|n(?:'|(?![aiueoy]))|m(?=[mbp]))|((?:sh|ch|ts|[kgnhbpmr]y|[kgsztdnhfbpmyrwj])?)([aiueo])/y

/** A romanised Japanese word in Hangul; null for a word that is not romaji. */
export function romajiToHangul(word: string): string | null {
  const letters = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0302\u0304]/g, '')
    .replaceAll('’', "'")
    .replace(/o[hu](?=[bcdfgjkmnprstwz])|oo/g, 'o')
    .replace(/uu/g, 'u')
    .replace(/ii/g, 'i')
    .replace(/aa/g, 'a')
  let hangul = ''
  let at = 0
  while (at < letters.length) {
    SYLLABLE.lastIndex = at
    const match = SYLLABLE.exec(letters)
    if (!match) return null
    const [text, doubled, , consonant = '', vowel] = match
    if (vowel === undefined) {
      // a final consonant needs a syllable that has none
      const last = hangul.charCodeAt(hangul.length - 1) - FIRST_SYLLABLE
      if (hangul === '' || last % 28 !== 0) return null
      const final = doubled === undefined ? FINAL_N : FINAL_T
      hangul = hangul.slice(0, -1) + String.fromCharCode(FIRST_SYLLABLE + last + final)
      at += text === 'tch' ? 1 : text.length
    } else {
      const [initial, inside, vowels] = ROWS[consonant]!
      hangul += syllable(at === 0 ? initial : inside, vowels['aiueo'.indexOf(vowel)]!)
      at += text.length
    }
  }
  return hangul
}

const syllable = (consonant: string, vowel: string): string =>
  String.fromCharCode(
    FIRST_SYLLABLE + (CONSONANTS.indexOf(consonant) * 21 + VOWELS.indexOf(vowel)) * 28,
  )
