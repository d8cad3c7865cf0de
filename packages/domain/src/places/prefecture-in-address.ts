import { regionOfPrefecture, type Region } from '../regions.ts'

export type PrefecturePlace = { readonly prefecture: string; readonly region: Region }
/** The Japanese names of the prefectures, without their suffix. */
const JAPANESE: Record<string, string> = {
  Hokkaido: '北海道',
  Aomori: '青森',
  Iwate: '岩手',
  Miyagi: '宮城',
  Akita: '秋田',
  Yamagata: '山形',
  Fukushima: '福島',
  Ibaraki: '茨城',
  Tochigi: '栃木',
  Gunma: '群馬',
  Saitama: '埼玉',
  Chiba: '千葉',
  Tokyo: '東京',
  Kanagawa: '神奈川',
  Niigata: '新潟',
  Toyama: '富山',
  Ishikawa: '石川',
  Fukui: '福井',
  Yamanashi: '山梨',
  Nagano: '長野',
  Gifu: '岐阜',
  Shizuoka: '静岡',
  Aichi: '愛知',
  Mie: '三重',
  Shiga: '滋賀',
  Kyoto: '京都',
  Osaka: '大阪',
  Hyogo: '兵庫',
  Nara: '奈良',
  Wakayama: '和歌山',
  Tottori: '鳥取',
  Shimane: '島根',
  Okayama: '岡山',
  Hiroshima: '広島',
  Yamaguchi: '山口',
  Tokushima: '徳島',
  Kagawa: '香川',
  Ehime: '愛媛',
  Kochi: '高知',
  Fukuoka: '福岡',
  Saga: '佐賀',
  Nagasaki: '長崎',
  Kumamoto: '熊本',
  Oita: '大分',
  Miyazaki: '宮崎',
  Kagoshima: '鹿児島',
  Okinawa: '沖縄',
}
const RANKS: Record<string, string> = { 北海道: '', 東京: '都', 京都: '府', 大阪: '府' }
const english = (name: string, suffix: string) =>
  new RegExp(`(?<![a-z])${name.toLowerCase()}${suffix}(?![a-z])`, 'g')
// 東京都 contains 京都, and 東京都府中市 even 京都府: the earlier match wins
const japanese = (stem: string, suffix: string) => new RegExp(`${stem}${suffix}`, 'g')
/**
 * Spellings of a prefecture: with its suffix ("千葉県", "Chiba Prefecture", "Osaka-fu") and the bare
 * name.
 */
const PLACES = Object.entries(JAPANESE).map(([en, ja]) => ({
  prefecture: en,
  japaneseRanked: japanese(ja, RANKS[ja] ?? '[県縣县]'),
  japaneseBare: japanese(ja, ''),
  englishRanked: english(en, '(?:[ -]prefecture|-(?:to|fu|ken))'),
  englishBare: english(en, ''),
}))
type Spelling = 'japaneseRanked' | 'japaneseBare' | 'englishRanked' | 'englishBare'
/**
 * The prefecture named in a free address, in English or Japanese; null when none is named. A name
 * with its suffix beats a bare one, because bare names are also towns and wards (福島区 is in Osaka).
 * English writes the prefecture last, Japanese first: that one wins.
 */
export function prefectureInAddress(address: string): PrefecturePlace | null {
  // strip macrons and circumflexes: Ōita, Hyôgo
  const text = address
    .normalize('NFD')
    .replace(/[\u0302\u0304]/g, '')
    .normalize('NFKC')
    .toLowerCase()
  const mentions = (spelling: Spelling) =>
    PLACES.flatMap((place) =>
      [...text.matchAll(place[spelling])].map((match) => ({ place, at: match.index })),
    ).sort((a, b) => a.at - b.at)
  const best =
    mentions('japaneseRanked')[0] ??
    mentions('englishRanked').at(-1) ??
    mentions('englishBare').at(-1) ??
    mentions('japaneseBare')[0]
  const prefecture = best?.place.prefecture
  const region = prefecture && regionOfPrefecture(prefecture)
  return region ? { prefecture, region } : null
}
