import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const hosting: Translation<typeof en> = {
  'hosting.title': '同伴者を募集する',
  'hosting.lead': '予約したスタート枠の空きに、一緒に回る人を募集しましょう。',
  'hosting.edit': '募集内容を編集',
  'hosting.editLead': 'まだゲストがいないので、すべて変更できます。',
  'hosting.editGuests':
    'プレー料金は、ゲストが同意した額のまま変わりません。日付・スタート時間・ゴルフ場を変えるとゲストに通知されます。変更が大きい場合、ゲストは一定期間、無料で参加をキャンセルできます。',
  'hosting.publish': '募集を始める',
  'hosting.publishing': '募集を登録しています',
  'hosting.save': '変更を保存',
  'hosting.saved': '募集内容を変更しました',
  'hosting.savedText': 'ゲストに関わる変更をお知らせしました。',
  'hosting.saveFailed': '保存できませんでした。',
  'hosting.reload': '最新の内容を読み込む',
  'hosting.reset': '最初から入力',
  'hosting.kept': '下書きはこの端末に残っています。',
  'hosting.done': '募集を始めました',
  'hosting.doneText': 'ゲストが参加できるようになりました。参加があればすぐにお知らせします。',
  'hosting.failed': '募集を始められませんでした',
  'hosting.payDebt': '支払う',
  'hosting.suspendedUntil': '{{until}}を過ぎると、また募集できます。',
  'hosting.suspendedWhy': 'アカウントの状態を見る',
  'hosting.cardCheckFailed': 'お支払い方法を確認できませんでした',
  'hosting.cardCheckFailedText': 'お支払い方法の確認に失敗しました。もう一度お試しください。',

  'hosting.again.label': '以前のラウンドを複製',
  'hosting.again.hint': '日付以外をそのまま引き継ぎます。',
  'hosting.again.none': '空のフォームから始める',
  'hosting.again.failed': '以前のラウンドを読み込めませんでした',

  'hosting.part.course': 'ゴルフ場と日時',
  'hosting.part.courseText': '予約済みのスタート時間だけを載せてください。',
  'hosting.part.players': '人数とレベル',
  'hosting.part.playersText':
    '一緒に来る友人の分は含めず、実際に空いている人数だけを募集してください。',
  'hosting.part.price': '料金と含まれるもの',
  'hosting.part.priceText': '1名がゴルフ場のフロントで支払う額（税込み）です。',
  'hosting.part.check': '確認して募集',
  'hosting.part.checkText': '募集を始めるまで、ゲストには表示されません。',
  'hosting.part.missing': '未入力の項目があります。',
  'hosting.part.change': '変更：{{part}}',
  'hosting.continue': '次へ',

  'hosting.course.label': 'ゴルフ場',
  'hosting.course.placeholder': '日本語または英語の名前',
  'hosting.course.hint':
    '2文字から候補が出ます。候補にないゴルフ場は、名前をそのまま入力してください。',
  'hosting.course.change': '変更',
  'hosting.course.loading': 'ゴルフ場を読み込んでいます...',
  'hosting.course.failed': 'ゴルフ場を読み込めませんでした',
  'hosting.course.none': '「{{text}}」に合うゴルフ場は見つかりませんでした',
  'hosting.course.found_other': '{{count}}件のゴルフ場',
  'hosting.location.label': '住所',
  'hosting.location.region': '地域：{{region}}',
  'hosting.date.label': '日付',
  'hosting.date.choose': '日を選ぶ',
  'hosting.time.label': 'スタート時間',
  'hosting.time.soonToday_other':
    '準備と連絡のため、スタートの{{hours}}時間以上前に募集してください。本日の最も早い時間：{{time}}',
  'hosting.time.soon_other':
    '準備と連絡のため、スタートの{{hours}}時間以上前に募集してください。最も早い時間：{{time}}',
  'hosting.series.label': '毎週くり返す',
  'hosting.series.once': '1回だけ',
  'hosting.series.weeks_other': '{{count}}週間',
  'hosting.series.text':
    '日付ごとに別のラウンドになり、ゲストも別々に参加します。プレーできない日はチェックを外してください。',
  'hosting.series.dates': '{{day}}より後の日付',
  'hosting.series.booking':
    'コース予約は最初のラウンドの分です。ほかのラウンドの予約は、それぞれのページで追加できます。',
  'hosting.series.done_other': '{{count}}件のラウンドを公開しました',
  'hosting.series.scope': 'どのラウンドを変更しますか？',
  'hosting.series.one': 'このラウンドだけ',
  'hosting.series.following_other': 'このラウンドと以降の{{count}}件',
  'hosting.series.followingText':
    '以降の日時も同じだけ移動します。変更できないラウンドがある場合は、すべて変更されません。',
  'hosting.terrain': '地形',

  'hosting.slots.label': '募集人数',
  'hosting.slots.group_other': 'ホストを含めて{{count}}名の組です。',
  'hosting.slots.taken_other': 'すでにゲスト{{count}}名が参加しています。',
  'hosting.decision.label': '最少人数',
  'hosting.decision.text':
    '人数が集まらないときは、早めに中止して仮押さえをすべて解除します。誰にも請求されず、ストライクも付きません。',
  'hosting.decision.any': '人数を問わず開催',
  'hosting.decision.least_other': '{{count}}名以上で開催',
  'hosting.decision.day': '開催を決める日',
  'hosting.decision.daysBefore_other': '{{count}}日前',
  'hosting.decision.time': '開催を決める時刻',
  'hosting.decision.summary':
    '{{time}}（日本時間）に決まります。人数が集まらないときは、3時間前に開催するかどうかをお聞きします。少ない人数でも開催できます。',
  'hosting.decision.locked_other':
    'ゲストは{{count}}名以上で開催する条件で参加しています。この条件は変更できません。',
  'hosting.audience.label': '公開範囲',
  'hosting.audience.everyone': '全員に公開',
  'hosting.audience.link': 'リンクを知っている人のみ',
  'hosting.audience.everyoneText': 'ラウンド一覧に表示され、だれでも参加できます。',
  'hosting.audience.linkText':
    '一覧や検索には表示されません。一緒に回りたい方に送るリンクを発行します。',
  'hosting.audience.again':
    '前回のラウンドで「もう一度回りたい」と回答したゲストには、募集を始めると招待が届きます。',
  'hosting.headStart.label': 'お知らせの登録者に先に案内',
  'hosting.headStart.text_other':
    '条件に合うお知らせの登録者には、一般公開より{{count}}時間早くお知らせします。',
  'hosting.headStart.running':
    '現在は、条件に合うお知らせの登録者にだけ案内しています。チェックを外すとすぐに一般公開され、元には戻せません。',
  'hosting.joining.label': '参加方法',
  'hosting.joining.instant': 'すぐに参加',
  'hosting.joining.approve': '自分で承認する',
  'hosting.joining.instantText': '参加と同時に枠が確定し、カードの仮押さえを行います。',
  'hosting.joining.approveText':
    'ゲストは先に参加希望を送ります。回答期限は{{time}}です。承認するまで仮押さえは行いません。',
  'hosting.women.label': '女性限定',
  'hosting.women.text':
    'プロフィールの性別が「女性」の方だけが参加できます。自己申告のため、確認は行っていません。',
  'hosting.women.locked': '女性限定のラウンドです。ゲストが参加しているため変更できません。',
  'hosting.skill': '希望するレベル',

  'hosting.price.label': '1名あたりのプレー料金',
  'hosting.price.hold':
    'ゲストのカードで{{hold}}（この料金＋サービス利用料{{fee}}）を仮押さえします。期限後キャンセル・無断キャンセルの場合は、そのうち{{price}}をホストにお支払いします。',
  'hosting.meal.label': '食事',
  'hosting.meal.not_included': '別料金',
  'hosting.meal.subsidy_provided': '食事補助あり',
  'hosting.meal.included_in_fees': '料金に含む',

  'hosting.round': 'ラウンド',
  'hosting.courseType.18H': '18ホール',
  'hosting.courseType.9H': '9ホール',
  'hosting.courseType.indoor': 'インドア',
  'hosting.cart.label': 'カート',
  'hosting.cart.unspecified': '未定',
  'hosting.cart.self_play': '乗用カート（セルフ）',
  'hosting.cart.manual_cart': '手引きカート',
  'hosting.cart.walking': '歩き',
  'hosting.dress.label': '服装',
  'hosting.dress.formal': 'ジャケット着用',
  'hosting.dress.business': '襟付き（ビジネスカジュアル）',
  'hosting.dress.casual': 'カジュアル（清潔感のある服装）',
  'hosting.flag.caddieIncluded': 'キャディ付き',
  'hosting.flag.caddieIncludedText': 'キャディフィは料金に含みます。',
  'hosting.flag.playThrough': 'スループレー',
  'hosting.flag.playThroughText': '昼食休憩をはさまずに18ホールを回ります。',
  'hosting.flag.twoSomeGuarantee': '2サム保証',
  'hosting.flag.twoSomeGuaranteeText': '2人だけになっても、ラウンドは行います。',
  'hosting.extras': 'ゴルフ場の設備・サービス',
  'hosting.extra.club_rental': 'レンタルクラブ',
  'hosting.extra.locker': 'ロッカー',
  'hosting.extra.pro_shop_discount': 'ショップ割引',
  'hosting.extra.practice_range': '練習場',
  'hosting.extra.shower': 'シャワー',
  'hosting.extra.wifi': 'Wi-Fi',
  'hosting.extra.english_speaking_staff': '英語の話せるスタッフ',

  'hosting.ride.offer': '送迎できます',
  'hosting.ride.why':
    '駅から車が必要なゴルフ場は少なくありません。送迎の有無は参加の決め手になります。',
  'hosting.ride.label': '送迎について',
  'hosting.ride.hint': '場所、時刻、人数、バッグの数を書いてください。',
  'hosting.notes.label': 'ホストからひとこと',
  'hosting.notes.hint': 'プレーのペース、昼食、このコースのおすすめなど。',
  'hosting.agree': 'ホストのお支払い条件に同意します。',
  'hosting.agreeText':
    '募集は無料です。ゲストはゴルフ場に直接支払い、無断キャンセルがあった場合はゲストの仮押さえから補填されます。ホストのカードに請求があるのは、ホスト不在の場合だけです。',

  'hosting.preview.title': 'ゲストにはこう見えます',
  'hosting.preview.open': 'プレビュー',
  'hosting.preview.close': '入力に戻る',
  'hosting.preview.level': 'レベル',
  'hosting.preview.notYet': '未入力',

  'hosting.check.course': 'ゴルフ場の名前を入力してください。',
  'hosting.check.date': '日付を選んでください。',
  'hosting.check.time': 'スタート時間を選んでください。',
  'hosting.check.teeTime': 'このスタート時間は選べません。',
  'hosting.check.decision':
    '開催を決める時刻は、現在より後で、スタートの10時間以上前にしてください。',
  'hosting.check.location': 'ゴルフ場の住所を入力してください。',
  'hosting.check.booking': '予約の期限は、スタート時間より前にしてください。',
  'hosting.check.price': '0より大きいプレー料金を入力してください。',
  'hosting.check.priceLimit': 'このプレー料金では募集できません。',
  'hosting.check.agreement': '先にお支払い条件に同意してください。',
  'hosting.check.transportation': '送迎の内容を記入してください。',

  'hosting.terms.title': 'ホスト規約',
  'hosting.terms.lead': '街を越え、海を越えて来るゲストが頼りにする、6つの約束です。',
  'hosting.terms.booked': '予約が取れていること',
  'hosting.terms.bookedText': 'ご自身の名前で予約が確定しているスタート時間だけを載せます。',
  'hosting.terms.early': 'スタートの45分前に着くこと',
  'hosting.terms.earlyText': 'ゲストは1番ティーより先に、クラブハウスでホストを探します。',
  'hosting.terms.code': 'チェックインコードを見せること',
  'hosting.terms.codeText':
    'ゲストがホストの画面を読み取ります。これがないと、誰が来場したのか確認できません。',
  'hosting.terms.money': 'ゲストはゴルフ場に支払うこと',
  'hosting.terms.moneyText':
    '募集は無料です。期限後キャンセル・無断キャンセルの場合は、その方のプレー料金相当額をお支払いします。',
  'hosting.terms.keep': 'ゲストのいるラウンドを守ること',
  'hosting.terms.keepText_other':
    'スタートの{{hours}}時間前までは中止できます。それ以降の中止・変更は、サポートへご連絡ください。',
  'hosting.terms.absent': '必ず来場すること',
  'hosting.terms.absentText':
    'ホスト不在の場合はストライク（違反記録）が付き、ゲスト1名につき{{fee}}の違約金を請求します。ストライク2回で1か月、3回で6か月の募集停止となります。',
  'hosting.terms.agree': 'ホスト規約を読み、同意します。',
  'hosting.terms.accept': '同意して進む',
}
export default hosting
