import { readingOf, spokenTime } from '@tomogolf/domain/player-names/reading'
import type { ArrivalCard } from '../../queries/player-names.ts'

type Facts = {
  host: Pick<ArrivalCard['host'], 'familyName' | 'familyNameKanji'>
  guest: Pick<ArrivalCard['guest'], 'katakana'>
  /** `HH:mm` in Japan. */
  clock: string
}

/**
 * What a guest says at the front desk, in Japanese and as it is read aloud; what is not known is left
 * out. Without kanji the family name stays in Latin letters.
 */
export function receptionWords({ host, guest, clock }: Facts): {
  lines: string[]
  reading: string
} {
  const family = host.familyNameKanji ?? host.familyName
  const time = spokenTime(clock)
  const name = guest.katakana
  const lines = [
    family && `${family}さんの組で、`,
    name ? `${time.text}スタートの` : `${time.text}スタートです。`,
    name && `${name}です。`,
  ].filter((line) => line !== null)
  const spoken = [
    // the reading of kanji is not known, that of Latin letters is
    family && `${host.familyName ?? family}-san no kumi de,`,
    name ? `${time.reading} sutāto no,` : `${time.reading} sutāto desu.`,
    name && `${readingOf(name)} desu.`,
  ].filter((part) => part !== null)
  const reading = spoken.join(' ')
  return { lines, reading: reading.charAt(0).toUpperCase() + reading.slice(1) }
}

const SMALL_WORDS = new Set(['no'])
/** The reading of a course, which the course list has in lower case, with capitals. */
export const courseReading = (romaji: string): string =>
  romaji
    .split(' ')
    .map((word) => (SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
