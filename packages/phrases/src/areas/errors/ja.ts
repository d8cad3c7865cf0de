import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const errors: Translation<typeof en> = {
  'errors.generic': '問題が発生しました。もう一度お試しください。',
  'errors.checkRequest': '内容を確認して、もう一度お試しください',
  'errors.cameraPermission':
    'カメラを使えません。ブラウザの設定で許可するか、コードを入力してください。',
  'errors.NETWORK_ERROR': 'インターネット接続を確認して、もう一度お試しください',
  'errors.TOKEN_INVALID': 'このリンクは無効です。新しいリンクを取得してください。',

  'errors.VALIDATION_ERROR': '入力内容を確認して、もう一度お試しください。',
  'errors.NOT_FOUND': 'お探しの情報が見つかりませんでした',
  'errors.METHOD_NOT_ALLOWED': 'ここではこの操作はできません。',
  'errors.PAYLOAD_TOO_LARGE': '一度に送れる量を超えています。',
  'errors.UNSUPPORTED_MEDIA_TYPE': 'この形式は読み取れません。',
  'errors.RATE_LIMITED': '操作の回数が多すぎます。少し待ってから、もう一度お試しください。',
  'errors.SERVER_ERROR': 'システムに問題が発生しました。もう一度お試しください',
  'errors.SERVICE_UNAVAILABLE':
    'ただいま一時的にご利用いただけません。数分後にもう一度お試しください。',
  'errors.UNAUTHORIZED': '続けるにはログインしてください',
  'errors.SESSION_EXPIRED': 'セッションの有効期限が切れました。もう一度ログインしてください',
  'errors.FORBIDDEN': 'このページを見る権限がありません',
  'errors.ADMIN_REQUIRED': 'アクセスできません。管理者の権限が必要です。',
  'errors.BAD_ORIGIN': '別のサイトからの操作のため、受け付けませんでした。',
  'errors.CONFLICT': '今のデータと食い違う操作です。ページを更新して、もう一度お試しください。',

  'errors.captchaNotice':
    'このページはreCAPTCHAで保護されています。Googleの<privacy>プライバシーポリシー</privacy>と<terms>利用規約</terms>が適用されます。',
  'errors.INVALID_RECAPTCHA': 'セキュリティ確認に失敗しました。もう一度お試しください。',
  'errors.INVALID_CREDENTIALS':
    'メールアドレスまたはパスワードが違います。両方を確認して、もう一度お試しください。',
  'errors.EMAIL_NOT_VERIFIED': '先にメールアドレスの確認をお願いします。',
  'errors.EMAIL_ALREADY_EXISTS':
    'このメールアドレスは登録済みです。ログインするか、別のアドレスをお使いください。',
  'errors.USERNAME_ALREADY_EXISTS': 'このユーザー名は使われています。別の名前を選んでください。',
  'errors.TOTP_REQUIRED': '認証アプリに表示されている6桁のコードを入力してください。',
  'errors.INVALID_TOTP': 'コードが違います。次のコードが出てから、もう一度お試しください。',
  'errors.INVALID_TOKEN': 'このリンクは無効です。新しいリンクを取得してください。',
  'errors.TOKEN_EXPIRED': 'このリンクは有効期限が切れています。新しいリンクを取得してください。',
  'errors.TOKEN_ALREADY_USED': 'このリンクはすでに使われています。',
  'errors.LINK_SENT_RECENTLY_other': '先ほどリンクを送りました。{{count}}秒後にもう一度送れます。',
  'errors.MAIL_SECRET': 'アカウントにアクセスできるリンクまたはコードを含むため、開けません。',
  'errors.MAIL_STOPPED': 'このようなメールは、届かないか停止されているため送れません。',
  'errors.MAIL_TEST_LIMIT': 'これ以上テストメールを送れません。お問い合わせください。',
  'errors.EMAIL_UNCHANGED': '現在と同じメールアドレスです。',
  'errors.TOO_MANY_EMAIL_CHANGES': '本日の変更回数の上限に達しました。明日もう一度お試しください。',
  'errors.LOGIN_CODE_SENT_RECENTLY_other':
    '先ほどコードを送りました。{{count}}秒後にもう一度送れます。',
  'errors.TOO_MANY_LOGIN_CODES':
    'このアドレスには今日すでに何度もコードを送りました。パスワードを使うか、明日もう一度お試しください。',
  'errors.LOGIN_CODE_WRONG_other': 'コードが違います。あと{{count}}回入力できます。',
  'errors.LOGIN_CODE_EXPIRED': 'このコードはもう使えません。新しいコードを取得してください。',
  'errors.PASSKEY_INVALID':
    'パスキーを確認できませんでした。もう一度試すか、パスワードを使ってください。',
  'errors.PASSKEY_LIMIT_other': 'パスキーは{{count}}個までです。先に1つ削除してください。',
  'errors.ISSUER_UNAVAILABLE':
    '現在{{name}}に接続できません。しばらくしてから試すか、別の方法でログインしてください。',
  'errors.IDENTITY_EXPIRED': 'このログインは終了しました。もう一度やり直してください。',
  'errors.IDENTITY_TAKEN': 'このアカウントは、すでに別のTomoGolfアカウントと連携しています。',
  'errors.LAST_WAY_IN':
    'ログインできる方法がこれしかありません。先にパスワードを設定するか、パスキーを追加してください。',
  'errors.PASSWORD_INCORRECT': 'パスワードが違います。',
  'errors.STEP_UP_REQUIRED': '先にご本人の確認をしてください。まだ何も変わっていません。',
  'errors.CURRENT_PASSWORD_INCORRECT': '現在のパスワードが違います。',
  'errors.PROFILE_INCOMPLETE_other': 'プロフィールに未入力の項目が{{count}}つあります。',
  'errors.AGE_TOO_YOUNG': 'ご利用は18歳以上の方に限ります。',
  'errors.INVALID_PHONE': '国番号から電話番号を入力してください。例：+81 90 1234 5678',
  'errors.TOO_MANY_LANGUAGES_other': '登録できる言語は{{max}}つまでです。いくつか外してください。',
  'errors.FILE_TOO_LARGE': 'ファイルが大きすぎます。5MB以下のファイルをお使いください。',
  'errors.INVALID_FILE_TYPE':
    'この形式のファイルは使えません。JPEG、PNG、WebPの画像をお使いください。',
  'errors.UPLOAD_FAILED':
    'アップロードできませんでした。もう一度試すか、別の画像を選んでください。',
  'errors.ACCOUNT_HAS_OPEN_GAMES':
    'これから行うラウンドが残っています。先に参加をキャンセルするか、中止してください。',
  'errors.ACCOUNT_HAS_OPEN_HOLDS':
    'カードの仮押さえが残っています。解除または精算され次第、アカウントを削除できます。',
  'errors.ACCOUNT_IN_USE': 'このアカウントはまだ削除できません。',
  'errors.ACCOUNT_HELD':
    '法的な手続きのため、データを保存する必要があります。詳しくはお問い合わせください。',
  'errors.ACCOUNT_HAS_OPEN_TRANSFER':
    'お支払いの振り込みが進行中です。口座に入金され次第、アカウントを削除できます。',
  'errors.MONTH_NOT_OVER': 'この月はまだ終わっていません。',
  'errors.MONEY_OWED_TO_YOU':
    'お支払いが済んでいない金額があります。受け取るか、受け取らないことを選んでください。',

  'errors.ACCOUNT_SUSPENDED_zero': '{{until}}まで募集停止中のため、同伴者を募集できません。',
  'errors.ACCOUNT_SUSPENDED_other':
    'ストライク{{count}}回により募集停止中のため、同伴者を募集できません。',
  'errors.timeFormat': '00:00から23:59までの時刻を入力してください。',
  'errors.HOST_TERMS_REQUIRED': '先にホスト規約に同意してください。',
  'errors.TEE_TIME_PAST': '過去の日時は指定できません。これからの日時を選んでください。',
  'errors.PRICE_TOO_HIGH': '1名あたりのプレー料金は{{limit}}までです。',
  'errors.PRICE_TOO_LOW': '1名あたりのプレー料金は{{limit}}以上にしてください。',
  'errors.TEE_TIME_TOO_SOON_other':
    '準備と連絡のため、スタートの{{hours}}時間以上前に募集してください。',
  'errors.TEE_TIME_TOO_FAR': '募集できるのは1年先までです。',
  'errors.TRANSPORTATION_DETAILS_REQUIRED': '送迎の場所、時刻、人数を記入してください。',
  'errors.CONVERSATION_CLOSED': 'この会話への書き込みは終了しました。',
  'errors.CONVERSATION_EMPTY': 'ゲストの参加が決まると、メッセージを送れるようになります。',
  'errors.FREE_TEXT_OFF': '現在は定型メッセージだけを送れます。',
  'errors.MESSAGE_EMPTY': '相手に表示される文字がありません。',
  'errors.CONTACT_HELD_BACK':
    '一緒にプレーするまで、電話番号、住所、リンクは送れません。メッセージは送信されていません。',
  'errors.TRANSLATOR_OFF': '翻訳はご利用いただけません。',
  'errors.TRANSLATION_UNAVAILABLE': '翻訳できませんでした。少し待ってからもう一度お試しください。',
  'errors.WISHES_FULL':
    '登録できるお知らせは{{count}}件までです。不要なものを削除してから追加してください。',
  'errors.WISH_DATES_INVALID': '今日以降の日程を、1件につき2か月以内で選んでください。',
  'errors.WISH_NOT_FOUND': 'このお知らせは見つかりません。削除された可能性があります。',
  'errors.SAVED_GAMES_FULL':
    '保存できるのは{{count}}件までです。ほかの募集を外してから保存してください。',
  'errors.BOOKING_TAKEN':
    '同じゴルフ場・スタート時間・予約番号の募集がすでにあります。予約番号をご確認ください。ご自身の予約でしたらお問い合わせください。双方を確認します。',
  'errors.ALREADY_SENT':
    '別の内容ですでに保存されています。保存された内容を確認してください。もう一度押すと、新しい内容も追加されます。',
  'errors.EVIDENCE_GONE':
    '追加したファイルが見つかりません。もう一度追加するか、ファイルなしで公開してください。',
  'errors.EVIDENCE_HELD':
    'このファイルは現在、保存しておく必要があります。ご不明な点はお問い合わせください。',
  'errors.BOOKING_NOT_FOUND':
    'このラウンドにはまだゴルフ場の予約が登録されていません。先に予約を登録してから、ファイルを追加してください。',
  'errors.BOOKING_TIME_INVALID':
    '予約の期限は、スタート時間と同じかそれより前にしてください。日時をご確認ください。',
  'errors.INVALID_EVIDENCE_TYPE':
    'この形式のファイルは使えません。PDF、またはJPEG、PNG、WebPの画像をお使いください。',
  'errors.REGION_CLOSED':
    'この地域では、まだ同伴者を募集できません。お知らせを登録すると、プレーしたい方がいることが伝わります。',
  'errors.REGION_UNKNOWN':
    '地域がわかりません。一覧からゴルフ場を選ぶか、住所に都道府県を入れてください。',
  'errors.LAUNCH_INVALID':
    'この組み合わせは設定できません。期間、サービス利用料、先行表示を確認してください。',
  'errors.SERIES_CLASH':
    '次の日は5時間以内に別のラウンドがあります：{{days}}。チェックを外してから、もう一度お試しください。',
  'errors.SERIES_DATES_INVALID_other':
    '毎週のラウンドは同じ曜日で、最長{{count}}週間です。日付を選び直してください。',
  'errors.SERIES_GAME_REFUSED':
    '{{day}}のラウンドで変更できないため、何も変更していません。1つずつ変更してください。',
  'errors.GAME_CLASH':
    '{{course}}のラウンドとスタート時間の差が5時間未満です。両方に参加することはできません。',
  'errors.PROTECTED_BOOKING_other':
    'ゲストが参加しており、スタートまで{{hours}}時間を切っています。変更や中止はサポートへご連絡ください。',
  'errors.GAME_PRICE_LOCKED': 'ゲストがこのプレー料金に同意しているため、変更できません。',
  'errors.GAME_FEE_LOCKED':
    'ゲストが今のサービス利用料に同意しているため、サービス利用料が高くなるコースや日時には変更できません。',
  'errors.SLOTS_BELOW_GUESTS': 'すでにそれより多くのゲストが参加しています。',
  'errors.MIN_PLAYERS_TOO_MANY_other':
    'このラウンドはホストを含めて{{count}}名までです。最少人数を減らしてください。',
  'errors.DECISION_TIME_INVALID_other':
    '開催を決める時刻は、現在より後で、スタートの{{hours}}時間以上前にしてください。',
  'errors.APPROVAL_REQUIRED':
    'このラウンドはホストの承認が必要です。ページを再読み込みし、参加希望を送信してください。',
  'errors.NO_APPROVAL_NEEDED':
    'このラウンドには今すぐ参加できます。ページを再読み込みしてください。',
  'errors.REQUEST_PENDING': 'すでに参加を希望しています。ホストの回答をお待ちください。',
  'errors.REQUEST_DECLINED': 'このラウンドでは、ホストがほかの参加者を選びました。',
  'errors.REQUEST_LIMIT': 'このラウンドにはこれ以上参加を希望できません。',
  'errors.ALREADY_WAITING': 'すでにキャンセル待ちに登録しています。',
  'errors.GAME_NOT_FULL':
    '参加枠に空きがあります。ページを再読み込みして、参加手続きへお進みください。',
  'errors.NOT_WAITING': 'このラウンドのキャンセル待ちには登録されていません。',
  'errors.OFFER_ENDED': 'このご案内は終了しました。',
  'errors.SUBSTITUTE_ENDED': 'このリンクは使えなくなりました。新しいリンクを受け取ってください。',
  'errors.SUBSTITUTE_OWN_CARD':
    'ご自身のカードをお使いください。このカードは、参加枠を譲るゲストのものです。',
  'errors.SUBSTITUTE_TAKEN': 'ほかの方がこの参加枠の手続きをしています。',
  'errors.SUBSTITUTE_TOO_LATE_other': '参加枠を譲れるのは、スタートの{{count}}分前までです。',
  'errors.SUBSTITUTE_PARTY':
    '同伴者がいる間は、参加枠を譲れません。先に同伴者の枠をキャンセルしてください。',
  'errors.INVITATION_ENDED': 'この招待は終了しました。',
  'errors.INVITATION_TAKEN': 'この招待はすでに受けられています。',
  'errors.INVITATION_USED':
    'このラウンドでは、以前の招待で参加枠が使われませんでした。同伴者の方は、ご自身で参加できます。',
  'errors.SEATS_TOO_FEW_other': '残りは{{count}}人分です。全員分そろわないため、参加できません。',
  'errors.COMPANIONS_NOT_POSSIBLE':
    'ここでは同伴者の枠を取れません。同伴者の方は、ご自身のアカウントで参加できます。',
  'errors.COMPANION_TWICE': '同じ名前が2人分あります。同伴者それぞれの氏名を入力してください。',
  'errors.REQUEST_ENDED': 'この参加希望はすでに終了しています。',
  'errors.GUEST_CANNOT_JOIN':
    'このゲストは現在参加できません。本人にお知らせしました。期限までは、もう一度承認をお試しいただけます。',
  'errors.WOMEN_ONLY': 'このラウンドは女性限定です。',
  'errors.WOMEN_ONLY_HOST':
    '女性限定のラウンドのホストになれるのは、プロフィールの性別が「女性」の方です。',
  'errors.WOMEN_ONLY_LOCKED': 'すでにゲストが参加しているため、女性限定の設定は変更できません。',
  'errors.NOT_INVITE_ONLY': 'このラウンドは公開中のため、招待リンクはありません。',
  'errors.QUESTIONS_CLOSED': 'このラウンドの質問は締め切られました。',
  'errors.QUESTION_LIMIT': '質問の数が上限に達しました。回答をお待ちください。',
  'errors.REPORT_OWN': 'ご自身を報告することはできません。',
  'errors.REPORT_LIMIT':
    '本日の報告が上限に達しました。危険な場合は110番へ、それ以外はお問い合わせください。',
  'errors.NOT_GAME_DAY': 'ラウンドの共有は当日のみ可能です。',
  'errors.NOTHING_TO_REMOVE': 'ユーザーについての報告には、削除できる内容がありません。',
  'errors.CONTACT_DETAILS':
    '誰でも読めるため、電話番号、メールアドレス、リンク、見えない文字は使えません。',
  'errors.REASON_REQUIRED': '理由を入力してください。質問した人に表示されます。',
  'errors.WOMEN_ONLY_SEAT':
    '{{course}}の女性限定ラウンドに参加予定です。性別は、ラウンド終了後または参加をキャンセルした後に変更できます。',
  'errors.GO_NO_GO_LOCKED':
    'ゲストがこの条件で参加しているため、最少人数と開催を決める時刻は変更できません。',
  'errors.NOTHING_TO_DECIDE': 'このラウンドについて、今決めることはありません。',
  'errors.STALE_EDIT':
    '編集中に内容が変更されました。読み込み直してから、もう一度変更してください。',

  'errors.GAME_NOT_FOUND': 'このラウンドは見つかりませんでした。',
  'errors.GAME_CANCELLED': 'このラウンドは中止になりました。',
  'errors.GAME_ALREADY_STARTED': 'このラウンドはすでに始まっているか、終わっています',
  'errors.JOIN_DEADLINE_PASSED_other':
    '参加の締切を過ぎました。参加はスタートの{{hours}}時間前までです。',
  'errors.JOINING_BLOCKED':
    '以前の請求がカード会社によって取り消されたため、ラウンドに参加できません。お問い合わせいただければ確認します。',
  'errors.GAME_FULL': 'このラウンドは満員になりました。',
  'errors.ALREADY_JOINED': 'このラウンドにはすでに参加しています。',
  'errors.HOST_CANNOT_JOIN': 'ご自身がホストのラウンドです。参加手続きは不要です。',
  'errors.GAME_JOIN_FAILED':
    '参加の手続きができませんでした。請求は発生していません。もう一度お試しください。',
  'errors.NOT_JOINED': 'このラウンドには参加していません。',
  'errors.LEAVE_PENALTY_CONFIRMATION_REQUIRED':
    '今キャンセルすると{{amount}}がかかります。先にご確認ください。',
  'errors.PAYMENT_IN_PROGRESS': '仮押さえの手続き中です。少しお待ちください。',
  'errors.NAMES_CLOSED': 'このラウンドの氏名の表示は終了しました。',
  'errors.TERMS_CHANGED':
    'ご覧になっている間に料金または条件が変わりました。もう一度確認してから同意してください。',
  'errors.UNHELD_SEATS_LIMIT':
    '仮押さえ前の参加は{{count}}件までです。仮押さえが済む{{until}}から、次のラウンドに参加できます。',
  'errors.AUTHENTICATION_NOT_FINISHED':
    'このラウンドの本人認証が2回完了しなかったため、参加できません。請求は発生していません。',

  'errors.PAYMENT_METHOD_REQUIRED': '続けるにはお支払い方法の登録が必要です',
  'errors.CARD_EXPIRED':
    'カードの有効期限が切れています。別のカードを登録してください。請求は発生していません。',
  'errors.CARD_DECLINED':
    'カード会社がこのカードを承認しませんでした。請求は発生していません。別のカードをお試しください。',
  'errors.INSUFFICIENT_FUNDS':
    'カードの利用可能額が仮押さえの金額に足りません。請求は発生していません。',
  'errors.AUTHENTICATION_REQUIRED': 'カード会社の本人認証が必要です。まだ請求は発生していません。',
  'errors.PAYMENT_SETUP_FAILED':
    'カードを登録できませんでした。請求は発生していません。もう一度お試しください。',
  'errors.PAYMENT_METHOD_IN_USE':
    'このカードは、仮押さえ、確認中の案件、または未払いの請求に使われています。先に代わりのカードを選んでください。',
  'errors.PAYMENT_METHOD_NOT_FOUND': 'このカードは見つかりませんでした。',
  'errors.STRIPE_ERROR':
    '決済会社で問題が発生しました。請求は発生していません。もう一度お試しください。',
  'errors.PAYMENT_OUTCOME_UNKNOWN':
    '決済会社からまだ応答がありません。TomoGolfで確認し、結果をお知らせします。もう一度お支払いの手続きをする必要はありません。',
  'errors.WEBHOOK_SIGNATURE_INVALID': '決済会社の署名が確認できませんでした。',

  'errors.CHECK_IN_TOO_EARLY_other': 'チェックインはスタートの{{hours}}時間前から受け付けます。',
  'errors.CHECK_IN_CLOSED': 'チェックインの受付は終了しました。',
  'errors.INVALID_QR_CODE':
    'このラウンドのコードではありません。ホストの画面のコードを読み取ってください。',
  'errors.QR_CODE_EXPIRED':
    'このQRコードは有効期限が切れています。ホストに新しいコードを出してもらってください。',
  'errors.ALREADY_CHECKED_IN': 'すでにチェックインしています。',
  'errors.GAME_ALREADY_TAKEN_PLACE': 'このラウンドはすでに終わっています。',
  'errors.QR_NOT_AVAILABLE': 'このラウンドのチェックインコードはありません。',
  'errors.NOT_MISSING': '「チェックインなし」の記録はありません。ご連絡の必要はありません。',
  'errors.MARK_TOO_EARLY': '来場の確認は、スタートの{{hours}}時間前からできます。',
  'errors.NOT_MARKED_PRESENT': 'ホストによる来場の確認がないか、お申し出の期限を過ぎています。',
  'errors.NOT_REPORTED': 'このラウンドについて、回答が必要な報告はありません。',
  'errors.MESSAGE_GONE':
    '選択したメッセージの一部が削除されています。選び直すか、添付せずに送信してください。',
  'errors.NOT_ASKED': 'この質問の回答期限は過ぎました。',
  'errors.REPORT_NOT_ALLOWED': '報告できるのはこのラウンドの参加者だけで、受付期間内に限ります。',
  'errors.RATING_NOT_ALLOWED': '評価できるのは一緒に回った人だけで、ラウンド終了後に限ります。',
  'errors.RATING_CLOSED': 'この評価は、もう入力も変更もできません。',
  'errors.PLAY_AGAIN_NOT_ALLOWED': '終了したラウンドで一緒に回った人にのみ送れます。',
  'errors.PLAY_AGAIN_CLOSED': 'この回答はもう変更できません。',
  'errors.APPEAL_NOT_POSSIBLE': '異議申し立ての対象となるストライクや請求はありません。',

  'errors.HOLD_STILL_NEEDED':
    'このゲストのラウンドはこれからか、未決の案件があります。先にラウンドを中止するか、案件を処理してください。',
  'errors.HOLD_NOT_DECIDED':
    'このラウンドの仮押さえの扱いがまだ決まっていません。先に解除または請求してください。',
  'errors.HOST_REPORT_OPEN':
    'このラウンドには、ホストが来ていないというゲストの報告があります。先にその案件を判断してください。',
  'errors.AMOUNT_TOO_HIGH': '上限は{{max}}です。',
  'errors.AMOUNT_NOT_EXACT': '金額は{{step}}単位で入力してください。',
  'errors.REFUND_NOT_POSSIBLE': '返金できる金額が残っていません。',
  'errors.CHARGE_NOT_RETRYABLE': 'やり直せる請求がありません。',
  'errors.NOTHING_OWED': 'このラウンドに未払いはありません。',
  'errors.PAYOUTS_OFF': '銀行振込でのお支払いは利用できません。',
  'errors.NO_PAYOUTS': 'お支払いの対象がありません。',
  'errors.PAYOUT_SENDER_MISSING': '振込元の口座が設定されていません（PAYOUT_SENDER）。',
  'errors.PAYOUT_RATE_MISSING': '米ドルの金額の為替レートを入力してください。',
  'errors.NOT_A_BANK_DAY': '銀行の休業日か、過去の日付です。',
  'errors.DEBT_UNPAID':
    '{{course}}のお支払い{{amount}}が残っています。先に「お支払い方法」の画面でお支払いください。',
  'errors.RECEIPT_NOT_AVAILABLE': 'お支払いがないため、領収書はありません。',
  'errors.ALREADY_DONE': 'すでに処理されています。',
  'errors.NOT_SUSPENDED': 'この方は募集停止中ではありません。',
  'errors.CHARGE_DISPUTED':
    'このお支払いはチャージバックの対象です。返金もホストへの支払いもできません。',
  'errors.DISPUTE_OPEN':
    'この件はチャージバックの決着と同時に終了します。チャージバックの画面で反証を提出するか、受け入れてください。',
  'errors.EVIDENCE_REFUSED': '決済会社に受け付けられませんでした：{{reason}}',
  'errors.PERMISSION_REQUIRED': '現在の役割ではこの操作を行えません。オーナーにご相談ください。',
  'errors.OWN_ACCOUNT':
    'ご自身、またはご自身が参加するラウンドに関する件です。ほかの管理者に依頼してください。',
  'errors.LAST_OWNER': 'オーナーが必要です。先にほかの方をオーナーにしてください。',
  'errors.ALREADY_IN_TEAM': 'この方はすでにチームのメンバーです。',
  'errors.TOTP_ENROLMENT_REQUIRED':
    '先に2段階認証を設定してください。管理画面では管理者全員に必要です。',

  'errors.field.required': '入力してください。',
  'errors.field.type': '{{expected}}型で指定してください。',
  'errors.field.too_short_other': '{{min}}文字以上で入力してください。',
  'errors.field.too_few': '{{min}}つ以上選んでください。',
  'errors.field.not_above': '{{min}}より大きい値にしてください。',
  'errors.field.too_small': '{{min}}以上にしてください。',
  'errors.field.too_long_other': '{{max}}文字以内で入力してください。',
  'errors.field.too_many': '{{max}}つまで選べます。',
  'errors.field.too_big': '{{max}}以下にしてください。',
  'errors.field.email': '正しいメールアドレスを入力してください',
  'errors.field.date': '正しい日付を入力してください。',
  'errors.field.format': '形式が正しくありません。',
  'errors.field.choice': '選択肢から選んでください。',
  'errors.field.near': '一覧から場所を選ぶか、おおよその現在地を指定してください。',
  'errors.field.decimals': '小数点以下は{{max}}桁までです。',
  'errors.field.latin_name': 'パスポートと同じローマ字で入力してください。',
  'errors.field.katakana': 'カタカナで入力してください。姓と名の間はスペースか中黒で区切れます。',
  'errors.field.bank_holder':
    '通帳の表記どおり、カタカナまたは英大文字で30文字以内で入力してください。',
  'errors.field.kanji': '姓を漢字で入力してください。',
  'errors.field.name': '文字を1つ以上含め、見えない文字は使わないでください。',
  'errors.field.password_rules': '8文字以上で、英大文字・英小文字・数字をすべて含めてください。',
  'errors.field.accepted': '続けるには同意が必要です。',
  'errors.field.date_order': '最後の日は、最初の日より後にしてください。',
  'errors.field.past': '過ぎた日時です。これからの日時を選んでください。',
  'errors.field.prefectures': '都道府県を1つ以上、または全国を選んでください。',
  'errors.field.rental_days_min': 'レンタルは1日からです',
  'errors.field.rental_days_max': '最長30日までです',
  'errors.field.changed': '現在の値：{{value}}',
  'errors.APPROVAL_WAITING': 'この件はすでに承認を依頼済みです。別の担当者が判断します。',
  'errors.APPROVAL_ENDED': 'この承認依頼は終了しています。この依頼による請求や返金はありません。',
  'errors.OWN_APPROVAL': 'ご自身の依頼です。別の担当者が判断します。',
  'errors.IMPORT_SEPARATOR':
    '{{line}}行目：列の区切りがセミコロンまたはタブです。カンマ区切りで保存してください。',
  'errors.IMPORT_QUOTE': '{{line}}行目：引用符が閉じていないか、値の途中にあります。',
  'errors.IMPORT_JSON': '{{line}}行目：ここからGeoJSONとして読み取れません。',
  'errors.IMPORT_COLUMNS':
    '{{line}}行目：slug、name_enのいずれの列もないか、地点の一覧がありません。',
  'errors.IMPORT_ROWS': 'ファイルのコース数は{{line}}件です。1〜5,000件にしてください。',
  'errors.ASSIGNEE_NOT_ALLOWED': 'この人の役割では担当できません。別の人を選んでください。',
  'errors.TEMPLATE_LIMIT': 'ひな形は100件までです。先に1件削除してください。',
}
export default errors
