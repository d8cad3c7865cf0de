import { newId } from './ids.ts'
import { DECLINE_CODES } from './cards/declines.ts'
import type { DeclineCode } from './cards/declines.ts'

/**
 * How a request without a response ends: the socket is closed, or the client runs into its own
 * time-out.
 */
export type Silence = 'drop' | 'hang'

type FaultKind =
  | { kind: 'timeout_before'; silence?: Silence }
  | { kind: 'timeout_after'; silence?: Silence }
  /**
   * `stored` (default true): the 500 is stored under the idempotency key, as the provider does once
   * the endpoint has started to execute.
   */
  | { kind: 'server_error'; stored?: boolean }
  | { kind: 'rate_limit' }
  | { kind: 'slow'; ms: number }
  | { kind: 'decline'; code: DeclineCode }
  /** The bank authenticates on its own page instead of in a window over the shop's page. */
  | { kind: 'authentication_redirect' }
  | { kind: 'webhook_lose' }
  | { kind: 'webhook_duplicate' }
  | { kind: 'webhook_reorder' }
  | { kind: 'webhook_delay'; ms: number }

/** Where and how often a fault applies. */
interface FaultScope {
  method?: string
  /**
   * Path of the request; `*` stands for one segment or a part of it, `**` for anything. Default:
   * every path.
   */
  path?: string
  /** Type of the event, for webhook faults: `payment_intent.*`. Default: every event. */
  event?: string
  /**
   * Number of matching requests or events; default 1, for webhook_reorder 2 (the number put in
   * reverse order).
   */
  times?: number
}

export type Fault = FaultKind & FaultScope
type FaultName = Fault['kind']
type FaultOf<Name extends FaultName> = Extract<Fault, { kind: Name }>

/** The request or event that a fault may affect. */
type Place = { readonly method: string; readonly path: string } | { readonly event: string }

export interface Faults {
  /** Activates a fault and returns its id. Throws a TypeError that describes an invalid fault. */
  add(fault: Fault): string
  remove(id: string): boolean
  clear(): void
  list(): { id: string; fault: Fault; remaining: number }[]
  /** Consumes one use of the first matching fault of a kind; `last` marks its final use. */
  take<Name extends FaultName>(
    kind: Name,
    where: Place,
  ): { fault: FaultOf<Name>; last: boolean } | undefined
}

export function createFaults(): Faults {
  const live = new Map<string, { fault: Fault; remaining: number }>()
  return {
    add: (fault) => {
      assertFault(fault)
      const id = newId('fault')
      live.set(id, { fault, remaining: fault.times ?? (fault.kind === 'webhook_reorder' ? 2 : 1) })
      return id
    },
    remove: (id) => live.delete(id),
    clear: () => live.clear(),
    list: () => [...live].map(([id, { fault, remaining }]) => ({ id, fault, remaining })),
    take: (kind, where) => {
      for (const [id, entry] of live) {
        if (entry.fault.kind !== kind || !matches(entry.fault, where)) continue
        entry.remaining -= 1
        if (entry.remaining === 0) live.delete(id)
        return { fault: entry.fault as FaultOf<typeof kind>, last: entry.remaining === 0 }
      }
      return undefined
    },
  }
}

function matches(fault: Fault, where: Place): boolean {
  if ('event' in where) return globMatches(fault.event, where.event)
  return (
    (fault.method === undefined || fault.method.toUpperCase() === where.method) &&
    globMatches(fault.path, where.path)
  )
}

function globMatches(glob: string | undefined, text: string): boolean {
  if (glob === undefined) return true
  const pattern = glob
    .split('**')
    .map((part) => part.split('*').map(escapeForPattern).join('[^/]*'))
    .join('.*')
  return new RegExp(`^${pattern}$`).test(text)
}

const escapeForPattern = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')

const ALLOWED: Record<FaultName, readonly string[]> = {
  timeout_before: ['method', 'path', 'silence'],
  timeout_after: ['method', 'path', 'silence'],
  server_error: ['method', 'path', 'stored'],
  rate_limit: ['method', 'path'],
  slow: ['method', 'path', 'ms'],
  decline: ['method', 'path', 'code'],
  authentication_redirect: ['method', 'path'],
  webhook_lose: ['event'],
  webhook_duplicate: ['event'],
  webhook_reorder: ['event'],
  webhook_delay: ['event', 'ms'],
}

/**
 * Faults also arrive as JSON at the control endpoint; without this check a misspelt field would
 * silently test nothing.
 */
function assertFault(value: unknown): asserts value is Fault {
  if (typeof value !== 'object' || value === null) throw new TypeError('a fault is an object')
  const fault = value as Record<string, unknown>
  const allowed = ALLOWED[fault.kind as FaultName]
  if (!allowed) throw new TypeError(`kind must be one of ${Object.keys(ALLOWED).join(', ')}`)
  for (const [name, field] of Object.entries(fault)) {
    if (name !== 'kind' && name !== 'times' && !allowed.includes(name))
      throw new TypeError(`${String(fault.kind)} has no field ${name}`)
    if (['method', 'path', 'event'].includes(name) && typeof field !== 'string')
      throw new TypeError(`${name} must be a text`)
  }
  if (fault.times !== undefined && !isCount(fault.times))
    throw new TypeError('times must be a whole number above 0')
  if (allowed.includes('ms') && !isCount(fault.ms))
    throw new TypeError('ms must be a whole number above 0')
  if (fault.silence !== undefined && fault.silence !== 'drop' && fault.silence !== 'hang')
    throw new TypeError('silence must be drop or hang')
  if (fault.stored !== undefined && typeof fault.stored !== 'boolean')
    throw new TypeError('stored must be true or false')
  if (fault.kind === 'decline' && !DECLINE_CODES.includes(fault.code as DeclineCode)) {
    throw new TypeError(`code must be one of ${DECLINE_CODES.join(', ')}`)
  }
}

const isCount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value > 0
