import type { z } from 'zod'
import { accounts } from './accounts.ts'
import { admin } from './admin.ts'
import { analytics } from './analytics.ts'
import { courses } from './courses.ts'
import { games } from './games.ts'
import { notifications } from './notifications.ts'
import { payments } from './payments.ts'
import { requests } from './requests.ts'
import { standing } from './standing.ts'
import { development, system } from './system.ts'

/** Every call, keyed by method and path. */
export const endpoints = {
  ...accounts,
  ...games,
  ...payments,
  ...courses,
  ...standing,
  ...requests,
  ...notifications,
  ...analytics,
  ...system,
  ...development,
  ...admin,
}
export type Endpoints = typeof endpoints
export type EndpointKey = keyof Endpoints

type Part<K extends EndpointKey, P extends string> = Endpoints[K] extends {
  readonly [Q in P]: infer S extends z.ZodType
}
  ? S
  : never
/** What a caller sends. */
export type BodyOf<K extends EndpointKey> = z.input<Part<K, 'body'>>
export type QueryOf<K extends EndpointKey> = z.input<Part<K, 'query'>>
export type ParamsOf<K extends EndpointKey> = z.input<Part<K, 'params'>>
/** What a caller gets. */
export type ResultOf<K extends EndpointKey> = z.output<Part<K, 'result'>>
