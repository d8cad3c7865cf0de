/**
 * Kana to Hepburn romaji, long vowels dropped as in the course list's readings. Only what search
 * needs: no particles, no capitals.
 */
const ROWS: Record<string, string> = {
  '': 'アァaイィiウゥuエェeオォo',
  k: 'カaキiクuケeコo',
  g: 'ガaギiグuゲeゴo',
  s: 'サaスuセeソo',
  sh: 'シi',
  z: 'ザaズuゼeゾo',
  j: 'ジiヂi',
  t: 'タaテeトo',
  ch: 'チi',
  ts: 'ツu',
  d: 'ダaデeドo',
  n: 'ナaニiヌuネeノo',
  h: 'ハaヒiヘeホo',
  f: 'フu',
  b: 'バaビiブuベeボo',
  p: 'パaピiプuペeポo',
  m: 'マaミiムuメeモo',
  y: 'ヤaユuヨo',
  r: 'ラaリiルuレeロo',
  w: 'ワaヰiヱeヲo',
  v: 'ヴu',
}
const LETTERS = new Map<string, string>([
  ['ヅ', 'zu'],
  ['ン', 'n'],
])
for (const [consonant, row] of Object.entries(ROWS)) {
  let kana: string[] = []
  for (const letter of row) {
    if (/[a-z]/.test(letter)) {
      for (const sign of kana) LETTERS.set(sign, consonant + letter)
      kana = []
    } else kana.push(letter)
  }
}
const SMALL_Y: Record<string, string> = { ャ: 'a', ュ: 'u', ョ: 'o' }
const SMALL_VOWEL: Record<string, string> = { ァ: 'a', ィ: 'i', ゥ: 'u', ェ: 'e', ォ: 'o' }

const toKatakana = (text: string): string =>
  text.replace(/[ぁ-ゖ]/g, (hiragana) => String.fromCharCode(hiragana.charCodeAt(0) + 0x60))

/** Converts every kana of a text and leaves the rest: "カントリー倶楽部" → "kantori倶楽部". */
export function kanaToLetters(text: string): string {
  let out = ''
  const kana = [...toKatakana(text)]
  for (const [i, sign] of kana.entries()) {
    const previous = kana[i - 1] ?? ''
    if (sign === 'ー') continue
    if (sign === 'ッ') {
      // doubles the consonant that follows; チ gives "tch"
      const next = LETTERS.get(kana[i + 1] ?? '')?.[0] ?? ''
      out += next === 'c' ? 't' : /[aeiou]/.test(next) ? '' : next
    } else if (SMALL_Y[sign] && /[iuea]$/.test(out) && LETTERS.has(previous)) {
      // キャ "kya", シャ "sha", デュ "dyu"
      const stem = out.slice(0, -1)
      out = stem + (/[sc]h$|j$/.test(stem) ? '' : 'y') + SMALL_Y[sign]
    } else if (SMALL_VOWEL[sign] && /[iueo]$/.test(out) && LETTERS.has(previous)) {
      // ティ "ti", ファ "fa", ウェ "we", シェ "she"
      const stem = out.slice(0, -1)
      out = (previous === 'ウ' ? `${stem}w` : stem) + SMALL_VOWEL[sign]
    } else out += LETTERS.get(sign) ?? sign
  }
  return out
}
