import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const push: Translation<typeof en> = {
  'push.game': '{{course}}、{{time}}',
  'push.joined_host.title': '{{guest}}さんがラウンドに参加しました',
  'push.left_host.title': '{{guest}}さんが参加をキャンセルしました',
  'push.seat_released_host.title': 'ラウンドに1名分の空きが出ました',
  'push.cancelled.title': 'ラウンドは中止になりました',
  'push.cancelled_host.title': 'TomoGolfがラウンドを中止しました',
  'push.changed.title': 'ラウンドの内容が変わりました',
  'push.changed.body':
    '変更後：{{course}}、{{time}}。無料でキャンセルできる期限はラウンドのページでご確認ください。',
  'push.reminder.week': 'ラウンドまであと1週間です',
  'push.reminder.day': 'ラウンドまであと1日です',
  'push.reminder.hours': 'まもなくスタートです',
  'push.reminder.guest': '{{course}}、{{time}}、ホストは{{host}}さん',
  'push.reminder.host_other': '{{course}}、{{time}}、ゲスト{{count}}名',
  'push.reminder.alone': '{{course}}、{{time}}。まだゲストがいません。',
  'push.check_in_open.title': 'チェックインを開始しました',
  'push.check_in_open.guest': '{{course}}：クラブハウスでホストのコードを読み取ってください。',
  'push.check_in_open.host': '{{course}}：クラブハウスでゲストにコードを見せてください。',
  'push.missing_guest.title': 'ラウンドに参加されましたか？',
  'push.missing_guest.body':
    '{{course}}：チェックインの記録がありません。{{until}}までにご回答ください。',
  'push.missing_host.title': '{{guest}}さんのチェックインがありません',
  'push.missing_host.body':
    '{{guest}}さんが参加していた場合は、{{until}}までに来場を確認してください。',
  'push.host_reported.title': '「ホストが来ていない」との報告',
  'push.host_reported.body': '{{course}}：ゲストにQRコードを見せるか、状況をお知らせください。',
  'push.did_you_play.title': 'プレーされましたか？',
  'push.did_you_play.body':
    '{{course}}：チェックインの記録がありません。{{until}}までにご回答ください。',
  'push.marked_present.title': 'ホストが来場を確認しました',
  'push.marked_present.body': '{{course}}：事実と異なる場合は、{{until}}までにお知らせください。',
  'push.hold_refused.title': 'カードをご確認ください',
  'push.hold_refused.body':
    '{{course}}：カード会社が承認しませんでした。請求は発生していません。参加枠は{{until}}まで確保しています。',
  'push.bank.title': 'カード会社の本人認証が必要です',
  'push.hold_needs_action.body': '{{course}}：参加枠は{{until}}まで確保しています。',
  'push.seat_released_guest.title': '参加枠が失効しました',
  'push.seat_released_guest.body': '{{course}}、{{day}}。請求は発生していません。',
  'push.charge_refused.title': 'お支払いが完了していません',
  'push.charge_refused.body':
    '{{course}}：カードが承認されず、請求は行われていません。別のカードをご利用ください。',
  'push.charge_needs_action.body': '{{course}}：ラウンドのページを開いて本人認証をしてください。',
  'push.share_refunded.title': '受け取り予定額が変わりました',
  'push.share_refunded.body': '{{course}}：受け取り分の一部をゲストに返金しました。',
  'push.card_detached.title': 'カードが使えなくなりました',
  'push.card_detached.next': '仮押さえには、もう1枚のカードを使います。',
  'push.card_detached.none':
    'カードを登録してください。登録がないと参加枠が失効することがあります。',
  'push.card_expiring.title': 'カードの有効期限が近づいています',
  'push.card_expiring.body': '{{course}}：有効期限の長いカードを選んでください。',
  'push.strike.title': 'ストライクが付きました',
  'push.strike.body': '詳しくはアカウントのページをご覧ください。',
  'push.appeal.title': '異議申し立ての結果が出ました',
  'push.appeal.body': '理由はアカウントのページでご確認ください。',
  'push.rating_ask.title': 'ラウンドはいかがでしたか？',
  'push.rating_ask.body': '{{course}}：{{names}}さんを評価してください。',
  'push.rating_shown.title': '{{name}}さんの評価が届きました',
  'push.suspended.title': '募集停止となりました',
  'push.suspended.body': '{{until}}から再び募集できます。ラウンドへの参加は引き続きできます。',
  'push.request_answered.title': 'ご依頼に回答しました',
  'push.request_answered.body': '{{reference}}：メールをご確認いただくか、お電話をお待ちください。',
}
export default push
