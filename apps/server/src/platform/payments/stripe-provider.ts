import Stripe from 'stripe'
import type {
  CardProvider,
  NewPayment,
  PaymentOutcome,
  RefundOutcome,
  ThreeDSecure,
} from './card-provider.ts'
import { realTime } from '../clock.ts'
import { isFromFuture } from './webhook-time.ts'
import { STRIPE_API_VERSION } from './stripe-api-version.ts'
import { inspectStripeAccount, compareStripeKeys } from './stripe-account.ts'
import { disputeCalls } from './stripe-disputes.ts'
import { payoutCalls } from './stripe-payouts.ts'
import {
  failureOf,
  isMissing,
  isSuffixRefused,
  asPlaced,
  outcomeOf,
  paymentOf,
  refundFailure,
  refundOutcome,
  creationFailureOf,
  tagOf,
  toCardDetails,
  toMetadata,
} from './stripe-outcomes.ts'

export type StripeOptions = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  connectWebhookSecret?: string | undefined
  timeoutMs: number
  emulatorUrl?: string
  stripeJsUrl?: string | null
}

/** `automatic` is the provider's default. */
const requestThreeDSecure = (wanted: ThreeDSecure) =>
  wanted === 'any' && {
    payment_method_options: { card: { request_three_d_secure: wanted } },
  }

/** The official SDK, against the real service or the emulator. */
export function stripeProvider(options: StripeOptions): CardProvider {
  const emulator = options.emulatorUrl ? new URL(options.emulatorUrl) : null
  const stripe = new Stripe(options.secretKey, {
    apiVersion: STRIPE_API_VERSION,
    // the product retries by itself, with the same idempotency key, after recording that the
    // outcome is unknown
    maxNetworkRetries: 0,
    timeout: options.timeoutMs,
    telemetry: false,
    ...(emulator && { host: emulator.hostname, port: Number(emulator.port), protocol: 'http' }),
  })
  const WITH_CHARGE = { expand: ['latest_charge'] }
  const LIST = { limit: 100, expand: ['data.latest_charge'] }

  const createPayment = async (
    payment: NewPayment,
    capture: 'manual' | 'automatic',
  ): Promise<PaymentOutcome> => {
    try {
      return outcomeOf(
        await stripe.paymentIntents.create(
          {
            amount: payment.amount.minor,
            currency: payment.amount.currency.toLowerCase(),
            customer: payment.customerId,
            payment_method: payment.paymentMethodId,
            allowed_payment_method_types: ['card'],
            capture_method: capture,
            confirm: true,
            // a present customer answers the bank by Stripe.js, or on the bank's own page
            ...(payment.offSession
              ? { off_session: true }
              : { use_stripe_sdk: true, return_url: payment.returnUrl }),
            ...(payment.statementSuffix !== null && {
              statement_descriptor_suffix: payment.statementSuffix,
            }),
            ...requestThreeDSecure(payment.threeDSecure),
            description: payment.description,
            metadata: toMetadata(payment.tag),
            ...WITH_CHARGE,
          },
          { idempotencyKey: `${payment.tag.kind}-${payment.tag.id}-${payment.tag.attempt}` },
        ),
      )
    } catch (error) {
      // no hold is worth the text on a statement; the provider keeps no key of an invalid request
      if (payment.statementSuffix !== null && isSuffixRefused(error))
        return createPayment({ ...payment, statementSuffix: null }, capture)
      return creationFailureOf(error)
    }
  }
  const callForOutcome = async (
    call: () => Promise<Stripe.PaymentIntent>,
  ): Promise<PaymentOutcome> => {
    try {
      return outcomeOf(await call())
    } catch (error) {
      return failureOf(error)
    }
  }

  /** Events of connected accounts come from an endpoint of their own, with its own secret. */
  const constructEvent = (raw: Buffer, signature: string): Stripe.Event => {
    try {
      return stripe.webhooks.constructEvent(raw, signature, options.webhookSecret)
    } catch (error) {
      if (!options.connectWebhookSecret) throw error
      return stripe.webhooks.constructEvent(raw, signature, options.connectWebhookSecret)
    }
  }

  return {
    publishableKey: options.publishableKey,
    apiBase: options.emulatorUrl ?? 'https://api.stripe.com',
    live: !emulator,
    stripeJsUrl: options.stripeJsUrl ?? null,
    createCustomer: async ({ id: user, email }, deletedBefore) => {
      // the provider forgets a key after a day, and a lost response may be older
      for await (const customer of stripe.customers.list({ email, limit: 100 }))
        if (customer.metadata.user === user) return customer.id
      const created = await stripe.customers.create(
        { email, metadata: { user } },
        { idempotencyKey: ['customer', user, ...(deletedBefore ? [deletedBefore] : [])].join('-') },
      )
      return created.id
    },
    hasCustomer: async (id) => {
      try {
        return (await stripe.customers.retrieve(id)).deleted !== true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
    updateCustomer: async (id, email) => {
      await stripe.customers.update(id, { email }).catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
    },
    deleteCustomer: async (id) => {
      await stripe.customers.del(id).catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
    },
    createSetup: async (customer, { agreement, threeDSecure }) => {
      const intent = await stripe.setupIntents
        .create({
          customer,
          usage: 'off_session',
          allowed_payment_method_types: ['card'],
          metadata: { agreement },
          ...requestThreeDSecure(threeDSecure),
        })
        .catch((error: unknown) => {
          if (isMissing(error)) return null
          throw error
        })
      if (!intent) return null
      if (!intent.client_secret) throw new Error('setup intent without a client secret')
      return { id: intent.id, clientSecret: intent.client_secret }
    },
    readSetup: async (id) => {
      const intent = await stripe.setupIntents.retrieve(id, { expand: ['payment_method'] })
      const { customer, payment_method: method, status } = intent
      if (status !== 'succeeded' || !method || typeof method === 'string' || !method.card)
        return { kind: 'unfinished' }
      return typeof customer === 'string'
        ? { kind: 'saved', customerId: customer, card: toCardDetails(method.id, method.card) }
        : { kind: 'unfinished' }
    },
    readCard: async (id) => {
      try {
        const { card, customer } = await stripe.paymentMethods.retrieve(id)
        const customerId = typeof customer === 'string' ? customer : (customer?.id ?? null)
        return card && customerId !== null ? { card: toCardDetails(id, card), customerId } : null
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    detachCard: async (id) => {
      await stripe.paymentMethods.detach(id).catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
    },
    hold: (payment) => createPayment(payment, 'manual'),
    charge: (payment) => createPayment(payment, 'automatic'),
    find: async ({ tag, customerIds, intentId }) => {
      if (intentId)
        return asPlaced(
          await callForOutcome(() => stripe.paymentIntents.retrieve(intentId, WITH_CHARGE)),
        )
      try {
        // a list is consistent; the provider's search index lags behind
        for (const customer of customerIds)
          for await (const intent of stripe.paymentIntents.list({ customer, ...LIST })) {
            const found = tagOf(intent)
            if (found?.kind === tag.kind && found.id === tag.id && found.attempt === tag.attempt)
              return asPlaced(outcomeOf(intent))
          }
        return { kind: 'not_found' }
      } catch (error) {
        return failureOf(error)
      }
    },
    readPayment: async (intentId) => {
      try {
        return paymentOf(await stripe.paymentIntents.retrieve(intentId, WITH_CHARGE))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    // no idempotency key: an intent is captured or cancelled once in any case, and a key would
    // replay a failure for a day
    capture: ({ intentId, amount }) =>
      callForOutcome(() =>
        stripe.paymentIntents.capture(intentId, {
          amount_to_capture: amount.minor,
          ...WITH_CHARGE,
        }),
      ),
    release: (intentId) => callForOutcome(() => stripe.paymentIntents.cancel(intentId)),
    refund: async ({ refundId, attempt, intentId, amount }): Promise<RefundOutcome> => {
      try {
        return refundOutcome(
          await stripe.refunds.create(
            {
              payment_intent: intentId,
              amount: amount.minor,
              reason: 'requested_by_customer',
              metadata: { refund: refundId },
            },
            { idempotencyKey: `refund-${refundId}${attempt === 1 ? '' : `-${attempt}`}` },
          ),
        )
      } catch (error) {
        return refundFailure(error)
      }
    },
    findRefund: async ({ refundId, intentId }): Promise<RefundOutcome> => {
      try {
        for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
          if (refund.metadata?.refund === refundId) return refundOutcome(refund)
        return { kind: 'not_found' }
      } catch (error) {
        return { kind: 'unknown', cause: error instanceof Error ? error.message : String(error) }
      }
    },
    ...disputeCalls(stripe),
    ...payoutCalls(stripe),
    listPayments: async function* (since) {
      for await (const intent of stripe.paymentIntents.list({
        created: { gte: Math.floor(since / 1000) },
        ...LIST,
      }))
        yield paymentOf(intent)
    },
    verifyWebhook: (raw, signature) => {
      try {
        const event = constructEvent(raw, signature)
        if (isFromFuture(signature, realTime())) return null
        const object = event.data.object as {
          id?: string
          object?: string
          payment_intent?: string | { id: string } | null
        }
        const relatedIntentId =
          typeof object.payment_intent === 'string'
            ? object.payment_intent
            : (object.payment_intent?.id ?? null)
        return {
          id: event.id,
          type: event.type,
          objectId: object.id ?? null,
          intentId: object.object === 'payment_intent' ? (object.id ?? null) : relatedIntentId,
        }
      } catch {
        return null
      }
    },
    inspectAccount: (now) => inspectStripeAccount(stripe, options, now),
    compareKeys: () => compareStripeKeys(stripe, options),
    probe: async () => {
      const account = await stripe.accounts.retrieveCurrent()
      const endpoints = await stripe.webhookEndpoints.list({ limit: 100 })
      const date = Date.parse(account.lastResponse.headers.date ?? '')
      return {
        account: account.id,
        country: account.country ?? '',
        live: options.secretKey.includes('_live_'),
        chargesEnabled: account.charges_enabled ?? false,
        at: Number.isNaN(date) ? null : date,
        apiVersion: account.lastResponse.headers['stripe-version'] ?? '',
        webhooks: endpoints.data.map((endpoint) => ({
          url: endpoint.url,
          enabled: endpoint.status === 'enabled',
          events: endpoint.enabled_events,
          apiVersion: endpoint.api_version,
        })),
      }
    },
  }
}
