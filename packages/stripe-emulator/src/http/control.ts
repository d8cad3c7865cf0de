import type { CardUpdate } from '../cards/network-update.ts'
import { ProviderError } from '../errors.ts'
import type { ApiAnswer, ApiRequest } from './api.ts'
import type { DisputeOutcome } from '../disputes/dispute-outcome.types.ts'
import type { NewDispute } from '../disputes/dispute-outcomes.ts'
import type { Fault } from '../faults.ts'

/** Operations of the control endpoints. */
export interface Controls {
  health(): object
  state(): object
  reset(): void
  setClock(instant: number | null): object
  updateCard(id: string, update: CardUpdate): object
  addFault(fault: Fault): string
  removeFault(id: string): boolean
  clearFaults(): void
  openDispute(intentId: string, input?: NewDispute): string
  decideDispute(id: string, outcome: DisputeOutcome): void
  warnOfFraud(intentId: string): string
}

interface ControlAnswer {
  readonly status: number
  readonly body: object
}

const NOT_FOUND: ControlAnswer = { status: 404, body: { message: 'no such control endpoint' } }
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/**
 * `/_emulator/…`: test controls without a key. Only from this machine, and never from a web page: a
 * page of any site could otherwise reset the emulator of its visitors.
 */
export function answerControl(
  controls: Controls,
  request: ApiRequest & { address: string | undefined },
): ApiAnswer {
  const allowed = LOOPBACK.test(request.address ?? '') && request.headers.origin === undefined
  const { status, body } = allowed
    ? run(controls, request)
    : { status: 403, body: { message: 'control endpoints are for this machine only' } }
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: JSON.stringify(body, null, 2),
  }
}

function run(controls: Controls, request: ApiRequest): ControlAnswer {
  try {
    return route(controls, request)
  } catch (error) {
    if (error instanceof ProviderError)
      return { status: error.status, body: { message: error.message } }
    if (error instanceof TypeError || error instanceof SyntaxError)
      return { status: 400, body: { message: error.message } }
    throw error
  }
}

function route(controls: Controls, { method, path, body }: ApiRequest): ControlAnswer {
  const [, , name = '', id, ...more] = path.split('/')
  if (name === 'disputes') return answerDisputes(controls, method, [id, ...more], body)
  if (more.length > 0 || (id !== undefined && name !== 'faults' && name !== 'cards'))
    return NOT_FOUND
  switch (`${method} ${name}`) {
    case 'GET health':
      return { status: 200, body: controls.health() }
    case 'GET state':
      return { status: 200, body: controls.state() }
    case 'POST reset':
      controls.reset()
      return { status: 200, body: { reset: true } }
    case 'PUT clock':
      return { status: 200, body: controls.setClock(instantOf(JSON.parse(body))) }
    case 'POST cards':
      return id === undefined
        ? NOT_FOUND
        : { status: 200, body: controls.updateCard(id, JSON.parse(body) as CardUpdate) }
    case 'POST faults':
      return id === undefined
        ? { status: 201, body: { id: controls.addFault(JSON.parse(body) as Fault) } }
        : NOT_FOUND
    case 'DELETE faults':
      if (id === undefined) controls.clearFaults()
      return id === undefined || controls.removeFault(id)
        ? { status: 200, body: { removed: id ?? 'all' } }
        : NOT_FOUND
    case 'POST fraud-warnings':
      return {
        status: 201,
        body: { id: controls.warnOfFraud(textOf(JSON.parse(body), 'payment_intent')) },
      }
    default:
      return NOT_FOUND
  }
}

const OUTCOMES: Readonly<Record<string, DisputeOutcome>> = {
  win: 'won',
  lose: 'lost',
  escalate: 'escalate',
}

/** `POST disputes` opens one, `POST disputes/{id}/win`, `…/lose` or `…/escalate` ends it. */
function answerDisputes(
  controls: Controls,
  method: string,
  [id, verb, ...more]: readonly (string | undefined)[],
  body: string,
): ControlAnswer {
  if (method !== 'POST' || more.length > 0) return NOT_FOUND
  if (id === undefined) {
    const input = JSON.parse(body) as NewDispute
    const opened = controls.openDispute(textOf(input, 'payment_intent'), input)
    return { status: 201, body: { id: opened } }
  }
  const outcome = OUTCOMES[verb ?? '']
  if (!outcome) return NOT_FOUND
  controls.decideDispute(id, outcome)
  return { status: 200, body: { id, outcome } }
}

function textOf(body: unknown, name: string): string {
  const value = (body as Record<string, unknown> | null)?.[name]
  if (typeof value !== 'string') throw new TypeError(`${name} must be a text`)
  return value
}

function instantOf(body: unknown): number | null {
  const now = typeof body === 'object' && body !== null && 'now' in body ? body.now : undefined
  if (now === null) return null
  const instant = typeof now === 'string' ? Date.parse(now) : NaN
  if (Number.isNaN(instant)) throw new TypeError('now must be an ISO 8601 instant or null')
  return instant
}
