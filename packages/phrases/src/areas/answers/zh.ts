import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const answers: Translation<typeof en> = {
  'answers.confirm_registration': '链接是在另一个浏览器中打开的，请确认是否为您本人注册。',
  'answers.email_verified': '邮箱地址已验证，您现在可以登录。',
  'answers.calendar.summary': '高尔夫：{{course}}',
  'answers.calendar.text':
    '开球：{{time}}\n发起人：{{host}}\n果岭费：每人{{price}}（在球场支付）\n球场签到：{{opens}}起\n{{link}}',
  'answers.feed.name': 'TomoGolf',
  'answers.feed.guest': '高尔夫：{{course}}',
  'answers.feed.host': '高尔夫（我发起）：{{course}}',
  'answers.feed.cancelled': '【球局已取消】{{course}}',
  'answers.feed.left': '【已退出】{{course}}',
  'answers.feed.tee_time': '开球：{{time}}',
  'answers.feed.price': '果岭费：每人{{price}}（在球场支付）',
  'answers.feed.opens': '球场签到：{{opens}}起',
  'answers.picture.price': '每人{{price}}',
  'answers.changed_by': '{{name}}，{{time}}：{{what}}',
  'answers.inUse.games': '仍有未结束的球局：',
  'answers.inUse.holds': '仍有生效的预授权：',
  'answers.inUse.transfer': '有正在汇出的付款：',
  'answers.inUse.legalHold': '该账户处于法律保全中。',
  'answers.inUse.owed': '仍有应付给该用户的款项：',
  'answers.letter_gap': '请先填写{{gap}}处的内容再发送。',
  'answers.letter.greeting': '{{name}}，您好：',
  'answers.letter.booking.subject': '为您找到的开球时间 {{reference}}',
  'answers.letter.booking.text':
    '感谢您的请求。目前可以为您安排以下开球时间：\n\n{{gap}}\n\n请直接回复本邮件告知您选择的时间，我们会为您预订。在您确认之前不会产生任何费用。',
  'answers.letter.rental.subject': '为您准备的租赁球杆 {{reference}}',
  'answers.letter.rental.text':
    '感谢您的请求。我们可以在球场为您备好以下球杆：\n\n{{gap}}\n\n如果合适，请直接回复本邮件确认，我们会为您预留。在您确认之前不会产生任何费用。',
  'answers.letter.contact.subject': '对您留言的回复 {{reference}}',
  'answers.letter.contact.text':
    '感谢您的来信。\n\n{{gap}}\n\n如还有其他问题，直接回复本邮件即可。',
  'answers.letter.close': '此致\nTomoGolf',
  'answers.letter.report.subject': '关于您的举报 {{reference}}',
  'answers.letter.report.text': '感谢您的举报。\n\n{{gap}}\n\n如需补充，直接回复本邮件即可。',
  'answers.letter.appeal.subject': '关于您的申诉 {{reference}}',
  'answers.letter.appeal.text': '我们已收到您的申诉。\n\n{{gap}}\n\n如需补充，直接回复本邮件即可。',
  'answers.template_slots': '各语言须使用相同的项目。',
}
export default answers
