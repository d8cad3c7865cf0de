/**
 * Half-width text of bank transfers (全銀): capital letters, digits, a few signs and katakana without
 * small letters, one byte each in Shift_JIS.
 */
const SMALL: Readonly<Record<string, string>> = {
  ァ: 'ア',
  ィ: 'イ',
  ゥ: 'ウ',
  ェ: 'エ',
  ォ: 'オ',
  ッ: 'ツ',
  ャ: 'ヤ',
  ュ: 'ユ',
  ョ: 'ヨ',
  ヮ: 'ワ',
  ヵ: 'カ',
  ヶ: 'ケ',
  ヲ: 'オ',
}
const FULL =
  'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン'
const HALF = 'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝ'
const VOICED = '\u3099'
const SEMI_VOICED = '\u309A'
const FIRST_HALF_WIDTH = 0xff61
const ALLOWED = /^[A-Z0-9 ().,/\\｢｣ｱ-ﾝﾞﾟ-]*$/

/** Hiragana as katakana. */
const toKatakana = (text: string): string =>
  text.replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))

/** The text as banks store it, or undefined when it has other characters. */
export function toZenginText(text: string): string | undefined {
  const parts = toKatakana(text.normalize('NFKC').toUpperCase().trim()).normalize('NFD')
  const half = [...parts].map((letter) => {
    if (letter === VOICED) return 'ﾞ'
    if (letter === SEMI_VOICED) return 'ﾟ'
    if (/[ー‐‑–—−]/.test(letter)) return '-'
    if (letter === '「') return '｢'
    if (letter === '」') return '｣'
    const index = FULL.indexOf(SMALL[letter] ?? letter)
    return index < 0 ? letter : HALF[index]!
  })
  const result = half.join('').replace(/\s+/g, ' ')
  return ALLOWED.test(result) ? result : undefined
}

/** The bytes in Shift_JIS. Throws a RangeError for text that `toZenginText` did not make. */
export const zenginBytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    if (code < 0x80) return code
    const byte = code - FIRST_HALF_WIDTH + 0xa1
    if (byte < 0xa1 || byte > 0xdf) throw new RangeError(`not half-width: ${letter}`)
    return byte
  })
