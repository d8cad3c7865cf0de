import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const standing: Translation<typeof en> = {
  'standing.rate.title': 'ラウンドはいかがでしたか？',
  'standing.rate.lead':
    '星1〜5と短いコメントをどうぞ。双方の評価がそろうか、{{time}}になるまで、誰にも表示されません。',
  'standing.rate.closedLead': 'このラウンドの評価期間は終わりました。',
  'standing.rate.stars': '{{name}}さんの評価',
  'standing.rate.star_other': '星{{count}}つ',
  'standing.rate.ask': '{{name}}さんとのラウンドはいかがでしたか？',
  'standing.rate.words': 'ひとこと',
  'standing.rate.wordsHint':
    'お名前とともにほかの方にも表示されます。公平で思いやりのある言葉をお願いします。',
  'standing.rate.send': '{{name}}さんを評価する',
  'standing.rate.change': '変更する',
  'standing.rate.keep': '変更しない',
  'standing.rate.choose': '先に星を選んでください。',
  'standing.rate.saved': '評価を保存しました',
  'standing.rate.mine': '{{name}}さんへの評価',
  'standing.rate.hidden': 'まだ表示されていません',
  'standing.rate.theirs': '{{name}}さんからの評価',
  'standing.rate.none': '{{name}}さんへの評価はありません。',
  'standing.rate.report': 'この評価を報告する',
  'standing.rate.reported': '報告済みです。確認しています。',
  'standing.rate.reportTitle': 'この評価の問題点をお知らせください',
  'standing.rate.reportText':
    '評価の内容とご報告を担当者が確認します。規約に反する評価は非表示にします。',
  'standing.rate.reportSend': '報告を送る',
  'standing.rate.reportDone': 'ご報告ありがとうございます。確認します。',
  'standing.shown.title': 'プレーヤーの声',
  'standing.shown.open': 'プレーヤーの声（{{count}}件）',
  'standing.appeal.action': '異議を申し立てる',
  'standing.appeal.title': 'この決定に異議を申し立てる',
  'standing.appeal.text':
    '当日の状況をお知らせください。担当者が記録をすべて確認して判断し、結果と理由をメールでお送りします。申し立ては1回限りです。',
  'standing.appeal.label': '当日の状況',
  'standing.appeal.send': '申し立てを送る',
  'standing.appeal.done': '異議申し立てを受け付けました',
  'standing.appeal.open': '異議申し立てを確認しています。',
  'standing.appeal.accepted': '異議申し立てが認められました。',
  'standing.appeal.rejected': '異議申し立ては認められませんでした。',
  'standing.appeal.answer': 'TomoGolfより：{{answer}}',
}
export default standing
