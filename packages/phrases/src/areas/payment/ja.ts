import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const payment: Translation<typeof en> = {
  'payment.setup.title': 'カードの登録',
  'payment.setup.lead':
    '登録は一度だけです。仮押さえは、参加するラウンドごとにご自身で決められます。',
  'payment.setup.label': 'カードを登録する',
  'payment.setup.submit': 'カードを登録する',
  'payment.setup.busy': '登録しています',
  'payment.setup.slow': 'カードの入力欄を読み込んでいます。通信に時間がかかっているようです。',
  'payment.setup.notSaved': 'カードを登録できませんでした',
  'payment.setup.plateName': 'お名前',
  'payment.setup.expiryPlaceholder': '月 / 年',
  'payment.setup.test':
    'テスト環境のため、実際のカードは使えません。{{number}}と、未来の有効期限、任意のセキュリティコードをお使いください。',

  'payment.know.number': 'カード番号はTomoGolfに保存されません',
  'payment.know.numberText':
    '番号は決済会社へ直接送られます。TomoGolfが保存するのは、ブランドと下4桁だけです。',
  'payment.know.free': '登録に費用はかかりません',
  'payment.know.freeText':
    '確認のための少額の利用が一時的に表示されることがありますが、後で消えます。',
  'payment.know.abroad': '海外発行のカードも使えます',
  'payment.know.abroadText': 'カード会社のアプリで本人認証を求められることがあります。',

  'payment.consent.text':
    'ラウンドに参加すると、プレー料金とサービス利用料をカードで<b>仮押さえ</b>します。チェックインすると<b>サービス利用料だけが請求</b>され、残りは解除されます。期限後のキャンセルや無断キャンセルの場合は、仮押さえの全額が請求されます。',
  'payment.consent.debit':
    'デビットカードとプリペイドカードでは、仮押さえの間、その額だけ残高が減ります。クレジットカードをおすすめします。',
  'payment.consent.agree':
    'カードを登録することで、参加するラウンドについて、サイトにアクセスしていない間も含め、TomoGolfがこのカードで仮押さえを行うことに同意したものとします（<terms>利用規約</terms>、<rules>キャンセル規定</rules>）。',

  'payment.card.number': 'カード番号',
  'payment.card.number.required': 'カードの番号を入力してください。',
  'payment.card.number.incomplete': '番号の桁数が足りません。',
  'payment.card.number.incorrect': '番号が違うようです。カードをもう一度ご確認ください。',
  'payment.card.expiry': '有効期限',
  'payment.card.expiry.required': '月と年を入力してください。',
  'payment.card.expiry.invalid': 'カードの表記どおりに入力してください（例：08 / 28）。',
  'payment.card.expiry.past': '有効期限が切れています。別のカードをお使いください。',
  'payment.card.cvc': 'セキュリティコード',
  'payment.card.cvc.incomplete_other': '{{count}}桁で入力してください。',
  'payment.card.cvc.placeholder': '{{count}}桁',
  'payment.card.cvc.back': 'カードの裏面',
  'payment.card.cvc.front': 'カードの表面',
  'payment.card.name': 'カード名義',
  'payment.card.ending': '{{brand}} 下4桁 {{last4}}',
  'payment.card.expires': '有効期限 {{date}}',
  'payment.card.debit': 'デビット',
  'payment.card.prepaid': 'プリペイド',

  'payment.fault.card_declined':
    'カード会社がこのカードを承認しませんでした。請求は発生していません。別のカードをお試しください。',
  'payment.fault.insufficient_funds':
    '利用可能額が足りません。請求は発生していません。別のカードをお試しください。',
  'payment.fault.card_velocity_exceeded':
    '短い間に何度も使われたため、承認されませんでした。請求は発生していません。時間を置くか、別のカードをお使いください。',
  'payment.fault.expired_card':
    'カードの有効期限が切れています。請求は発生していません。別のカードをお使いください。',
  'payment.fault.incorrect_cvc':
    'セキュリティコードが違います。請求は発生していません。もう一度ご確認ください。',
  'payment.fault.invalid_cvc':
    'セキュリティコードが違います。請求は発生していません。もう一度ご確認ください。',
  'payment.fault.incorrect_number':
    'カード番号が違います。請求は発生していません。もう一度ご確認ください。',
  'payment.fault.invalid_number':
    'カード番号が違います。請求は発生していません。もう一度ご確認ください。',
  'payment.fault.invalid_expiry_month':
    '有効期限の月が違います。請求は発生していません。もう一度ご確認ください。',
  'payment.fault.invalid_expiry_year':
    '有効期限の年が違います。請求は発生していません。もう一度ご確認ください。',
  'payment.fault.processing_error':
    'カード会社から応答がありませんでした。請求は発生していません。少し待って、もう一度お試しください。',
  'payment.fault.authentication_required':
    'カード会社の本人認証が必要です。請求は発生していません。もう一度お試しください。',
  'payment.fault.authentication_failed':
    '本人認証ができませんでした。請求は発生していません。もう一度試すか、別のカードをお使いください。',
  'payment.fault.test_mode_live_card':
    'テスト環境のため、実際のカードは使えません。請求は発生していません。テスト用のカードをお使いください。',
  'payment.fault.incomplete':
    'カード情報に未入力または誤りがあります。請求は発生していません。表示された項目をご確認ください。',
  'payment.fault.busy':
    '決済会社から応答がありませんでした。請求は発生していません。少し待って、もう一度お試しください。',
  'payment.fault.network':
    '決済会社に接続できませんでした。請求は発生していません。通信環境を確認して、もう一度お試しください。',
  'payment.fault.unknown':
    'カードを登録できませんでした。請求は発生していません。もう一度お試しください。',

  'payment.problem.begin': 'カードの登録を始められませんでした。',
  'payment.problem.beginText': '請求は発生していません。何度も続くときは、お問い合わせください。',
  'payment.problem.fields': 'カードの入力欄を読み込めませんでした。',
  'payment.problem.fieldsText':
    '請求は発生していません。通信環境を確認して、もう一度お試しください。',
  'payment.problem.key': 'このサイトでは、カード決済の設定が済んでいません。',
  'payment.problem.keyText':
    '決済会社の公開鍵が設定されていません。TomoGolf側の問題で、請求は発生していません。',
  'payment.problem.secret': '決済会社からの応答が不完全でした。',
  'payment.problem.secretText': '請求は発生していません。もう一度お試しください。',
  'payment.problem.save': 'カードは確認できましたが、登録がまだ完了していません。',
  'payment.problem.saveText':
    '請求は発生していません。あらためてお願いするまで、番号を入力し直す必要はありません。',

  'payment.bank.title': 'カード会社の本人認証',
  'payment.bank.text': 'カードを使っているのがご本人かどうかを確認します。',
  'payment.bank.note':
    'テスト環境では、この画面がカード会社のアプリの代わりです。どちらを選んでも請求は発生しません。',
  'payment.bank.opening': 'カード会社に接続しています',
  'payment.bank.unreached': 'カード会社に接続できませんでした',
  'payment.bank.unreachedText':
    '本人認証はまだ完了していません。請求は発生していません。通信環境を確認して、もう一度お試しください。',
  'payment.bank.confirm': 'はい、本人です',
  'payment.bank.refuse': '拒否する',

  'payment.saved.title': 'カードを登録しました',
  'payment.saved.text': '請求は発生していません。ラウンドへの参加と募集ができます。',

  'payment.methods.title': 'お支払い方法',
  'payment.methods.lead': '新しい仮押さえには、既定のカードを使います。いつでも変更できます。',
  'payment.methods.add': 'カードを追加',
  'payment.methods.empty': 'カードが登録されていません',
  'payment.methods.emptyText':
    '参加や募集の前に登録してください。登録は無料で、参加するまで仮押さえは行いません。',
  'payment.methods.default': '既定',
  'payment.methods.expired': '期限切れ',
  'payment.methods.makeDefault': '既定にする',
  'payment.methods.makeDefaultOf': '既定にする：{{name}}',
  'payment.methods.remove': '削除',
  'payment.methods.removeOf': '{{name}}を削除',
  'payment.methods.backsHold':
    'このカードは、仮押さえ、確認中の案件、または未払いの請求に使われています。削除するには、代わりのカードを選んでください。',
  'payment.methods.defaultSet': '既定のカードを変更しました',
  'payment.methods.notChanged': '既定のカードを変更できませんでした',
  'payment.methods.removed': 'カードを削除しました',
  'payment.remove.title': 'このカードを削除しますか？',
  'payment.remove.text': 'あとからまた追加できます。',
  'payment.remove.default':
    '既定のカードです。削除すると、残りのうち最も古いカードが既定になります。',
  'payment.remove.last':
    '登録されている唯一のカードです。削除すると、参加も募集もできなくなります。',
  'payment.remove.backs': 'このカードは、次のものに必要です。',
  'payment.remove.holds_other': '仮押さえ {{count}}件',
  'payment.remove.cases_other': '確認中の案件 {{count}}件',
  'payment.remove.debts_other': '未払いの請求 {{count}}件',
  'payment.remove.replacement': '代わりのカード',
  'payment.remove.replacementText':
    '既定のカードになり、これから行う仮押さえに使います。すでに行った仮押さえは、元のカードに残ります。',
  'payment.remove.needsCard':
    '先に別のカードを追加してください。追加すると、このカードを削除できます。',
  'payment.debts.title': '未払いの請求',
  'payment.debts.text': 'お支払いが済むと、参加や募集ができるようになります。',
  'payment.debts.pay': '{{amount}}を支払う',
  'payment.debts.with': 'お支払いに使うカード',
  'payment.debts.paid': 'お支払いが済みました',
  'payment.debts.refused': 'お支払いできませんでした。請求は発生していません。',
  'payment.debts.moving': '決済を処理しています。',

  'payment.transactions.title': '取引履歴',
  'payment.transactions.empty': '取引はまだありません',
  'payment.transactions.emptyText': '仮押さえ、請求、返金の履歴がここに表示されます。',
  'payment.transactions.beyond': 'このページはありません',
  'payment.transactions.first': '最初のページへ',
  'payment.transactions.zone': '時刻はすべて日本時間です。',
  'payment.transactions.filter': '表示',
  'payment.transactions.course':
    'プレー料金はゴルフ場でお支払いいただくため、ここには含まれません。',
  'payment.transactions.game': 'ラウンドを見る',
  'payment.transactions.companion': '{{name}}さんの参加枠',
  'payment.transactions.companionErased': '同伴者の参加枠',
  'payment.transactions.with': '{{name}}さん',
  'payment.type.attendance_verified': '来場を確認',
  'payment.type.payment_authorized': '仮押さえ',
  'payment.type.payment_captured': '請求',
  'payment.type.payment_refunded': '返金',
  'payment.type.platform_fee': 'サービス利用料',
  'payment.type.no_show_penalty': '無断キャンセルのキャンセル料',
  'payment.type.host_no_show_penalty': 'ホスト不在時の違約金',
  'payment.type.payment_method_verified': 'カードを確認',
  'payment.type.game_cancelled': 'ラウンドの中止',
  'payment.type.left_early_free': '期限内のキャンセル（無料）',
  'payment.type.passed_on': '参加枠を譲渡（無料）',
  'payment.type.left_late_charged': '期限後キャンセル（請求）',
  'payment.type.game_hosted': '同伴者を募集',
  'payment.type.game_joined': 'ラウンドに参加',
  'payment.type.hold_released': '仮押さえの解除',
  'payment.type.payment_disputed': 'カード会社による取り消し',
  'payment.type.owed_to_host': 'ホストへのお支払い',
  'payment.refundedPart': '{{amount}}のうち{{refunded}}を返金',
  'payment.status.successful': '完了',
  'payment.status.failed': '失敗',
  'payment.status.pending': '手続き中',
  'payment.status.refunded': '返金済み',
  'payment.status.frozen': 'カード会社が確認中',

  'payment.receipt.title': '領収書',
  'payment.receipt.lead': 'カードに請求した金額の領収書です。',
  'payment.receipt.print': '印刷する',
  'payment.receipt.pdf': 'PDFで開く',
  'payment.receipt.back': '取引履歴へ',
  'payment.receipt.number': '領収書番号',
  'payment.receipt.issued': '発行日',
  'payment.receipt.paidOn': 'お支払い日時',
  'payment.receipt.recipient': '宛名',
  'payment.receipt.companion': '参加枠（同伴者）',
  'payment.receipt.companionErased': '氏名は削除済み',
  'payment.receipt.game': '対象のラウンド',
  'payment.receipt.card': 'お支払い方法',
  'payment.receipt.line.platform_fee': 'サービス利用料',
  'payment.receipt.line.green_fee': '空いた参加枠のプレー料金',
  'payment.receipt.line.host_penalty': 'ホスト不在時の違約金',
  'payment.receipt.total': '合計（税込）',
  'payment.receipt.tax': 'うちサービス利用料にかかる消費税（{{percent}}%）',
  'payment.receipt.refund': '{{date}}の返金',
  'payment.receipt.balance': '差引お支払い額',
  'payment.receipt.issuer': '発行者',
  'payment.receipt.registration': '適格請求書発行事業者 登録番号 {{number}}',
  'payment.receipt.terms': '同意いただいた規約（{{version}}版）に基づきます。',
  'payment.receipt.none': 'この環境には発行者の会社情報が設定されていません。',
  'payment.money.all': 'すべて',
  'payment.money.planned': '仮押さえの予定',
  'payment.money.held': '仮押さえ中',
  'payment.money.charged': '請求済み',
  'payment.money.released': '解除済み',
  'payment.money.refunded': '返金済み',
  'payment.money.owed': 'ホストへのお支払い',
  'payment.direction.planned': '仮押さえの予定',
  'payment.direction.held': '仮押さえ',
  'payment.direction.charged': '請求',
  'payment.direction.released': '解除',
  'payment.direction.refunded': '返金',
  'payment.direction.owed': 'ホストへのお支払い',
  'payment.direction.none': '請求なし',

  'payment.billing.title': 'いつ、いくらかかるか',
  'payment.billing.rule':
    'ゲストのサービス利用料は、{{usd}}とプレー料金の{{percent}}%のうち高いほうです（円建てのラウンドでは{{jpy}}と{{percent}}%のうち高いほう）。',
  'payment.billing.ruleFlat':
    'ゲストのサービス利用料は{{usd}}です（円建てのラウンドでは{{jpy}}）。',
  'payment.billing.join': '参加するとき',
  'payment.billing.joinText':
    'プレー料金とサービス利用料をカードで仮押さえします。請求は発生しません。',
  'payment.billing.checkIn': 'チェックインするとき',
  'payment.billing.checkInText':
    'サービス利用料だけを請求し、残りの仮押さえは解除します。プレー料金はゴルフ場でお支払いください。',
  'payment.billing.leave': 'キャンセルするとき',
  'payment.billing.leaveText_other':
    'スタートの{{hours}}時間前までは無料です。それ以降は仮押さえの全額を請求します。',
  'payment.billing.noShow': '無断キャンセルのとき',
  'payment.billing.noShowText':
    '仮押さえの全額を請求します。欠けた人数分がゴルフ場からホストに請求されるためです。',
  'payment.billing.host': '募集するとき',
  'payment.billing.hostText': '費用はかかりません。募集は無料です。',
  'payment.billing.invoices': '明細',
  'payment.billing.invoicesText':
    '仮押さえ、請求、返金は、ラウンド・カード・日付とともにすべて取引履歴に残ります。',
  'payment.billing.example': '例：プレー料金が{{price}}の場合',
  'payment.billing.green': 'プレー料金',
  'payment.billing.fee': 'サービス利用料',
  'payment.billing.hold': '参加時の仮押さえ',
  'payment.billing.atCheckIn': 'チェックインすると',
  'payment.billing.back': '{{amount}}を解除',
  'payment.billing.course': 'プレー料金そのものは、ゴルフ場でお支払いください。',
  'payment.game.receipt': '領収書',
  'payment.game.course': 'プレー料金{{amount}}は、ゴルフ場で直接お支払いいただきました。',
  'payment.game.transactions': 'このラウンドの取引履歴',
}
export default payment
