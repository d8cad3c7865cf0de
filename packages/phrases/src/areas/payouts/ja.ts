import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const payouts: Translation<typeof en> = {
  'payouts.title': 'ホストへのお支払い',
  'payouts.lead':
    'ゲストが期限後にキャンセルした場合や来場しなかった場合、その枠のプレー料金をお支払いします。',
  'payouts.owed': 'お支払い予定額',
  'payouts.waiting': '異議申し立て期間中',
  'payouts.waitingText_other':
    'ゲストはラウンド終了後{{count}}日間、請求に異議を申し立てられます。お支払いはその後になります。',
  'payouts.keptBack': '保留中',
  'payouts.keptBackText': '運営またはゲストのカード会社が請求を確認しています。',
  'payouts.payable': 'お支払い可能',
  'payouts.payableText': 'ゲストとして参加したラウンドのプラットフォーム手数料に充当されます。',
  'payouts.paid': '今年のお支払い',
  'payouts.used': '今年の手数料への充当',
  'payouts.bar': '異議申し立て期間中{{waiting}}、保留中{{keptBack}}、お支払い可能{{payable}}',
  'payouts.shares': '内訳',
  'payouts.share': '{{guest}}さん：{{cause}}',
  'payouts.shareOf': '{{course}}、{{date}}',
  'payouts.cause.no_show_penalty': '無断キャンセル',
  'payouts.cause.left_late_charged': '期限後キャンセル',
  'payouts.cause.payment_captured': 'プレー料金',
  'payouts.state.waiting': '異議申し立て期間：{{date}}まで',
  'payouts.state.review': '運営が確認中のため保留',
  'payouts.state.frozen': 'カード会社が確認中のため保留',
  'payouts.state.payable': 'お支払い可能',
  'payouts.history': 'お支払いと充当の履歴',
  'payouts.kind.paid': 'お支払い',
  'payouts.kind.used': '手数料に充当',
  'payouts.kind.returned': 'カードへの返金ができなかったため戻し',
  'payouts.formerGuest': '退会したゲスト',
  'payouts.empty': 'お支払いはありません',
  'payouts.emptyText':
    'ゲストの期限後キャンセルや無断キャンセルがあると、お支払いがここに表示されます。',
}
export default payouts
