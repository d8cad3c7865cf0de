import type account from './areas/account/en.ts'
import type admin from './areas/admin/en.ts'
import type answers from './areas/answers/en.ts'
import type booking from './areas/booking/en.ts'
import type browse from './areas/browse/en.ts'
import type checkin from './areas/checkin/en.ts'
import type common from './areas/common/en.ts'
import type courses from './areas/courses/en.ts'
import type device from './areas/device/en.ts'
import type email from './areas/email/en.ts'
import type errors from './areas/errors/en.ts'
import type game from './areas/game/en.ts'
import type games from './areas/games/en.ts'
import type home from './areas/home/en.ts'
import type hosting from './areas/hosting/en.ts'
import type inbox from './areas/inbox/en.ts'
import type info from './areas/info/en.ts'
import type messages from './areas/messages/en.ts'
import type mygames from './areas/mygames/en.ts'
import type names from './areas/names/en.ts'
import type payment from './areas/payment/en.ts'
import type payouts from './areas/payouts/en.ts'
import type pool from './areas/pool/en.ts'
import type push from './areas/push/en.ts'
import type ready from './areas/ready/en.ts'
import type requests from './areas/requests/en.ts'
import type standing from './areas/standing/en.ts'
import type upkeep from './areas/upkeep/en.ts'
import type where from './areas/where/en.ts'
import type wishes from './areas/wishes/en.ts'

/**
 * The areas and their English phrases; every key and placeholder is checked against them. A new area
 * is one line in each list.
 */
export interface Areas {
  account: typeof account
  admin: typeof admin
  answers: typeof answers
  booking: typeof booking
  browse: typeof browse
  checkin: typeof checkin
  common: typeof common
  courses: typeof courses
  device: typeof device
  email: typeof email
  errors: typeof errors
  game: typeof game
  games: typeof games
  home: typeof home
  hosting: typeof hosting
  inbox: typeof inbox
  info: typeof info
  messages: typeof messages
  mygames: typeof mygames
  names: typeof names
  payment: typeof payment
  payouts: typeof payouts
  pool: typeof pool
  push: typeof push
  ready: typeof ready
  requests: typeof requests
  standing: typeof standing
  upkeep: typeof upkeep
  where: typeof where
  wishes: typeof wishes
}
export type Area = keyof Areas

export const AREAS = [
  'account',
  'admin',
  'answers',
  'booking',
  'browse',
  'checkin',
  'common',
  'courses',
  'device',
  'email',
  'errors',
  'game',
  'games',
  'home',
  'hosting',
  'inbox',
  'info',
  'messages',
  'mygames',
  'names',
  'payment',
  'payouts',
  'pool',
  'push',
  'ready',
  'requests',
  'standing',
  'upkeep',
  'where',
  'wishes',
] as const satisfies readonly Area[]
/**
 * Loaded with every page, as one file per language (`core/`). The other areas are loaded by the
 * routes that use them.
 */
export const CORE_AREAS: readonly Area[] = ['common', 'games']
/**
 * Areas loaded together with others: error messages. The home page and the games list load them
 * only after a refused call.
 */
export const withErrors = (areas: readonly Area[]): readonly Area[] =>
  areas.every((area) => area === 'home') ? areas : [...areas, 'errors']
