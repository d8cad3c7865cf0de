import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const games: Translation<typeof en> = {
  'games.pageTitle': '일본 골프 조인',
  'games.description':
    '홋카이도부터 오키나와까지, 현지 골퍼가 동반자를 모집합니다. 골프장과 비용, 동반자를 확인하고 선결제 없이 카드 가승인으로 신청하세요.',
  'games.title': '조인 찾기',
  'games.count_other': '라운드 {{count}}개',
  'games.countOn_other': '{{when}} 라운드 {{count}}개',
  'games.shown_other': '{{count}}개 중 {{shown}}개를 보여 드려요. 시각은 일본 시간이에요.',
  'games.countMore': '라운드 {{count}}개 이상',
  'games.countMoreOn': '{{when}} 라운드 {{count}}개 이상',
  'games.shownMore':
    '{{count}}개가 넘는 라운드 중 {{shown}}개를 보여 드려요. 나머지는 조건을 좁혀서 보세요. 시각은 일본 시간이에요.',
  'games.host': '동반자 모집하기',
  'games.failed': '라운드를 불러오지 못했어요',

  'games.filter.label': '라운드 필터',
  'games.filter.search': '골프장, 호스트, 장소',
  'games.filter.date': '날짜',
  'games.filter.anyDay': '날짜 무관',
  'games.filter.oneDay': '하루',
  'games.filter.range': '기간',
  'games.filter.pickDay': '날짜를 골라 주세요',
  'games.filter.pickRange': '첫날과 마지막 날을 골라 주세요',
  'games.filter.clear': '초기화',
  'games.filter.clearAll': '전체 초기화',
  'games.filter.show': '라운드 보기',
  'games.filter.region': '지역',
  'games.filter.skill': '실력',
  'games.filter.anySkill': '실력 무관',
  'games.filter.exact': '이 실력만',

  'games.button.view': '보기',
  'games.button.manage': '모집 관리',
  'games.button.details': '자세히 보기',
  'games.button.game_started': '이미 시작됨',
  'games.button.deadline_passed': '신청 마감',
  'games.button.completed': '종료',
  'games.button.in_progress': '진행 중',
  'games.button.full': '정원 마감',

  'games.deadline.minutes_other': '신청 마감까지 {{count}}분',
  'games.deadline.hours': '신청 마감까지 {{hours}}시간',
  'games.deadline.days_other': '신청 마감까지 {{count}}일',

  'games.empty.title': '조건에 맞는 라운드가 없어요',
  'games.empty.text':
    '날짜를 넓히거나, 지역을 일본 전역으로 바꾸거나, 실력 조건을 빼고 다시 찾아보세요.',
  'games.empty.none': '지금은 모집 중인 라운드가 없어요',
  'games.empty.noneText': '매주 새로운 라운드가 올라와요.',
  'games.empty.host': '첫 모집 시작하기',
  'games.empty.concierge': '티타임 예약 맡기기',
  'games.old.title': '목록을 새로 불러오지 못했어요.',
  'games.old.moment': '아래는 조금 전의 목록이에요.',
  'games.old.text_other': '아래는 {{count}}분 전의 목록이에요.',

  'games.share.short': '공유',
  'games.share.label': '{{title}} 공유',
  'games.share.copy': '링크 복사',
  'games.share.copied': '복사했어요',
  'games.share.line': '라인',
  'games.share.whatsapp': '왓츠앱',
  'games.share.kakaotalk': '카카오톡',
  'games.share.kakaotalkReady': '복사했어요. 카카오톡 대화방에 붙여 넣어 주세요.',
  'games.share.x': 'X',
  'games.share.facebook': '페이스북',
  'games.share.failed': '공유하지 못했어요',
  'games.share.failedText': '공유할 수 없어요. 다시 시도해 주세요.',

  'games.cannotJoin': '이 라운드에는 참여할 수 없어요',
  'games.joinFailed': '참여하지 못했어요',
  'games.payDebt': '결제하기',
  'games.cardEnding': '끝자리',

  'games.profileFailed': '프로필을 확인하지 못했어요',
  'games.profile.title': '프로필을 완성해 주세요',
  'games.profile.missing_other': '빠진 항목이 {{count}}개 있어요.',
  'games.profile.text':
    '호스트와 게스트는 클럽하우스에서 만나요. 서로 알아볼 수 있도록 이름, 실력, 가능한 언어, 당일 연락처를 입력해 주세요. 다른 사람에게는 이름과 성의 첫 글자만 보여요.',
  'games.profile.time_other': '{{count}}분 정도 걸려요.',
  'games.profile.later': '나중에',
  'games.profile.complete': '프로필 완성하기',
}
export default games
