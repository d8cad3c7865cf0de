import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const answers: Translation<typeof en> = {
  'answers.confirm_registration':
    '다른 브라우저에서 링크를 열었어요. 본인이 가입했는지 선택해 주세요.',
  'answers.email_verified': '이메일 주소를 확인했어요. 이제 로그인할 수 있어요.',
  'answers.calendar.summary': '골프: {{course}}',
  'answers.calendar.text':
    '티타임: {{time}}\n호스트: {{host}} 님\n그린피: 1인 {{price}}(골프장 현장 결제)\n골프장 체크인: {{opens}}부터\n{{link}}',
  'answers.feed.name': 'TomoGolf',
  'answers.feed.guest': '골프: {{course}}',
  'answers.feed.host': '골프(호스트): {{course}}',
  'answers.feed.cancelled': '[라운드 취소] {{course}}',
  'answers.feed.left': '[참여 취소] {{course}}',
  'answers.feed.tee_time': '티타임: {{time}}',
  'answers.feed.price': '그린피: 1인 {{price}}(골프장 현장 결제)',
  'answers.feed.opens': '골프장 체크인: {{opens}}부터',
  'answers.picture.price': '1인 {{price}}',
  'answers.changed_by': '{{name}}, {{time}}: {{what}}',
  'answers.inUse.games': '끝나지 않은 라운드가 있습니다:',
  'answers.inUse.holds': '유효한 가승인이 있습니다:',
  'answers.inUse.transfer': '송금 중인 지급이 있습니다:',
  'answers.inUse.legalHold': '법적 보존 중인 계정입니다.',
  'answers.inUse.owed': '이 사용자에게 지급할 금액이 있습니다:',
  'answers.letter_gap': '{{gap}} 부분을 채운 뒤에 보내 주세요.',
  'answers.letter.greeting': '{{name}} 님, 안녕하세요.',
  'answers.letter.booking.subject': '티타임 안내 {{reference}}',
  'answers.letter.booking.text':
    '요청해 주셔서 감사합니다. 지금 안내해 드릴 수 있는 티타임은 다음과 같습니다.\n\n{{gap}}\n\n원하시는 시간을 이 이메일에 답장으로 알려 주시면 예약해 드립니다. 답장을 주시기 전에는 어떤 금액도 청구되지 않습니다.',
  'answers.letter.rental.subject': '대여 클럽 안내 {{reference}}',
  'answers.letter.rental.text':
    '요청해 주셔서 감사합니다. 골프장에 준비해 드릴 수 있는 클럽은 다음과 같습니다.\n\n{{gap}}\n\n괜찮으시면 이 이메일에 답장해 주세요. 바로 준비해 드립니다. 답장을 주시기 전에는 어떤 금액도 청구되지 않습니다.',
  'answers.letter.contact.subject': '문의하신 내용에 대한 답변 {{reference}}',
  'answers.letter.contact.text':
    '문의해 주셔서 감사합니다.\n\n{{gap}}\n\n더 궁금하신 점이 있으면 이 이메일에 그대로 답장해 주세요.',
  'answers.letter.close': '감사합니다.\nTomoGolf 드림',
  'answers.letter.report.subject': '신고하신 내용에 대한 안내 {{reference}}',
  'answers.letter.report.text':
    '신고해 주셔서 감사합니다.\n\n{{gap}}\n\n덧붙이실 내용이 있으면 이 이메일에 그대로 답장해 주세요.',
  'answers.letter.appeal.subject': '이의 제기에 대한 안내 {{reference}}',
  'answers.letter.appeal.text':
    '이의 제기를 잘 받았습니다.\n\n{{gap}}\n\n덧붙이실 내용이 있으면 이 이메일에 그대로 답장해 주세요.',
  'answers.template_slots': '모든 언어에 같은 항목을 넣어 주세요.',
}
export default answers
