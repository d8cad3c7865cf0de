/** Hepburn, Kunrei and passport spellings of Japanese names as sounds; null where it is no romaji. */
const MORA =
  /(?:(tch|([kstpcgdbz])(?=\2))|(n(?:'|(?![aiueoy]))|m(?=[mbp]))|((?:sh|ch|ts|[kgnhbpmr]y|[kgsztdnhfbpmyrwj])?)([aiueo]))/y
const SPELLINGS: Record<string, string> = {
  si: 'Si',
  ti: 'Ci',
  tu: 'Xu',
  zi: 'Ji',
  di: 'Ji',
  du: 'zu',
  hu: 'fu',
}
const CONSONANTS: Record<string, string> = { sh: 'S', ch: 'C', ts: 'X', j: 'J' }

export function japaneseSounds(word: string): string | null {
  let sounds = ''
  for (let at = 0; at < word.length;) {
    MORA.lastIndex = at
    const match = MORA.exec(word)
    if (!match) return null
    const [text, doubled, , nasal, consonant = '', vowel = ''] = match
    if (doubled) sounds += 'Q'
    else if (nasal) sounds += 'N'
    else sounds += SPELLINGS[consonant + vowel] ?? (CONSONANTS[consonant] ?? consonant) + vowel
    at += doubled ? 1 : text.length
  }
  return sounds
}
/** How many kana a romaji word has; 0 for another word. */
export const countMorae = (word: string): number =>
  japaneseSounds(word)?.match(/[aiueoNQ]/g)?.length ?? 0

/** Passports write oh for a long o. */
export const withLongVowels = (word: string): string => word.replace(/oh(?![aiueoy])/g, 'oo')
