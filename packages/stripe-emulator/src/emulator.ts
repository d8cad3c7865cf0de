import type { AddressInfo } from 'node:net'
import { accountSettings, API_VERSION } from './account.ts'
import type { AccountSettings } from './account.ts'
import { createClock, toIso } from './clock.ts'
import { changeAccount, type AccountOutcome } from './connect/accounts.ts'
import { updateByNetwork, type CardUpdate } from './cards/network-update.ts'
import type { PaymentMethod } from './types.ts'
import type { Controls } from './http/control.ts'
import { sweep } from './payments/expiry.ts'
import { decide, escalate, openDispute } from './disputes/dispute-outcomes.ts'
import type { DisputeOutcome } from './disputes/dispute-outcome.types.ts'
import type { NewDispute } from './disputes/dispute-outcomes.ts'
import { warnOfFraud } from './disputes/fraud-warnings.ts'
import { badRequest } from './errors.ts'
import { createFaults } from './faults.ts'
import type { Faults } from './faults.ts'
import { createHttpServer } from './http/server.ts'
import { openStore } from './store.ts'
import type { Rows } from './store.ts'
import { summarise } from './summary.ts'
import { createWebhooks, RETRY_PLAN } from './events/webhooks.ts'
import type { RetryPlan } from './events/webhooks.ts'
import type { WebhookTarget, World } from './world.ts'

export interface EmulatorOptions {
  /** 0: any free port. */
  port: number
  host?: string
  /** The emulator's clock, epoch milliseconds. */
  now: () => number
  /**
   * File that persists the state over restarts and kills; in memory only without it. One process at
   * a time.
   */
  file?: string
  webhook?: WebhookTarget
  webhookRetry?: RetryPlan
  log?: (message: string) => void
}

type View<Name extends keyof Rows> = ReadonlyMap<string, Rows[Name]>

export interface Emulator {
  readonly url: string
  readonly port: number
  /** Live views for tests, by id. */
  readonly state: {
    readonly customers: View<'customers'>
    readonly paymentMethods: View<'paymentMethods'>
    readonly setupIntents: View<'setupIntents'>
    readonly paymentIntents: View<'paymentIntents'>
    readonly charges: View<'charges'>
    readonly refunds: View<'refunds'>
    readonly balanceTransactions: View<'balanceTransactions'>
    readonly files: View<'files'>
    readonly connectedAccounts: View<'connectedAccounts'>
    readonly transfers: View<'transfers'>
    readonly disputes: View<'disputes'>
    readonly fraudWarnings: View<'fraudWarnings'>
    readonly events: View<'events'>
  }
  readonly faults: Faults
  /** Destination of new and undelivered events; null stores events without sending them. */
  setWebhook(target: WebhookTarget | null): void
  /** Replaces settings of the account and its endpoint, as an operator's mistake would. */
  configure(settings: Partial<AccountSettings>): void
  /** Resolves when every webhook is delivered, rejects after `timeoutMs` (10 s). */
  drainWebhooks(timeoutMs?: number): Promise<void>
  /** Releases expired holds and returns their number. Every request does so too. */
  sweep(): number
  /** Stops the clock at an instant (epoch ms); null returns to `now`. */
  setClock(instant: number | null): void
  /** The card network replaces the data of a saved card, as when a bank issues the next one. */
  updateCard(id: string, update: CardUpdate): PaymentMethod
  /** Holds and charges per card, as GET /_emulator/state shows them. */
  summary(): object
  /** The cardholder disputes the captured charge of a payment; returns the dispute's id. */
  openDispute(intentId: string, input?: NewDispute): string
  /** The bank decides, or turns an inquiry into a chargeback. */
  decideDispute(id: string, outcome: DisputeOutcome): void
  /** The owner of a connected account completes it, or the provider reviews it. */
  changeAccount(id: string, outcome: AccountOutcome): void
  /** The card's bank suspects fraud; returns the warning's id. */
  warnOfFraud(intentId: string): string
  /** Deletes all objects, faults and queued webhooks; the clock runs again. */
  reset(): void
  close(): Promise<void>
}

/**
 * Starts the emulator and resolves when it listens. Rejects when the port is taken or the file is
 * damaged.
 */
export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const host = options.host ?? '127.0.0.1'
  let committed = () => {}
  const store = openStore(options.file, () => committed())
  const world: World = {
    store,
    clock: createClock(options.now),
    faults: createFaults(),
    log: options.log ?? (() => {}),
    cause: null,
    baseUrl: '',
    webhook: options.webhook ?? null,
    settings: accountSettings(),
  }
  const webhooks = createWebhooks(world, options.webhookRetry ?? RETRY_PLAN)
  committed = webhooks.kick

  const setClock = (instant: number | null) => {
    world.clock.set(instant)
    sweep(world)
  }
  const reset = () => {
    store.clear()
    world.faults.clear()
    world.clock.set(null)
    world.settings = accountSettings()
  }
  const chargeOf = (intentId: string) => {
    const charge = store.charges.get(store.paymentIntents.get(intentId)?.latest_charge ?? '')
    if (!charge) throw badRequest(`${intentId} has no charge`)
    return charge
  }
  const disputes: Pick<Emulator, 'openDispute' | 'decideDispute' | 'warnOfFraud'> = {
    openDispute: (intentId, input) =>
      store.transaction(() => openDispute(world, chargeOf(intentId), input).id),
    decideDispute: (id, outcome) => {
      const dispute = store.disputes.get(id)
      if (!dispute) throw badRequest(`no dispute ${id}`)
      store.transaction(() =>
        outcome === 'escalate' ? escalate(world, dispute) : decide(world, dispute, outcome),
      )
    },
    warnOfFraud: (intentId) => store.transaction(() => warnOfFraud(world, chargeOf(intentId)).id),
  }
  const controls: Controls = {
    ...disputes,
    health: () => ({ status: 'ok', api_version: API_VERSION, now: toIso(world.clock.now()) }),
    state: () => {
      sweep(world)
      return summarise(world)
    },
    reset,
    setClock: (instant) => {
      setClock(instant)
      return { now: toIso(world.clock.now()), overridden: world.clock.overridden() }
    },
    updateCard: (id, update) => updateByNetwork(world, id, update),
    addFault: world.faults.add,
    removeFault: world.faults.remove,
    clearFaults: world.faults.clear,
  }
  const server = createHttpServer(world, controls)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, host, () => {
      server.off('error', reject)
      resolve()
    })
  }).catch((error: unknown) => {
    store.close()
    throw error
  })
  const { port } = server.address() as AddressInfo
  world.baseUrl = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  webhooks.kick()

  return {
    url: world.baseUrl,
    port,
    state: {
      customers: store.view('customers'),
      paymentMethods: store.view('paymentMethods'),
      setupIntents: store.view('setupIntents'),
      paymentIntents: store.view('paymentIntents'),
      charges: store.view('charges'),
      refunds: store.view('refunds'),
      balanceTransactions: store.view('balanceTransactions'),
      files: store.view('files'),
      connectedAccounts: store.view('connectedAccounts'),
      transfers: store.view('transfers'),
      disputes: store.view('disputes'),
      fraudWarnings: store.view('fraudWarnings'),
      events: store.view('events'),
    },
    faults: world.faults,
    ...disputes,
    setWebhook: (target) => {
      world.webhook = target
      webhooks.kick()
    },
    configure: (settings) => {
      world.settings = { ...accountSettings(), ...settings }
    },
    drainWebhooks: webhooks.drain,
    sweep: () => sweep(world),
    setClock,
    updateCard: (id, update) => updateByNetwork(world, id, update),
    changeAccount: (id, outcome) => store.transaction(() => changeAccount(world, id, outcome)),
    summary: () => summarise(world),
    reset,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await Promise.all([closed, webhooks.close()])
      store.close()
    },
  }
}
