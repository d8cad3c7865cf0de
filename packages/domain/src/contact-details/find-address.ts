const MESSENGER =
  /(?<!\p{L})(?:kakao(?:talk)?|wechat|weixin|whatsapp|telegram|instagram|insta|skype|카카오톡|카톡|위챗|微信|威信)\s?[:=@]\s?[\w.-]{3}/u
const MESSENGER_ID =
  /(?<!\p{L})(?:line|kakao(?:talk)?|wechat|weixin|라인|카카오톡|카톡|위챗|微信|ライン)\s?(?:id|아이디|号)\s?(?:is|は|:|=|은|는|是)?\s?[\w.-]{3}/u
const HANDLE = /(?:^|\s)@[\w.]{3}/u
const POSTCODE = /〒\s?\d/
const JAPANESE_ADDRESS = /\d\s?(?:丁目|番地|番\s?\d+\s?号)/
const ROMAN_ADDRESS = /\d,?\s\p{L}{2,30}-(?:ku|shi|cho|machi|gun|mura|dori|dong|gu|ro|gil)\b/u
const STREET = /\b\d{1,5}\s(?:\p{L}{2,20}\s){1,2}(?:street|avenue|boulevard|blvd)\b/u
const KOREAN_ADDRESS = /[가-힣]{2,10}(?:로|길)\s?\d{1,4}(?:번길|-\d|번지|호)/
const CHINESE_ADDRESS = /[路街巷弄]\s?\d{1,5}\s?[号號]/

const ADDRESSES = [
  MESSENGER,
  MESSENGER_ID,
  HANDLE,
  POSTCODE,
  JAPANESE_ADDRESS,
  ROMAN_ADDRESS,
  STREET,
  KOREAN_ADDRESS,
  CHINESE_ADDRESS,
]

/** Whether a text names an account of a messenger or a postal address. Digits are ASCII. */
export const hasAddress = (text: string): boolean => {
  const lower = text.toLowerCase()
  return ADDRESSES.some((address) => address.test(lower))
}
