export const REGIONS = [
  'hokkaido',
  'tohoku',
  'kanto',
  'chubu',
  'kansai',
  'chugoku',
  'shikoku',
  'kyushu',
] as const
export type Region = (typeof REGIONS)[number]

/**
 * The 47 prefectures by region, in the order of their JIS X 0401 numbers (Mie counts as Kansai, as in
 * the course list).
 */
const PREFECTURES: Record<Region, readonly string[]> = {
  hokkaido: ['Hokkaido'],
  tohoku: ['Aomori', 'Iwate', 'Miyagi', 'Akita', 'Yamagata', 'Fukushima'],
  kanto: ['Ibaraki', 'Tochigi', 'Gunma', 'Saitama', 'Chiba', 'Tokyo', 'Kanagawa'],
  chubu: [
    'Niigata',
    'Toyama',
    'Ishikawa',
    'Fukui',
    'Yamanashi',
    'Nagano',
    'Gifu',
    'Shizuoka',
    'Aichi',
  ],
  kansai: ['Mie', 'Shiga', 'Kyoto', 'Osaka', 'Hyogo', 'Nara', 'Wakayama'],
  chugoku: ['Tottori', 'Shimane', 'Okayama', 'Hiroshima', 'Yamaguchi'],
  shikoku: ['Tokushima', 'Kagawa', 'Ehime', 'Kochi'],
  kyushu: ['Fukuoka', 'Saga', 'Nagasaki', 'Kumamoto', 'Oita', 'Miyazaki', 'Kagoshima', 'Okinawa'],
}
export const PREFECTURE_NAMES: readonly string[] = REGIONS.flatMap((region) => PREFECTURES[region])
/**
 * The region of a prefecture by its English name as in the course list ("Chiba"); undefined for any
 * other text.
 */
export const regionOfPrefecture = (name: string): Region | undefined =>
  REGIONS.find((region) => PREFECTURES[region].includes(name))
