import { API_VERSION } from '../account.ts'
import { enqueueDelivery } from './deliveries.ts'
import { resourceMissing } from '../errors.ts'
import { newId } from '../ids.ts'
import { answerList } from '../http/lists.ts'
import type { ApiObject, EventObject } from '../types.ts'
import { pathId } from '../world.ts'
import type { Handler, World } from '../world.ts'

/**
 * Records what happened to an object, as a snapshot, and queues the webhook. `before` is given for
 * `*.updated` events.
 */
export function emit(world: World, type: string, object: ApiObject, before?: ApiObject): void {
  const event: EventObject = {
    id: newId('evt'),
    object: 'event',
    ...(type.startsWith('account.') && { account: (object as { id: string }).id }),
    api_version: API_VERSION,
    created: world.clock.seconds(),
    data: before ? { object, previous_attributes: changedFields(before, object) } : { object },
    livemode: false,
    pending_webhooks: world.webhook ? 1 : 0,
    request: world.cause
      ? { id: world.cause.requestId, idempotency_key: world.cause.idempotencyKey }
      : { id: null, idempotency_key: null },
    type,
  }
  world.store.events.put(event)
  if (world.webhook) enqueueDelivery(world, event)
}

function changedFields(before: ApiObject, after: ApiObject): Record<string, unknown> {
  const now = after as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(now[name]),
    ),
  )
}

export const retrieveEvent: Handler = (call) => {
  call.params.done()
  const event = call.world.store.events.get(pathId(call))
  if (!event) throw resourceMissing('event', pathId(call))
  return event
}

export const listEvents: Handler = (call) => {
  const type = call.params.word('type')
  const types = call.params.texts('types')
  const delivered = call.params.flag('delivery_success')
  const wanted = type === undefined ? types : [type]
  return answerList(
    call,
    call.world.store.events,
    (event) =>
      (wanted.length === 0 || wanted.some((one) => typeMatches(one, event.type))) &&
      (delivered === undefined || delivered === (event.pending_webhooks === 0)),
  )
}

const typeMatches = (wanted: string, type: string): boolean =>
  wanted.endsWith('.*') ? type.startsWith(wanted.slice(0, -1)) : wanted === type
