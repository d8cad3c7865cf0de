/** Pinyin as sounds, by the usual table of Chinese syllables in Japanese. */
const INITIALS: Record<string, string> = {
  zh: 'J',
  ch: 'C',
  sh: 'S',
  b: 'b',
  p: 'p',
  m: 'm',
  f: 'f',
  d: 'd',
  t: 't',
  n: 'n',
  l: 'r',
  g: 'g',
  k: 'k',
  h: 'h',
  j: 'J',
  q: 'C',
  x: 'S',
  r: 'r',
  z: 'z',
  c: 'X',
  s: 's',
  y: 'y',
  w: 'w',
  '': '',
}
const FINALS: Record<string, string> = {
  iang: 'iaN',
  iong: 'yoN',
  uang: 'uaN',
  iao: 'iao',
  ian: 'ieN',
  uai: 'uai',
  uan: 'uaN',
  ang: 'aN',
  eng: 'oN',
  ing: 'iN',
  ong: 'oN',
  ai: 'ai',
  an: 'aN',
  ao: 'ao',
  ei: 'ei',
  en: 'eN',
  er: 'aru',
  ia: 'ia',
  ie: 'ie',
  in: 'iN',
  iu: 'iu',
  ou: 'ou',
  ua: 'ua',
  ue: 'ue',
  ui: 'ui',
  un: 'uN',
  uo: 'uo',
  a: 'a-',
  e: 'e-',
  i: 'i-',
  o: 'o-',
  u: 'u-',
  v: 'yu-',
  ü: 'yu-',
}
/** Syllables whose sound the parts do not give. */
const WHOLE: Record<string, string> = {
  zi: 'zu-',
  ci: 'Xu-',
  si: 'su-',
  yi: 'i-',
  yu: 'yu-',
  yuan: 'yueN',
  yue: 'yue',
  yun: 'yuN',
  yin: 'iN',
  ying: 'iN',
  yan: 'ieN',
  ye: 'ie',
  you: 'yo-',
  wu: 'u-',
  wei: 'wei',
  wo: 'wo',
  wen: 'weN',
  ju: 'Ju-',
  qu: 'Cu-',
  xu: 'Su-',
  hua: 'hoa',
  huang: 'hoaN',
  huan: 'hoaN',
  huai: 'hoai',
  hui: 'hoi',
  he: 'ho-',
  de: 'da-',
  ge: 'go-',
  ke: 'ko-',
  le: 'ro-',
  te: 'to-',
  she: 'So-',
  zhe: 'Jo-',
  che: 'Co-',
  wang: 'waN',
  weng: 'woN',
  lü: 'ryu-',
  lv: 'ryu-',
  liu: 'ryu-',
  zhou: 'Jo-',
  zhu: 'Ju-',
  shu: 'Su-',
  shuang: 'SuaN',
  xia: 'Sia',
  feng: 'foN',
  fu: 'fu-',
  ma: 'ma-',
}
const alternatives = (table: Record<string, string>) =>
  Object.keys(table)
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .join('|')
// n and g belong to the next syllable before a vowel
const SYLLABLE = new RegExp(
  `(${alternatives(INITIALS)})?((?:${alternatives(FINALS)})(?!(?<=[ng])[aeiouü]))`,
  'y',
)

/** The sounds of a pinyin word, `Xiaoming`; null where it is no pinyin. */
export function chineseSounds(word: string): string | null {
  let sounds = ''
  for (let at = 0; at < word.length;) {
    SYLLABLE.lastIndex = at
    const match = SYLLABLE.exec(word)
    if (!match) return null
    const [text, initial = '', final = ''] = match
    sounds += WHOLE[text] ?? syllableSounds(INITIALS[initial]!, FINALS[final]!)
    at += text.length
  }
  // vowels are long in names of one syllable, and at the end
  return sounds.replace(/-(?=.)/g, '')
}
/** J, C, S and r take the i of ia, iao and iang as their glide. */
function syllableSounds(initial: string, final: string): string {
  if (/^[JCS]$/.test(initial)) return initial + final.replace(/^i(?=ao|aN)/, '')
  if (/^[rmndtbp]$/.test(initial)) return initial + final.replace(/^i(?=ao|aN)/, 'y')
  return initial + final
}
