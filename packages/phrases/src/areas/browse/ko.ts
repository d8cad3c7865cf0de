import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const browse: Translation<typeof en> = {
  'browse.near.title': '거리를 잴 곳',
  'browse.near.search': '역, 공항 또는 지역',
  'browse.near.kind': '장소 종류',
  'browse.near.places': '장소',
  'browse.near.station': '역',
  'browse.near.airport': '공항',
  'browse.near.area': '호텔가',
  'browse.near.none': '그런 이름의 장소가 없어요. 가까운 큰 역으로 찾아보세요.',
  'browse.near.clear': '거리 표시 안 함',
  'browse.near.use': '내 위치 사용',
  'browse.near.asking': '위치를 찾는 중',
  'browse.near.private': '약 1km 단위로 반올림해 이 검색에만 쓰고, 저장하지 않아요.',
  'browse.near.denied': '기기가 위치를 공유하지 않았어요.',
  'browse.near.deniedText':
    '아래에서 장소를 고르거나, 브라우저 설정에서 이 사이트의 위치 접근을 허용해 주세요.',
  'browse.near.unavailable': '위치를 확인할 수 없어요.',
  'browse.near.unavailableText': '기기가 지금 위치를 알 수 없어요. 아래에서 장소를 골라 주세요.',
  'browse.near.timeout': '위치를 찾는 데 너무 오래 걸렸어요.',
  'browse.near.timeoutText': '창가나 밖에서 다시 시도하거나, 아래에서 장소를 골라 주세요.',
  'browse.open_other': '참여할 수 있는 라운드 {{count}}개',
  'browse.map.choose':
    '‘가까운 곳’에서 장소를 고르면 가까운 순서대로 지도에서 가격을 볼 수 있어요.',
  'browse.map.label':
    '{{place}} 주변 라운드(직선거리). 가장 가까운 곳 {{nearest}}, 가장 먼 곳 {{farthest}}',
  'browse.map.labelNone': '{{place}} 주변 지도, 라운드 없음',
  'browse.map.pin': '{{course}}, {{price}}, {{distance}}',
  'browse.map.rings': '원은 {{place}} 기준 직선거리예요.',
  'browse.map.prices': '가격은 1인 그린피예요.',
  'browse.map.nearest': '가까운 순',
  'browse.map.japan': '일본 전체',
  'browse.map.japanText': '{{prefectures}}에 {{games}}. 밝을수록 많아요.',
  'browse.map.prefectures_other': '{{count}}개 현',
  'browse.calendar.dots': '점 하나가 참여할 수 있는 라운드 하나(최대 4개)',
  'browse.calendar.holiday': '공휴일',
  'browse.calendar.none': '이달에는 라운드가 없어요. 다음 달을 확인해 보세요.',
  'browse.calendar.showAll': '{{count}}개 모두 보기',
  'browse.calendar.more': '외 {{count}}개',
  'browse.calendar.inList': '이날 라운드를 목록으로 보기',
}
export default browse
