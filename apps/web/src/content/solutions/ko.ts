import type { Contents } from '../pages.ts'

const solutions: Contents['solutions'] = {
  title: 'TomoGolf의 해결 방법',
  description:
    '현지 팀의 빈자리, 예약 대행, 옆에 있는 호스트, 분명한 비용, 가승인과 QR 체크인. 여행자가 일본에서 티오프하기까지 돕는 방법이에요.',
  lead: '7가지 어려움을 하나씩 해결해 드려요.',
  sections: {
    alone: {
      title: '이미 있는 팀의 한 자리',
      blocks: [
        '호스트는 티타임을 예약해 둔 팀의 동반자를 모집해요. 4명 중 1명으로 합류하니 최소 인원도, 1인 추가 요금도 없어요. [모집 중인 라운드](/games)를 보세요.',
      ],
    },
    booking: {
      title: '예약은 호스트가 해 두었어요',
      blocks: [
        '한국어로 세 단계면 참여할 수 있고, 티타임 {{joinDeadline}} 전까지 신청할 수 있어요. 일행끼리 한 팀을 준비하려면 [예약 대행](/book-japan-golf)이 {{answerRequest}} 안에 답해 드려요.',
      ],
    },
    language: {
      title: '물어볼 사람이 옆에',
      blocks: [
        '프런트에서 호스트가 옆에 서 있어요. 라운드마다 사용 언어가 표시되고, TomoGolf의 모든 안내는 4개 언어로 제공돼요.',
      ],
    },
    cost: {
      title: '동의하기 전에 금액부터',
      blocks: [
        '그린피, 포함 사항, 서비스 수수료, 가승인 금액을 참여하기 전에 보여 드리고, 나중에 무엇이 바뀌어도 동의한 금액 그대로입니다.',
        { figure: 'held' },
      ],
    },
    'no-shows': {
      title: '가승인, 그리고 참석을 증명하는 코드',
      blocks: [
        '참여하면 그린피와 서비스 수수료가 가승인됩니다. 골프장에서 호스트의 코드를 스캔하면 서비스 수수료만 결제되고 나머지는 해제됩니다. 게스트가 노쇼하면 가승인 금액이 청구되고 그린피 부분은 호스트에게 지급합니다. 호스트가 노쇼하면 게스트에게는 아무것도 청구되지 않습니다.',
        { figure: 'charged' },
      ],
    },
    manners: {
      title: '가이드와 곁에 있는 호스트',
      blocks: [
        '[가이드](/japan-golf-guide)가 프런트에서 목욕까지 알려 드려요. 골프장에서는 호스트가 하는 대로 하세요.',
      ],
    },
    clubs: {
      title: '먼저 도착한 클럽',
      blocks: [
        '키, 오른손인지 왼손인지, 취향을 알려 주세요. [대여 세트](/japan-golf-rental)를 하루든 한 달이든 골프장으로 보내 드려요.',
      ],
    },
  },
  closing: {
    title: '이번 토요일에 한번 해 보세요.',
    text: '보는 것은 무료이고, 체크인할 때까지 카드는 가승인만 돼요.',
    action: '조인 찾기',
  },
}
export default solutions
