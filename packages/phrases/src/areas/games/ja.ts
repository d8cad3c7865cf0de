import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const games: Translation<typeof en> = {
  'games.pageTitle': '参加できるゴルフラウンド',
  'games.description':
    '北海道から沖縄まで、地元のゴルファーが一緒に回る人を募集しています。ゴルフ場、料金、メンバーを確認して参加。前払いは不要、カードの仮押さえだけです。',
  'games.title': 'ラウンドを探す',
  'games.count_other': '{{count}}件のラウンド',
  'games.countOn_other': '{{when}}のラウンド {{count}}件',
  'games.shown_other': '{{count}}件中{{shown}}件を表示しています。時刻は日本時間です。',
  'games.countMore': '{{count}}件以上のラウンド',
  'games.countMoreOn': '{{when}}のラウンド {{count}}件以上',
  'games.shownMore':
    '{{count}}件以上のうち{{shown}}件を表示しています。条件を絞り込むとほかのラウンドも表示されます。時刻は日本時間です。',
  'games.host': '同伴者を募集する',
  'games.failed': 'ラウンドを読み込めませんでした',

  'games.filter.label': 'ラウンドを絞り込む',
  'games.filter.search': 'ゴルフ場・ホスト・場所',
  'games.filter.date': '日程',
  'games.filter.anyDay': 'いつでも',
  'games.filter.oneDay': '1日',
  'games.filter.range': '期間',
  'games.filter.pickDay': '日を選んでください',
  'games.filter.pickRange': '開始日と終了日を選んでください',
  'games.filter.clear': 'クリア',
  'games.filter.clearAll': '条件をクリア',
  'games.filter.show': 'ラウンドを見る',
  'games.filter.region': '地域',
  'games.filter.skill': 'レベル',
  'games.filter.anySkill': '指定なし',
  'games.filter.exact': 'このレベルのみ',

  'games.button.view': '見る',
  'games.button.manage': '募集を管理',
  'games.button.details': '詳細を見る',
  'games.button.game_started': 'スタート済み',
  'games.button.deadline_passed': '受付終了',
  'games.button.completed': '終了',
  'games.button.in_progress': 'プレー中',
  'games.button.full': '満員',

  'games.deadline.minutes_other': '締切まであと{{count}}分',
  'games.deadline.hours': '締切まであと{{hours}}時間',
  'games.deadline.days_other': '締切まであと{{count}}日',

  'games.empty.title': '条件に合うラウンドがありません',
  'games.empty.text':
    '日程を広げる、地域を全国にする、レベルの指定を外すなど、別の条件でお試しください。',
  'games.empty.none': '募集中のラウンドはありません',
  'games.empty.noneText': '新しい募集は毎週追加されます。',
  'games.empty.host': '最初のホストになる',
  'games.empty.concierge': '予約代行を依頼する',
  'games.old.title': '一覧を更新できませんでした。',
  'games.old.moment': '少し前に取得した一覧を表示しています。',
  'games.old.text_other': '{{count}}分前に取得した一覧を表示しています。',

  'games.share.short': '共有',
  'games.share.label': '{{title}}を共有',
  'games.share.copy': 'リンクをコピー',
  'games.share.copied': 'コピーしました',
  'games.share.line': 'LINE',
  'games.share.whatsapp': 'WhatsApp',
  'games.share.kakaotalk': 'カカオトーク',
  'games.share.kakaotalkReady': 'コピーしました。カカオトークのトークに貼り付けてください。',
  'games.share.x': 'X',
  'games.share.facebook': 'Facebook',
  'games.share.failed': '共有できませんでした',
  'games.share.failedText': '共有できませんでした。もう一度お試しください。',

  'games.cannotJoin': 'このラウンドには参加できません',
  'games.joinFailed': '参加の手続きができませんでした',
  'games.payDebt': '支払う',
  'games.cardEnding': '下4桁',

  'games.profileFailed': 'プロフィールを確認できませんでした',
  'games.profile.title': 'プロフィールを完成させてください',
  'games.profile.missing_other': '未入力の項目が{{count}}つあります。',
  'games.profile.text':
    'ホストとゲストはクラブハウスで待ち合わせます。お互いが誰か分かるように、お名前、レベル、話せる言語、当日つながる電話番号を入力してください。ほかの人に表示されるのは、下の名前と名字の頭文字だけです。',
  'games.profile.time_other': '約{{count}}分で終わります。',
  'games.profile.later': 'あとで',
  'games.profile.complete': 'プロフィールを入力する',
}
export default games
