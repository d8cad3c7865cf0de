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

/** Everything that the handlers work on. Handlers are synchronous: a request is executed whole before the next one. */
export interface World {
  readonly store: Store
  readonly clock: Clock
  readonly faults: Faults
  readonly log: (message: string) => void
  /** Null while the emulator acts by itself, as when an authorisation expires. */
  cause: Cause | null
  webhook: WebhookTarget | null
}

export interface Call {
  readonly world: World
  /** Identifiers in the path, in order. */
  readonly ids: readonly string[]
  readonly path: string
  readonly params: Params
  /** Called from a page with the publishable key: the client secret is the permission. */
  readonly fromPage: boolean
}

export type Handler = (call: Call) => ApiObject

export function pathId(call: Call, index = 0): string {
  return call.ids[index] ?? ''
}
