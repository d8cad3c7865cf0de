/**
 * Sounds to katakana. A sound text is romaji with one sign for each sound: S sh, C ch, J j, X ts,
 * N ん, Q っ, - a long vowel. A consonant without a vowel gets the vowel that Japanese adds (t → ト).
 */
const ROWS: Record<string, readonly [string, string, string, string, string]> = {
  '': ['ア', 'イ', 'ウ', 'エ', 'オ'],
  k: ['カ', 'キ', 'ク', 'ケ', 'コ'],
  g: ['ガ', 'ギ', 'グ', 'ゲ', 'ゴ'],
  s: ['サ', 'シ', 'ス', 'セ', 'ソ'],
  z: ['ザ', 'ジ', 'ズ', 'ゼ', 'ゾ'],
  t: ['タ', 'ティ', 'トゥ', 'テ', 'ト'],
  d: ['ダ', 'ディ', 'ドゥ', 'デ', 'ド'],
  n: ['ナ', 'ニ', 'ヌ', 'ネ', 'ノ'],
  h: ['ハ', 'ヒ', 'フ', 'ヘ', 'ホ'],
  b: ['バ', 'ビ', 'ブ', 'ベ', 'ボ'],
  p: ['パ', 'ピ', 'プ', 'ペ', 'ポ'],
  m: ['マ', 'ミ', 'ム', 'メ', 'モ'],
  r: ['ラ', 'リ', 'ル', 'レ', 'ロ'],
  y: ['ヤ', 'イ', 'ユ', 'イェ', 'ヨ'],
  w: ['ワ', 'ウィ', 'ウ', 'ウェ', 'ウォ'],
  f: ['ファ', 'フィ', 'フ', 'フェ', 'フォ'],
  S: ['シャ', 'シ', 'シュ', 'シェ', 'ショ'],
  C: ['チャ', 'チ', 'チュ', 'チェ', 'チョ'],
  J: ['ジャ', 'ジ', 'ジュ', 'ジェ', 'ジョ'],
  X: ['ツァ', 'ツィ', 'ツ', 'ツェ', 'ツォ'],
}
const VOWELS = 'aiueo'
const ADDED_VOWEL: Record<string, string> = { t: 'o', d: 'o', C: 'i', J: 'i' }
const SMALL_Y: Record<string, string> = { a: 'ャ', u: 'ュ', o: 'ョ', e: 'ェ' }
const SIGN: Record<string, string> = { N: 'ン', Q: 'ッ', '-': 'ー' }
const SOUND = /([kgsztdnhbpmrwyfSCJX])(y?)([aiueo])|([aiueo])|([kgsztdnhbpmrwyfSCJX])|[NQ-]/g

/** The katakana of a sound text. */
export function soundsToKatakana(sounds: string): string {
  let kana = ''
  for (const [sign, consonant = '', glide, after, alone, single] of sounds.matchAll(SOUND)) {
    const vowel = after ?? alone
    if (single) kana += withAddedVowel(single)
    else if (!vowel) kana += SIGN[sign]!
    else if (glide && SMALL_Y[vowel]) kana += ROWS[consonant]![1].slice(0, 1) + SMALL_Y[vowel]
    else kana += ROWS[consonant]![VOWELS.indexOf(vowel)]!
  }
  return kana
    .replace(/^[ーッ]+/, '')
    .replace(/ー+/g, 'ー')
    .replace(/ッ+/g, 'ッ')
}
function withAddedVowel(consonant: string): string {
  if (consonant === 'n') return 'ン'
  if (consonant === 'h' || consonant === 'w' || consonant === 'y') return ''
  return ROWS[consonant]![VOWELS.indexOf(ADDED_VOWEL[consonant] ?? 'u')]!
}
