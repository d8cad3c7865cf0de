import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const answers: Translation<typeof en> = {
  'answers.confirm_registration':
    'リンクは別のブラウザで開かれました。ご本人の登録かどうかを選んでください。',
  'answers.email_verified': 'メールアドレスを確認しました。ログインできます。',
  'answers.calendar.summary': 'ゴルフ：{{course}}',
  'answers.calendar.text':
    'スタート時間：{{time}}\nホスト：{{host}}さん\nプレー料金：1名{{price}}（ゴルフ場でお支払い）\nゴルフ場でのチェックイン：{{opens}}から\n{{link}}',
  'answers.feed.name': 'TomoGolf',
  'answers.feed.guest': 'ゴルフ：{{course}}',
  'answers.feed.host': 'ゴルフ（ホスト）：{{course}}',
  'answers.feed.cancelled': '【中止】{{course}}',
  'answers.feed.left': '【キャンセル済み】{{course}}',
  'answers.feed.tee_time': 'スタート時間：{{time}}',
  'answers.feed.price': 'プレー料金：1名{{price}}（ゴルフ場でお支払い）',
  'answers.feed.opens': 'ゴルフ場でのチェックイン：{{opens}}から',
  'answers.picture.price': '1名{{price}}',
  'answers.changed_by': '{{name}}、{{time}}：{{what}}',
  'answers.inUse.games': '終わっていないラウンドがあります：',
  'answers.inUse.holds': '有効な仮押さえがあります：',
  'answers.inUse.transfer': '送金中の支払いがあります：',
  'answers.inUse.legalHold': 'データ保全中のアカウントです。',
  'answers.inUse.owed': 'このユーザーへの未払い金があります：',
  'answers.letter_gap': '{{gap}}の部分を書き入れてから送信してください。',
  'answers.letter.greeting': '{{name}} 様',
  'answers.letter.booking.subject': 'スタート時間のご案内 {{reference}}',
  'answers.letter.booking.text':
    'ご依頼ありがとうございます。現在、次のスタート時間をご案内できます。\n\n{{gap}}\n\nご希望のものをこのメールへの返信でお知らせください。予約を手配します。お返事をいただくまで、料金は一切かかりません。',
  'answers.letter.rental.subject': 'レンタルクラブのご案内 {{reference}}',
  'answers.letter.rental.text':
    'ご依頼ありがとうございます。次のクラブをゴルフ場にご用意できます。\n\n{{gap}}\n\nよろしければ、このメールへの返信でお知らせください。手配を進めます。お返事をいただくまで、料金は一切かかりません。',
  'answers.letter.contact.subject': 'お問い合わせへのご回答 {{reference}}',
  'answers.letter.contact.text':
    'お問い合わせありがとうございます。\n\n{{gap}}\n\nほかにご不明な点がありましたら、このメールにそのままご返信ください。',
  'answers.letter.close': 'どうぞよろしくお願いいたします。\nTomoGolf',
  'answers.letter.report.subject': 'ご報告について {{reference}}',
  'answers.letter.report.text':
    'ご報告ありがとうございます。\n\n{{gap}}\n\n補足がありましたら、このメールにそのままご返信ください。',
  'answers.letter.appeal.subject': '異議申し立てについて {{reference}}',
  'answers.letter.appeal.text':
    '異議申し立てを受け付けました。\n\n{{gap}}\n\n補足がありましたら、このメールにそのままご返信ください。',
  'answers.template_slots': '全言語で同じ項目を使ってください。',
}
export default answers
