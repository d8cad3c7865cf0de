import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const payment: Translation<typeof en> = {
  'payment.setup.title': '카드 등록',
  'payment.setup.lead': '한 번만 등록하면 돼요. 가승인은 라운드마다 따로 동의해요.',
  'payment.setup.label': '카드 등록하기',
  'payment.setup.submit': '카드 등록하기',
  'payment.setup.busy': '등록하는 중',
  'payment.setup.slow': '카드 입력란을 아직 불러오고 있어요. 연결이 느릴 수 있어요.',
  'payment.setup.notSaved': '카드를 등록하지 못했어요',
  'payment.setup.plateName': '이름',
  'payment.setup.expiryPlaceholder': '월 / 년',
  'payment.setup.test':
    '테스트 환경이라 실제 카드는 쓸 수 없어요. {{number}} 번호와 앞으로의 아무 날짜, 아무 보안 코드를 쓰세요.',

  'payment.know.number': 'TomoGolf는 카드 번호를 볼 수 없어요',
  'payment.know.numberText':
    '번호는 결제대행사로 바로 전송돼요. TomoGolf는 카드 브랜드와 끝 네 자리만 보관해요.',
  'payment.know.free': '등록은 무료예요',
  'payment.know.freeText': '확인용 소액이 잠시 보였다가 사라질 수 있어요.',
  'payment.know.abroad': '해외 카드도 쓸 수 있어요',
  'payment.know.abroadText': '카드사 앱에서 본인 인증을 요청할 수 있어요.',

  'payment.consent.text':
    '라운드에 참여하면 그린피와 서비스 수수료를 <b>가승인</b>합니다. 체크인하면 <b>서비스 수수료만 결제</b>되고 나머지는 해제됩니다. 노쇼하거나 기한 후에 취소하면 가승인 금액 전액이 청구됩니다.',
  'payment.consent.debit':
    '체크카드와 선불카드는 가승인 기간에 그 금액이 잔액에서 빠집니다. 신용카드 사용을 권장합니다.',
  'payment.consent.agree':
    '등록하면 참여하는 라운드에 대해, 사이트에 접속하지 않은 때를 포함하여 TomoGolf가 이 카드에 가승인을 진행하는 데 동의하는 것으로 봅니다(<terms>이용약관</terms>, <rules>취소·환불 규정</rules>).',

  'payment.card.number': '카드 번호',
  'payment.card.number.required': '카드 번호를 입력해 주세요.',
  'payment.card.number.incomplete': '번호가 모자라요.',
  'payment.card.number.incorrect': '번호가 틀린 것 같아요. 카드를 다시 확인해 주세요.',
  'payment.card.expiry': '유효기간',
  'payment.card.expiry.required': '유효기간의 월과 연도를 입력해 주세요.',
  'payment.card.expiry.invalid': '카드에 적힌 대로 입력해 주세요. 예: 08 / 28',
  'payment.card.expiry.past': '유효기간이 지난 카드예요. 다른 카드를 써 주세요.',
  'payment.card.cvc': '보안 코드',
  'payment.card.cvc.incomplete_other': '{{count}}자리를 입력해 주세요.',
  'payment.card.cvc.placeholder': '{{count}}자리',
  'payment.card.cvc.back': '카드 뒷면',
  'payment.card.cvc.front': '카드 앞면',
  'payment.card.name': '카드에 적힌 이름',
  'payment.card.ending': '{{brand}} 끝자리 {{last4}}',
  'payment.card.expires': '유효기간 {{date}}',
  'payment.card.debit': '체크카드',
  'payment.card.prepaid': '선불카드',

  'payment.fault.card_declined':
    '카드사가 이 카드를 승인하지 않았습니다. 결제된 금액은 없습니다. 다른 카드를 써 주세요.',
  'payment.fault.insufficient_funds':
    '한도나 잔액이 부족합니다. 결제된 금액은 없습니다. 다른 카드를 써 주세요.',
  'payment.fault.card_velocity_exceeded':
    '짧은 시간에 여러 번 시도한 카드입니다. 결제된 금액은 없습니다. 잠시 뒤에 다시 하거나 다른 카드를 써 주세요.',
  'payment.fault.expired_card': '유효기간이 지난 카드예요. 다른 카드를 써 주세요.',
  'payment.fault.incorrect_cvc': '보안 코드가 맞지 않아요. 다시 확인해 주세요.',
  'payment.fault.invalid_cvc': '보안 코드가 맞지 않아요. 다시 확인해 주세요.',
  'payment.fault.incorrect_number': '카드 번호가 맞지 않아요. 다시 확인해 주세요.',
  'payment.fault.invalid_number': '카드 번호가 맞지 않아요. 다시 확인해 주세요.',
  'payment.fault.invalid_expiry_month': '유효기간의 월이 맞지 않아요. 다시 확인해 주세요.',
  'payment.fault.invalid_expiry_year': '유효기간의 연도가 맞지 않아요. 다시 확인해 주세요.',
  'payment.fault.processing_error':
    '카드사에서 응답이 없습니다. 결제된 금액은 없습니다. 잠시 뒤에 다시 시도해 주세요.',
  'payment.fault.authentication_required':
    '카드사가 본인 인증을 요청합니다. 결제된 금액은 없습니다. 다시 시도해 주세요.',
  'payment.fault.authentication_failed':
    '본인 인증이 되지 않았습니다. 결제된 금액은 없습니다. 다시 시도하거나 다른 카드를 써 주세요.',
  'payment.fault.test_mode_live_card':
    '테스트 환경이라 실제 카드는 쓸 수 없습니다. 결제된 금액은 없습니다. 테스트 카드를 써 주세요.',
  'payment.fault.incomplete':
    '카드 정보에 빠지거나 잘못된 항목이 있습니다. 결제된 금액은 없습니다. 표시된 항목을 확인해 주세요.',
  'payment.fault.busy':
    '결제대행사에서 응답이 없습니다. 결제된 금액은 없습니다. 잠시 뒤에 다시 시도해 주세요.',
  'payment.fault.network':
    '결제대행사에 연결하지 못했습니다. 결제된 금액은 없습니다. 연결을 확인하고 다시 시도해 주세요.',
  'payment.fault.unknown':
    '카드를 등록하지 못했습니다. 결제된 금액은 없습니다. 다시 시도해 주세요.',

  'payment.problem.begin': '카드 등록을 시작하지 못했습니다.',
  'payment.problem.beginText': '계속되면 문의해 주세요.',
  'payment.problem.fields': '카드 입력란을 불러오지 못했습니다.',
  'payment.problem.fieldsText': '결제된 금액은 없습니다. 연결을 확인하고 다시 시도해 주세요.',
  'payment.problem.key': '이 사이트에는 카드 결제가 설정되어 있지 않습니다.',
  'payment.problem.keyText':
    '결제대행사의 공개 키가 없습니다. TomoGolf 쪽의 문제이며 결제된 금액은 없습니다.',
  'payment.problem.secret': '결제대행사의 응답이 완전하지 않습니다.',
  'payment.problem.secretText': '결제된 금액은 없습니다. 다시 시도해 주세요.',
  'payment.problem.save': '카드는 확인했지만 아직 등록되지 않았습니다.',
  'payment.problem.saveText': '번호를 다시 입력하지 않아도 됩니다. 필요하면 다시 요청드립니다.',

  'payment.bank.title': '카드사 본인 인증',
  'payment.bank.text': '이 카드를 쓰는 사람이 본인인지 확인합니다.',
  'payment.bank.note':
    '테스트 환경에서는 이 창이 카드사 앱을 대신합니다. 무엇을 골라도 결제되지 않습니다.',
  'payment.bank.opening': '카드사에 연결하는 중',
  'payment.bank.unreached': '카드사에 연결하지 못했습니다',
  'payment.bank.unreachedText':
    '본인 인증이 아직 끝나지 않았고, 결제된 금액은 없습니다. 연결을 확인하고 다시 시도해 주세요.',
  'payment.bank.confirm': '네, 본인이에요',
  'payment.bank.refuse': '거절하기',

  'payment.saved.title': '카드를 등록했어요',
  'payment.saved.text': '결제된 금액은 없어요. 이제 조인을 신청하거나 모집할 수 있어요.',

  'payment.methods.title': '결제 수단',
  'payment.methods.lead': '새 가승인에는 기본 카드를 써요. 언제든 바꿀 수 있어요.',
  'payment.methods.add': '카드 추가하기',
  'payment.methods.empty': '등록한 카드가 없어요',
  'payment.methods.emptyText':
    '참여하거나 모집하기 전에 등록해 주세요. 등록은 무료이고, 참여하기 전에는 가승인도 하지 않아요.',
  'payment.methods.default': '기본',
  'payment.methods.expired': '만료됨',
  'payment.methods.makeDefault': '기본 카드로 설정',
  'payment.methods.makeDefaultOf': '기본 카드로 설정: {{name}}',
  'payment.methods.remove': '삭제',
  'payment.methods.removeOf': '{{name}} 삭제',
  'payment.methods.backsHold':
    '가승인, 확인 중인 건 또는 미결제 금액에 쓰이는 카드입니다. 삭제하려면 먼저 다른 카드로 바꿔야 합니다.',
  'payment.methods.defaultSet': '기본 카드를 바꿨어요',
  'payment.methods.notChanged': '기본 카드를 바꾸지 못했어요',
  'payment.methods.removed': '카드를 삭제했어요',
  'payment.remove.title': '이 카드를 삭제할까요?',
  'payment.remove.text': '나중에 다시 추가할 수 있어요.',
  'payment.remove.default':
    '기본 카드예요. 삭제하면 남은 카드 중 가장 먼저 등록한 카드가 기본이 돼요.',
  'payment.remove.last': '하나뿐인 카드예요. 없으면 참여도 모집도 할 수 없어요.',
  'payment.remove.backs': '이 카드는 아래에 필요합니다.',
  'payment.remove.holds_other': '가승인 {{count}}건',
  'payment.remove.cases_other': '확인 중인 건 {{count}}건',
  'payment.remove.debts_other': '미결제 금액 {{count}}건',
  'payment.remove.replacement': '대신 사용할 카드',
  'payment.remove.replacementText':
    '기본 카드가 됩니다. 아직 진행되지 않은 가승인은 이 카드로 옮겨집니다. 이미 진행된 가승인은 원래 카드에 남습니다.',
  'payment.remove.needsCard':
    '먼저 다른 카드를 추가해 주세요. 카드를 바꾼 뒤 이 카드를 삭제할 수 있습니다.',
  'payment.debts.title': '미결제 금액',
  'payment.debts.text': '결제하면 다시 참여하고 모집할 수 있습니다.',
  'payment.debts.pay': '{{amount}} 결제하기',
  'payment.debts.with': '결제할 카드',
  'payment.debts.paid': '결제 완료',
  'payment.debts.refused': '결제에 실패했습니다. 결제된 금액은 없습니다.',
  'payment.debts.moving': '결제를 처리하고 있습니다.',

  'payment.transactions.title': '거래 내역',
  'payment.transactions.empty': '아직 거래가 없어요',
  'payment.transactions.emptyText': '가승인, 결제, 환불 내역이 여기에 표시돼요.',
  'payment.transactions.beyond': '없는 페이지예요',
  'payment.transactions.first': '첫 페이지로',
  'payment.transactions.zone': '모든 시각은 일본 시간이에요.',
  'payment.transactions.with': '{{name}} 님',
  'payment.type.attendance_verified': '참석 확인',
  'payment.type.payment_authorized': '가승인',
  'payment.type.payment_captured': '결제',
  'payment.type.payment_refunded': '환불',
  'payment.type.platform_fee': '서비스 수수료',
  'payment.type.no_show_penalty': '노쇼 수수료',
  'payment.type.host_no_show_penalty': '호스트 노쇼 위약금',
  'payment.type.payment_method_verified': '카드 확인',
  'payment.type.game_cancelled': '라운드 취소',
  'payment.type.left_early_free': '기한 내 취소(무료)',
  'payment.type.left_late_charged': '기한 후 취소(청구)',
  'payment.type.game_hosted': '동반자 모집',
  'payment.type.game_joined': '조인 참여',
  'payment.type.hold_released': '가승인 해제',
  'payment.type.payment_disputed': '카드사 결제 취소',
  'payment.type.owed_to_host': '빈자리 그린피 지급',
  'payment.refundedPart': '{{amount}} 중 {{refunded}} 환불',
  'payment.status.successful': '완료',
  'payment.status.failed': '실패',
  'payment.status.pending': '처리 중',
  'payment.status.refunded': '환불됨',
  'payment.status.frozen': '카드사 확인 중',

  'payment.receipt.title': '영수증',
  'payment.receipt.lead': '카드로 결제된 금액의 영수증입니다.',
  'payment.receipt.print': '인쇄하기',
  'payment.receipt.pdf': 'PDF로 열기',
  'payment.receipt.back': '전체 거래 보기',
  'payment.receipt.number': '영수증 번호',
  'payment.receipt.issued': '발행일',
  'payment.receipt.paidOn': '결제 일시',
  'payment.receipt.recipient': '결제하신 분',
  'payment.receipt.game': '라운드',
  'payment.receipt.card': '결제 수단',
  'payment.receipt.line.platform_fee': '서비스 수수료',
  'payment.receipt.line.green_fee': '빈자리의 그린피',
  'payment.receipt.line.host_penalty': '호스트 노쇼 위약금',
  'payment.receipt.total': '합계(세금 포함)',
  'payment.receipt.tax': '이 중 서비스 수수료의 소비세({{percent}}%)',
  'payment.receipt.refund': '{{date}} 환불',
  'payment.receipt.balance': '최종 결제 금액',
  'payment.receipt.issuer': '발행자',
  'payment.receipt.registration': '적격청구서 발행사업자 등록번호 {{number}}',
  'payment.receipt.terms': '동의하신 약관(버전 {{version}})에 따릅니다.',
  'payment.receipt.none': '이 환경에는 발행 회사가 설정되어 있지 않습니다.',
  'payment.direction.planned': '가승인 예정',
  'payment.direction.held': '가승인',
  'payment.direction.charged': '결제',
  'payment.direction.released': '해제',
  'payment.direction.refunded': '환불',
  'payment.direction.owed': '지급 예정',
  'payment.direction.none': '청구 없음',

  'payment.billing.title': '언제, 얼마를 내나요',
  'payment.billing.rule':
    '게스트의 서비스 수수료는 {{usd}}과(와) 그린피의 {{percent}}% 중 높은 금액입니다(엔화 라운드는 {{jpy}}과(와) {{percent}}% 중 높은 금액).',
  'payment.billing.ruleFlat': '게스트의 서비스 수수료는 {{usd}}입니다(엔화 라운드는 {{jpy}}).',
  'payment.billing.join': '참여할 때',
  'payment.billing.joinText':
    '그린피와 서비스 수수료를 카드에 가승인합니다. 결제되는 금액은 없습니다.',
  'payment.billing.checkIn': '체크인할 때',
  'payment.billing.checkInText':
    '서비스 수수료만 결제되고 나머지 가승인은 해제됩니다. 그린피는 골프장에서 현장 결제합니다.',
  'payment.billing.leave': '취소할 때',
  'payment.billing.leaveText_other':
    '티타임 {{hours}}시간 전까지 무료입니다. 이후에는 가승인 금액 전액을 청구합니다.',
  'payment.billing.noShow': '노쇼할 때',
  'payment.billing.noShowText':
    '가승인 금액 전액을 청구합니다. 골프장이 빠진 인원의 비용을 호스트에게 청구하기 때문입니다.',
  'payment.billing.host': '모집할 때',
  'payment.billing.hostText': '비용이 없습니다. 모집은 무료입니다.',
  'payment.billing.invoices': '거래 명세',
  'payment.billing.invoicesText':
    '가승인, 결제, 환불은 라운드, 카드, 날짜와 함께 모두 거래 내역에 남아요.',
  'payment.billing.example': '예: 그린피가 {{price}}일 때',
  'payment.billing.green': '그린피',
  'payment.billing.fee': '서비스 수수료',
  'payment.billing.hold': '참여할 때 가승인',
  'payment.billing.atCheckIn': '체크인하면',
  'payment.billing.back': '{{amount}} 가승인 해제',
  'payment.billing.course': '그린피는 골프장에서 현장 결제합니다.',
  'payment.game.receipt': '영수증',
  'payment.game.course': '그린피 {{amount}}은(는) 현장에서 직접 결제하셨습니다.',
  'payment.game.transactions': '이 라운드의 거래 내역',
}
export default payment
