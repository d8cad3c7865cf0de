import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'
import Stripe from 'stripe'

export const WEBHOOK_SECRET = 'whsec_emulated'

export interface Receiver {
  url: string
  /** Events with a valid signature, in the order of arrival. */
  events: Stripe.Event[]
  types(): string[]
  /** Number of deliveries, refused ones included. */
  attempts(): number
  answerWith(status: number, times?: number): void
}

const open = new Set<() => Promise<void>>()

afterEach(async () => {
  for (const close of open) await close()
  open.clear()
})

/**
 * A webhook endpoint that verifies the signature of the raw bytes with the SDK. Responds 200, or the
 * status that a test sets.
 */
export async function webhookReceiver(): Promise<Receiver> {
  const stripe = new Stripe('sk_test_receiver')
  const events: Stripe.Event[] = []
  let attempts = 0
  let refusals: { status: number; left: number } = { status: 500, left: 0 }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    attempts += 1
    if (refusals.left > 0) {
      refusals.left -= 1
      response.writeHead(refusals.status).end()
      return
    }
    try {
      events.push(
        stripe.webhooks.constructEvent(
          Buffer.concat(chunks),
          String(request.headers['stripe-signature']),
          WEBHOOK_SECRET,
        ),
      )
      response.writeHead(200).end()
    } catch {
      response.writeHead(400).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.add(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
    events,
    types: () => events.map((event) => event.type),
    attempts: () => attempts,
    answerWith: (status, times = Infinity) => {
      refusals = { status, left: times }
    },
  }
}
