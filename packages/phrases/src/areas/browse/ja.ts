import type { Translation } from '../../translation.ts'
import type en from './en.ts'

const browse: Translation<typeof en> = {
  'browse.near.title': '距離の起点',
  'browse.near.search': '駅・空港・エリア',
  'browse.near.kind': '場所の種類',
  'browse.near.places': '場所',
  'browse.near.station': '駅',
  'browse.near.airport': '空港',
  'browse.near.area': 'ホテル街',
  'browse.near.none': 'その名前の場所はありません。近くの大きな駅でお試しください。',
  'browse.near.clear': '距離を表示しない',
  'browse.near.use': '現在地を使う',
  'browse.near.asking': '現在地を確認中',
  'browse.near.private': '約1kmに丸めて検索だけに使い、保存はしません。',
  'browse.near.denied': '端末が位置情報を共有しませんでした。',
  'browse.near.deniedText':
    '下から場所を選ぶか、ブラウザの設定でこのサイトの位置情報を許可してください。',
  'browse.near.unavailable': '現在地を取得できません。',
  'browse.near.unavailableText': '端末が現在地を特定できません。下から場所を選んでください。',
  'browse.near.timeout': '現在地の取得に時間がかかりすぎました。',
  'browse.near.timeoutText': '窓際や屋外でもう一度試すか、下から場所を選んでください。',
  'browse.open_other': '参加できるラウンド{{count}}件',
  'browse.map.choose': '「周辺」で場所を選ぶと、近い順に料金を地図で見られます。',
  'browse.map.label':
    '{{place}}周辺のラウンド（直線距離）。最も近い{{nearest}}、最も遠い{{farthest}}',
  'browse.map.labelNone': '{{place}}周辺の地図、ラウンドなし',
  'browse.map.pin': '{{course}}、{{price}}、{{distance}}',
  'browse.map.rings': '円は{{place}}からの直線距離です。',
  'browse.map.prices': '料金は1人分のプレー料金です。',
  'browse.map.nearest': '近い順',
  'browse.map.japan': '日本全国',
  'browse.map.japanText': '{{prefectures}}に{{games}}。明るいほど多くあります。',
  'browse.map.prefectures_other': '{{count}}都道府県',
  'browse.calendar.dots': '点1つ＝参加できるラウンド1件（最大4つ）',
  'browse.calendar.holiday': '祝日',
  'browse.calendar.none': 'この月のラウンドはありません。翌月をご覧ください。',
  'browse.calendar.showAll': '{{count}}件すべて表示',
  'browse.calendar.more': '他{{count}}件',
  'browse.calendar.inList': 'この日をリストで見る',
}
export default browse
