/*
 * Whether supply and demand meet in a region: what an operator reads before opening the next one.
 */

/** Days that a report covers. */
export const LIQUIDITY_DAYS = ['28', '60', '84'] as const
/** Names the sum over all regions. */
export const ALL_REGIONS = 'all'
/** A wish is met when its owner was notified about a fitting game within this time. */
export const WISH_MET_HOURS = 48
/** A host returns when the next game is played within this time after the first one. */
export const HOST_RETURN_DAYS = 45
/** The share of the whole to reach. */
export const LIQUIDITY_GOALS = {
  wishesMet: 0.6,
  gamesOn: 0.7,
  spotsFilled: 0.65,
  hostsReturn: 0.4,
  attended: 0.97,
} as const
export type LiquidityRate = keyof typeof LIQUIDITY_GOALS
export const LIQUIDITY_RATES = Object.keys(LIQUIDITY_GOALS) as LiquidityRate[]
/** Days from publishing a game to its first guest, in the middle, at most. */
export const FIRST_JOIN_GOAL = 4
/** Of fewer, a share or a middle says nothing. */
export const LEAST_COUNT = 5

export type Rate = { readonly part: number; readonly whole: number }
export type LiquidityState = 'few' | 'missed' | 'reached'

export const stateOfRate = (name: LiquidityRate, { part, whole }: Rate): LiquidityState =>
  whole < LEAST_COUNT ? 'few' : part >= LIQUIDITY_GOALS[name] * whole ? 'reached' : 'missed'
export const stateOfFirstJoin = (days: number | null, games: number): LiquidityState =>
  days === null || games < LEAST_COUNT ? 'few' : days <= FIRST_JOIN_GOAL ? 'reached' : 'missed'
