import type { Contents } from '../pages.ts'

const tokushoho: Contents['tokushoho'] = {
  title: '특정상거래법에 따른 표기',
  description:
    'TomoGolf 운영자와 일본 특정상거래법이 정한 표시 사항(서비스 수수료, 결제, 제공 시기, 취소)입니다.',
  lead: '일본 특정상거래법(特定商取引法)에 따른 통신판매 표시 사항입니다.',
  rows: {
    name: ['판매자', '{{operatorName}}'],
    representative: ['운영 책임자', '{{operatorRepresentative}}'],
    address: ['주소', '{{operatorAddress}}'],
    phone: ['전화번호', '{{operatorPhone}}'],
    email: [
      '이메일',
      '{{operatorEmail}}([문의 양식](/contact)도 쓸 수 있습니다). 영업일 기준 {{answerGeneral}} 안에 답해 드립니다.',
    ],
    price: [
      '판매 가격',
      '서비스 수수료(게스트 1명, 라운드 1회마다): {{feeRule}}. 세금이 포함되어 있습니다. 정확한 금액은 참여 전에 표시됩니다. 동반자 모집은 무료입니다.',
    ],
    'other-costs': [
      '그 밖의 비용',
      '그린피(참여 전에 표시되며 골프장에서 현장 결제합니다), 교통비, 인터넷 접속 요금, 카드사의 환전 수수료 등.',
    ],
    payment: [
      '결제 방법',
      '신용카드 또는 체크카드(결제대행사 Stripe). 참여할 때 그린피와 서비스 수수료를 더한 금액이 가승인됩니다.',
    ],
    'payment-time': [
      '결제 시기',
      '서비스 수수료는 체크인할 때 결제됩니다. 티타임 {{departure}} 전보다 늦게 취소하면 가승인 전액이 바로 청구됩니다. 노쇼는 답변 기한({{statement}})이 지났거나 담당자가 결정했을 때 청구됩니다. 출금 시기는 카드사에 따라 다릅니다.',
    ],
    delivery: [
      '제공 시기',
      '자리는 신청 절차가 끝날 때 확정되며, 라운드는 표시된 티타임에 진행됩니다.',
    ],
    application: [
      '신청 방법과 기한',
      '내용, 금액, 취소·환불 규정이 표시된 뒤 신청 절차의 마지막 화면에서 가승인 버튼을 누르면 신청됩니다. 자리가 있는 한 티타임 {{joinDeadline}} 전까지 신청할 수 있습니다.',
    ],
    cancellation: [
      '철회, 취소, 환불',
      '티타임 {{departure}} 전, 정확히 그 시각까지 무료입니다. 그 후의 취소와 노쇼에는 가승인 전액이 청구됩니다. 호스트가 취소하면 청구되지 않습니다. 서비스의 성격상 반품은 할 수 없습니다. 자세한 내용은 [취소·환불 규정](/cancellation)을 보십시오.',
    ],
    limits: [
      '수량과 조건',
      '만 {{minAge}}세 이상. 한 라운드의 게스트는 {{maxGuests}}명까지, 한 사람에 한 자리입니다.',
    ],
    environment: [
      '이용 환경',
      'Chrome, Edge, Firefox, Safari의 최신 버전(JavaScript 사용). 체크인할 때 카메라가 있으면 편하지만 꼭 필요하지는 않습니다.',
    ],
  },
}
export default tokushoho
