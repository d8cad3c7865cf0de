import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const checkin: Translation<typeof en> = {
  'checkin.close': 'チェックインを閉じる',
  'checkin.teeOff': '{{day}} {{time}}スタート（日本時間）',
  'checkin.toGame': 'ラウンドのページへ',
  'checkin.toMyGames': 'マイラウンドへ',
  'checkin.toScan': 'ホストのコードを読み取る',
  'checkin.toCode': 'コードを表示する',

  'checkin.host.pageTitle': 'チェックインコード',
  'checkin.host.description': 'ゴルフ場でゲストに読み取ってもらうコードと、到着の状況です。',
  'checkin.host.title': 'ゲストにこのコードを見せてください',
  'checkin.host.from': 'チェックイン開始：{{time}}（日本時間）',
  'checkin.host.keep':
    'コードはもう使える状態です。このスマートフォンに保存されるので、電波の届かないゴルフ場でも表示できます。',
  'checkin.host.until': '{{time}}（日本時間）まで使えます。',
  'checkin.left.hours': '残り{{hours}}時間{{minutes}}分。',
  'checkin.left.minutes_other': '残り{{count}}分。',
  'checkin.host.closedTitle': 'チェックインは終了しました',
  'checkin.host.closed': '読み取りは{{time}}（日本時間）に終了しました。来場の確認はまだできます。',
  'checkin.host.awake': '画面は点灯したままになります。',
  'checkin.host.qrLabel': 'チェックイン用のQRコード',
  'checkin.host.readOut': 'または、コードを読み上げてください',
  'checkin.host.turns': '画像は{{seconds}}秒後に切り替わります',
  'checkin.host.renew': '新しいコードにする',
  'checkin.host.renewTitle': '新しいコードにしますか？',
  'checkin.host.renewText':
    '今のコードとそのリンクは、すぐに使えなくなります。チェックイン済みのゲストには影響しません。',
  'checkin.host.renewing': '作成しています',
  'checkin.host.renewed': '新しいコードです。前のコードは使えなくなりました。',
  'checkin.host.renewFailed': '新しいコードを作成できませんでした',
  'checkin.host.stale.title': '通信できません。',
  'checkin.host.stale.text': 'コードはこのまま使えます。到着の状況は{{time}}時点のものです。',

  'checkin.host.guests': 'ゲスト',
  'checkin.host.here': '{{total}}名中{{here}}名が到着',
  'checkin.host.noGuests': 'まだゲストがいません。',
  'checkin.host.at': '{{time}}にチェックイン',
  'checkin.host.mark': '来場を確認',
  'checkin.host.markTitle': '{{name}}さんは来場していますか？',
  'checkin.host.markText':
    'ご本人にお知らせします。異議がなければ、サービス利用料がカードに請求され、残りの仮押さえは解除されます。元に戻せません。',
  'checkin.host.marking': '記録しています',
  'checkin.host.marked': '{{name}}さんの来場を確認しました。',
  'checkin.host.markedKept': '{{name}}さんの来場を記録しました。電波が戻ると送信します。',
  'checkin.host.keptAt': '{{time}}に記録、送信待ち',
  'checkin.host.keptBadge': '保存済み',
  'checkin.host.keptFailed': '{{name}}さんの来場を確認できませんでした',
  'checkin.host.markFailed': '来場を確認できませんでした',
  'checkin.arrival.here.text': 'チェックイン済み',
  'checkin.arrival.here.badge': '到着',
  'checkin.arrival.not_open.text': '参加予定',
  'checkin.arrival.not_yet.text': 'まだ到着していません',
  'checkin.arrival.missing.text': 'チェックインなし。来場していましたか？',
  'checkin.arrival.looked_into.text': '「参加した」との回答あり',
  'checkin.arrival.looked_into.badge': '確認中',
  'checkin.arrival.marked.text': '来場を確認しました',
  'checkin.arrival.marked.badge': '請求前',
  'checkin.arrival.no_show.text': '来場なし',
  'checkin.arrival.no_show.badge': '無断キャンセル',
  'checkin.arrival.not_charged.text': 'チェックインなし',
  'checkin.arrival.not_charged.badge': '請求なし',

  'checkin.tee.minutes_other': '分後にスタート。',
  'checkin.tee.hours_other': '時間後にスタート。',
  'checkin.tee.days_other': '日後にスタート。',
  'checkin.tee.minutesAgo_other': '分前にスタート。',
  'checkin.tee.hoursAgo_other': '時間前にスタート。',
  'checkin.tee.clock': '日本時間で、今は{{time}}。',

  'checkin.host.FORBIDDEN.title': 'このコードはホスト専用です',
  'checkin.host.FORBIDDEN.text': 'ゲストの方は、ホストの画面のコードを読み取ってください。',
  'checkin.host.QR_NOT_AVAILABLE.title': 'このラウンドは中止になりました',
  'checkin.host.QR_NOT_AVAILABLE.text': '中止になったラウンドに、チェックインコードはありません。',
  'checkin.host.QR_CODE_EXPIRED.title': 'チェックインは終了しました',
  'checkin.host.QR_CODE_EXPIRED.text':
    'コードの有効期限が切れました。新しいコードも作成できません。',
  'checkin.host.GAME_NOT_FOUND.title': 'ラウンドが見つかりません',
  'checkin.host.GAME_NOT_FOUND.text':
    'リンクが途中で切れているかもしれません。ご自分のラウンドは一覧から開けます。',

  'checkin.guest.pageTitle': 'チェックイン',
  'checkin.guest.description': 'ゴルフ場で、ホストのコードを読み取ってください。',
  'checkin.guest.title': '{{host}}さんのラウンドにチェックイン',
  'checkin.guest.facts': '{{course}}、{{time}}スタート（日本時間）。',
  'checkin.guest.money': 'コードを読み取ると、{{fee}}を請求し、{{rest}}の仮押さえを解除します。',
  'checkin.guest.moneyFee': 'コードを読み取ると、{{fee}}を請求します。',
  'checkin.guest.point': '{{host}}さんの画面に向けてください',
  'checkin.guest.reading': 'チェックインしています',
  'checkin.guest.foreign': 'TomoGolfのチェックインコードではありません',
  'checkin.guest.other_game': '別のラウンドのコードです',
  'checkin.guest.type': 'カメラが使えないときは、コードを入力',
  'checkin.guest.typeHint':
    '{{host}}さんの画面で、QRコードの下にある8文字です。リンクを貼り付けてもかまいません。',
  'checkin.guest.impossible': 'コードに0、O、1、I、Lは使われていません。もう一度ご確認ください。',
  'checkin.guest.submit': 'チェックインする',
  'checkin.guest.sending': 'チェックインしています',

  'checkin.camera.label': 'カメラ',
  'checkin.camera.starting': 'カメラを起動しています',
  'checkin.camera.lightOn': 'ライトを点ける',
  'checkin.camera.lightOff': 'ライトを消す',
  'checkin.camera.switch': '別のカメラに切り替える',
  'checkin.camera.denied.title': 'カメラの使用が許可されていません',
  'checkin.camera.denied.text':
    'ブラウザの設定でこのサイトに許可してから、もう一度お試しください。コードを入力しても、同じようにチェックインできます。',
  'checkin.camera.none.title': 'この端末にはカメラがありません',
  'checkin.camera.none.text': 'コードを入力すれば、同じようにチェックインできます。',
  'checkin.camera.busy.title': 'カメラはほかのアプリで使用中です',
  'checkin.camera.busy.text':
    'そのアプリを閉じて、もう一度お試しください。コードを入力しても、同じようにチェックインできます。',
  'checkin.camera.unsupported.title': 'このブラウザではカメラを使えません',
  'checkin.camera.unsupported.text': 'コードを入力すれば、同じようにチェックインできます。',

  'checkin.stage.early.title': 'チェックインは{{time}}から',
  'checkin.stage.early.text_other':
    '日本時間で、スタートの{{hours}}時間前です。このページを開いたままにしておくと、時間になり次第カメラが起動します。',
  'checkin.stage.completed.title': '終了したラウンドです',
  'checkin.stage.completed.text': 'このラウンドはすでに終わっています。',
  'checkin.stage.cancelled.title': 'このラウンドは中止になりました',
  'checkin.stage.cancelled.text': 'チェックインの必要はありません。',
  'checkin.stage.not_in.title': 'このラウンドには参加していません',
  'checkin.stage.not_in.text': 'チェックインは、参加が決まったゲストのための手続きです。',
  'checkin.stage.host.title': 'ご自身がホストのラウンドです',
  'checkin.stage.host.text':
    'ゲストがホストのコードでチェックインします。ホストの読み取りやお支払いは必要ありません。',

  'checkin.failed': 'チェックインできませんでした',
  'checkin.again': 'もう一度読み取る',
  'checkin.wait':
    '誤ったコードが続いたため、しばらく受け付けられません。10分ほど待つか、{{host}}さんに来場を確認してもらってください。',
  'checkin.waiting.title': '電波がありません。',
  'checkin.waiting.text':
    'コードはこのスマートフォンに保存しました。電波が戻り次第、自動で送信します。ページは閉じてかまいませんが、ログインしたままにしてください。',
  'checkin.saved.title': '読み取りを保存しました。自動で反映されます。',
  'checkin.saved.text':
    '現在圏外です。チェックインの時刻は{{time}}（日本時間）として扱い、電波が戻り次第、自動で送信します。ページは閉じてかまいませんが、ログインしたままにしてください。',
  'checkin.saved.by': '遅くとも{{time}}までにオンラインにしてください。',

  'checkin.done.title': 'チェックインしました。よいラウンドを！',
  'checkin.done.titleOf': 'チェックインしました。{{name}}さん、よいラウンドを！',
  'checkin.done.charged': 'サービス利用料（請求済み）',
  'checkin.done.released': '解除された仮押さえ',
  'checkin.done.willCharge': 'サービス利用料（請求手続き中）',
  'checkin.done.willRelease': '解除される仮押さえ',
  'checkin.done.bank': '多くのカードでは5日以内に反映されます。',
  'checkin.done.pending': 'カード会社からの応答を待っています。お手続きは必要ありません。',
  'checkin.done.sentence': '{{fee}}を請求し、{{rest}}の仮押さえを解除しました。',
  'checkin.done.sentencePending':
    '{{fee}}を請求し、{{rest}}の仮押さえを解除します。カード会社からの応答を待っています。お手続きは必要ありません。',
  'checkin.done.sentenceFee': '{{fee}}を請求しました。',
  'checkin.done.sentenceFeePending':
    '{{fee}}を請求します。カード会社からの応答を待っています。お手続きは必要ありません。',
  'checkin.already.title': 'チェックイン済みです',
  'checkin.already.since': '{{time}}（日本時間）にチェックインしました。',
  'checkin.presence.marked.title': 'ホストが来場を確認しました',
  'checkin.presence.marked.text':
    '事実と異なる場合は、{{time}}（日本時間）までにお知らせください。',
  'checkin.presence.marked.object': '異議を申し立てる',
  'checkin.presence.reported.title': '「ホストが来ていない」との報告があります',
  'checkin.presence.reported.now':
    'ゲストにQRコードを読み取ってもらえば解決します。それまで、どなたにも請求しません。',
  'checkin.presence.reported.until':
    '{{time}}（日本時間）までに状況をお知らせください。ご回答がない場合は違約金を請求し、ストライクが1つ付きます。',
  'checkin.presence.reported.action': '状況を知らせる',
  'checkin.presence.reported.stated':
    'ご回答を受け付けました。確認が終わるまで、どなたにも請求しません。',
  'checkin.presence.frozen.title': '今は請求しません',
  'checkin.presence.frozen.mine':
    'ホストが来ていないと報告されました。ホストが到着したら、QRコードを読み取ってください。報告は取り下げられます。',
  'checkin.presence.frozen.others':
    'ほかのゲストから、ホストが来ていないと報告がありました。ホストと一緒の場合は、そのままQRコードを読み取ってください。',
  'checkin.presence.played.title': 'プレーされましたか？',
  'checkin.presence.played.guest': 'このラウンドでは、どなたのチェックインもありませんでした。',
  'checkin.presence.played.host':
    'このラウンドでは、どなたのチェックインもありませんでした。行われた場合は、ゲストにサービス利用料を請求します。ゲストは異議を申し立てられます。',
  'checkin.presence.played.until': '{{time}}（日本時間）までにご回答ください',
  'checkin.presence.played.yes': 'プレーした（サービス利用料{{fee}}）',
  'checkin.presence.played.no': 'プレーしていない',
  'checkin.presence.played.hostAbsent': '来場したが、ホストがいなかった',
  'checkin.presence.played.hostYes': '全員でプレーした',
  'checkin.presence.played.hostNo': '行われなかった',
  'checkin.presence.played.some': '一部の人だけプレーした場合：来場者を選ぶ',
  'checkin.presence.played.thanks': 'ご回答ありがとうございます',
  'checkin.presence.played.waiting': '結果はメールでお知らせします。',
  'checkin.presence.hostStatement.title': '当日の状況を教えてください',
  'checkin.presence.hostStatement.text':
    'ホストが来ていないとゲストから報告がありました。双方のお話と記録を担当者が確認します。それまで、どなたにも請求しません。',
  'checkin.presence.hostStatement.done': 'ご回答を受け付けました',
  'checkin.presence.objection.title': '来場の確認に異議を申し立てる',
  'checkin.presence.objection.text':
    '「参加していない」「ホストがいなかった」など、事実と異なる点を教えてください。結果が出るまで請求はありません。',
  'checkin.presence.objection.done': 'お申し出を受け付けました',
  'checkin.presence.location.action': 'ゴルフ場にいることを確認',
  'checkin.presence.location.why':
    '任意です。来場について確認が必要になったときに役立ちます。残すのは「近い・近くない」だけで、位置は保存しません。',
  'checkin.presence.location.near': 'ゴルフ場にいることを確認しました',
  'checkin.presence.location.far': 'まだゴルフ場から離れているようです',
  'checkin.presence.location.unknown': '現在地を確認できませんでした。そのままで問題ありません。',
  'checkin.presence.location.again': 'もう一度確認',
  'checkin.presence.location.denied':
    '端末の位置情報が共有されませんでした。そのままで問題ありません。',
  'checkin.host.markOpens': '来場の確認は{{time}}からできます。',
  'checkin.host.toReport': '報告を見る',
}
export default checkin
