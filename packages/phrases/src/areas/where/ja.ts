import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const where: Translation<typeof en> = {
  'where.alt':
    '地図（直線距離）。最も近いのは{{nearest}}で{{nearestKm}}km、最も遠いのは{{farthest}}で{{farthestKm}}km。',
  'where.altOne': '地図（直線距離）。{{nearest}}から{{nearestKm}}km。',
  'where.km': '{{km}}km',
  'where.straight': '直線距離です。実際の移動距離ではありません。',
  'where.directions': '経路を調べる',
  'where.source':
    '地図・駅：「国土数値情報」（国土交通省、鉄道データはCC BY 4.0）を加工してTomoGolfが作成。空港：OurAirports',
}
export default where
