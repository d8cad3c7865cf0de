import { HIDDEN } from '../people/hidden-characters.ts'
import { asciiDigits } from './ascii-digits.ts'
import { hasAddress } from './find-address.ts'

/**
 * What a text between strangers must not contain. `address`: of a messenger or a place; `hidden`:
 * characters that a reader cannot see.
 */
export const CONTACT_DETAILS = ['phone', 'email', 'address', 'link', 'hidden'] as const
export type ContactDetail = (typeof CONTACT_DETAILS)[number]

/** A phone number without its area code has eight digits in Japan, Korea and Hong Kong. */
const MIN_PHONE_DIGITS = 8

/** Several people and signs that are drawn as one; they are joined by characters without a shape. */
const EMOJI =
  /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)*/gu
/** After a digit: 1 and a frame, the key of a phone. */
const KEYCAP = /(?<=[\d#*])\uFE0F?\u20E3/gu
const LINE_BREAKS = /[\n\r\t]/g

const digitNames = (names: string, digits: string): ReadonlyMap<string, string> =>
  new Map([...names].map((name, index) => [name, digits[index]!]))
/** Chinese and Japanese, and Korean. */
const DIGIT_NAMES: readonly ReadonlyMap<string, string>[] = [
  digitNames('〇零一二三四五六七八九幺', '001234567891'),
  digitNames('공영일이삼사오육칠팔구', '00123456789'),
]

/** A date in full has as many digits as a phone number. */
const DATE = /(?<!\d)(?:19|20)\d\d[-/.年년]\s?\d{1,2}[-/.月월]\s?\d{1,2}(?!\d)/gu
/** One price or a range of two, with its currency before or after it. */
const PRICE =
  /[¥$€£₩]\s?[1-9]\d{0,5}(?:\s?[-~–〜]\s?[¥$€£₩]?\s?[1-9]\d{0,5})?(?![-.\s]?\d)|(?<![\d+][-.\s]?)[1-9]\d{0,5}\s?[-~–〜]\s?[1-9]\d{0,5}\s?(?:yen|円|jpy|usd|dollars|won|원|엔|元)/giu
const PHONE = new RegExp(
  String.raw`\d(?:[\s\-‐-―−ーｰ.·・/()（）_*+~〜]{0,4}\d){${MIN_PHONE_DIGITS - 1},}`,
  'u',
)
const AT = String.raw`(?:\s{0,2}[@＠]\s{0,2}|\s{0,2}[[(]\s?at\s?[\])]\s{0,2}|\s{1,2}at\s{1,2})`
const DOT = String.raw`(?:\.|\s{0,2}[[(]\s?(?:dot|\.)\s?[\])]\s{0,2}|\s{1,2}dot\s{1,2})`
const LABEL = String.raw`[\p{L}\p{N}-]{1,63}`
const EMAIL = new RegExp(
  String.raw`[\p{L}\p{N}._%+-]{1,64}${AT}${LABEL}(?:${DOT}${LABEL}){0,4}${DOT}\p{L}{2,24}`,
  'iu',
)
const SCHEME =
  /(?<![a-z])(?:[a-z][a-z0-9+-]{1,15}:\/\/|www\.|(?:tel|sms|mailto|whatsapp|line|skype):\s?\S)/iu
/** Endings of addresses that people share; a full list would find "yes.no" and "e.g". */
const ENDINGS = [
  'com|net|org|info|biz|app|dev|page|site|shop|store|online|link|club|golf|tokyo|xyz',
  'jp|kr|cn|tw|hk|sg|uk|us|de|fr|es|it|ru|au|nz|ca|eu|io|ai|co|me|tv|fm|gg|cc|ly|gl|gd|to|be|im|la|ws',
].join('|')
const DOMAIN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${LABEL}(?:\.${LABEL}){0,4}\.(?:${ENDINGS})(?![\p{Script=Latin}\p{N}-])`,
  'iu',
)
const SPELT_DOMAIN = new RegExp(
  String.raw`${LABEL}(?:\s{0,2}[[(]\s?(?:dot|\.)\s?[\])]\s{0,2}|\s{1,2}dot\s{1,2})(?:com|net|org|jp|kr|cn|me)(?![\p{L}\p{N}])`,
  'iu',
)

/** One form of all letters and digits: half and full width, any script's digits, an ideographic dot. */
function plain(text: string): string {
  return asciiDigits(text.normalize('NFKC')).replace(/(?<=[a-z0-9])。(?=[a-z0-9])/giu, '.')
}
const hasPhone = (text: string): boolean =>
  PHONE.test(text.replace(DATE, ' , ').replace(PRICE, ' , '))

/**
 * Which contact details a text contains, in the order of `CONTACT_DETAILS`: they would lead two
 * people who have not played together around the platform.
 */
export function findContactDetails(text: string): readonly ContactDetail[] {
  const seen = text.replace(EMOJI, ' ').replace(KEYCAP, '').replace(LINE_BREAKS, ' ')
  const letters = plain([...seen].filter((character) => !HIDDEN.test(character)).join(''))
  const spelt = DIGIT_NAMES.map((names) =>
    [...letters].map((character) => names.get(character) ?? character).join(''),
  )
  const found: Record<ContactDetail, boolean> = {
    phone: [letters, ...spelt].some(hasPhone),
    email: EMAIL.test(letters),
    address: hasAddress(letters),
    link: SCHEME.test(letters) || isLink(letters),
    hidden: HIDDEN.test(seen),
  }
  return CONTACT_DETAILS.filter((kind) => found[kind])
}
/** An email address ends like a link; it is told as what it is. */
function isLink(text: string): boolean {
  const rest = text.replace(new RegExp(EMAIL, 'giu'), ' ')
  return DOMAIN.test(rest) || SPELT_DOMAIN.test(rest)
}
