import type { AccountSettings } from './account.ts'
import type { Clock } from './clock.ts'
import type { Faults } from './faults.ts'
import type { Params } from './http/params.ts'
import type { Store } from './store.ts'
import type { ApiObject } from './types.ts'

/** The request that is being executed; its id and key appear on the events that it causes. */
interface Cause {
  readonly requestId: string
  readonly idempotencyKey: string | null
  readonly method: string
  readonly path: string
}

export interface WebhookTarget {
  readonly url: string
  readonly secret: string
}

/** State shared by the handlers. Handlers are synchronous: requests execute one after another. */
export interface World {
  readonly store: Store
  readonly clock: Clock
  readonly faults: Faults
  readonly log: (message: string) => void
  /** Null for changes without a request, such as an expired authorisation. */
  cause: Cause | null
  /** Address of this service, known when it listens. */
  baseUrl: string
  webhook: WebhookTarget | null
  settings: AccountSettings
}

export interface Call {
  readonly world: World
  /** Identifiers in the path, in order. */
  readonly ids: readonly string[]
  readonly method: string
  readonly path: string
  readonly params: Params
  /** Called from a page with the publishable key: the client secret is the permission. */
  readonly fromPage: boolean
}

export type Handler = (call: Call) => ApiObject

export function pathId(call: Call, index = 0): string {
  return call.ids[index] ?? ''
}
