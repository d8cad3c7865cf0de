import type { Language } from '@tomogolf/phrases/languages'

/**
 * Cities of IANA zones as readers write them, where most viewers of a language live. Everybody in
 * China speaks of the time of Beijing. Few, because the first page loads them.
 */
export const ZONE_CITIES: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  ko: {
    Bangkok: '방콕',
    'Hong Kong': '홍콩',
    London: '런던',
    'Los Angeles': '로스앤젤레스',
    'New York': '뉴욕',
    Shanghai: '상하이',
    Singapore: '싱가포르',
    Sydney: '시드니',
    Taipei: '타이베이',
    Toronto: '토론토',
    Vancouver: '밴쿠버',
  },
  zh: {
    'Hong Kong': '香港',
    'Kuala Lumpur': '吉隆坡',
    London: '伦敦',
    'Los Angeles': '洛杉矶',
    Macau: '澳门',
    'New York': '纽约',
    Shanghai: '北京',
    Singapore: '新加坡',
    Sydney: '悉尼',
    Taipei: '台北',
    Toronto: '多伦多',
    Vancouver: '温哥华',
  },
}
