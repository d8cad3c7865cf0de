import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const where: Translation<typeof en> = {
  'where.alt':
    '地图（直线距离）。最近的是{{nearest}}，{{nearestKm}}公里；最远的是{{farthest}}，{{farthestKm}}公里。',
  'where.altOne': '地图（直线距离）。距{{nearest}}{{nearestKm}}公里。',
  'where.km': '{{km}}公里',
  'where.straight': '均为直线距离，不是实际路程。',
  'where.directions': '路线',
  'where.source':
    '地图和车站：日本国土交通省“国土数值信息”（铁路数据 CC BY 4.0），由 TomoGolf 加工。机场：OurAirports',
}
export default where
