import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { prefectureInAddress } from './places/prefecture-in-address.ts'
import { PREFECTURE_NAMES, REGIONS } from './regions.ts'

describe('the prefecture of an address', () => {
  test.each([
    ['1-1 Marunouchi, Chiyoda City, Tokyo 100-0005, Japan', 'Tokyo', 'kanto'],
    ['Ichihara, Chiba', 'Chiba', 'kanto'],
    ['Ichihara, CHIBA', 'Chiba', 'kanto'],
    ['Chiba Bldg, Minato-ku, Tokyo', 'Tokyo', 'kanto'],
    ['Chiba Prefecture, one hour from Tokyo', 'Chiba', 'kanto'],
    ['Tomakomai, Hokkaido', 'Hokkaido', 'hokkaido'],
    ['Osaka-fu, Ibaraki City', 'Osaka', 'kansai'],
    ['Fukushima-ku, Osaka', 'Osaka', 'kansai'],
    ['Nara-ken', 'Nara', 'kansai'],
    ['Tōkyō', 'Tokyo', 'kanto'],
    ['Kyōto', 'Kyoto', 'kansai'],
    ['Ōita', 'Oita', 'kyushu'],
    ['Hyōgo', 'Hyogo', 'kansai'],
    ['Hyôgo', 'Hyogo', 'kansai'],
    ['Kōchi', 'Kochi', 'shikoku'],
    ['Ōsaka', 'Osaka', 'kansai'],
    ['HOKKAIDŌ', 'Hokkaido', 'hokkaido'],
    ['Tōkyō'.normalize('NFD'), 'Tokyo', 'kanto'],
    ['東京都港区', 'Tokyo', 'kanto'],
    ['京都府宇治市', 'Kyoto', 'kansai'],
    ['京都市左京区', 'Kyoto', 'kansai'],
    ['東京都府中市', 'Tokyo', 'kanto'],
    ['東京都京都ビル', 'Tokyo', 'kanto'],
    ['東京 丸の内', 'Tokyo', 'kanto'],
    ['北海道苫小牧市', 'Hokkaido', 'hokkaido'],
    ['北海道北広島市', 'Hokkaido', 'hokkaido'],
    ['大阪府大阪市福島区', 'Osaka', 'kansai'],
    ['大阪市福島区', 'Osaka', 'kansai'],
    ['神奈川県川崎市宮前区宮崎', 'Kanagawa', 'kanto'],
    ['沖縄県うるま市石川', 'Okinawa', 'kyushu'],
    ['〒290-0000 千葉県市原市', 'Chiba', 'kanto'],
    ['千葉縣市原市', 'Chiba', 'kanto'],
    ['千葉カントリー、東京都から一時間', 'Tokyo', 'kanto'],
    ['三重県桑名市', 'Mie', 'kansai'],
    ['Fukushima Club, 大阪府茨木市', 'Osaka', 'kansai'],
  ])('%s is in %s, %s', (address, prefecture, region) => {
    expect(prefectureInAddress(address)).toEqual({ prefecture, region })
  })
  test.each(['', 'Augusta, Georgia', 'Sagamihara', 'Naraville', 'Miesbach, Bavaria', '東'])(
    '%j names no prefecture',
    (address) => {
      expect(prefectureInAddress(address)).toBeNull()
    },
  )
  test('finds all 47 by English name, alone and inside an address', () => {
    expect(new Set(PREFECTURE_NAMES).size).toBe(47)
    for (const name of PREFECTURE_NAMES) {
      expect(prefectureInAddress(name)?.prefecture).toBe(name)
      expect(
        prefectureInAddress(`1-2-3 Example, ${name.toUpperCase()} 123-4567, Japan`)?.prefecture,
      ).toBe(name)
      expect(prefectureInAddress(`${name} Prefecture, near Tokyo`)?.prefecture).toBe(name)
    }
  })
  test.each([
    ['hokkaido', '北海道'],
    ['tohoku', '青森県 岩手県 宮城県 秋田県 山形県 福島県'],
    ['kanto', '茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県'],
    ['chubu', '新潟県 富山県 石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県'],
    ['kansai', '三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県'],
    ['chugoku', '鳥取県 島根県 岡山県 広島県 山口県'],
    ['shikoku', '徳島県 香川県 愛媛県 高知県'],
    ['kyushu', '福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県'],
  ])('%s contains %s', (region, names) => {
    for (const name of names.split(' ')) {
      expect(prefectureInAddress(`${name}中央市1-2`)?.region).toBe(region)
      expect(prefectureInAddress(name === '北海道' ? name : name.slice(0, -1))?.region).toBe(region)
    }
  })
  test('finds a region in any text that names a prefecture', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(...PREFECTURE_NAMES),
        fc.string(),
        (before, name, after) => {
          const place = prefectureInAddress(`${before}, ${name}, ${after}`)
          expect(REGIONS).toContain(place?.region)
        },
      ),
    )
  })
})
