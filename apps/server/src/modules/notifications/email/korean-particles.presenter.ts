const PAIRS: Readonly<Record<string, readonly [afterConsonant: string, afterVowel: string]>> = {
  '이(가)': ['이', '가'],
  '을(를)': ['을', '를'],
  '은(는)': ['은', '는'],
}
const FIRST = 0xac00,
  LAST = 0xd7a3,
  FINALS = 28

/**
 * Chooses the particle by the sound before it, as Korean does: 4,500엔이, 30달러가. After anything
 * but a Korean syllable both forms stay, as is usual in writing.
 */
export function chooseParticles(text: string): string {
  return text.replace(
    /(.)(이\(가\)|을\(를\)|은\(는\))/gu,
    (whole, before: string, particle: string) => {
      const code = before.charCodeAt(0)
      if (code < FIRST || code > LAST) return whole
      // the code modulo 28 is the final consonant of the syllable; 0 means none
      return before + PAIRS[particle]![(code - FIRST) % FINALS === 0 ? 1 : 0]
    },
  )
}
