import Stripe from 'stripe'
import type { CardProvider, NewPayment, PaymentOutcome, RefundOutcome } from './card-provider.ts'
import {
  failureOf,
  isMissing,
  outcomeOf,
  paymentOf,
  refundFailure,
  refundOutcome,
  refusedAsInvalid,
  tagOf,
  tagText,
} from './stripe-outcomes.ts'

export type StripeOptions = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  timeoutMs: number
  emulatorUrl?: string
}

/** The official SDK, against the real service or the emulator. */
export function stripeProvider(o: StripeOptions): CardProvider {
  const at = o.emulatorUrl ? new URL(o.emulatorUrl) : null
  const stripe = new Stripe(o.secretKey, {
    // a repeated call is our own decision, with the same idempotency key, once the outcome is known to be unknown
    maxNetworkRetries: 0,
    timeout: o.timeoutMs,
    telemetry: false,
    ...(at && { host: at.hostname, port: Number(at.port), protocol: 'http' }),
  })
  const WITH_CHARGE = { expand: ['latest_charge'] }
  const LIST = { limit: 100, expand: ['data.latest_charge'] }

  const begin = async (p: NewPayment, capture: 'manual' | 'automatic'): Promise<PaymentOutcome> => {
    try {
      return outcomeOf(
        await stripe.paymentIntents.create(
          {
            amount: p.amount.minor,
            currency: p.amount.currency.toLowerCase(),
            customer: p.customerId,
            payment_method: p.paymentMethodId,
            allowed_payment_method_types: ['card'],
            capture_method: capture,
            confirm: true,
            off_session: p.offSession,
            description: p.description,
            metadata: tagText(p.tag),
            ...WITH_CHARGE,
          },
          { idempotencyKey: `${p.tag.kind}-${p.tag.id}-${p.tag.attempt}` },
        ),
      )
    } catch (e) {
      return refusedAsInvalid(e)
    }
  }
  const answer = async (call: () => Promise<Stripe.PaymentIntent>): Promise<PaymentOutcome> => {
    try {
      return outcomeOf(await call())
    } catch (e) {
      return failureOf(e)
    }
  }

  return {
    publishableKey: o.publishableKey,
    apiBase: o.emulatorUrl ?? 'https://api.stripe.com',
    live: !at,
    createCustomer: async (user) =>
      (
        await stripe.customers.create(
          { email: user.email, metadata: { user: user.id } },
          { idempotencyKey: `customer-${user.id}` },
        )
      ).id,
    deleteCustomer: async (id) => {
      await stripe.customers.del(id).catch((e: unknown) => {
        if (!isMissing(e)) throw e
      })
    },
    createSetup: async (customer) => {
      const intent = await stripe.setupIntents.create({
        customer,
        usage: 'off_session',
        allowed_payment_method_types: ['card'],
      })
      if (!intent.client_secret) throw new Error('setup intent without a client secret')
      return { id: intent.id, clientSecret: intent.client_secret }
    },
    readSetup: async (id, customerId) => {
      const intent = await stripe.setupIntents.retrieve(id, { expand: ['payment_method'] })
      if (intent.customer !== customerId) return { kind: 'foreign' }
      const pm = intent.payment_method
      if (intent.status !== 'succeeded' || !pm || typeof pm === 'string' || !pm.card)
        return { kind: 'unfinished' }
      return {
        kind: 'saved',
        card: {
          providerId: pm.id,
          brand: pm.card.brand,
          last4: pm.card.last4,
          expMonth: pm.card.exp_month,
          expYear: pm.card.exp_year,
          funding: pm.card.funding,
        },
      }
    },
    detachCard: async (id) => {
      await stripe.paymentMethods.detach(id).catch((e: unknown) => {
        if (!isMissing(e)) throw e
      })
    },
    hold: (payment) => begin(payment, 'manual'),
    charge: (payment) => begin(payment, 'automatic'),
    find: async ({ tag, customerId, intentId }) => {
      if (intentId) return answer(() => stripe.paymentIntents.retrieve(intentId, WITH_CHARGE))
      try {
        // no search: a list is consistent, a search index lags behind
        for await (const intent of stripe.paymentIntents.list({ customer: customerId, ...LIST })) {
          const found = tagOf(intent)
          if (found?.kind === tag.kind && found.id === tag.id && found.attempt === tag.attempt)
            return outcomeOf(intent)
        }
        return { kind: 'not_found' }
      } catch (e) {
        return failureOf(e)
      }
    },
    readPayment: async (intentId) => {
      try {
        return paymentOf(await stripe.paymentIntents.retrieve(intentId, WITH_CHARGE))
      } catch (e) {
        if (isMissing(e)) return null
        throw e
      }
    },
    // without a key: the provider takes or ends an intent once whatever we send, and a key would only repeat a fault of its own for a day
    capture: (c) =>
      answer(() =>
        stripe.paymentIntents.capture(c.intentId, {
          amount_to_capture: c.amount.minor,
          ...WITH_CHARGE,
        }),
      ),
    release: (id) => answer(() => stripe.paymentIntents.cancel(id)),
    refund: async (r): Promise<RefundOutcome> => {
      try {
        return refundOutcome(
          await stripe.refunds.create(
            {
              payment_intent: r.intentId,
              amount: r.amount.minor,
              reason: 'requested_by_customer',
              metadata: { refund: r.refundId },
            },
            { idempotencyKey: `refund-${r.refundId}` },
          ),
        )
      } catch (e) {
        return refundFailure(e)
      }
    },
    findRefund: async (r): Promise<RefundOutcome> => {
      try {
        for await (const refund of stripe.refunds.list({ payment_intent: r.intentId, limit: 100 }))
          if (refund.metadata?.refund === r.refundId) return refundOutcome(refund)
        return { kind: 'not_found' }
      } catch (e) {
        return { kind: 'unknown', cause: e instanceof Error ? e.message : String(e) }
      }
    },
    listPayments: async function* (since) {
      for await (const intent of stripe.paymentIntents.list({
        created: { gte: Math.floor(since / 1000) },
        ...LIST,
      }))
        yield paymentOf(intent)
    },
    verifyWebhook: (raw, signature) => {
      try {
        const event = stripe.webhooks.constructEvent(raw, signature, o.webhookSecret)
        const object = event.data.object as {
          id?: string
          object?: string
          payment_intent?: string | { id: string } | null
        }
        const about =
          typeof object.payment_intent === 'string'
            ? object.payment_intent
            : (object.payment_intent?.id ?? null)
        return {
          id: event.id,
          type: event.type,
          objectId: object.id ?? null,
          intentId: object.object === 'payment_intent' ? (object.id ?? null) : about,
        }
      } catch {
        return null
      }
    },
    probe: async () => {
      const account = await stripe.accounts.retrieveCurrent()
      const endpoints = await stripe.webhookEndpoints.list({ limit: 100 })
      const date = Date.parse(account.lastResponse.headers.date ?? '')
      return {
        account: account.id,
        country: account.country ?? '',
        live: o.secretKey.includes('_live_'),
        chargesEnabled: account.charges_enabled ?? false,
        at: Number.isNaN(date) ? null : date,
        apiVersion: stripe.getApiField('version') ?? '',
        webhooks: endpoints.data.map((e) => ({
          url: e.url,
          enabled: e.status === 'enabled',
          events: e.enabled_events,
          apiVersion: e.api_version,
        })),
      }
    },
  }
}
