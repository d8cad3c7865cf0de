/** How a word ends, as far as a particle depends on it. ㄹ counts as a vowel before (으)로. */
type Ending = 'vowel' | 'consonant' | 'rieul'

const PAIRS: Readonly<Record<string, readonly [afterConsonant: string, afterVowel: string]>> = {
  '이(가)': ['이', '가'],
  '을(를)': ['을', '를'],
  '은(는)': ['은', '는'],
  '과(와)': ['과', '와'],
  '이에요(예요)': ['이에요', '예요'],
  '(이)': ['이', ''],
  '(으)': ['으', ''],
}
const PARTICLE =
  /이\(가\)|을\(를\)|은\(는\)|과\(와\)|이에요\(예요\)|\(이\)(?=[가-힣])|\(으\)(?=로)/g

const FIRST_SYLLABLE = 0xac00
const FINALS = 28
const RIEUL = 8

/** 영 일 이 삼 사 오 육 칠 팔 구; 10, 100, 1,000 and 10,000 end in consonants, like 영. */
const DIGITS = [
  'consonant',
  'rieul',
  'vowel',
  'consonant',
  'vowel',
  'vowel',
  'consonant',
  'rieul',
  'rieul',
  'vowel',
] as const satisfies readonly Ending[]

/**
 * Latin words, by the usual transcription: L, M, N and NG are final consonants (메일, 톰, 존); so are
 * B, C, K, P and T after one short vowel (클럽, 잭, 팻). Otherwise a vowel is heard, its own or an added
 * one (마이크, 로버트, 데이비드). An initial is read as the letter: L 엘, R 알, M 엠, N 엔.
 */
function latinEnding(word: string): Ending {
  const initial = /^[A-Z]$/.exec(word)
  if (initial) return /[LR]/.test(word) ? 'rieul' : /[MN]/.test(word) ? 'consonant' : 'vowel'
  if (/l$/i.test(word)) return 'rieul'
  return /(?:[mn]|ng|(?:^|[^aeiou])[aeiouy](?:[bckpt]|ck|tt))$/i.test(word) ? 'consonant' : 'vowel'
}

function hangulEnding(syllable: string): Ending {
  // the code modulo 28 is the final consonant of the syllable; 0 means none
  const final = (syllable.charCodeAt(0) - FIRST_SYLLABLE) % FINALS
  if (final === 0) return 'vowel'
  return final === RIEUL ? 'rieul' : 'consonant'
}

/** The text without a remark in brackets at its end: 클럽(Club). */
function withoutRemark(text: string): string {
  const close = text.lastIndexOf(')')
  const open = text.lastIndexOf('(', close)
  const isLast = close > 0 && !/[\p{L}\p{N}]/u.test(text.slice(close + 1))
  if (!isLast || open < 1 || text.slice(open, close).includes(')')) return text
  return text.slice(0, open).trimEnd()
}

/**
 * The ending of a text: of its last letter or digit. Tags, quotation marks and a remark in brackets
 * are skipped: 클럽(Club)을. Undefined when its sound is not known, for example of a Chinese character.
 */
function endingOf(text: string): Ending | undefined {
  const words = withoutRemark(text.replace(/<\/?\w+>/g, '').normalize('NFKC'))
  const [last] = /[\p{L}\p{N}%](?=[^\p{L}\p{N}%]*$)/u.exec(words) ?? ['']
  if (/[가-힣]/.test(last)) return hangulEnding(last)
  // a time is read with its units: 7시 42분, 8시
  if (/\d:\d\d(?=\D*$)/.test(words)) return /:00(?=\D*$)/.test(words) ? 'vowel' : 'consonant'
  if (/\d/.test(last)) return DIGITS[Number(last)]
  // percent is read 퍼센트
  if (last === '%') return 'vowel'
  if (/[\u3041-\u30ff]/.test(last)) return /[んン]/.test(last) ? 'consonant' : 'vowel'
  if (!/\p{Script=Latin}/u.test(last)) return undefined
  const latin = words.match(/\p{Script=Latin}+/gu)!.at(-1)!
  return latinEnding(latin.normalize('NFD').replace(/\p{Diacritic}/gu, ''))
}

/**
 * Chooses the particle by the sound before it, as Korean does: 4,500엔이, 30달러가. Both forms stay
 * after a sound that is not known, as is usual in writing.
 */
export const chooseParticles = (text: string): string =>
  text.replace(PARTICLE, (particle, offset: number) => {
    const ending = endingOf(text.slice(0, offset))
    if (ending === undefined) return particle
    const closed = ending === 'consonant' || (ending === 'rieul' && particle !== '(으)')
    return PAIRS[particle]![closed ? 0 : 1]
  })
