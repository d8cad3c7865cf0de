import { asciiDigits } from './message-text.ts'

export const CONTACT_KINDS = ['phone', 'address', 'link'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

/** As numbers are spelled out in Japanese and Chinese. */
const WRITTEN_DIGITS = '〇一二三四五六七八九'
const DOTS = /[。．｡․‧•·]|\(\s*dot\s*\)|\[\s*dot\s*\]|\s+dot\s+/gi
const AT = /＠|﹫|\(\s*at\s*\)|\[\s*at\s*\]/gi

/** One notation of digits, dots and width, so that the rules below need only one. */
const plain = (text: string): string =>
  asciiDigits(text.normalize('NFKC'))
    .replace(/[〇一二三四五六七八九]/g, (digit) => String(WRITTEN_DIGITS.indexOf(digit)))
    .replace(AT, '@')
    .toLowerCase()

// dates, times and amounts are long numbers too
const DATES = /(?:19|20)\d\d\s?[-/.年]\s?\d{1,2}\s?[-/.月]\s?\d{1,2}日?|\d{1,2}:\d\d|[$¥₩€£]\s?\d+/g
/** Nine digits or more, with what people put between them. */
const PHONE = /(?:\d[ \-‐-―ー−.()/_~・]{0,3}){9,15}/
const EMAIL = /[\p{L}\d._%+-]{1,64}\s?@\s?[\p{L}\d-]{1,63}/u
const MESSENGER =
  /(?<!\p{L})(?:kakao(?:talk)?|wechat|weixin|whatsapp|telegram|instagram|insta|skype|카카오톡|카톡|위챗|微信|威信)\s?[:=@]\s?[\w.-]{3}/u
const MESSENGER_ID =
  /(?<!\p{L})(?:line|kakao(?:talk)?|wechat|weixin|라인|카카오톡|카톡|위챗|微信|ライン)\s?(?:id|아이디|号)\s?(?:is|は|:|=|은|는|是)?\s?[\w.-]{3}/u
const HANDLE = /(?:^|\s)@[\w.]{3}/
const POSTCODE = /〒|(?:^|[^\d-])\d{3}-\d{4}(?![\d-])/
const JAPANESE_ADDRESS = /\d\s?(?:丁目|番地|番\s?\d+\s?号)/
const ROMAN_ADDRESS = /\d,?\s\p{L}{2,30}-(?:ku|shi|cho|machi|gun|mura|dori|dong|gu|ro|gil)\b/u
const STREET = /\b\d{1,5}\s(?:\p{L}{2,20}\s){1,2}(?:street|avenue|boulevard|blvd)\b/u
const KOREAN_ADDRESS = /[가-힣]{2,10}(?:로|길)\s?\d{1,4}(?:번길|-\d|번지|호)/
const CHINESE_ADDRESS = /[路街巷弄]\s?\d{1,5}\s?[号號]/
const SCHEME = /\b[a-z][a-z+.-]{1,10}:\/\/|www\./
/** Endings that no abbreviation of a sentence has. */
const DOMAIN =
  /(?:[\p{L}\d-]\s?\.\s?(?:com|net|org|info|biz|app|dev|xyz|shop|site|jp|kr|cn|tw|hk|sg|uk|au|ly|gg)(?![\p{L}\d]))|(?<!\p{L})(?:line|wa|t|m)\.me(?!\p{L})/u

/**
 * What of a message would let strangers meet outside the game, in any notation. It stops what people
 * write without thinking; a person who spells a number over several messages gets through.
 */
export function findContact(text: string): ContactKind | null {
  const written = plain(text)
  const dotted = plain(text.replace(DOTS, '.'))
  if (SCHEME.test(dotted)) return 'link'
  const addresses = [
    EMAIL,
    HANDLE,
    MESSENGER,
    MESSENGER_ID,
    POSTCODE,
    JAPANESE_ADDRESS,
    ROMAN_ADDRESS,
    STREET,
    KOREAN_ADDRESS,
    CHINESE_ADDRESS,
  ]
  if (PHONE.test(written.replace(DATES, ' # '))) return 'phone'
  if (addresses.some((address) => address.test(written))) return 'address'
  return DOMAIN.test(dotted) ? 'link' : null
}
