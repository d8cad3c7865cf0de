import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const info: Translation<typeof en> = {
  'info.home': 'ホーム',
  'info.breadcrumb': '現在のページ',
  'info.contents': 'このページの内容',
  'info.next': 'あわせて読む',
  'info.version': '{{version}}版',
  'info.since': '{{date}}より適用',
  'info.binding': '翻訳と内容が異なる場合は、日本語版が優先します。',
  'info.sources': '出典',
  'info.tategaki': '一礼して、コースへ。',
  'info.permalink': 'この回答へのリンク',
  'info.demo.title': 'デモ環境です。',
  'info.demo.text':
    '運営者は設定されていません。このサイトで実際の取引は行われず、カードに請求されることもありません。',
  'info.demo.value': '運営者は設定されていません',

  'info.faq.search': '質問を検索',
  'info.faq.placeholder': '仮押さえ、キャンセル、QRコードなど',
  'info.faq.clear': '検索を消す',
  'info.faq.found_other': '{{count}}件',
  'info.faq.none': 'この言葉を含む質問はありません',
  'info.faq.noneText': '別の言葉で探すか、ご連絡ください。担当者がお答えします。',
  'info.faq.ask': 'お問い合わせ',
  'info.faq.categories': 'テーマ',

  'info.how.tabs': 'ご利用の立場を選ぶ',
  'info.problems.solution': 'TomoGolfの解決策を見る',
  'info.compare.topic': '必要なこと',

  'info.examples.title': '計算例',
  'info.examples.price': 'プレー料金',
  'info.examples.fee': 'サービス利用料',
  'info.examples.hold': '仮押さえ',
  'info.examples.checkIn': 'チェックイン',
  'info.examples.inTime': '期限内のキャンセル',
  'info.examples.late': '期限後キャンセル・無断キャンセル',
  'info.examples.days': 'あるスタート時間（日本時間）を例にすると、次のとおりです。',
  'info.examples.teeTime': 'スタート時間',
  'info.examples.held': '仮押さえの時期（最も早い場合）',
  'info.examples.free': '無料キャンセルの期限',
  'info.examples.join': '参加の締切',
  'info.examples.window': 'チェックインできる時間',
  'info.examples.fromTo': '{{from}}から{{to}}まで',

  'info.courses': '1,000以上',
  'info.minutes_other': '{{count}}分',
  'info.hours_other': '{{count}}時間',
  'info.days_other': '{{count}}日',
  'info.months_other': '{{count}}か月',
  'info.fee.higher':
    '{{usd}}（円建てのラウンドは{{jpy}}）とプレー料金の{{percent}}%のいずれか高い額',
  'info.fee.base': '{{usd}}（円建てのラウンドは{{jpy}}）',
}
export default info
