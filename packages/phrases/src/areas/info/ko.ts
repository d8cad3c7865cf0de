import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const info: Translation<typeof en> = {
  'info.home': '홈',
  'info.breadcrumb': '현재 위치',
  'info.contents': '이 페이지의 내용',
  'info.next': '함께 읽어 보세요',
  'info.version': '버전 {{version}}',
  'info.since': '{{date}}부터 적용',
  'info.binding': '번역본과 내용이 다르면 일본어판이 우선합니다.',
  'info.sources': '출처',
  'info.tategaki': '一礼して、コースへ。',
  'info.permalink': '이 답변의 링크',
  'info.demo.title': '데모 환경입니다.',
  'info.demo.text':
    '운영자가 설정되어 있지 않습니다. 이 사이트에서는 실제 거래가 이루어지지 않으며 카드에도 청구되지 않습니다.',
  'info.demo.value': '운영자가 설정되어 있지 않습니다',

  'info.faq.search': '질문 검색',
  'info.faq.placeholder': '가승인, 취소, QR 코드 등',
  'info.faq.clear': '검색어 지우기',
  'info.faq.found_other': '질문 {{count}}개',
  'info.faq.none': '이 단어가 들어간 질문이 없어요',
  'info.faq.noneText': '다른 단어로 찾거나 문의해 주세요. 담당자가 직접 답해 드려요.',
  'info.faq.ask': '문의하기',
  'info.faq.categories': '분류',

  'info.how.tabs': '어떤 이용 방법을 볼까요?',
  'info.problems.solution': '어떻게 해결하는지 보기',
  'info.compare.topic': '필요한 것',

  'info.examples.title': '계산 예',
  'info.examples.price': '그린피',
  'info.examples.fee': '서비스 수수료',
  'info.examples.hold': '가승인',
  'info.examples.checkIn': '체크인한 경우',
  'info.examples.inTime': '기한 내 취소',
  'info.examples.late': '기한 후 취소 또는 노쇼',
  'info.examples.days': '한 티타임(일본 시간)을 예로 들면 다음과 같습니다.',
  'info.examples.teeTime': '티타임',
  'info.examples.held': '가승인 시점(가장 이른 경우)',
  'info.examples.free': '무료 취소 기한',
  'info.examples.join': '신청 마감',
  'info.examples.window': '체크인 가능 시간',
  'info.examples.fromTo': '{{from}}부터 {{to}}까지',

  'info.courses': '1,000곳 이상',
  'info.minutes_other': '{{count}}분',
  'info.hours_other': '{{count}}시간',
  'info.days_other': '{{count}}일',
  'info.months_other': '{{count}}개월',
  'info.fee.higher': '{{usd}}(엔화 라운드는 {{jpy}})와 그린피의 {{percent}}% 중 높은 금액',
  'info.fee.base': '{{usd}}(엔화 라운드는 {{jpy}})',
}
export default info
