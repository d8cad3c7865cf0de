import { expect, test } from 'vitest'
import { AREAS, LANGUAGES, loadArea } from '../index.ts'
import { findBannedTerms } from './banned-terms.ts'

test.each(LANGUAGES)('every phrase in %s uses the words of the glossary', async (language) => {
  const tables = await Promise.all(AREAS.map((area) => loadArea(area, language)))
  const findings = tables
    .flatMap((table) => Object.entries(table))
    .flatMap(([key, text]) => findBannedTerms(language, key, text))
  expect(findings).toEqual([])
})
test.each([
  ['ko', '현지 시간(New York)'],
  ['ko', '0~4는 프로급이에요.'],
  ['ko', '카드 결제사가 환불을 거절했습니다.'],
  ['ko', '결제 서비스에서 카드를 더 이상 쓸 수 없습니다.'],
  ['ko', '추가 요청 (선택)'],
  ['ko', '보류된 금액은 없어요.'],
  ['zh', '处理中的案件'],
  ['zh', '主人更改了球局。'],
  ['zh', '裁定之前不会扣款。'],
  ['zh', '支付服务出错，请重试。'],
  ['zh', '邮箱地址的加密哈希值'],
  ['zh', '将扣款违约金并记一次违规。'],
  ['zh', '内容将连同PDF一起发送。'],
] as const)('in %s the glossary replaces “%s”', (language, text) => {
  expect(findBannedTerms(language, 'game.x', text)).toHaveLength(1)
})
test.each([
  ['ko', '싱글·프로급, 결제대행사, 내 시간대(뉴욕), 청구를 보류합니다'],
  ['zh', '支付服务商将连同 PDF 一起发送<b>预授权</b>，{{name}}的 TomoGolf 账户'],
] as const)('in %s “%s” stays', (language, text) => {
  expect(findBannedTerms(language, 'game.x', text)).toEqual([])
})
test('a finding names the key, the word and what to use', () => {
  expect(findBannedTerms('en', 'game.x', 'We sent an e-mail.')).toEqual([
    'en game.x: “e-mail” → email (in: We sent an e-mail.)',
  ])
})
test.each([
  ['en', '$130 is now on hold for your game'],
  ['en', 'This card backs a hold.'],
  ['en', 'Card that takes over'],
  ['en', 'Another card has to take over.'],
  ['en', 'The card provider hasn’t answered.'],
  ['en', 'The guest’s bank is checking'],
  ['en', 'If that isn’t right, object by 18:00.'],
  ['en', 'Emily objects to your mark'],
  ['en', 'More wishes'],
  ['en', 'We’ll tell you afterwards.'],
  ['ja', '未払いのお支払い'],
  ['ja', '決済サービスで問題が発生しました。'],
  ['ja', '引き継ぐカード'],
  ['ja', '別のカードへ引き継いでください。'],
  ['ja', 'チャージバックの主張が認められました'],
  ['ja', '1人あたりのプレー料金'],
  ['ja', '平日の目安料金で分けています。'],
  ['ja', '他の方にも表示されます。'],
] as const)('refuses in %s: %s', (language, text) => {
  expect(findBannedTerms(language, 'account.x', text)).toHaveLength(1)
})
