export type RegionId = 'hokkaido' | 'tohoku' | 'kanto' | 'chubu' | 'kansai' | 'chugoku' | 'shikoku' | 'kyushu'

/** Names as the tile map shows them, in the four languages of the product (zh: Simplified). */
export interface PlaceNames { en: string; ja: string; ko: string; zh: string }

export interface Region extends PlaceNames {
  id: RegionId
  /** The region's name in the course list. */
  listName: string
}

export interface Prefecture extends PlaceNames {
  /** JIS X 0401 number, 1..47. */
  code: number
  id: string
  region: RegionId
  /** Place on the tile map, from 1. */
  col: number
  row: number
}

/** North to south. Mie counts to Kansai, as in the course list. */
export const REGIONS: readonly Region[] = [
  { id: 'hokkaido', listName: 'Hokkaido', en: 'Hokkaido', ja: '北海道', ko: '홋카이도', zh: '北海道' },
  { id: 'tohoku', listName: 'Tohoku', en: 'Tohoku', ja: '東北', ko: '도호쿠', zh: '东北' },
  { id: 'kanto', listName: 'Kanto', en: 'Kanto', ja: '関東', ko: '간토', zh: '关东' },
  { id: 'chubu', listName: 'Chubu', en: 'Chubu', ja: '中部', ko: '주부', zh: '中部' },
  { id: 'kansai', listName: 'Kansai', en: 'Kansai', ja: '近畿', ko: '간사이', zh: '关西' },
  { id: 'chugoku', listName: 'Chugoku', en: 'Chugoku', ja: '中国', ko: '주고쿠', zh: '中国地方' },
  { id: 'shikoku', listName: 'Shikoku', en: 'Shikoku', ja: '四国', ko: '시코쿠', zh: '四国' },
  { id: 'kyushu', listName: 'Kyushu-Okinawa', en: 'Kyushu & Okinawa', ja: '九州・沖縄', ko: '규슈·오키나와', zh: '九州·冲绳' },
]

/** In the order of JIS X 0401; names without 県, 府, 都. */
export const PREFECTURES: readonly Prefecture[] = [
  { code: 1, id: 'hokkaido', region: 'hokkaido', col: 14, row: 1, en: 'Hokkaido', ja: '北海道', ko: '홋카이도', zh: '北海道' },
  { code: 2, id: 'aomori', region: 'tohoku', col: 13, row: 2, en: 'Aomori', ja: '青森', ko: '아오모리', zh: '青森' },
  { code: 3, id: 'iwate', region: 'tohoku', col: 13, row: 3, en: 'Iwate', ja: '岩手', ko: '이와테', zh: '岩手' },
  { code: 4, id: 'miyagi', region: 'tohoku', col: 13, row: 4, en: 'Miyagi', ja: '宮城', ko: '미야기', zh: '宫城' },
  { code: 5, id: 'akita', region: 'tohoku', col: 12, row: 3, en: 'Akita', ja: '秋田', ko: '아키타', zh: '秋田' },
  { code: 6, id: 'yamagata', region: 'tohoku', col: 12, row: 4, en: 'Yamagata', ja: '山形', ko: '야마가타', zh: '山形' },
  { code: 7, id: 'fukushima', region: 'tohoku', col: 13, row: 5, en: 'Fukushima', ja: '福島', ko: '후쿠시마', zh: '福岛' },
  { code: 8, id: 'ibaraki', region: 'kanto', col: 14, row: 6, en: 'Ibaraki', ja: '茨城', ko: '이바라키', zh: '茨城' },
  { code: 9, id: 'tochigi', region: 'kanto', col: 13, row: 6, en: 'Tochigi', ja: '栃木', ko: '도치기', zh: '栃木' },
  { code: 10, id: 'gunma', region: 'kanto', col: 12, row: 6, en: 'Gunma', ja: '群馬', ko: '군마', zh: '群马' },
  { code: 11, id: 'saitama', region: 'kanto', col: 12, row: 7, en: 'Saitama', ja: '埼玉', ko: '사이타마', zh: '埼玉' },
  { code: 12, id: 'chiba', region: 'kanto', col: 14, row: 7, en: 'Chiba', ja: '千葉', ko: '지바', zh: '千叶' },
  { code: 13, id: 'tokyo', region: 'kanto', col: 13, row: 7, en: 'Tokyo', ja: '東京', ko: '도쿄', zh: '东京' },
  { code: 14, id: 'kanagawa', region: 'kanto', col: 12, row: 8, en: 'Kanagawa', ja: '神奈川', ko: '가나가와', zh: '神奈川' },
  { code: 15, id: 'niigata', region: 'chubu', col: 12, row: 5, en: 'Niigata', ja: '新潟', ko: '니가타', zh: '新潟' },
  { code: 16, id: 'toyama', region: 'chubu', col: 11, row: 5, en: 'Toyama', ja: '富山', ko: '도야마', zh: '富山' },
  { code: 17, id: 'ishikawa', region: 'chubu', col: 10, row: 5, en: 'Ishikawa', ja: '石川', ko: '이시카와', zh: '石川' },
  { code: 18, id: 'fukui', region: 'chubu', col: 9, row: 6, en: 'Fukui', ja: '福井', ko: '후쿠이', zh: '福井' },
  { code: 19, id: 'yamanashi', region: 'chubu', col: 11, row: 7, en: 'Yamanashi', ja: '山梨', ko: '야마나시', zh: '山梨' },
  { code: 20, id: 'nagano', region: 'chubu', col: 11, row: 6, en: 'Nagano', ja: '長野', ko: '나가노', zh: '长野' },
  { code: 21, id: 'gifu', region: 'chubu', col: 10, row: 6, en: 'Gifu', ja: '岐阜', ko: '기후', zh: '岐阜' },
  { code: 22, id: 'shizuoka', region: 'chubu', col: 11, row: 8, en: 'Shizuoka', ja: '静岡', ko: '시즈오카', zh: '静冈' },
  { code: 23, id: 'aichi', region: 'chubu', col: 10, row: 7, en: 'Aichi', ja: '愛知', ko: '아이치', zh: '爱知' },
  { code: 24, id: 'mie', region: 'kansai', col: 10, row: 8, en: 'Mie', ja: '三重', ko: '미에', zh: '三重' },
  { code: 25, id: 'shiga', region: 'kansai', col: 9, row: 7, en: 'Shiga', ja: '滋賀', ko: '시가', zh: '滋贺' },
  { code: 26, id: 'kyoto', region: 'kansai', col: 8, row: 7, en: 'Kyoto', ja: '京都', ko: '교토', zh: '京都' },
  { code: 27, id: 'osaka', region: 'kansai', col: 8, row: 8, en: 'Osaka', ja: '大阪', ko: '오사카', zh: '大阪' },
  { code: 28, id: 'hyogo', region: 'kansai', col: 7, row: 7, en: 'Hyogo', ja: '兵庫', ko: '효고', zh: '兵库' },
  { code: 29, id: 'nara', region: 'kansai', col: 9, row: 8, en: 'Nara', ja: '奈良', ko: '나라', zh: '奈良' },
  { code: 30, id: 'wakayama', region: 'kansai', col: 9, row: 9, en: 'Wakayama', ja: '和歌山', ko: '와카야마', zh: '和歌山' },
  { code: 31, id: 'tottori', region: 'chugoku', col: 6, row: 6, en: 'Tottori', ja: '鳥取', ko: '돗토리', zh: '鸟取' },
  { code: 32, id: 'shimane', region: 'chugoku', col: 5, row: 6, en: 'Shimane', ja: '島根', ko: '시마네', zh: '岛根' },
  { code: 33, id: 'okayama', region: 'chugoku', col: 6, row: 7, en: 'Okayama', ja: '岡山', ko: '오카야마', zh: '冈山' },
  { code: 34, id: 'hiroshima', region: 'chugoku', col: 5, row: 7, en: 'Hiroshima', ja: '広島', ko: '히로시마', zh: '广岛' },
  { code: 35, id: 'yamaguchi', region: 'chugoku', col: 4, row: 7, en: 'Yamaguchi', ja: '山口', ko: '야마구치', zh: '山口' },
  { code: 36, id: 'tokushima', region: 'shikoku', col: 6, row: 10, en: 'Tokushima', ja: '徳島', ko: '도쿠시마', zh: '德岛' },
  { code: 37, id: 'kagawa', region: 'shikoku', col: 6, row: 9, en: 'Kagawa', ja: '香川', ko: '가가와', zh: '香川' },
  { code: 38, id: 'ehime', region: 'shikoku', col: 5, row: 9, en: 'Ehime', ja: '愛媛', ko: '에히메', zh: '爱媛' },
  { code: 39, id: 'kochi', region: 'shikoku', col: 5, row: 10, en: 'Kochi', ja: '高知', ko: '고치', zh: '高知' },
  { code: 40, id: 'fukuoka', region: 'kyushu', col: 3, row: 8, en: 'Fukuoka', ja: '福岡', ko: '후쿠오카', zh: '福冈' },
  { code: 41, id: 'saga', region: 'kyushu', col: 2, row: 8, en: 'Saga', ja: '佐賀', ko: '사가', zh: '佐贺' },
  { code: 42, id: 'nagasaki', region: 'kyushu', col: 1, row: 8, en: 'Nagasaki', ja: '長崎', ko: '나가사키', zh: '长崎' },
  { code: 43, id: 'kumamoto', region: 'kyushu', col: 2, row: 9, en: 'Kumamoto', ja: '熊本', ko: '구마모토', zh: '熊本' },
  { code: 44, id: 'oita', region: 'kyushu', col: 3, row: 9, en: 'Oita', ja: '大分', ko: '오이타', zh: '大分' },
  { code: 45, id: 'miyazaki', region: 'kyushu', col: 3, row: 10, en: 'Miyazaki', ja: '宮崎', ko: '미야자키', zh: '宫崎' },
  { code: 46, id: 'kagoshima', region: 'kyushu', col: 2, row: 10, en: 'Kagoshima', ja: '鹿児島', ko: '가고시마', zh: '鹿儿岛' },
  { code: 47, id: 'okinawa', region: 'kyushu', col: 1, row: 11, en: 'Okinawa', ja: '沖縄', ko: '오키나와', zh: '冲绳' },
]
