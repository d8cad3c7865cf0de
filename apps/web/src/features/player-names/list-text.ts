import { formatDateTime } from '@tomogolf/format/dates'
import type { NameList } from '../../queries/player-names.ts'

type Player = NameList['players'][number]

const SEX = { male: '男', female: '女', other: '' } as const
const CLUBS = { own: 'クラブ持参', rental_right: 'レンタル右', rental_left: 'レンタル左' } as const

/** One player in the order in which courses ask: name, katakana, sex, handicap, club rental. */
function lineOf(player: Player, at: number): string {
  if (player.katakana === null && player.latin === null) return `${at}. （氏名未定）`
  const name = [player.katakana, player.latin && `(${player.latin})`].filter(Boolean).join(' ')
  const facts = [
    player.gender && SEX[player.gender],
    player.handicap === null ? 'HCなし' : `HC${player.handicap.toFixed(1)}`,
    player.clubs && CLUBS[player.clubs],
  ].filter(Boolean)
  return `${at}. ${name}${player.role === 'host' ? '（代表）' : ''} ${facts.join(' ')}`
}

/** The list as the course's staff read it: always in Japanese. */
export const listText = ({
  teeTime,
  reference,
  players,
}: Pick<NameList, 'teeTime' | 'reference' | 'players'>): string =>
  [
    `${formatDateTime(Date.parse(teeTime), 'ja')}スタート`,
    ...(reference ? [`予約番号 ${reference}`] : []),
    ...players.map((player, index) => lineOf(player, index + 1)),
  ].join('\n')
