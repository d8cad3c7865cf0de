import type { Contents } from '../pages.ts'

const solutions: Contents['solutions'] = {
  title: '이렇게 해결해요',
  description:
    '현지 조의 빈자리, 예약 대행, 옆에 있는 호스트, 분명한 가격, 가승인과 QR 체크인. 여행자가 일본의 첫 티에 서기까지를 돕는 방법이에요.',
  lead: '일곱 가지 어려움에 하나씩 답해 드려요.',
  sections: {
    alone: {
      title: '이미 있는 조의 한 자리',
      blocks: [
        '호스트는 티타임이 잡힌 조의 빈자리를 열어요. 네 명 가운데 한 명으로 들어가니 최소 인원도, 혼자라서 내는 추가 요금도 없어요. [모집 중인 라운드](/games)를 보세요.',
      ],
    },
    booking: {
      title: '예약은 호스트가 했어요',
      blocks: [
        '내 언어로 세 단계면 참여할 수 있고, 티타임 {{joinDeadline}} 전까지 받아요. 한 조를 통째로 준비하려면 [예약 대행](/book-japan-golf)이 {{answerRequest}} 안에 답해 드려요.',
      ],
    },
    language: {
      title: '물어볼 사람이 옆에',
      blocks: [
        '프런트에서 호스트가 옆에 서 있어요. 라운드마다 쓰는 언어가 나오고, 저희가 쓰는 모든 글은 네 가지 언어예요.',
      ],
    },
    cost: {
      title: '동의하기 전에 금액부터',
      blocks: [
        '그린피, 포함된 것, 서비스 수수료, 가승인 금액이 참여하기 전에 나오고, 나중에 무엇이 바뀌어도 동의한 그대로입니다.',
        { figure: 'held' },
      ],
    },
    'no-shows': {
      title: '가승인, 그리고 참석을 증명하는 코드',
      blocks: [
        '참여하면 그린피와 서비스 수수료가 가승인됩니다. 골프장에서 호스트의 코드를 스캔하면 끝납니다. 게스트가 오지 않으면 가승인이 청구되고 그린피 부분은 호스트의 몫입니다. 호스트가 오지 않으면 게스트는 아무것도 내지 않습니다.',
        { figure: 'charged' },
      ],
    },
    manners: {
      title: '안내와 따라 할 사람',
      blocks: [
        '[안내](/japan-golf-guide)가 프런트에서 목욕까지 알려 드려요. 골프장에서는 호스트가 하는 대로 하세요.',
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
    title: '어느 토요일에 한번 해 보세요.',
    text: '보는 것은 무료이고, 체크인할 때까지 카드는 가승인만 돼요.',
    action: '라운드 찾기',
  },
}
export default solutions
