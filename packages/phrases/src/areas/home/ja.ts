import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const home: Translation<typeof en> = {
  'home.pageTitle': '日本のゴルファーと回るラウンド',
  'home.description':
    '日本のゴルファーが募集するラウンドに参加したり、自分で募集したりできます。カードはゴルフ場でチェックインするまで仮押さえだけ。日本語・英語・韓国語・中国語に対応しています。',
  'home.title': '日本のどの1番ティーにも、友がいる',
  'home.lead':
    '地元ゴルファーの組の空きに参加して、いっしょに回るだけ。会員権も、日本語の電話もいりません。',
  'home.play': 'ラウンドを探す',
  'home.learnMore': '詳しく見る',

  'home.finder.label': 'ラウンドを探す',
  'home.finder.where': '場所',
  'home.finder.when': '日程',
  'home.finder.skill': 'レベル',
  'home.finder.any': 'いつでも',
  'home.finder.weekend': '今週末',
  'home.finder.nextWeekend': '来週末',
  'home.finder.week': '7日以内',
  'home.finder.month': '30日以内',

  'home.cost':
    'プレー料金は当日ゴルフ場で、サービス利用料はチェックインのときにカードでお支払いいただきます。サービス利用料はプレー料金の{{percent}}%（最低{{usd}}、円建ての場合は最低{{jpy}}）。プレー料金が{{price}}なら{{fee}}です。',

  'home.facts.games_other': '件を募集中',
  'home.facts.coursesCount': '1,000',
  'home.facts.courses': '以上のゴルフ場',
  'home.facts.languages': '言語に対応',

  'home.steps.title': '1番ティーまで、3ステップ',
  'home.steps.discover': 'ゴルフ場を見つける',
  'home.steps.discoverText':
    '海辺から山あいまで、1,000以上のゴルフ場。ホール、料金、ホスト、いっしょに回る人まで確かめられます。',
  'home.steps.play': 'ホストになる、ゲストになる',
  'home.steps.playText':
    '空きのある組に参加する。または、ご自分の予約で旅行者を迎える。募集は無料です。',
  'home.steps.protect': '無断キャンセル対策',
  'home.steps.protectText':
    'カードの仮押さえが、必ず来るという約束の代わりです。ゴルフ場でホストのコードを読み取ると、サービス利用料だけを請求し、残りは解除します。',
  'home.steps.more': 'ご利用の流れを詳しく見る',
  'home.demo.host': 'Kenjiさん（ホスト）',
  'home.demo.guest': 'Emilyさん（ゲスト）',
  'home.demo.open': '募集中',
  'home.demo.checkedIn': 'チェックイン完了',
  'home.demo.goodRound': 'Emilyさん、よいラウンドを！',

  'home.money.title': 'お支払いは予約時ではなく、プレー当日に',
  'home.money.text':
    '仮押さえは、ホストの予定を守るためのものです。来場すれば、カードに請求されるのはサービス利用料だけ。プレー料金はゴルフ場で直接お支払いください。',
  'home.money.example': 'プレー料金{{price}}の場合',
  'home.money.join': '参加するとき',
  'home.money.joinWhen': '今日',
  'home.money.held': '{{amount}}を仮押さえ',
  'home.money.joinText_other':
    '仮押さえの間は利用可能額が減りますが、請求ではありません。先の日程では、約{{days}}日前に仮押さえします。',
  'home.money.checkIn': 'チェックインするとき',
  'home.money.checkInWhen': 'ゴルフ場で',
  'home.money.back': '{{amount}}は請求なし',
  'home.money.checkInText':
    'サービス利用料だけを請求し、残りの仮押さえは解除します。多くのカードでは5日以内に反映されます。',
  'home.money.noShow': '無断キャンセルの場合',
  'home.money.noShowWhen_other': 'スタート{{hours}}時間前以降のキャンセルも',
  'home.money.charged': '{{amount}}を請求',
  'home.money.noShowText':
    'プレー料金分はホストにお支払いします。空いた1名分をゴルフ場から請求されるためです。',
  'home.money.rowCheckIn': 'チェックインした',
  'home.money.rowInTime': '期限内にキャンセル',
  'home.money.rowHost': 'ホストが中止した',
  'home.money.rowLate': '期限後・無断キャンセル',

  'home.next.title': 'これからのラウンド',
  'home.next.all_other': '{{count}}件をすべて見る',
  'home.next.empty': '募集中のラウンドはありません',
  'home.next.emptyText':
    '新しい募集は毎週追加されます。お急ぎの方は、予約代行がご希望の日時を手配します。',
  'home.next.emptyAction': '予約代行を依頼する',

  'home.week.title': '今日から7日間',
  'home.week.text_other': '{{from}}〜{{to}}（日本時間）に募集中のラウンドは{{count}}件です。',
  'home.week.none':
    '{{from}}〜{{to}}に募集中のラウンドはありません。その先の日程は一覧でご覧ください。',
  'home.week.regions': '7日間に募集中のラウンド（地方別）',
  'home.week.all': '7日間のラウンドを見る',
  'home.week.later': 'その先のラウンドを見る',

  'home.hosts.title': 'ホストの紹介',
  'home.hosts.text': 'ホストは予約を取り、コースをよく知り、いっしょにラウンドします。',
  'home.hosts.area': '主な地方：{{region}}',
  'home.hosts.games_other': '募集{{count}}回',
  'home.hosts.inviteTitle': 'ホストになりませんか',
  'home.hosts.inviteText': '予約枠に空きがあれば、日本を訪れるゴルファーを募集できます。',
  'home.hosts.invite': '同伴者を募集する',

  'home.concierge.title': '予約代行',
  'home.concierge.text':
    'すでに4名おそろいの方へ。日程をお知らせください。日本語でゴルフ場に問い合わせ、{{hours}}時間以内にお返事します。',
  'home.rental.title': 'クラブレンタル',
  'home.rental.text':
    '右用・左用のフルセットを、ゴルフ場までお届けします。{{hours}}時間以内にお返事します。',

  'home.close.title': 'あと一名、あなたを待っています',
  'home.close.text': '旅先の近くでラウンドを見つけて、地元の人とコースを回りましょう。',
  'home.close.action': 'ラウンドを探す',
}
export default home
