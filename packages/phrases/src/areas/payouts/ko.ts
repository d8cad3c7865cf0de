import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const payouts: Translation<typeof en> = {
  'payouts.title': '호스트 지급',
  'payouts.lead': '게스트가 기한 후 취소하거나 오지 않으면 그 자리의 그린피를 지급해 드립니다.',
  'payouts.owed': '지급 예정 금액',
  'payouts.waiting': '이의 신청 기간',
  'payouts.waitingText_other':
    '게스트는 라운드 후 {{count}}일 동안 이의를 신청할 수 있습니다. 그 후에 지급됩니다.',
  'payouts.keptBack': '보류 중',
  'payouts.keptBackText': 'TomoGolf 또는 게스트의 카드사가 청구를 검토하고 있습니다.',
  'payouts.payable': '지급 가능',
  'payouts.payableText': '게스트로 참여할 때 서비스 수수료로 사용됩니다.',
  'payouts.paid': '올해 지급액',
  'payouts.used': '올해 서비스 수수료로 사용',
  'payouts.bar': '이의 신청 기간 {{waiting}}, 보류 중 {{keptBack}}, 지급 가능 {{payable}}',
  'payouts.shares': '내역',
  'payouts.share': '{{guest}} 님, {{cause}}',
  'payouts.shareOf': '{{course}}, {{date}}',
  'payouts.cause.no_show_penalty': '노쇼',
  'payouts.cause.left_late_charged': '기한 후 취소',
  'payouts.cause.payment_captured': '그린피',
  'payouts.state.waiting': '이의 신청 기간: {{date}}까지',
  'payouts.state.review': 'TomoGolf 검토로 보류',
  'payouts.state.frozen': '카드사 검토로 보류',
  'payouts.state.payable': '지급 가능',
  'payouts.history': '지급 및 사용 내역',
  'payouts.kind.paid': '지급됨',
  'payouts.kind.used': '서비스 수수료로 사용',
  'payouts.kind.returned': '카드 환불 실패로 되돌림',
  'payouts.formerGuest': '탈퇴한 게스트',
  'payouts.empty': '지급 내역이 없습니다',
  'payouts.emptyText': '게스트가 기한 후 취소하거나 오지 않으면 지급 내역이 여기에 표시됩니다.',
}
export default payouts
