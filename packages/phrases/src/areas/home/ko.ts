import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const home: Translation<typeof en> = {
  'home.pageTitle': '현지 골퍼와 함께하는 일본 골프',
  'home.description':
    '일본 현지 골퍼가 모집하는 라운드에 참여하거나 직접 모집하세요. 카드는 골프장에서 체크인할 때까지 가승인만 됩니다. 한국어, 영어, 일본어, 중국어로 이용할 수 있습니다.',
  'home.title': '일본 어느 골프장이든, 1번 홀에 친구가 있어요.',
  'home.lead':
    '현지 골퍼의 팀에 한 자리 합류하세요. 신청하고, 골프장에 가서, 함께 라운드하면 돼요. 회원권도 일본어 전화도 필요 없어요.',
  'home.play': '조인 찾기',
  'home.learnMore': '자세히 보기',

  'home.finder.label': '조인 찾기',
  'home.finder.where': '지역',
  'home.finder.when': '날짜',
  'home.finder.skill': '실력',
  'home.finder.any': '날짜 무관',
  'home.finder.weekend': '이번 주말',
  'home.finder.nextWeekend': '다음 주말',
  'home.finder.week': '7일 이내',
  'home.finder.month': '30일 이내',

  'home.cost':
    '그린피는 당일 골프장에 직접 냅니다. 서비스 수수료는 그린피의 {{percent}}%(최소 {{usd}}, 엔 라운드는 {{jpy}})이고 체크인할 때 결제됩니다. 그린피가 {{price}}이면 {{fee}}입니다.',

  'home.facts.games_other': '개 라운드 모집 중',
  'home.facts.coursesCount': '1,000',
  'home.facts.courses': '곳 이상의 골프장',
  'home.facts.languages': '개 언어',

  'home.steps.title': '1번 홀까지 세 단계',
  'home.steps.discover': '골프장 찾기',
  'home.steps.discoverText':
    '바닷가부터 산속까지 1,000곳이 넘는 골프장. 코스와 그린피, 호스트, 동반자까지 미리 확인하세요.',
  'home.steps.play': '호스트로, 또는 게스트로',
  'home.steps.playText':
    '빈자리가 있는 팀에 합류하거나, 내 티타임에 여행자를 초대해 보세요. 모집은 무료예요.',
  'home.steps.protect': '노쇼 보호',
  'home.steps.protectText':
    '카드 가승인은 꼭 오겠다는 약속이에요. 골프장에서 호스트의 코드를 스캔하면 서비스 수수료만 결제되고 나머지는 해제돼요.',
  'home.steps.more': '이용 방법 자세히 보기',
  'home.demo.host': 'Kenji 님, 호스트',
  'home.demo.guest': 'Emily 님, 게스트',
  'home.demo.open': '빈자리',
  'home.demo.checkedIn': '체크인 완료',
  'home.demo.goodRound': 'Emily 님, 즐거운 라운드 되세요.',

  'home.money.title': '예약할 때가 아니라, 라운드하는 날 결제해요.',
  'home.money.text':
    '가승인은 호스트의 주말을 지켜 줍니다. 골프장에 오면 카드에서는 서비스 수수료만 결제됩니다. 그린피는 골프장에 직접 내세요.',
  'home.money.example': '그린피가 {{price}}일 때',
  'home.money.join': '참여할 때',
  'home.money.joinWhen': '오늘',
  'home.money.held': '가승인 {{amount}}',
  'home.money.joinText_other':
    '가승인 동안 사용 가능 한도가 줄지만 결제되는 것은 아닙니다. 날짜가 많이 남은 라운드는 약 {{days}}일 전에 가승인을 진행합니다.',
  'home.money.checkIn': '체크인할 때',
  'home.money.checkInWhen': '골프장에서',
  'home.money.back': '{{amount}} 가승인 해제',
  'home.money.checkInText':
    '서비스 수수료만 결제되고 나머지 가승인은 해제됩니다. 대부분의 카드사에서 5일 안에 반영됩니다.',
  'home.money.noShow': '노쇼했을 때',
  'home.money.noShowWhen_other': '티타임 {{hours}}시간 전 이후 취소 포함',
  'home.money.charged': '{{amount}} 청구',
  'home.money.noShowText':
    '그중 그린피는 호스트에게 지급됩니다. 호스트가 빈자리 비용을 골프장에 내야 하기 때문입니다.',
  'home.money.rowCheckIn': '체크인한 경우',
  'home.money.rowInTime': '기한 내 취소',
  'home.money.rowHost': '호스트 취소',
  'home.money.rowLate': '기한 후 취소·노쇼',

  'home.next.title': '다가오는 라운드',
  'home.next.all_other': '{{count}}개 모두 보기',
  'home.next.empty': '지금은 모집 중인 라운드가 없어요',
  'home.next.emptyText':
    '매주 새로운 라운드가 올라와요. 그 전에 라운드하고 싶다면 예약 대행에 티타임을 맡겨 보세요.',
  'home.next.emptyAction': '예약 대행에 맡기기',

  'home.week.title': '앞으로 7일',
  'home.week.text_other':
    '{{from}}부터 {{to}}까지(일본 시간) 모집 중인 라운드가 {{count}}개 있어요.',
  'home.week.none':
    '{{from}}부터 {{to}}까지는 모집 중인 라운드가 없어요. 이후 일정은 목록에서 볼 수 있어요.',
  'home.week.regions': '7일 동안 모집 중인 지역별 라운드',
  'home.week.all': '7일 동안의 라운드 보기',
  'home.week.later': '이후 라운드 보기',

  'home.hosts.title': '호스트를 소개해요',
  'home.hosts.text': '티타임을 예약하고, 코스를 잘 알고, 함께 라운드하는 사람들이에요.',
  'home.hosts.area': '주로 {{region}}에서 모집',
  'home.hosts.games_other': '라운드 {{count}}회 모집',
  'home.hosts.inviteTitle': '직접 호스트가 되어 보세요',
  'home.hosts.inviteText': '티타임에 빈자리가 있다면 일본을 찾은 골퍼와 함께해 보세요.',
  'home.hosts.invite': '동반자 모집하기',

  'home.concierge.title': '티타임 예약 대행',
  'home.concierge.text':
    '이미 4명이 모였나요? 날짜만 알려 주세요. 일본어로 골프장에 연락해 {{hours}}시간 안에 답해 드려요.',
  'home.rental.title': '클럽 대여',
  'home.rental.text':
    '오른손용, 왼손용 풀 세트를 골프장으로 보내 드려요. {{hours}}시간 안에 답해 드려요.',

  'home.close.title': '함께 라운드할 자리가 있어요.',
  'home.close.text': '숙소 근처의 라운드를 찾고 현지 골퍼와 함께 코스를 즐겨 보세요.',
  'home.close.action': '조인 찾기',
}
export default home
