export const REGIONS = ['hokkaido', 'tohoku', 'kanto', 'chubu', 'kansai', 'chugoku', 'shikoku', 'kyushu'] as const
export type Region = (typeof REGIONS)[number]

/** The 47 prefectures by region (Mie counts as Kansai, as the course list has it): English name and the stem of the Japanese one. */
const PREFECTURES: Record<Region, readonly (readonly [en: string, ja: string])[]> = {
  hokkaido: [['Hokkaido', '北海道']],
  tohoku: [['Aomori', '青森'], ['Iwate', '岩手'], ['Miyagi', '宮城'], ['Akita', '秋田'], ['Yamagata', '山形'], ['Fukushima', '福島']],
  kanto: [['Ibaraki', '茨城'], ['Tochigi', '栃木'], ['Gunma', '群馬'], ['Saitama', '埼玉'], ['Chiba', '千葉'], ['Tokyo', '東京'], ['Kanagawa', '神奈川']],
  chubu: [['Niigata', '新潟'], ['Toyama', '富山'], ['Ishikawa', '石川'], ['Fukui', '福井'], ['Yamanashi', '山梨'], ['Nagano', '長野'], ['Gifu', '岐阜'], ['Shizuoka', '静岡'], ['Aichi', '愛知']],
  kansai: [['Mie', '三重'], ['Shiga', '滋賀'], ['Kyoto', '京都'], ['Osaka', '大阪'], ['Hyogo', '兵庫'], ['Nara', '奈良'], ['Wakayama', '和歌山']],
  chugoku: [['Tottori', '鳥取'], ['Shimane', '島根'], ['Okayama', '岡山'], ['Hiroshima', '広島'], ['Yamaguchi', '山口']],
  shikoku: [['Tokushima', '徳島'], ['Kagawa', '香川'], ['Ehime', '愛媛'], ['Kochi', '高知']],
  kyushu: [['Fukuoka', '福岡'], ['Saga', '佐賀'], ['Nagasaki', '長崎'], ['Kumamoto', '熊本'], ['Oita', '大分'], ['Miyazaki', '宮崎'], ['Kagoshima', '鹿児島'], ['Okinawa', '沖縄']],
}
export type PrefecturePlace = { readonly prefecture: string; readonly region: Region }
const ALL = REGIONS.flatMap((region) => PREFECTURES[region].map(([en, ja]) => ({ en, ja, region })))
export const PREFECTURE_NAMES: readonly string[] = ALL.map((p) => p.en)

/** The prefecture named in a free address, in English or Japanese; the one named last wins ("Chiba Bldg, Tokyo" is in Tokyo). Null when none is named. */
export function prefectureInAddress(address: string): PrefecturePlace | null {
  const text = address.toLowerCase().replace(/ō/g, 'o').replace(/ū/g, 'u')
  let best: (PrefecturePlace & { at: number }) | null = null
  for (const p of ALL) {
    const word = new RegExp(`(?<![a-z])${p.en.toLowerCase()}(?![a-z])`, 'g')
    const en = Math.max(-1, ...[...text.matchAll(word)].map((m) => m.index))
    // 京都 is part of 東京都: the character before must not be 東
    const ja = p.ja === '京都' ? text.search(/(?<!東)京都/) : text.lastIndexOf(p.ja)
    const at = Math.max(en, ja)
    if (at >= 0 && (!best || at > best.at)) best = { prefecture: p.en, region: p.region, at }
  }
  return best && { prefecture: best.prefecture, region: best.region }
}
