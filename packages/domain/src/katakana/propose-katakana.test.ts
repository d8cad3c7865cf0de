import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { englishSounds } from './english.ts'
import { soundsToKatakana } from './kana.ts'
import { isKatakanaName, normaliseKatakana } from './katakana-name.ts'
import { CHINESE_FAMILY_NAMES, KOREAN_FAMILY_NAMES, WESTERN_NAMES } from './names.data.ts'
import { proposeKatakana, proposeLatin } from './propose-katakana.ts'

const rows = (table: string) =>
  table
    .split(',')
    .map((row) => row.trim().split('=') as [name: string, katakana: string])
    .map(([name, katakana]) => [...name.split(' '), katakana] as [string, string, string])

const ENGLISH = `
Emily Carter=エミリー カーター, Daniel Reyes=ダニエル レイエス, Marcus Lindqvist=マーカス リンドクヴィスト,
Jack Miller=ジャック ミラー, Kate White=ケイト ホワイト, Scott Baker=スコット ベイカー,
Patrick Kelly=パトリック ケリー, Brandon Walker=ブランドン ウォーカー, Justin Parker=ジャスティン パーカー,
Nancy Turner=ナンシー ターナー, Amy Collins=エイミー コリンズ, Brian Harris=ブライアン ハリス,
Karen Phillips=カレン フィリップス, Steve Jackson=スティーブ ジャクソン, Mike Johnson=マイク ジョンソン,
Linda Clark=リンダ クラーク, Martin Wright=マーティン ライト, Allen Green=アレン グリーン,
Bob Hill=ボブ ヒル, Tom Wood=トム ウッド, Julie Reed=ジュリー リード, Oliver Bennett=オリバー ベネット,
Simon Price=サイモン プライス, Emma Foster=エマ フォスター, George Richardson=ジョージ リチャードソン,
Paul Fisher=ポール フィッシャー, Susan Hall=スーザン ホール, Ben Taylor=ベン テイラー,
Kyle Mitchell=カイル ミッチェル, Chad Russell=チャド ラッセル, Rick Butler=リック バトラー,
Greg Barnes=グレッグ バーンズ, Ross Perry=ロス ペリー, Dean Howard=ディーン ハワード,
Max Weber=マックス ウェーバー, Hans Fischer=ハンス フィッシャー, Tim Cox=ティム コックス,
Todd Nelson=トッド ネルソン, Brad Hart=ブラッド ハート, Sally Roberts=サリー ロバーツ,
Victor Stone=ビクター ストーン, Fred Burke=フレッド バーク, Alice Morris=アリス モリス,
Jeff Brooks=ジェフ ブルックス, Ted Gibson=テッド ギブソン, Doug Simpson=ダグ シンプソン,
Wendy Ward=ウェンディー ウォード, Lily Long=リリー ロング, Ruby Rose=ルビー ローズ, Mark Grant=マーク グラント,
Dan Murray=ダン マレー, Sam Bailey=サム ベイリー, Leonard Cohen=レナード コーエン, Nick Marshall=ニック マーシャル,
William Smith=ウィリアム スミス, John Wilson=ジョン ウィルソン, James Thompson=ジェームズ トンプソン`
describe('English names', () => {
  test.each(rows(ENGLISH))('%s %s is %s', (firstName, lastName, katakana) =>
    expect(proposeKatakana({ firstName, lastName, country: 'US' })).toBe(katakana),
  )
})

const KOREAN = `
Jun-ho Choi=チェ ジュンホ, Minjun Kim=キム ミンジュン, Ji-woo Park=パク ジウ, Seo-yeon Lee=イ ソヨン,
Hyun-woo Jung=チョン ヒョンウ, Young-hee Lim=イム ヨンヒ, Jae-hyun Oh=オ ジェヒョン, Sung-min Kang=カン ソンミン,
Ji-sung Park=パク ジソン, Hye-jin Shin=シン ヘジン, Dong-wook Kwon=クォン ドンウク, Seung-ho Ryu=リュ スンホ,
민준 김=キム ミンジュン, 지우 박=パク ジウ, 서연 이=イ ソヨン, 현우 정=チョン ヒョンウ, 화영 최=チェ ファヨン`
describe('Korean names', () => {
  test.each(rows(KOREAN))('%s %s is %s', (firstName, lastName, katakana) =>
    expect(proposeKatakana({ firstName, lastName, country: 'KR' })).toBe(katakana),
  )
})

const CHINESE = `
Xiaoming Li=リー シャオミン, Wei Wang=ワン ウェイ, Na Zhang=ジャン ナー, Mei Chen=チェン メイ,
Guoqiang Huang=ホアン グオチャン, Yuxuan Zhao=ジャオ ユシュアン, Lihua Lin=リン リホア, Jun Zhou=ジョー ジュン,
Fang Wu=ウー ファン, Ting Xu=シュー ティン, Hao Sun=スン ハオ, Yan Ma=マー イエン`
describe('Chinese names', () => {
  test.each(rows(CHINESE))('%s %s is %s', (firstName, lastName, katakana) =>
    expect(proposeKatakana({ firstName, lastName, country: 'CN' })).toBe(katakana),
  )
})

test.each([
  ['Kenji', 'Watanabe', 'JP', 'ワタナベ ケンジ', 'Watanabe Kenji'],
  ['Ayumi', 'Ohno', 'JP', 'オオノ アユミ', 'Ohno Ayumi'],
  ['Yuki', 'Tanaka', null, 'タナカ ユキ', 'Tanaka Yuki'],
  ['Ji-woo', 'Park', null, 'パク ジウ', 'Park Ji-woo'],
  ['Emily', 'Kim', 'US', 'エミリー キム', 'Emily Kim'],
  ['Lee', 'Smith', 'US', 'リー スミス', 'Lee Smith'],
  ['Anna-Maria', "O'Neill", 'IE', 'アンナ・マリア オニール', "Anna-Maria O'Neill"],
  ['José', 'Núñez', 'ES', 'ホセ ヌネズ', 'José Núñez'],
  ['たろう', 'ヤマダ', 'JP', 'ヤマダ タロウ', null],
  ['太郎', '山田', 'JP', null, null],
  ['伟', '王', 'CN', null, null],
  ['민준', '김', 'KR', 'キム ミンジュン', null],
  ['Emily', null, 'US', 'エミリー', null],
  [null, null, null, null, null],
])(
  '%s %s of %s is %s, and %s in Latin letters',
  (firstName, lastName, country, katakana, latin) => {
    const name = { firstName, lastName, country }
    expect([proposeKatakana(name), proposeLatin(name)]).toEqual([katakana, latin])
  },
)

test('the dictionary has only names that the rules write differently', () => {
  const needless = [...WESTERN_NAMES].filter(
    ([name, katakana]) => soundsToKatakana(englishSounds(name)) === katakana,
  )
  expect(needless.map(([name]) => name)).toEqual([])
})
test('the tables hold names in katakana', () => {
  for (const katakana of [...WESTERN_NAMES.values(), ...KOREAN_FAMILY_NAMES.values()])
    expect([katakana, isKatakanaName(katakana)]).toEqual([katakana, true])
})

const country = fc.constantFrom(null, 'US', 'KR', 'CN', 'JP')
const letters = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
  minLength: 1,
  maxLength: 14,
})
const anything = fc.string({ unit: 'grapheme', maxLength: 20 })
const known = fc.constantFrom(
  ...KOREAN_FAMILY_NAMES.keys(),
  ...CHINESE_FAMILY_NAMES,
  ...WESTERN_NAMES.keys(),
)
describe('every proposal', () => {
  test('is katakana in its normal form, or absent', () => {
    fc.assert(
      fc.property(
        fc.oneof(letters, anything, known),
        fc.oneof(letters, anything, known),
        country,
        (firstName, lastName, from) => {
          const katakana = proposeKatakana({ firstName, lastName, country: from })
          if (katakana === null) return
          expect(isKatakanaName(katakana)).toBe(true)
          expect(normaliseKatakana(katakana)).toBe(katakana)
        },
      ),
      { numRuns: 2000 },
    )
  })
  test('exists for a name of Latin letters with a vowel first', () => {
    fc.assert(
      fc.property(letters, letters, country, (first, last, from) => {
        expect(
          proposeKatakana({ firstName: `a${first}`, lastName: `o${last}`, country: from }),
        ).not.toBeNull()
      }),
    )
  })
})
