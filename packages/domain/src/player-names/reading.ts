import { kanaToLetters } from '../search/kana.ts'

const MACRON = '\u0304'
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A name in katakana in Hepburn romaji, for people who read it aloud: カーター → Kātā. */
export const readingOf = (katakana: string): string =>
  katakana
    .replace(/ン(?=[アイウエオヤユヨ])/g, "ン'")
    .split('ー')
    .map(kanaToLetters)
    .join(MACRON)
    .normalize('NFC')
    .split(/[ ・]/)
    .map(capitalised)
    .join(' ')

const HOURS =
  'rei ichi ni san yo go roku shichi hachi ku jū jūichi jūni jūsan jūyo jūgo jūroku jūshichi jūhachi jūku nijū nijūichi nijūni nijūsan'.split(
    ' ',
  )
const TENS = ['', 'jū', 'nijū', 'sanjū', 'yonjū', 'gojū']
const MINUTES = 'juppun ippun ni-fun sanpun yonpun go-fun roppun nana-fun happun kyū-fun'.split(' ')
const WHOLE_TENS = ['', 'juppun', 'nijuppun', 'sanjuppun', 'yonjuppun', 'gojuppun']

/** A time of the clock `HH:mm` as it is written and spoken in Japanese: 7時42分, shichi-ji yonjūni-fun. */
export function spokenTime(clock: string): { text: string; reading: string } {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  const tens = Math.floor(minute / 10)
  const minutes =
    minute % 10 === 0 ? WHOLE_TENS[tens]! : joinTens(TENS[tens]!, MINUTES[minute % 10]!)
  return {
    text: minute === 0 ? `${hour}時` : `${hour}時${minute}分`,
    reading: [`${HOURS[hour]}-ji`, minutes].filter(Boolean).join(' '),
  }
}
const joinTens = (tens: string, minutes: string) =>
  tens && !minutes.includes('-') ? `${tens}-${minutes}` : tens + minutes
