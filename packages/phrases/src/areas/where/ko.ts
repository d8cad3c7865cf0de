import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const where: Translation<typeof en> = {
  'where.alt':
    '지도(직선거리). 가장 가까운 곳은 {{nearest}} {{nearestKm}}km, 가장 먼 곳은 {{farthest}} {{farthestKm}}km예요.',
  'where.altOne': '지도(직선거리). {{nearest}}에서 {{nearestKm}}km예요.',
  'where.km': '{{km}}km',
  'where.straight': '직선거리이며, 실제 이동 거리가 아니에요.',
  'where.directions': '길찾기',
  'where.source':
    '지도·역: 일본 국토교통성 「국토수치정보」(철도 데이터 CC BY 4.0)를 TomoGolf가 가공. 공항: OurAirports',
}
export default where
