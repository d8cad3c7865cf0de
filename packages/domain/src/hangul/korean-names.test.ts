import { expect, test } from 'vitest'
import { PREFECTURE_NAMES } from '../regions.ts'
import { koreanCourseName, koreanPlace, koreanPrefecture } from './korean-names.ts'
import { romajiToHangul } from './romaji.ts'

const NAMES = `
Tokyo 도쿄, Osaka 오사카, Kyoto 교토, Chiba 지바, Hakone 하코네, Karuizawa 가루이자와, Sapporo 삿포로,
Nikko 닛코, Shinjuku 신주쿠, Hokkaido 홋카이도, Yokohama 요코하마, Nagoya 나고야, Kobe 고베,
Fukuoka 후쿠오카, Sendai 센다이, Hiroshima 히로시마, Kumamoto 구마모토, Kagoshima 가고시마,
Okinawa 오키나와, Naha 나하, Niigata 니가타, Toyama 도야마, Kanazawa 가나자와, Gifu 기후,
Shizuoka 시즈오카, Hamamatsu 하마마쓰, Mie 미에, Nara 나라, Wakayama 와카야마, Tottori 돗토리,
Matsue 마쓰에, Okayama 오카야마, Yamaguchi 야마구치, Tokushima 도쿠시마, Takamatsu 다카마쓰,
Matsuyama 마쓰야마, Kochi 고치, Saga 사가, Nagasaki 나가사키, Oita 오이타, Beppu 벳푸, Miyazaki 미야자키,
Hakodate 하코다테, Asahikawa 아사히카와, Kushiro 구시로, Chitose 지토세, Aomori 아오모리,
Hachinohe 하치노헤, Akita 아키타, Fukushima 후쿠시마, Utsunomiya 우쓰노미야, Nasu 나스, Kasumigaseki 가스미가세키,
Hirono 히로노, Kawana 가와나, Naruo 나루오, Ibaraki 이바라키, Tsukuba 쓰쿠바, Gotemba 고텐바, Fuji 후지,
Izu 이즈, Atami 아타미, Ito 이토, Kamakura 가마쿠라, Ichihara 이치하라, Narita 나리타, Kimitsu 기미쓰,
Gunma 군마, Kusatsu 구사쓰, Jozankei 조잔케이, Ryugasaki 류가사키, Kyushu 규슈, Hyogo 효고, Shinshu 신슈,
Chugoku 주고쿠, Tochigi 도치기, Zao 자오, Rokko 롯코, Sassa 삿사, Kitchan 깃찬, Ōita 오이타, Jun'ichi 준이치`
test.each(NAMES.split(',').map((pair) => pair.trim().split(' ') as [string, string]))(
  '%s is written %s',
  (romaji, hangul) => expect(romajiToHangul(romaji)).toBe(hangul),
)
test.each(['Club', 'Links', 'xyz', 'nn', 'Kt'])('%s is not romaji', (word) =>
  expect(romajiToHangul(word)).toBeNull(),
)

test.each([
  ['Sapporo Golf Club Wattsu Course', '삿포로 골프 클럽 왓쓰 코스'],
  ['Kasumigaseki Country Club', '가스미가세키 컨트리 클럽'],
  ['Kawana Hotel Golf Course Oshima Course', '가와나 호텔 골프장 오시마 코스'],
  ['Toki no Sato Golf Club', '도키노사토 골프 클럽'],
  ['New St. Andrews Golf Club Japan', '뉴 세인트 앤드루스 골프 클럽 재팬'],
  ['Shin-Osaka Golf Club', '신오사카 골프 클럽'],
  ["Bear's Paw Japan Country Club", '베어스 포 재팬 컨트리 클럽'],
  ['PGM Maria Golf Links', 'PGM 마리아 골프 링크스'],
  ['Sanyo Golf Club', '산요 골프 클럽'],
  ['Kanetsu Golf Club', '간에쓰 골프 클럽'],
  ['Whispering Dunes', 'Whispering Dunes'],
  ['東京 Golf Club', '東京 골프 클럽'],
])('the course %s is %s', (name, korean) => expect(koreanCourseName(name)).toBe(korean))

test.each([
  ['Chiba', 'Ichihara City', '지바현 이치하라시'],
  ['Hokkaido', 'Minami Ward, Sapporo', '홋카이도 삿포로시 미나미구'],
  ['Tokyo', 'Koto Ward', '도쿄도 고토구'],
  ['Kyoto', 'Kasagi Town', '교토부 가사기정'],
  ['Osaka', null, '오사카부'],
  ['Gunma', 'Takayama Village', '군마현 다카야마촌'],
  ['Hyogo', "Shin'onsen Town", '효고현 신온센정'],
  ['Yamaguchi', 'Sanyo-Onoda City', '야마구치현 산요오노다시'],
])('%s, %s is %s', (prefecture, municipality, korean) =>
  expect(koreanPlace(prefecture, municipality)).toBe(korean),
)
test('a place without a prefecture has no Korean name', () =>
  expect(koreanPlace(null, null)).toBeNull())
test('every prefecture has a Korean name', () => {
  for (const name of PREFECTURE_NAMES)
    expect(koreanPrefecture(name)).toMatch(/^\p{Script=Hangul}+$/u)
})
