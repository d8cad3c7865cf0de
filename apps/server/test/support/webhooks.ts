import { createHmac } from 'node:crypto'
import { EMULATOR_KEYS } from '../../src/create-adapters.ts'
import { must } from './people.ts'
import type { World } from './world.ts'

/** Delivers an event as the card provider does, signed at the present time. */
async function deliverEvent(world: World, event: object): Promise<void> {
  const payload = JSON.stringify(event),
    time = Math.floor(Date.now() / 1000)
  const digest = createHmac('sha256', EMULATOR_KEYS.webhookSecret)
    .update(`${time}.${payload}`)
    .digest('hex')
  const { statusCode, body } = await world.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${digest}` },
  })
  must({ status: statusCode, body, cookies: '', headers: {} })
}

/** Delivers all events of one type that the provider recorded so far. */
export async function deliverEvents(
  world: World,
  type: string,
  order: 'oldest first' | 'newest first' = 'oldest first',
): Promise<void> {
  const events = [...world.emulator.state.events.values()].filter((event) => event.type === type)
  if (events.length === 0) throw new Error(`no event ${type}`)
  for (const event of order === 'oldest first' ? events : events.toReversed())
    await deliverEvent(world, event)
}
