import type { ResultOf } from '@tomogolf/contract/endpoints'

export type GameDetail = ResultOf<'GET /api/games/:id'>
export type Participation = NonNullable<GameDetail['viewer']['participation']>
export type Hold = NonNullable<Participation['hold']>
export type Amount = Hold['amount']
