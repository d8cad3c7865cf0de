import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const email: Translation<typeof en> = {
  'email.greeting': '{{name}} 様',
  'email.tagline': '友と回る、日本のゴルフ。',
  'email.seats.guest.companion':
    'これは、ご自身のカードで保証している{{names}}さんの参加枠についてのお知らせです。',
  'email.seats.guest.party_other':
    'これは、ご自身と{{names}}さん、合わせて{{count}}人分の参加枠についてのお知らせです。金額は1人分です。',
  'email.seats.host.companion': '{{names}}さんは{{guest}}さんの同伴者です。',
  'email.seats.host.party_other':
    '{{guest}}さんと同伴者（{{names}}さん）、合わせて{{count}}人分についてのお知らせです。金額は1人分です。',
  'email.footer.account':
    'アカウントとその安全に関わる大切なお知らせのため、このメールは停止できません。',
  'email.footer.money':
    'お支払いやカードに関わる大切なお知らせのため、このメールは停止できません。',
  'email.footer.round':
    'ご自身のラウンドに関わる大切なお知らせのため、このメールは停止できません。',
  'email.footer.standing': 'ご利用状況に関わる大切なお知らせのため、このメールは停止できません。',
  'email.footer.answer': 'お送りいただいた内容へのお返事のため、このメールは停止できません。',
  'email.footer.optional': 'このようなお知らせは、いつでも停止できます。',
  'email.footer.visitor':
    '当サイトのフォームにこのメールアドレスが入力されたため、お送りしています。',
  'email.footer.wish': 'ご登録の条件に合うラウンドが見つかったため、お送りしています。',
  'email.footer.wish_change': 'お知らせの変更・停止',
  'email.footer.unsubscribe': 'このようなメールを停止',
  'email.footer.settings': '設定を開く',
  'email.footer.contact': 'お問い合わせ',
  'email.text.row': '{{label}}：',
  'email.text.heading': '【{{text}}】',
  'email.card_title': 'カードについて',
  'email.words.operator': 'TomoGolfより',
  'email.words.person': 'コメント',
  'email.words.host': 'ホストより',
  'email.small.contact':
    '内容に心当たりがない場合や、事実と異なる場合はお知らせください。担当者が確認します。',
  'email.small.appeal': '内容に誤りがあると思われる場合は、そのページから異議を申し立てられます。',
  'email.small.bank': 'カード会社の画面に反映されるまで、数日かかることがあります。',

  'email.time.japan': '{{time}}（日本時間）',
  'email.time.local': '{{time}}（{{zone}}）',
  'email.card': '{{brand}}（下4桁 {{last4}}）',
  'email.yes': 'はい',
  'email.no': 'いいえ',
  'email.fact.course': 'ゴルフ場',
  'email.fact.tee_time': 'スタート時間',
  'email.fact.host': 'ホスト',
  'email.fact.guest': 'ゲスト',
  'email.fact.repeated': '以降の開催日',
  'email.fact.price': 'プレー料金',
  'email.fact.listed_from': '一般公開',
  'email.fact.places': '募集人数',
  'email.fact.address': '所在地',
  'email.fact.access': 'アクセス',
  'email.fact.arrive_by': 'ホストの到着期限',
  'email.fact.cancel_until': '中止できる期限',
  'email.fact.hold': '仮押さえ',
  'email.fact.place_at': '仮押さえの日時',
  'email.fact.fee': 'サービス利用料',
  'email.fact.charged': '請求額',
  'email.fact.outstanding': '未払い額',
  'email.fact.released': '解除額',
  'email.fact.refunded': '返金額',
  'email.fact.owed': 'ホストへのお支払い予定額',
  'email.fact.returned': '返却',
  'email.fact.postponed': '延期',
  'email.fact.left': '返金後の請求額',
  'email.fact.share': '受け取り分',
  'email.fact.paid': 'ホストへのお支払い額',
  'email.fact.free_until': '無料キャンセルの期限',
  'email.fact.decide_at': '開催を決める時刻',
  'email.fact.check_in': 'チェックイン開始',
  'email.fact.answer_by': 'ご回答の期限',
  'email.fact.kept_until': '参加枠の確保期限',
  'email.fact.card': 'カード',
  'email.fact.before': '変更前：{{value}}',
  'email.fact.when': '日時',
  'email.fact.device': '端末',
  'email.fact.ip': 'IPアドレス',
  'email.fact.expires': 'リンクの有効期限',
  'email.fact.suspended_until': '募集停止の期限',
  'email.fact.reference': '受付番号',
  'email.fact.unknown': '不明',
  'email.places_other': '空きはあと{{count}}名です。',
  'email.places_none': 'これで満員になりました。',
  'email.bar.charged': '{{amount}}を請求',
  'email.bar.fee': 'チェックインで{{amount}}',
  'email.bar.back': '{{amount}}を解除',

  'email.refusal.CARD_DECLINED': 'カード会社がこのカードの利用を承認しませんでした。',
  'email.refusal.INSUFFICIENT_FUNDS': 'カードの利用可能額が足りませんでした。',
  'email.refusal.CARD_EXPIRED': 'カードの有効期限が切れています。',
  'email.refusal.AUTHENTICATION_REQUIRED':
    'カード会社が本人認証を求めています。手続きできるのはご本人だけです。',
  'email.refusal.OTHER': 'カード会社から理由は示されていません。',

  'email.button.open_game': 'ラウンドを開く',
  'email.button.find_game': 'ほかのラウンドを探す',
  'email.button.update_card': 'カードを変更する',
  'email.button.confirm_bank': '本人認証をする',
  'email.button.contact': '問い合わせる',
  'email.button.faq': 'よくある質問を見る',
  'email.button.standing': 'アカウントの状態を見る',
  'email.button.transactions': '取引履歴を見る',
  'email.button.payouts': 'お支払いを見る',

  'email.email_change_confirm.subject': 'TomoGolf：新しいメールアドレスの確認',
  'email.email_change_confirm.title': '新しいメールアドレスの確認',
  'email.email_change_confirm.body_other':
    '{{count}}時間以内に、ログインしているブラウザでリンクを開いてください。それまでは現在のアドレスのままです。',
  'email.email_change_confirm.byTeam_other':
    'ご依頼により、アカウントのメールアドレスを変更します。{{count}}時間以内にリンクを開いてください。ログインは不要です。それまでは現在のアドレスのままです。',
  'email.email_change_confirm.button': 'このアドレスに変更する',
  'email.email_change_confirm.smallByTeam':
    'ご依頼に心当たりがない場合は、リンクを開かないでください。開くと、アカウントのメールアドレスが変更されます。',
  'email.email_change_confirm.small':
    'お心当たりがない場合は、入力の誤りと思われます。このメールは破棄してください。ログインしていなければ、リンクを開いても何も変わりません。',
  'email.email_change_taken.subject': 'TomoGolf：登録済みのメールアドレスです',
  'email.email_change_taken.title': '登録済みのアドレスです',
  'email.email_change_taken.body':
    'このアドレスを別のアカウントで使う申し込みがありましたが、何も変更されていません。ご本人の場合は、このアドレスでログインするか、別のアドレスをお選びください。',
  'email.email_change_taken.button': 'ログイン',
  'email.email_changed.subject': 'TomoGolf：メールアドレスが変更されました',
  'email.email_changed.title': 'メールアドレスが変更されました',
  'email.email_changed.body':
    '今後は別のメールアドレスをお使いになります。ご本人の操作であれば、何もする必要はありません。',
  'email.email_changed.undo':
    'お心当たりがない場合は、下のボタンを押してください。元のアドレスに戻し、すべての端末でログアウトし、パスワードを再設定できます。',
  'email.email_changed.button': '心当たりがありません',
  'email.email_changed.new': '新しいアドレス',
  'email.email_changed.until': '取り消しの期限',
  'email.mail_test.subject': 'TomoGolf：メールが届いたことの確認',
  'email.mail_test.title': 'メールが届きました',
  'email.mail_test.body_other':
    'このアドレスへのリマインダーなどのお知らせを止めています。{{count}}時間以内に確認すると、お知らせを再開します。',
  'email.mail_test.button': 'メールを受け取りました',
  'email.mail_test.small': 'お心当たりがない場合は、何もする必要はありません。',
  'email.verify_email.subject': 'TomoGolf：メールアドレスの確認をお願いします',
  'email.verify_email.title': 'メールアドレスの確認',
  'email.verify_email.body_other':
    '確認が済むと登録が完了します。リンクは1回限り、{{count}}時間有効です。',
  'email.verify_email.button': 'このアドレスを確認する',
  'email.verify_email.small':
    'ご登録に心当たりがない場合は、このメールを破棄してください。リンクを開いて「登録していません」を選ぶと、アカウントを削除できます。確認しないかぎり、アカウントは使えません。',
  'email.login_code.subject': 'TomoGolf：ログイン用のコード',
  'email.login_code.title': 'ログイン用のコード',
  'email.login_code.body_other':
    'コードを求められた画面に入力してください。1回限り、{{count}}分間有効です。',
  'email.login_code.code': 'コード',
  'email.login_code.button': 'ログイン画面を開く',
  'email.login_code.small':
    'お心当たりがない場合は、このメールを破棄してください。コードはだれにも教えないでください。TomoGolfからお尋ねすることはありません。',
  'email.login_code_refused.subject': 'TomoGolf：ログイン用のコードは発行されません',
  'email.login_code_refused.title': '別の方法でログインしてください',
  'email.login_code_refused.body':
    '管理者は、メールで届くコードではログインできません。パスキー、またはパスワードと認証アプリのコードでログインしてください。',
  'email.login_code_refused.small': 'お心当たりがない場合は、このメールを破棄してください。',
  'email.reset_password.subject': 'TomoGolf：新しいパスワードの設定',
  'email.reset_password.title': '新しいパスワードの設定',
  'email.reset_password.self': 'パスワード再設定のご依頼を受け付けました。',
  'email.reset_password.operator':
    'TomoGolfサポートから、パスワード再設定のためのリンクをお送りします。',
  'email.reset_password.body_other': 'リンクは1回限り、{{count}}時間有効です。',
  'email.reset_password.button': 'パスワードを設定する',
  'email.reset_password.small':
    'お心当たりがない場合は、このメールを破棄してください。リンクがなければ、だれもパスワードを変更できません。',
  'email.username_reminder.subject': 'TomoGolf：ユーザー名のお知らせ',
  'email.username_reminder.title': 'ユーザー名のお知らせ',
  'email.username_reminder.name': 'ユーザー名は {{username}} です。',
  'email.username_reminder.none': 'このアカウントにユーザー名は設定されていません。',
  'email.username_reminder.body': 'ログインには、このメールアドレスとパスワードをお使いください。',
  'email.username_reminder.button': 'ログインする',
  'email.username_reminder.small': 'お心当たりがない場合は、このメールを破棄してください。',
  'email.passkey_added.subject': 'TomoGolf：新しいパスキー',
  'email.passkey_added.title': '新しいパスキーが追加されました',
  'email.passkey_added.body':
    'このパスキーでログインできるようになりました。ご本人であれば、何もする必要はありません。',
  'email.passkey_added.small':
    'お心当たりがない場合は、パスキーを削除してパスワードを変更し、TomoGolfにお知らせください。',
  'email.passkey_added.name': 'パスキー',
  'email.passkey_added.button': 'パスキーを確認する',
  'email.passkey_removed.subject': 'TomoGolf：パスキーの削除',
  'email.passkey_removed.title': 'パスキーが削除されました',
  'email.passkey_removed.body':
    'このパスキーではログインできなくなりました。ご本人であれば、何もする必要はありません。',
  'email.identity_linked.subject': 'TomoGolf：アカウントの連携',
  'email.identity_linked.title': 'アカウントが連携されました',
  'email.identity_linked.body':
    'このアカウントでログインできるようになりました。ご本人であれば、何もする必要はありません。',
  'email.identity_linked.small':
    'お心当たりがない場合は、連携を解除して新しいパスワードを設定し、TomoGolfにお知らせください。',
  'email.identity_linked.button': '連携中のアカウントを確認する',
  'email.identity_removed.subject': 'TomoGolf：アカウントの連携解除',
  'email.identity_removed.title': 'アカウントの連携が解除されました',
  'email.identity_removed.body':
    'このアカウントではログインできなくなりました。ご本人であれば、何もする必要はありません。',
  'email.identity_removed.small':
    'お心当たりがない場合は、新しいパスワードを設定してTomoGolfにお知らせください。',
  'email.identity_removed.name': '連携したアカウント',
  'email.totp_changed.on.subject': 'TomoGolf：2段階認証が有効になりました',
  'email.totp_changed.on.title': '2段階認証が有効になりました',
  'email.totp_changed.on.body':
    '今後は、認証アプリのコードも入力してログインします。ほかの端末はすべてログアウトされました。',
  'email.totp_changed.off.subject': 'TomoGolf：2段階認証が無効になりました',
  'email.totp_changed.off.title': '2段階認証が無効になりました',
  'email.totp_changed.off.body':
    '今後はパスワードだけでログインできます。リカバリーコードは使えなくなりました。ご本人であれば、何もする必要はありません。',
  'email.totp_changed.button': '2段階認証を確認する',
  'email.recovery_code_used.subject': 'TomoGolf：リカバリーコードが使われました',
  'email.recovery_code_used.title': 'リカバリーコードが使われました',
  'email.recovery_code_used.body_other':
    '残りのリカバリーコードは{{count}}個です。2段階認証を一度無効にしてから有効にすると、新しいコードが発行されます。',
  'email.password_changed.subject': 'TomoGolf：パスワードが変更されました',
  'email.password_changed.title': 'パスワードが変更されました',
  'email.password_changed.body': 'ほかの端末はすべてログアウトされました。',
  'email.password_changed.small':
    'ご自身で変更していない場合は、すぐにパスワードを再設定し、TomoGolfにお知らせください。',
  'email.password_changed.button': 'パスワードを再設定する',
  'email.new_device.subject': 'TomoGolf：新しい端末からのログイン',
  'email.new_device.title': '新しい端末からログインがありました',
  'email.new_device.body':
    'これまで使われていない端末から、アカウントへのログインがありました。ご本人であれば、何もする必要はありません。',
  'email.new_device.small':
    'お心当たりがない場合は、その端末をログアウトさせ、パスワードを変更してください。',
  'email.new_device.button': 'ログイン中の端末を確認する',

  'email.game_created.subject': '同伴者の募集を公開しました：{{course}}、{{day}}',
  'email.game_created.title': '募集を公開しました',
  'email.game_created.body':
    '参加やキャンセルがあれば、メールでお知らせします。当日はゴルフ場でQRコードを見せ、ゲストにチェックインしてもらってください。',
  'email.game_created.card': '募集は無料です。カードに請求があるのは、ホスト不在の場合だけです。',
  'email.game_created.button': '募集したラウンドを開く',
  'email.booking_reviewed.subject': 'ゴルフ場の予約について：{{course}}、{{day}}',
  'email.booking_reviewed.titleAccepted': '予約の控えを確認しました',
  'email.booking_reviewed.titleDeclined': '予約の控えを確認できませんでした',
  'email.booking_reviewed.accepted':
    '募集に「控え確認済み」と表示されます。ファイルと予約番号がゲストに表示されることはありません。',
  'email.booking_reviewed.declined':
    '募集はそのまま続きます。ラウンドのページから別のファイルを追加できます。',
  'email.joined_guest.subject': '参加が決まりました：{{course}}、{{day}}',
  'email.joined_guest.title': '参加が決まりました',
  'email.joined_guest.body':
    '当日は{{host}}さんがクラブハウスでお待ちしています。ゴルフ場でホストのQRコードを読み取り、チェックインしてください。',
  'email.joined_guest.held': 'カードで{{hold}}を仮押さえしました。請求は発生していません。',
  'email.joined_guest.scheduled':
    '請求は発生していません。{{time}}に{{hold}}をカードで仮押さえします。それまでは仮押さえも行いません。',
  'email.joined_guest.check_in':
    'チェックインすると、サービス利用料の{{fee}}だけが請求され、残りの仮押さえは解除されます。',
  'email.joined_guest.free':
    '{{time}}まで無料でキャンセルできます。それ以降のキャンセルと無断キャンセルには、{{hold}}の全額がかかります。',
  'email.joined_guest.late':
    'ご参加の時点で、無料キャンセルの期限を過ぎていました。キャンセルと無断キャンセルには、{{hold}}の全額がかかります。',
  'email.joined_host.subject': '{{guest}}さんが{{day}}のラウンドに参加します',
  'email.joined_host.title': '{{guest}}さんが参加します',
  'email.fact.answer_until': '回答期限',
  'email.join_asked_host.subject': '{{guest}}さんの参加希望：{{day}}',
  'email.join_asked_host.title': '{{guest}}さんが参加を希望しています',
  'email.join_asked_host.body':
    '{{time}}までに、ラウンドのページで承認または見送りを選択してください。回答がない場合、参加希望は無効になります。',
  'email.join_asked_host.again': 'まだ回答されていません。参加希望は{{time}}に無効になります。',
  'email.join_asked_host.button': '参加希望を見る',
  'email.join_asked_guest.subject': '参加希望を送信しました：{{course}}、{{day}}',
  'email.join_asked_guest.title': '参加希望を送信しました',
  'email.join_asked_guest.body':
    '参加者は{{host}}さんが選びます。回答期限は{{time}}です。参加希望は、ラウンドのページでいつでも取り下げられます。',
  'email.join_asked_guest.card':
    '現時点で仮押さえはありません。承認されると、同意内容のとおりカードで{{hold}}を仮押さえします。',
  'email.join_accepted_guest.subject': '参加が承認されました：{{course}}、{{day}}',
  'email.join_accepted_guest.title': '{{host}}さんが承認し、参加が確定しました',
  'email.join_accepted_guest.now':
    'これから{{hold}}を仮押さえします。カードが利用できなかった場合は、参加枠を保つ方法をお知らせします。',
  'email.join_ended_guest.subject': '参加希望が終了しました：{{course}}、{{day}}',
  'email.join_ended_guest.title': 'このラウンドには参加できませんでした',
  'email.join_ended_guest.declined': '今回は、{{host}}さんがほかの参加者を選びました。',
  'email.join_ended_guest.unanswered': '{{host}}さんから期限までに回答がありませんでした。',
  'email.join_ended_guest.changed':
    '{{host}}さんがラウンドの内容を変更しました。ご都合が合えば、もう一度参加を希望できます。',
  'email.join_ended_guest.cancelled': 'このラウンドは中止になりました。',
  'email.join_ended_guest.operator': 'TomoGolfが参加希望を終了しました。',
  'email.join_ended_guest.card': '仮押さえも請求もありません。',
  'email.waiting_joined.subject': 'キャンセル待ち：{{course}}、{{day}}',
  'email.waiting_joined.title': 'キャンセル待ちに登録しました',
  'email.waiting_joined.body_other':
    '{{count}}人分で、現在{{position}}番目です。早めに空きが出た場合は、自動的に参加が決まります。スタート時間が近い場合は先にご案内しますので、参加するかどうかをお選びください。',
  'email.waiting_joined.card_other':
    '待っている間、仮押さえは行いません。{{count}}人分の参加が決まると、同意内容のとおりカードで最大{{hold}}を仮押さえします。',
  'email.waiting.leave': 'キャンセル待ちをやめる（無料）',
  'email.waiting_seat.subject': '参加が決まりました：{{course}}、{{day}}',
  'email.waiting_seat.title': '空きが出て、参加が決まりました',
  'email.waiting_seat.now':
    'これから{{hold}}を仮押さえします。カードが利用できなかった場合は、{{time}}までにお手続きください。過ぎると次の方にご案内します。',
  'email.waiting_offer.subject_other': '{{count}}人分の空きが出ました：{{course}}、{{day}}',
  'email.waiting_offer.title_other': '{{count}}人分の空きが出ました',
  'email.waiting_offer.body_other':
    '{{time}}まで{{count}}人分の参加枠を確保しています。過ぎると次の方にご案内します。',
  'email.waiting_offer.card_other':
    '{{count}}人分の参加枠を確定すると、同意内容のとおりカードで{{hold}}を仮押さえします。',
  'email.waiting_offer.button_other': '{{count}}人分で参加する',
  'email.waiting_offer.decline_other': '今回は見送る',
  'email.waiting_ended.subject': 'キャンセル待ちの終了：{{course}}、{{day}}',
  'email.waiting_ended.title': 'キャンセル待ちが終了しました',
  'email.waiting_ended.expired':
    '期限までにお返事がなかったため、参加枠は次の方にご案内しました。満員の間は、もう一度キャンセル待ちに登録できます。',
  'email.waiting_ended.closed': '参加の受付が終了しました。空きは出ませんでした。',
  'email.waiting_ended.changed':
    'ホストがラウンドの内容を変更しました。ご都合が合えば、もう一度登録できます。',
  'email.waiting_ended.too_large':
    'このラウンドでは、ご希望の人数分の参加枠をまとめて確保できなくなりました。人数を減らせば、もう一度登録できます。',
  'email.waiting_ended.operator': '運営チームが登録を解除しました。',
  'email.waiting_ended.cancelled': 'このラウンドは中止になりました。',
  'email.waiting_ended.clash': '同じ時間帯にほかのラウンドの予定があります。',
  'email.waiting_ended.card':
    '空きが出ましたが、有効なカードが登録されていませんでした。カードを更新してから、もう一度登録してください。',
  'email.waiting_ended.account':
    '空きが出ましたが、未払いの請求などがあるため、参加を確定できませんでした。理由はラウンドのページでご確認ください。',
  'email.question_asked_host.subject': '{{guest}}さんからの質問：{{day}}のラウンド',
  'email.question_asked_host.title': '{{guest}}さんから質問があります',
  'email.question_asked_host.body':
    'ラウンドのページで回答してください。質問と回答は、誰でも読めます。',
  'email.question_asked_host.button': '回答する',
  'email.question_answered.subject': 'ご質問への回答：{{course}}、{{day}}',
  'email.question_answered.title': '{{host}}さんが質問に回答しました',
  'email.question_answered.body': '質問：「{{question}}」',
  'email.question_removed.subject': '質問が削除されました：{{course}}、{{day}}',
  'email.question_removed.title': '質問が削除されました',
  'email.question_removed.host':
    'ホストがラウンドのページから削除しました。理由は以下のとおりです。',
  'email.question_removed.operator':
    'TomoGolfがラウンドのページから削除しました。理由は以下のとおりです。ご異議がある場合は、このメールにご返信ください。',
  'email.report_decided.subject': 'ご報告への対応について',
  'email.report_decided.title': 'ご報告を受けて対応しました',
  'email.report_decided.dismissed': 'ご報告を確認しました',
  'email.report_decided.kind.message': 'メッセージについてのご報告です。',
  'email.report_decided.kind.question': 'ラウンドのページの質問についてのご報告です。',
  'email.report_decided.kind.answer': 'ラウンドのページの回答についてのご報告です。',
  'email.report_decided.kind.person': 'ユーザーについてのご報告です。',
  'email.report_decided.removed': 'ご報告の内容は削除しました。',
  'email.report_decided.block': 'ラウンドのページのメンバー一覧から、相手をブロックできます。',
  'email.conduct_decided.subject': 'ご利用についてのお知らせ',
  'email.conduct_decided.title': 'ルールに反する行為がありました',
  'email.conduct_decided.kind.message': '送信されたメッセージについてです。',
  'email.conduct_decided.kind.question': 'ラウンドのページに投稿された質問についてです。',
  'email.conduct_decided.kind.answer': 'ラウンドのページに投稿された回答についてです。',
  'email.conduct_decided.kind.person': 'プロフィールまたは行為についてです。',
  'email.conduct_decided.removed': '該当の内容は削除しました。',
  'email.conduct_decided.warned':
    '今回は警告です。繰り返された場合は、アカウントを停止することがあります。',
  'email.conduct_decided.strike': '違反が1件記録されました。詳しくは別のメールでお知らせします。',
  'email.conduct_decided.suspended': 'アカウントは停止中です。期間は別のメールでお知らせします。',
  'email.conduct_decided.object':
    '異議がある場合は、このメールにご返信ください。担当者が改めて確認します。',
  'email.conduct.rule': '該当するルール：{{rule}}',
  'email.rule.harassment': '嫌がらせや侮辱をしないこと',
  'email.rule.hate': '差別や憎悪をあおらないこと',
  'email.rule.sexual': '性的な言動をしないこと',
  'email.rule.threat': '脅迫をしないこと',
  'email.rule.scam': '詐欺や宣伝をしないこと',
  'email.rule.false_identity': '身元を偽らないこと',
  'email.rule.other': '他のメンバーを尊重すること',
  'email.join_blocked_guest.subject': '参加希望についてご確認ください：{{course}}、{{day}}',
  'email.join_blocked_guest.title': '{{host}}さんが承認しようとしています',
  'email.join_blocked_guest.body':
    '現在は参加を確定できません。有効なカードがあること、未払いの請求がないこと、同じ時間帯にほかのラウンドがないことをご確認ください。',
  'email.join_blocked_guest.until': '{{host}}さんは{{time}}まで承認できます。',
  'email.hold_placed.subject': '{{day}}のラウンドのため、{{hold}}を仮押さえしました',
  'email.hold_placed.title': '仮押さえが完了しました',
  'email.hold_placed.body':
    'お知らせしていたとおり、このラウンドの仮押さえを行いました。参加枠は確保されています。',
  'email.hold_placed.card': '{{card}}で{{hold}}を仮押さえしました。請求は発生していません。',
  'email.hold_refused.subject': 'カードが承認されませんでした：{{course}}、{{day}}',
  'email.hold_refused.title': 'カード会社が仮押さえを承認しませんでした',
  'email.hold_refused.body':
    '参加枠は{{time}}まで確保しています。別のカードを登録するか、このカードをご確認ください。カードが変わり次第、再度仮押さえを行います。',
  'email.hold_refused.next': '同じカードのままの場合は、{{time}}にもう一度試します。',
  'email.hold_refused.card':
    '請求は発生していません。{{card}}で{{hold}}を仮押さえできませんでした。',
  'email.hold_refused.otherwise':
    '期限までに仮押さえができない場合、参加枠は失効します。請求もストライクもありません。',
  'email.hold_needs_action.subject': '{{hold}}の本人認証のお願い：{{course}}、{{day}}',
  'email.hold_needs_action.title': 'カード会社が本人認証を求めています',
  'email.hold_needs_action.body':
    'ラウンドのページを開いて本人認証をしてください。1分ほどで終わります。参加枠は{{time}}まで確保しています。',
  'email.hold_needs_action.card':
    '請求も仮押さえも、まだ行われていません。本人認証が済むと、{{card}}で{{hold}}を仮押さえします。',
  'email.seat_released_guest.subject': '参加枠が失効しました：{{course}}、{{day}}',
  'email.seat_released_guest.title': '参加枠が失効しました',
  'email.seat_released_guest.body':
    '期限までに{{hold}}の仮押さえができなかったため、参加枠が失効しました。空きがあるうちは、別のカードでもう一度参加できます。',
  'email.seat_released_guest.removed':
    '運営チームがこのラウンドへの参加をキャンセルしました。理由は次のとおりです。',
  'email.seat_released_guest.removedSpot':
    '運営チームがこの参加枠をキャンセルしました。理由は次のとおりです。',
  'email.seat_released_guest.removedCard':
    '請求はなく、仮押さえは解除されます。キャンセル料もストライクもありません。ご質問はお問い合わせフォームからどうぞ。',
  'email.seat_released_guest.card':
    '請求も仮押さえもありません。キャンセル料もストライクもありません。',
  'email.seat_released_host.subject': '{{day}}のラウンドに空きが出ました',
  'email.seat_released_host.title': '{{guest}}さんの参加枠が空きました',
  'email.seat_released_host.removed': '運営チームがこのゲストの参加をキャンセルしました。',
  'email.seat_released_host.body':
    '期限までに参加の手続きが完了しなかったため、参加枠が失効しました。',

  'email.left_free_guest.subject': '参加をキャンセルしました：{{course}}、{{day}}',
  'email.left_free_guest.title': '参加をキャンセルしました',
  'email.left_free_guest.body': 'ホストにはお知らせ済みです。',
  'email.substitute_guest.subject': '{{substitute}}さんが代わりに参加します：{{course}}、{{day}}',
  'email.substitute_guest.title': '{{substitute}}さんが代わりに参加します',
  'email.substitute_guest.body':
    '参加枠は、代わりの方がご自身のカードで引き継ぎました。ホストにはお知らせ済みです。',
  'email.substitute_host.subject': '{{day}}：{{former}}さんから{{guest}}さんに交代',
  'email.substitute_host.title': '{{former}}さんに代わり{{guest}}さんが参加します',
  'email.substitute_host.body':
    '{{former}}さんが参加枠を{{guest}}さんに譲りました。新しいゲストはご自身のカードで参加条件に同意しています。ゴルフ場に参加者名簿を提出済みの場合は、新しい名前をお伝えください。',
  'email.substitute_ended.subject': '参加枠は利用できなくなりました：{{course}}、{{day}}',
  'email.substitute_ended.title': '参加枠は利用できなくなりました',
  'email.substitute_ended.body':
    'カードの確認が終わる前に、参加枠を譲る予定だったゲストの都合が変わりました。ラウンドへの参加は決まっていません。',
  'email.substitute_ended.card':
    '請求はありません。{{hold}}の仮押さえが表示されている場合は、まもなく解除されます。',
  'email.joined_host.kept_other':
    '{{guest}}さんが同伴者{{count}}名を招待しました。参加されるまで参加枠を確保しています。',
  'email.invitation_taken.subject': '{{guest}}さんも参加します：{{course}}、{{day}}',
  'email.invitation_taken.title': '{{guest}}さんが招待を受けました',
  'email.invitation_taken.body':
    'ご自身のカードで参加が決まりました。当日のチェックインも、ご自身のスマートフォンで行います。',
  'email.invitation_expired.subject': '招待の期限が過ぎました：{{course}}、{{day}}',
  'email.invitation_expired.title': '招待の期限が過ぎました',
  'email.invitation_expired.body_other':
    '同伴者{{count}}名分の参加枠は、期限までにお返事がなかったため、ほかの方も参加できるようになりました。ご自身の参加はそのままです。',
  'email.invitation_ended.subject': '招待が終了しました：{{course}}、{{day}}',
  'email.invitation_ended.title': '招待が終了しました',
  'email.invitation_ended.body':
    '運営チームが招待を1件終了し、その参加枠にはほかの方も参加できるようになりました。ご自身の参加はそのままです。',
  'email.invitation_reminder.subject': '同伴者のお返事待ちです：{{course}}、{{day}}',
  'email.invitation_reminder.title': '招待の期限が近づいています',
  'email.invitation_reminder.body_other':
    '同伴者{{count}}名分の参加枠を{{time}}まで確保しています。過ぎるとほかの方も参加できるようになります。リンクはラウンドのページからもう一度共有できます。',
  'email.invitation_ended_host.subject_other': '{{day}}：{{count}}名分の参加枠が空きました',
  'email.invitation_ended_host.title': '招待が終了しました',
  'email.invitation_ended_host.body_other':
    '{{guest}}さんが招待した同伴者{{count}}名は参加しませんでした。',
  'email.fate.released': '請求は発生していません。{{hold}}の仮押さえは解除されます。',
  'email.fate.never_held': '請求は発生していません。カードの仮押さえも行っていません。',
  'email.fate.kept':
    '請求は発生していません。{{hold}}の仮押さえは、担当者が扱いを決めるまでそのままになります。決まりましたらメールでお知らせします。',
  'email.left_late_guest.subject': '参加をキャンセルしました：{{charged}}を請求します',
  'email.left_late_guest.title': '参加をキャンセルしました',
  'email.left_late_guest.body_other':
    'スタートまで{{count}}時間を切ってからのキャンセルです。ホストにはお知らせ済みです。',
  'email.left_late_guest.card':
    '参加時にご同意いただいたとおり、仮押さえの全額{{charged}}を請求します。',
  'email.left_late_guest.refill':
    '締切までにほかの方がこの枠に参加した場合、{{refund}}を自動で返金します。',
  'email.left_host.subject': '{{guest}}さんが{{day}}の参加をキャンセルしました',
  'email.left_host.title': '{{guest}}さんが参加をキャンセルしました',
  'email.left_host.refill':
    'ほかの方がこの枠に参加した場合は、ゲストに返金し、この金額のお支払いはなくなります。プレー料金は新しいゲストがゴルフ場で支払います。',
  'email.owed':
    'ゲストには規定のキャンセル料を請求します。ゴルフ場から欠員分を請求される場合に備え、そのうちプレー料金にあたる{{owed}}をホストにお支払いします。お支払いの際にメールでお知らせします。',
  'email.game_cancelled_guest.subject': '中止のお知らせ：{{course}}、{{day}}',
  'email.game_cancelled_guest.title': 'ラウンドは中止になりました',
  'email.game_cancelled_guest.host': 'ホストがこのラウンドを中止しました。',
  'email.game_cancelled_guest.operator': 'TomoGolfがこのラウンドを中止しました。',
  'email.game_cancelled_guest.too_few': '開催を決める時刻までに、必要な人数が集まりませんでした。',
  'email.game_edited_host.subject': 'ラウンドを編集しました：{{course}}、{{day}}',
  'email.game_edited_host.title': 'TomoGolfがラウンドを編集しました',
  'email.game_edited_host.body':
    '運営チームがこのラウンドの内容を変更しました。スタート時間が変わった場合はゲストにもお知らせします。ご希望と異なる場合は、ラウンドを編集するか、お問い合わせください。',
  'email.game_cancelled_host.subject': 'ラウンドを中止しました：{{course}}、{{day}}',
  'email.game_cancelled_host.title': 'TomoGolfがラウンドを中止しました',
  'email.game_cancelled_host.body_other':
    'このラウンドを中止し、ゲスト{{count}}名にお知らせしました。',
  'email.game_cancelled_host.alone':
    'このラウンドを中止しました。参加しているゲストはいませんでした。',
  'email.game_on.subject': '開催決定：{{course}}、{{day}}',
  'email.game_on.title': 'ラウンドの開催が決まりました',
  'email.game_on.enough_other': '必要な人数が集まりました。全員で{{count}}名です。',
  'email.game_on.kept_other': '予定より少ない{{count}}名で開催します。',
  'email.game_on.bound':
    'ここからは通常のキャンセル規定が適用されます。条件はラウンドのページで確認できます。',
  'email.game_called_off_host.subject': 'ラウンドは中止になりました：{{course}}、{{day}}',
  'email.game_called_off_host.title': '人数が集まらず、中止になりました',
  'email.game_called_off_host.body_other':
    'このラウンドには、ホストを含めて{{count}}名以上が必要でした。ストライクは付きません。ゴルフ場の予約はご自身でキャンセルしてください。',
  'email.game_called_off_host.guests_other':
    'ゲスト{{count}}名にお知らせし、仮押さえを解除しました。',
  'email.decision_asked_host.subject': 'このまま開催しますか？{{course}}、{{day}}',
  'email.decision_asked_host.title': '必要な人数が集まっていません',
  'email.decision_asked_host.body_other':
    '現在、ホストを含めて{{players}}名です。このラウンドには{{count}}名以上が必要です。',
  'email.decision_asked_host.otherwise':
    '少ない人数でも開催できます。何もせず、参加者も増えなければ、{{time}}に中止になります。仮押さえはすべて解除され、誰にも請求されず、ストライクも付きません。',
  'email.decision_asked_host.button': '開催を決める',
  'email.game_changed_guest.subject': 'ラウンドの内容が変わりました：{{course}}、{{day}}',
  'email.game_changed_guest.title': 'ラウンドの内容が変わりました',
  'email.game_changed_guest.body':
    '{{host}}さんがラウンドの内容を変更しました。ご都合に合うか、お確かめください。',
  'email.game_changed_guest.card':
    '変更があったため、{{time}}まで無料でキャンセルできます。請求は発生しておらず、ご同意いただいた金額は{{hold}}のままです。',
  'email.game_changed_guest.small':
    '小さな変更のため、ご同意いただいた条件はそのままです。無料でキャンセルできるのは{{time}}までです。請求は発生しておらず、金額は{{hold}}のままです。',
  'email.game_changed_guest.button': '内容を確認する',

  'email.name_missing.subject': '氏名をご登録ください：{{course}} {{day}}',
  'email.name_missing.title': 'コースに提出する氏名が必要です',
  'email.name_missing.body':
    '{{host}}さんがコースに組合せ表を提出しますが、氏名がまだ登録されていません。',
  'email.name_missing.katakana': 'カタカナ表記はこちらから提案します。変更もできます。',
  'email.name_missing.button': '氏名を登録する',
  'email.fact.names_due': '氏名の締切',
  'email.reminder.arrival': 'フロントで見せる到着カード（オフラインでも表示できます）',
  'email.reminder.subject_week': 'ラウンドまであと1週間：{{course}}、{{day}}',
  'email.reminder.subject_day': 'ラウンドまであと1日：{{course}}、{{day}}',
  'email.reminder.subject_hours': 'まもなくスタート：{{course}}、{{day}}',
  'email.reminder.title_week': 'ラウンドまであと1週間です',
  'email.reminder.title_day': 'ラウンドまであと1日です',
  'email.reminder.title_hours': 'まもなくスタートです',
  'email.reminder.guest':
    '{{host}}さんがクラブハウスでお待ちしています。参加枠は確保済みです。お手続きは必要ありません。',
  'email.reminder.free': 'ご都合が悪くなった場合、{{time}}までは無料でキャンセルできます。',
  'email.reminder.bound':
    '無料キャンセルの期限を過ぎています。今後のキャンセルと無断キャンセルには、仮押さえの全額がかかります。',
  'email.reminder.ride': '送迎について（ホストより）',
  'email.reminder.guide': '日本のゴルフ場が初めての方へ：フロントからお風呂までの流れ（ガイド）',
  'email.reminder.host_other':
    'ゲスト{{count}}名が参加します。クラブハウスではチェックインコードをご用意ください。',
  'email.reminder.alone':
    'まだゲストがいません。ラウンドのリンクを共有すると、見つけてもらいやすくなります。',
  'email.check_in_open.subject': 'チェックインを開始しました：{{course}}、{{day}}',
  'email.check_in_open.title': 'チェックインを開始しました',
  'email.check_in_open.guest':
    'クラブハウスで、ホストが見せるコードを読み取ってください。そのときにサービス利用料だけが請求され、残りの仮押さえは解除されます。',
  'email.check_in_open.host':
    'クラブハウスで、ゲストにコードを見せてください。一度開いておけば、電波がなくても表示できます。',
  'email.check_in_open.button_guest': 'チェックインする',
  'email.check_in_open.button_host': 'コードを表示する',
  'email.request_answered.subject': 'ご依頼{{reference}}に回答しました',
  'email.request_answered.title': 'ご依頼に回答しました',
  'email.request_answered.body':
    'ご希望のとおり、メールまたは電話でお答えしました。見当たらない場合は、迷惑メールフォルダをご確認いただくか、お問い合わせください。',
  'email.checked_in_guest.subject': 'チェックインしました：{{course}}、{{day}}',
  'email.checked_in_guest.title': 'チェックインしました。よいラウンドを！',
  'email.checked_in_guest.guest': 'ホストのQRコードを読み取りました。このメールは領収の控えです。',
  'email.checked_in_guest.host': 'ホストが来場を確認しました。このメールは領収の控えです。',
  'email.checked_in_guest.operator': 'TomoGolfが来場を確認しました。このメールは領収の控えです。',
  'email.checked_in_guest.answer':
    'プレーしたとのご回答を受け付けました。このメールは領収の控えです。',
  'email.checked_in_guest.card':
    'サービス利用料の{{charged}}を請求します。残りの{{released}}の仮押さえは解除されます。',
  'email.missing_guest.subject': 'ご参加の確認のお願い：{{time}}まで',
  'email.missing_guest.title': 'ラウンドに参加されましたか？',
  'email.missing_guest.body':
    'チェックインの記録がありません。参加された場合は、{{time}}までにお知らせください。一言でかまいません。ホストが来場を確認することもできます。',
  'email.missing_guest.card':
    '請求はまだ発生していません。参加されていた場合は、サービス利用料の{{fee}}だけを請求します。ご回答がない場合は、仮押さえの全額{{hold}}を請求し、ストライクが1つ付きます。',
  'email.missing_guest.button': '参加しました',
  'email.missing_host.subject': '{{guest}}さんが未チェックイン：{{course}}、{{day}}',
  'email.missing_host.title': '{{guest}}さんのチェックインがありません',
  'email.missing_host.body':
    '{{guest}}さんと一緒に回られた場合は、{{time}}までに来場を確認してください。確認もゲストの回答もない場合は無断キャンセルとなり、ゲストが同意した金額が請求されます。',
  'email.missing_host.button': '来場を確認する',
  'email.statement_received.subject': 'ご回答を受け付けました：{{course}}、{{day}}',
  'email.statement_received.title': 'ご回答ありがとうございます',
  'email.statement_received.body':
    '担当者が内容を確認し、ホストにも話を聞いたうえで、結果をメールでお知らせします。',
  'email.statement_received.card':
    '結果が出るまで請求はありません。参加が確認できればサービス利用料の{{fee}}だけを、確認できなければ全額の{{hold}}を請求します。',
  'email.statement_host.subject': '{{guest}}さんは参加したと回答：{{course}}、{{day}}',
  'email.statement_host.title': '{{guest}}さんから「参加した」との回答がありました',
  'email.statement_host.body':
    '{{guest}}さんのチェックインの記録がないため、確認を進めています。当日のことを教えてください。',
  'email.scan_came_late_host.subject': '{{guest}}さんの参加を確認：{{course}}、{{day}}',
  'email.scan_came_late_host.title': '{{guest}}さんの参加を確認しました',
  'email.scan_came_late_host.body':
    '圏外で送信できなかったチェックインが届きました。{{time}}にホストの画面のコードを読み取っていたため、参加として扱います。',
  'email.statement_accepted.subject': '参加を確認しました：{{course}}、{{day}}',
  'email.statement_accepted.title': '参加を確認しました',
  'email.statement_accepted.body':
    '確認の結果、参加されたものとして扱います。ストライクは付きません。',
  'email.statement_accepted.card': 'サービス利用料の{{charged}}だけを請求します。',
  'email.statement_accepted.back': '残りの{{released}}の仮押さえは解除されます。',
  'email.no_show_guest.subject': '{{charged}}を請求します：{{course}}、{{day}}',
  'email.no_show_guest.title': '無断キャンセルとして記録されました',
  'email.no_show_guest.silence': 'チェックインの記録がなく、お尋ねへのご回答もありませんでした。',
  'email.no_show_guest.decision': 'ご回答の内容を確認しましたが、参加は認められませんでした。',
  'email.no_show_guest.hold':
    '参加時にご同意いただいたとおり、仮押さえの全額{{charged}}を請求します。',
  'email.no_show_guest.card':
    '仮押さえはすでに解除されていたため、ご同意いただいた{{charged}}を登録済みのカードに請求します。',
  'email.no_show_guest.strike':
    'あわせてストライクが1つ付きます。詳しくは別のメールでお知らせします。',
  'email.no_show_host.subject': '{{guest}}さんは無断キャンセル：{{course}}、{{day}}',
  'email.no_show_host.title': '{{guest}}さんは無断キャンセルとなりました',
  'email.host_absent_guest.subject': '申し訳ありません：{{course}}、{{day}}',
  'email.host_absent_guest.title': 'ホストが来場しなかったようです',
  'email.host_absent_guest.body':
    'ホストがゴルフ場に来ていないと報告がありました。せっかくの一日に、申し訳ありません。',
  'email.host_absent_guest.small': 'ラウンドが予定どおり行われていた場合は、お知らせください。',
  'email.host_absent_host.subject_asked': 'ラウンドは行われましたか？ {{course}}、{{day}}',
  'email.host_absent_host.subject_penalty': '{{penalty}}を請求します：{{course}}、{{day}}',
  'email.host_absent_host.title_asked': 'ラウンドは行われましたか？',
  'email.host_absent_host.title_penalty': 'ホスト不在として記録されました',
  'email.host_absent_host.asked':
    'どなたのチェックインもなく、ホストが来場しなかったとゲストから連絡がありました。このゲストへの請求はありません。ラウンドが行われていた場合は、当日のことを教えてください。',
  'email.host_absent_host.reported':
    'ゴルフ場にいたゲストからホストが来ていないと報告があり、期限までにご回答がありませんでした。ゲストへの請求はありません。',
  'email.host_absent_host.card_asked': '確認が終わるまで、カードへの請求はありません。',
  'email.host_absent_host.card_penalty_other':
    'ホスト規約のとおり、ホスト不在時の違約金（ゲスト{{count}}名分のサービス利用料）として{{penalty}}をカードに請求します。あわせてストライクが1つ付きます。詳しくは別のメールでお知らせします。',
  'email.host_reported.subject': '「ホストが来ていない」との報告：{{course}}、{{day}}',
  'email.host_reported.title': '「ホストが来ていない」との報告がありました',
  'email.host_reported.now':
    '来場されている場合は、ゲストと合流してQRコードを読み取ってもらってください。それで解決します。ラウンドのページから状況を知らせることもできます。',
  'email.host_reported.over':
    'ラウンドは終了しましたが、報告が残っています。{{time}}までに当日のことをお知らせください。一言でかまいません。',
  'email.host_reported.card':
    '解決するまで、このラウンドではどなたにも請求しません。期限までにご回答がない場合、ゲストへの請求はなく、ホスト規約に定める違約金をカードに請求し、ストライクが1つ付きます。',
  'email.host_reported.button': '状況を知らせる',
  'email.host_report_closed.subject': '報告は解決しました：{{course}}、{{day}}',
  'email.host_report_closed.title': '報告は解決しました',
  'email.host_report_closed.withdrawn':
    'ゲストがホストのQRコードでチェックインしました。ほかにご対応いただくことはありません。',
  'email.host_report_closed.decision': '双方のお話と記録を確認し、ホストの来場を認めました。',
  'email.report_pending_guest.subject': '確認を進めています：{{course}}、{{day}}',
  'email.report_pending_guest.title': '当日の状況を確認しています',
  'email.report_pending_guest.body':
    'ゴルフ場にいたゲストから、ホストが来ていないと報告がありました。ホストに確認し、結果をメールでお知らせします。',
  'email.report_pending_guest.card':
    '請求は発生していません。解決するまで請求はありません。仮押さえは{{hold}}です。',
  'email.did_you_play.subject': 'プレーの確認のお願い：{{time}}まで',
  'email.did_you_play.title': 'プレーされましたか？',
  'email.did_you_play.guest':
    'このラウンドでは、どなたのチェックインもありませんでした。プレーされたかどうかを{{time}}までにお知らせください。ボタンを押すだけです。',
  'email.did_you_play.card':
    'プレーされた場合は、サービス利用料の{{fee}}だけを請求し、仮押さえ{{hold}}の残りは解除されます。プレーしたとの回答がなければ、請求はありません。',
  'email.did_you_play.host':
    'このラウンドでは、どなたのチェックインもありませんでした。ラウンドが行われたか、どなたがプレーしたかを{{time}}までにお知らせください。',
  'email.did_you_play.host_card':
    '募集に費用はかかりません。次回はゴルフ場でQRコードを開いてください。ホストとゲストの双方を守ります。',
  'email.did_you_play.button': '回答する',
  'email.marked_present.subject': 'ホストが来場を確認しました：{{course}}、{{day}}',
  'email.marked_present.title': 'ホストが来場を確認しました',
  'email.marked_present.body':
    'QRコードの読み取りがなかったため、お知らせします。事実と異なる場合は、{{time}}までにお知らせください。',
  'email.marked_present.card':
    '請求はまだ発生していません。お申し出がなければ、サービス利用料の{{fee}}を請求し、残りの仮押さえは解除されます。',
  'email.marked_present.button': 'ラウンドを見る',
  'email.arrival_waits.subject': 'チェックインを受け付けました：{{course}}、{{day}}',
  'email.arrival_waits.title': 'チェックインを受け付けました',
  'email.arrival_waits.body':
    'ほかのゲストから、ホストが来ていないと報告がありました。そのため、今は請求しません。結果はメールでお知らせします。',
  'email.arrival_waits.card':
    '解決後に、サービス利用料の{{fee}}を請求します。ホストが不在だった場合、請求はありません。',
  'email.objection_guest.subject': 'お申し出を受け付けました：{{course}}、{{day}}',
  'email.objection_guest.title': 'ご連絡ありがとうございます',
  'email.objection_guest.card':
    '結果が出るまで請求はありません。お申し出が認められれば請求はなく、認められなければサービス利用料の{{fee}}を請求します。',
  'email.objection_host.subject': '{{guest}}さんからお申し出：{{course}}、{{day}}',
  'email.objection_host.title': '来場の確認について、{{guest}}さんからお申し出がありました',
  'email.objection_host.body':
    'ホストが来場を確認した{{guest}}さんから、事実と異なるとの連絡がありました。確認を進めています。当日のことを教えてください。',
  'email.not_played.subject': '請求はありません：{{course}}、{{day}}',
  'email.not_played.title': '請求はありません',
  'email.not_played.answers':
    'プレーしたとの回答がなかったため、このラウンドの手続きは終了しました。',
  'email.not_played.objection': 'お申し出の内容を確認し、認めました。',

  'email.cause.no_show': '無断キャンセルのキャンセル料として、ご同意いただいた金額です。',
  'email.cause.check_in': '参加されたラウンドのサービス利用料です。',
  'email.cause.host_absent': 'ホスト不在時の違約金です。',
  'email.cause.late_leave': '期限後キャンセルのキャンセル料として、ご同意いただいた金額です。',
  'email.cause.operator': 'このラウンドについてTomoGolfが決定した金額です。',
  'email.charge_made.subject': '{{amount}}を請求しました：{{course}}、{{day}}',
  'email.charge_made.title': '{{amount}}を請求しました',
  'email.charge_made.card': '{{card}}に{{amount}}を請求しました。このメールは領収の控えです。',
  'email.charge_refused.subject': '{{amount}}が未払いです：{{course}}、{{day}}',
  'email.charge_refused.title': 'カードの決済ができませんでした',
  'email.charge_refused.card':
    '{{card}}への請求は行われず、{{amount}}のお支払いが残っています。別のカードを登録してください。もう一度手続きします。',
  'email.charge_needs_action.subject': 'お支払い{{amount}}の本人認証：{{course}}、{{day}}',
  'email.charge_needs_action.title': 'カード会社が本人認証を求めています',
  'email.charge_needs_action.body':
    'ラウンドのページを開いて本人認証をしてください。1分ほどで終わります。',
  'email.charge_needs_action.card':
    '請求はまだ発生していません。本人認証が済むと、{{card}}に{{amount}}を請求します。',
  'email.card_detached.subject': '{{card}}が使えなくなりました',
  'email.card_detached.title': 'カードが使えなくなりました',
  'email.card_detached.body':
    '決済会社で{{card}}が使えなくなったため、登録を外しました。参加枠は確保しています。',
  'email.card_detached.next': 'これからは{{card}}を既定のカードとして、仮押さえに使います。',
  'email.card_detached.none':
    'ほかに登録済みのカードがありません。新しいカードを登録してください。登録がないと仮押さえができず、参加枠が失効することがあります。',
  'email.card_expiring.subject': 'カードの有効期限が近づいています：{{course}}、{{day}}',
  'email.card_expiring.title': 'ラウンドの前にカードの有効期限が切れます',
  'email.card_expiring.body':
    '{{card}}は有効期限が足りません。{{time}}に{{hold}}を仮押さえします。',
  'email.card_expiring.card':
    '有効期限の長いカードを選ぶか、登録してください。請求は発生していません。',
  'email.hold_released.subject': '{{amount}}の仮押さえを解除します：{{course}}、{{day}}',
  'email.hold_released.title': '仮押さえを解除します',
  'email.hold_released.body': 'このラウンドの仮押さえの扱いが決まりました。',
  'email.hold_released.card': '請求は発生していません。{{amount}}の仮押さえは解除されます。',
  'email.hold_charged.subject': '{{charged}}を請求します：{{course}}、{{day}}',
  'email.hold_charged.title': '仮押さえの扱いが決まりました',
  'email.hold_charged.body': 'このラウンドについて確認し、仮押さえの扱いを決めました。',
  'email.hold_charged.all': '仮押さえの全額{{charged}}を請求します。',
  'email.hold_charged.part':
    '仮押さえのうち{{charged}}を請求します。残りの{{released}}は解除されます。',
  'email.refunded.subject': '{{amount}}を返金します：{{course}}、{{day}}',
  'email.refunded.title': '{{amount}}を返金します',
  'email.refunded.body': 'このラウンドのお支払いについて、返金の手続きをしました。',
  'email.refunded.refill':
    '空いた参加枠にほかの方が参加したため、期限後キャンセルの料金を返金します。',
  'email.refunded.credit':
    'ホストとしてのお支払い予定額をこのサービス利用料に充当したため、カードに返金します。',
  'email.refunded.card':
    'お支払いに使われたカードに{{amount}}を返金します。通常、反映まで5〜10日かかります。',
  'email.share_refunded.subject': '受け取り予定額の変更：{{course}}、{{day}}',
  'email.share_refunded.title': '受け取り分のうち{{amount}}をゲストに返金しました',
  'email.share_refunded.body':
    'このラウンドのゲストに返金しました。そのうち{{amount}}は、プレー料金にあたる受け取り分から差し引きます。',
  'email.share_refunded.rest': 'この請求についての受け取り予定額は{{owed}}です。',
  'email.share_refunded.none': 'この請求についての受け取り予定はありません。',
  'email.share_refunded.debt':
    'この請求についてはお支払い済みのため、次回のお支払いから{{debt}}を差し引きます。',
  'email.owed_paid.subject': '{{amount}}をお支払いしました：{{course}}、{{day}}',
  'email.owed_paid.title': '{{amount}}をお支払いしました',
  'email.owed_paid.body':
    'このラウンドのゲストが支払ったキャンセル料のうち、プレー料金にあたる金額です。',
  'email.payout_paid.subject': '{{amount}}をお支払いしました',
  'email.payout_paid.title': '{{amount}}をお支払いしました',
  'email.payout_paid.body': '末尾{{last3}}の口座に振り込みました。',
  'email.payout_paid.stripe':
    'Stripeアカウントに送金しました。Stripeから銀行口座に振り込まれます。',
  'email.payout_returned.subject': 'お振り込みができませんでした',
  'email.payout_returned.title': '{{amount}}のお振り込みができませんでした',
  'email.payout_returned.body':
    '末尾{{last3}}の口座に振り込めませんでした。口座情報をご確認ください。次回のお支払いで改めて振り込みます。',
  'email.payout_returned.stripeSubject': '送金ができませんでした',
  'email.payout_returned.stripeTitle': '{{amount}}の送金ができませんでした',
  'email.payout_returned.stripe':
    'Stripeで受け取れませんでした。お支払いのページでアカウントをご確認ください。次回のお支払いで改めて送金します。',
  'email.payout_withdrawn.subject': 'お支払いが次回に延期されました',
  'email.payout_withdrawn.title': '{{amount}}のお支払いが次回に延期されました',
  'email.payout_withdrawn.body':
    '末尾{{last3}}の口座への振り込みを取り下げました。お手続きは不要です。次回のお支払いで改めて振り込みます。',
  'email.payout_withdrawn.stripe':
    'Stripeアカウントへの送金を取り消したか、まだ送金できていません。お手続きは不要です。次回のお支払いで改めて送金します。',
  'email.payout_account_changed.subject': 'お支払いの受取口座が変更されました',
  'email.payout_account_changed.title': 'お支払いの受取口座が変更されました',
  'email.payout_account_changed.body_other':
    '{{count}}日後から、末尾{{last3}}の口座にお支払いします。',
  'email.payout_account_changed.stripe_other':
    'Stripeでの受け取りの設定を開始しました。アカウントは{{count}}日後から使用されます。',
  'email.payout_account_changed.removed':
    '口座が削除されました。新しい口座を登録いただくまで、お支払いできません。',
  'email.payout_account_changed.stranger':
    'お心当たりがない場合は、すぐにパスワードを変更し、お問い合わせください。',
  'email.payee_asked.missing': 'Stripeへの追加情報の提出が必要です',
  'email.payee_asked.missingText':
    '不足している情報をStripeに提出いただくまで、お支払いできません。未払いの金額がなくなることはありません。',
  'email.payee_asked.due': 'Stripeへの追加情報の提出をお願いします',
  'email.payee_asked.dueText':
    '現在のところ、お支払いは続いています。お支払いが止まらないよう、不足している情報をStripeに提出してください。',
  'email.payee_asked.blocked': 'Stripeからお支払いできなくなりました',
  'email.payee_asked.blockedText':
    'Stripeで別のアカウントを設定いただくか、お問い合わせください。未払いの金額がなくなることはありません。',

  'email.strike.subject_warning': 'ストライクが1つ付きました',
  'email.strike.subject_suspended': 'ストライクが付き、{{day}}まで募集を停止します',
  'email.strike.title': 'ストライク（違反記録）が1つ付きました',
  'email.strike.no_show': '参加予定のラウンドを無断でキャンセルしたためです。',
  'email.strike.host_absent': 'ホストを務めるラウンドで、ホスト不在となったためです。',
  'email.strike.operator': 'TomoGolfの判断によるものです。',
  'email.strike.count_other': 'ストライクは現在{{count}}回です。',
  'email.strike.warning': 'もう1つ付くと、1か月間の募集停止となります。',
  'email.strike.suspended': '{{time}}まで、同伴者の募集はできません。参加は引き続きできます。',
  'email.strike_removed.subject': 'ストライクが1つ取り消されました',
  'email.strike_removed.title': 'ストライクが1つ取り消されました',
  'email.strike_removed.none': '現在、ストライクはありません。',
  'email.strike_removed.still': '募集の停止は{{time}}まで続きます。',
  'email.appeal_received.subject': '異議申し立てを受け付けました',
  'email.appeal_received.title': '異議申し立てを受け付けました',
  'email.appeal_received.body':
    '担当者が内容と記録を確認し、結果と理由をメールでお知らせします。それまでは現在の状態のままです。',
  'email.appeal_decided.subject_accepted': '異議申し立てが認められました',
  'email.appeal_decided.subject_rejected': '異議申し立ては認められませんでした',
  'email.appeal_decided.accepted_strike':
    'お申し立てのとおりと判断し、ストライクを取り消しました。現在の状態は別のメールでお知らせします。',
  'email.appeal_decided.accepted': 'お申し立てのとおりと判断しました。',
  'email.appeal_decided.money': 'カードへの返金がある場合は、金額を別のメールでお知らせします。',
  'email.appeal_decided.rejected': 'もう一度確認しましたが、決定は変わりません。',
  'email.rating_ask.subject': '{{course}}はいかがでしたか？ 評価をお願いします',
  'email.rating_ask.title': '{{names}}さんとのラウンドはいかがでしたか？',
  'email.rating_ask.body':
    '{{time}}までに、星1〜5と短いコメントで評価できます。双方の評価がそろうか、期限が来るまで、評価は誰にも表示されません。',
  'email.rating_ask.button': 'ラウンドを評価する',
  'email.rating_shown.subject': '{{name}}さんの評価が届きました',
  'email.rating_shown.title': '{{name}}さんの評価：5点満点中{{stars}}点',
  'email.rating_shown.body':
    'この評価は、お名前とともに表示される評価に反映されました。不当だと思われる場合は、ラウンドのページから報告できます。',
  'email.host_digest.subject': '{{region}}でラウンドしたい旅行者がいます',
  'email.host_digest.title': '{{region}}でラウンドを探している旅行者がいます',
  'email.host_digest.body':
    'まだラウンドが決まっていない人たちです。募集すると、条件の合う人にお知らせが届きます。',
  'email.host_digest.people_other': '{{count}}名以上',
  'email.host_digest.button': '同伴者を募集する',
  'email.play_again.subject': '{{name}}さんも、もう一度回りたいそうです',
  'email.play_again.title': '{{name}}さんも、もう一度回りたいそうです',
  'email.play_again_host.body':
    '日程を決めて募集すると、{{name}}さんに招待が届きます。フォームは入力済みで、リンクを知っている人だけに表示されます。',
  'email.play_again_host.button': '次のラウンドを決める',
  'email.play_again_guest.body':
    '{{name}}さんにもお知らせしました。日程が決まると、招待メールが届きます。',
  'email.play_again_invitation.subject': '{{name}}さんからの招待：{{course}}（{{day}}）',
  'email.play_again_invitation.title': '{{name}}さんから次のラウンドへの招待です',
  'email.play_again_invitation.body':
    'このリンクを知っている人だけが参加できます。参加するまで、カードの仮押さえはありません。',
  'email.suspended.subject': '{{day}}まで募集を停止します',
  'email.suspended.title': '募集を停止します',
  'email.suspended.body': '{{time}}まで、同伴者の募集はできません。参加は引き続きできます。',
  'email.suspension_lifted.subject': '募集停止を解除しました',
  'email.suspension_lifted.title': '募集停止を解除しました',
  'email.suspension_lifted.body': '同伴者の募集を再開できます。',
  'email.suspension_lifted.button': '同伴者を募集する',
  'email.standing_inherited.subject': '以前のアカウントの記録を引き継ぎました',
  'email.standing_inherited.body':
    '以前、同じメールアドレスまたはカードのアカウントが削除されています。プライバシーポリシーのとおり、ストライク、募集停止、未払いの請求をこのアカウントに引き継ぎました。お心当たりがない場合はご連絡ください。',
  'email.standing_inherited.debt':
    '{{amount}}が未払いです。お支払いが済むまで、参加や募集はできません。',

  'email.booking_received.subject': 'ゴルフ場予約のご依頼を受け付けました {{reference}}',
  'email.booking_received.title': '予約のご依頼を受け付けました',
  'email.rental_received.subject': 'レンタルクラブのご依頼を受け付けました {{reference}}',
  'email.rental_received.title': 'レンタルクラブのご依頼を受け付けました',
  'email.footer.team': 'TomoGolfのチームへの招待のため、お送りしています。',
  'email.team_invitation.subject': 'TomoGolfのチームへの招待',
  'email.team_invitation.title': 'TomoGolfのチームに参加しませんか',
  'email.team_invitation.owner': '管理画面に「オーナー」として招待されました。',
  'email.team_invitation.support': '管理画面に「サポート」として招待されました。',
  'email.team_invitation.money': '管理画面に「経理」として招待されました。',
  'email.team_invitation.content': '管理画面に「コンテンツ」として招待されました。',
  'email.team_invitation.moderator': '管理画面に「モデレーター」として招待されました。',
  'email.team_invitation.auditor': '管理画面に「監査」として招待されました。',
  'email.team_invitation.body':
    'このメールアドレスでログイン、または新規登録して、招待を承諾してください。',
  'email.team_invitation.button': '招待を開く',
  'email.team_invitation.small': 'お心当たりがない場合は、このメールを破棄してください。',
  'email.contact_received.subject': 'お問い合わせを受け付けました {{reference}}',
  'email.contact_received.title': 'お問い合わせを受け付けました',
  'email.received.answer_other': '担当者が内容を確認し、{{count}}時間以内にお返事します。',
  'email.received.contact_other': '担当者が内容を確認し、営業日の{{count}}時間以内にお返事します。',
  'email.received.free': 'ご依頼は無料で、お申し込みの義務もありません。',

  'email.operator.booking_request': '予約のご依頼',
  'email.operator.rental_request': 'レンタルクラブのご依頼',
  'email.operator.contact_message': 'お問い合わせ',
  'email.operator.game_report': 'ラウンドについての報告',
  'email.operator.case_opened': '判断が必要な案件があります',
  'email.operator.content_report': 'ユーザーまたは投稿が報告されました',
  'email.operator.money_problem': '確認が必要な決済があります',
  'email.operator.dispute_opened': 'チャージバックが発生しました',
  'email.operator.dispute_deadline': '反証の提出期限が近づいています',
  'email.operator.dispute_won': 'チャージバックで反証が認められました',
  'email.operator.dispute_lost': 'チャージバックで反証が認められませんでした',
  'email.operator.dispute_closed': 'カード会社の照会が終了しました',
  'email.operator.fraud_warning': 'カード会社が不正利用を疑っています',
  'email.wish_confirm.subject': 'ラウンドのお知らせ登録のご確認',
  'email.wish_confirm.title': '登録を確認してください',
  'email.wish_confirm.body':
    'ボタンを押すと登録が完了し、条件に合うラウンドが見つかったときにメールでお知らせします。アカウントは不要です。予約や仮押さえが行われることはありません。',
  'email.wish_confirm.ignore':
    'お心当たりがない場合は、このメールを破棄してください。今後メールが届くことはありません。',
  'email.wish_confirm.button': '登録を確認する',
  'email.message_new.subject': '{{sender}}さんからのメッセージ：{{course}}、{{day}}',
  'email.message_new.title_other': '未読メッセージが{{count}}件あります',
  'email.message_new.body':
    'ラウンドの会話に{{sender}}さんからメッセージが届いています。プライバシー保護のため、内容はサイトでのみ表示されます。',
  'email.message_new.button': '会話を開く',
  'email.wish_fits.subject': '条件に合うラウンド：{{course}}、{{day}}',
  'email.wish_fits.title': '条件に合うラウンドがあります',
  'email.wish_fits.body':
    '{{host}}さんのラウンドに空きがあり、ご登録の条件に合っています。参加するまで仮押さえは行われません。',
  'email.wish_fits.not': 'このラウンドのお知らせを止める',
  'email.wish_digest.subject': '条件に合うラウンドが{{count}}件あります',
  'email.wish_digest.title': '条件に合うラウンド',
  'email.wish_digest.body': 'ご登録の条件に合うラウンドです。参加するまで仮押さえは行われません。',
  'email.wish_digest.button': 'ラウンドを探す',
  'email.wish_digest.facts': 'ホスト：{{host}}さん、プレー料金：{{price}}、残り{{free}}名',
  'email.operator.footer': '運営者のメールボックスにお送りしています。',
  'email.operator.button': '管理画面を開く',
  'email.field.reference': '受付番号',
  'email.field.name': 'お名前',
  'email.field.email': 'メールアドレス',
  'email.field.phone': '電話番号',
  'email.field.gender': '性別',
  'email.field.nationality': '国籍',
  'email.field.dates': '希望日',
  'email.field.games': 'ラウンド数',
  'email.field.teeTime': 'スタート時間',
  'email.field.players': '人数',
  'email.field.caddie': 'キャディ',
  'email.field.prefectures': '都道府県',
  'email.field.budget': '1ラウンドの予算',
  'email.field.contactBy': '連絡方法',
  'email.field.days': '日数',
  'email.field.sets': 'セット数',
  'email.field.course': 'ゴルフ場',
  'email.field.address': '住所',
  'email.field.shaft': 'シャフト',
  'email.field.brands': 'ブランド',
  'email.field.leftHanded': '左利き用',
  'email.field.wishes': 'その他の希望',
  'email.field.subject': '件名',
  'email.field.message': '本文',
  'email.field.reason': '理由',
  'email.field.guest': 'ゲスト',
  'email.field.host': 'ホスト',
  'email.field.amount': '金額',
  'email.field.details': '詳細',
  'email.field.respondBy': '回答期限',
  'email.operator.request_reply': 'お客様から返信がありました',
  'email.operator.mail_unplaced': '受信箱に追加できないメールがありました',
}
export default email
