/**
 * Korean names as sounds, by the spellings of passports (Jung, Jeong) and in Hangul. Korean
 * consonants are voiceless at the start of a family name, and voiced elsewhere, as Japanese media
 * write them.
 */
const INITIALS: Record<string, string> = {
  kk: 'k',
  tt: 't',
  pp: 'p',
  ss: 's',
  jj: 'C',
  ch: 'C',
  sh: 's',
  k: 'k',
  g: 'g',
  n: 'n',
  d: 'd',
  t: 't',
  r: 'r',
  l: 'r',
  m: 'm',
  b: 'b',
  p: 'p',
  s: 's',
  j: 'J',
  h: 'h',
  '': '',
}
const VOWELS: Record<string, string> = {
  yeo: 'yo',
  young: 'yo',
  yae: 'ye',
  wae: 'we',
  eui: 'wi',
  you: 'yu',
  yoo: 'yu',
  ae: 'e',
  ai: 'e',
  eo: 'o',
  eu: 'u',
  oo: 'u',
  ee: 'i',
  oe: 'we',
  wa: 'wa',
  wo: 'wo',
  we: 'we',
  wi: 'wi',
  ui: 'wi',
  ya: 'ya',
  ye: 'ye',
  yo: 'yo',
  yu: 'yu',
  woo: 'u',
  wu: 'u',
  a: 'a',
  e: 'e',
  i: 'i',
  o: 'o',
  u: 'u',
}
const FINALS: Record<string, string> = {
  ng: 'N',
  n: 'N',
  m: 'm',
  l: 'r',
  k: 'k',
  g: 'k',
  ck: 'k',
  p: 'p',
  b: 'p',
  t: 'Q',
  s: 'Q',
  '': '',
}
const alternatives = (table: Record<string, string>) =>
  Object.keys(table)
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .join('|')
const SYLLABLE = new RegExp(
  `(${alternatives(INITIALS)})?(${alternatives(VOWELS)})((?:${alternatives(FINALS)})(?![aeiouy]))?`,
  'y',
)

/** `ung` and `yun` stand for 엉 and 연 in most names: Jung, Sung, Hyun. */
function vowelOf(vowel: string, initial: string, final: string): string {
  if (final === 'ng' && (vowel === 'u' || vowel === 'ou')) return 'o'
  if (final === 'ng' && vowel === 'yu') return 'yo'
  if (final === 'n' && vowel === 'yu' && initial === 'h') return 'yo'
  if (final === 'k' && vowel === 'yu' && initial === 'h') return 'yo'
  return VOWELS[vowel] ?? vowel
}

/** The sounds of a romanised given name, `Jun-ho` or `Junho`; null where it is no Korean. */
export function koreanSounds(word: string): string | null {
  let sounds = ''
  for (let at = 0; at < word.length;) {
    SYLLABLE.lastIndex = at
    const match = SYLLABLE.exec(word.replace(/you(?=ng)/g, 'yeo').replace(/yuo/g, 'yeo'))
    if (!match) return null
    const [text, initial = '', vowel = '', final = ''] = match
    sounds += joined(INITIALS[initial]!, vowelOf(vowel, initial, final)) + FINALS[final]!
    at += text.length
  }
  return sounds
}
const joined = (initial: string, vowel: string): string => {
  // J, C and S have the glide in themselves
  const plain = /^[JCS]$/.test(initial) ? vowel.replace(/[yw]/, '') : vowel
  if (initial === 's' && plain === 'i') return 'Si'
  if (initial === 't' && plain === 'i') return 'Ci'
  if (plain === 'ye') return initial + 'e'
  if (initial === 'h' && plain.startsWith('w')) return `f${plain.slice(1)}`
  return plain.startsWith('w') && initial ? `${initial}u${plain.slice(1)}` : initial + plain
}

const FIRST = 0xac00
const HANGUL_INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const HANGUL_VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const HANGUL_FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')
const VOICELESS: Record<string, string> = { g: 'k', d: 't', b: 'p', j: 'ch' }

/** The sounds of a name in Hangul; null for another text. */
export function hangulSounds(text: string, isFamilyName: boolean): string | null {
  if (!/^[가-힣]+$/.test(text)) return null
  return [...text]
    .map((syllable, at) => {
      const code = syllable.charCodeAt(0) - FIRST
      const voiced = HANGUL_INITIALS[Math.floor(code / 588)]!
      const initial = at === 0 && isFamilyName ? (VOICELESS[voiced] ?? voiced) : voiced
      const vowel = HANGUL_VOWELS[Math.floor(code / 28) % 21]!
      return joined(INITIALS[initial]!, VOWELS[vowel]!) + FINALS[HANGUL_FINALS[code % 28]!]!
    })
    .join('')
}
