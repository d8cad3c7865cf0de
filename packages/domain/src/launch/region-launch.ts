import type { Region } from '../regions.ts'
import type { Settings } from '../setting-defaults.ts'
import { japanDate, type Instant } from '../time.ts'

/**
 * How far a region is: hosts cannot publish where it is closed; where it is seeding, visitors read
 * that it is new.
 */
export const LAUNCH_STATES = ['closed', 'seeding', 'open'] as const
export type LaunchState = (typeof LAUNCH_STATES)[number]

/** Replaces the platform fee of games that are played on these days in Japan, both included. */
export type LaunchFee = {
  readonly percent: number
  readonly baseUsd: number
  readonly baseJpy: number
  readonly from: string
  readonly to: string
}
/** What an operator has set for a region. A region without it is open, with the usual values. */
export type RegionLaunch = {
  readonly state: LaunchState
  readonly fee: LaunchFee | null
  /** Replaces the usual head start of alerts. */
  readonly headStartHours: number | null
}
export const USUAL_LAUNCH: RegionLaunch = { state: 'open', fee: null, headStartHours: null }

export type Launches = ReadonlyMap<Region, RegionLaunch>
/**
 * What decides which values apply to a game; a place without a known region has the usual ones.
 * `courseId`: the listed course, which alone gives it the fee of its region: a host writes an address
 * as it suits.
 */
export type LaunchPlace = {
  readonly region: Region | null
  readonly courseId: string | null
  readonly teeTime: Instant
}

export const launchOf = (launches: Launches, region: Region | null): RegionLaunch =>
  (region === null ? undefined : launches.get(region)) ?? USUAL_LAUNCH

type Priced = Pick<
  Settings,
  | 'platform_fee_percent'
  | 'platform_fee_base_usd'
  | 'platform_fee_base_jpy'
  | 'wish_head_start_hours'
>
export const withFee = <S extends Priced>(
  settings: S,
  { percent, baseUsd, baseJpy }: LaunchFee,
): S => ({
  ...settings,
  platform_fee_percent: percent,
  platform_fee_base_usd: baseUsd,
  platform_fee_base_jpy: baseJpy,
})

/**
 * The settings for a game that is joined or published now. What guests have agreed to is stored
 * with their seats and does not follow.
 */
export function settingsAt<S extends Priced>(
  settings: S,
  launches: Launches,
  { region, courseId, teeTime }: LaunchPlace,
): S {
  const { fee, headStartHours } = launchOf(launches, region)
  const day = japanDate(teeTime)
  const applies = fee !== null && courseId !== null && day >= fee.from && day <= fee.to
  const priced = applies ? withFee(settings, fee) : settings
  return headStartHours === null ? priced : { ...priced, wish_head_start_hours: headStartHours }
}
