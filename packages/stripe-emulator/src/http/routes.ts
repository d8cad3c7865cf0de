import { ACCOUNT } from '../account.ts'
import { createAccount, createAccountLink, retrieveConnectedAccount } from '../connect/accounts.ts'
import {
  createTransfer,
  listTransfers,
  retrieveTransfer,
  reverseTransfer,
} from '../connect/transfers.ts'
import {
  listBalanceTransactions,
  retrieveBalanceTransaction,
} from '../payments/balance-transactions.ts'
import { listCharges, retrieveCharge } from '../payments/charges.ts'
import {
  authenticatePaymentIntent,
  confirmPaymentIntent,
} from '../payments/confirm-payment-calls.ts'
import { authenticateSetupIntent, confirmSetupIntent } from '../cards/confirm-setup-calls.ts'
import {
  createCustomer,
  deleteCustomer,
  listCustomers,
  retrieveCustomer,
  updateCustomer,
} from '../cards/customers.ts'
import {
  closeDispute,
  listDisputes,
  retrieveDispute,
  updateDispute,
} from '../disputes/dispute-calls.ts'
import { createFile, retrieveFile } from '../disputes/files.ts'
import { listFraudWarnings, retrieveFraudWarning } from '../disputes/fraud-warnings.ts'
import { listEvents, retrieveEvent } from '../events/events.ts'
import {
  createPaymentIntent,
  listPaymentIntents,
  retrievePaymentIntent,
  updatePaymentIntent,
} from '../payments/payment-intents.ts'
import { createPaymentMethod } from '../cards/payment-methods.ts'
import { createRefund, listRefunds, retrieveRefund, updateRefund } from '../payments/refunds.ts'
import {
  attachPaymentMethod,
  detachPaymentMethod,
  listCustomerMethods,
  listPaymentMethods,
  retrieveCustomerMethod,
  retrievePaymentMethod,
  updatePaymentMethod,
} from '../cards/saved-cards.ts'
import { cancelPaymentIntent, capturePaymentIntent } from '../payments/settle-payment.ts'
import {
  cancelSetupIntent,
  createSetupIntent,
  listSetupIntents,
  retrieveSetupIntent,
  updateSetupIntent,
} from '../cards/setup-intents.ts'
import { listWebhookEndpoints } from '../events/webhook-endpoints.ts'
import { pathId } from '../world.ts'
import type { Handler } from '../world.ts'

interface Route {
  readonly method: 'DELETE' | 'GET' | 'POST'
  readonly segments: readonly string[]
  readonly handler: Handler
  /** A page may call it with the publishable key. */
  readonly page: boolean
}

const route = (method: Route['method'], path: string, handler: Handler): Route => ({
  method,
  segments: path.split('/'),
  handler,
  page: false,
})
const pageRoute = (method: Route['method'], path: string, handler: Handler): Route => ({
  ...route(method, path, handler),
  page: true,
})

const retrieveAccount: Handler = (call) => {
  call.params.done()
  return { ...ACCOUNT, ...call.world.settings.account }
}

/** The provider's rules for a country, as far as the product asks for them. */
const retrieveCountrySpec: Handler = (call) => {
  call.params.done()
  return {
    id: pathId(call),
    object: 'country_spec',
    default_currency: ACCOUNT.default_currency,
    supported_payment_currencies: [...call.world.settings.currencies],
    supported_payment_methods: ['card'],
  }
}

const ROUTES: readonly Route[] = [
  route('GET', '/v1/account', retrieveAccount),
  route('GET', `/v1/accounts/${ACCOUNT.id}`, retrieveAccount),
  route('POST', '/v1/accounts', createAccount),
  route('GET', '/v1/accounts/:id', retrieveConnectedAccount),
  route('POST', '/v1/account_links', createAccountLink),
  route('GET', '/v1/country_specs/:id', retrieveCountrySpec),
  route('POST', '/v1/customers', createCustomer),
  route('GET', '/v1/customers', listCustomers),
  route('GET', '/v1/customers/:id', retrieveCustomer),
  route('POST', '/v1/customers/:id', updateCustomer),
  route('DELETE', '/v1/customers/:id', deleteCustomer),
  route('GET', '/v1/customers/:id/payment_methods', listCustomerMethods),
  route('GET', '/v1/customers/:id/payment_methods/:id', retrieveCustomerMethod),
  pageRoute('POST', '/v1/payment_methods', createPaymentMethod),
  route('GET', '/v1/payment_methods', listPaymentMethods),
  route('GET', '/v1/payment_methods/:id', retrievePaymentMethod),
  route('POST', '/v1/payment_methods/:id', updatePaymentMethod),
  route('POST', '/v1/payment_methods/:id/attach', attachPaymentMethod),
  route('POST', '/v1/payment_methods/:id/detach', detachPaymentMethod),
  route('POST', '/v1/setup_intents', createSetupIntent),
  route('GET', '/v1/setup_intents', listSetupIntents),
  pageRoute('GET', '/v1/setup_intents/:id', retrieveSetupIntent),
  route('POST', '/v1/setup_intents/:id', updateSetupIntent),
  pageRoute('POST', '/v1/setup_intents/:id/confirm', confirmSetupIntent),
  pageRoute('POST', '/v1/setup_intents/:id/authenticate', authenticateSetupIntent),
  route('POST', '/v1/setup_intents/:id/cancel', cancelSetupIntent),
  route('POST', '/v1/payment_intents', createPaymentIntent),
  route('GET', '/v1/payment_intents', listPaymentIntents),
  pageRoute('GET', '/v1/payment_intents/:id', retrievePaymentIntent),
  route('POST', '/v1/payment_intents/:id', updatePaymentIntent),
  pageRoute('POST', '/v1/payment_intents/:id/confirm', confirmPaymentIntent),
  pageRoute('POST', '/v1/payment_intents/:id/authenticate', authenticatePaymentIntent),
  route('POST', '/v1/payment_intents/:id/capture', capturePaymentIntent),
  route('POST', '/v1/payment_intents/:id/cancel', cancelPaymentIntent),
  route('GET', '/v1/charges', listCharges),
  route('GET', '/v1/charges/:id', retrieveCharge),
  route('POST', '/v1/refunds', createRefund),
  route('GET', '/v1/refunds', listRefunds),
  route('GET', '/v1/refunds/:id', retrieveRefund),
  route('POST', '/v1/refunds/:id', updateRefund),
  route('POST', '/v1/transfers', createTransfer),
  route('GET', '/v1/transfers', listTransfers),
  route('GET', '/v1/transfers/:id', retrieveTransfer),
  route('POST', '/v1/transfers/:id/reversals', reverseTransfer),
  route('GET', '/v1/disputes', listDisputes),
  route('GET', '/v1/disputes/:id', retrieveDispute),
  route('POST', '/v1/disputes/:id', updateDispute),
  route('POST', '/v1/disputes/:id/close', closeDispute),
  route('GET', '/v1/radar/early_fraud_warnings', listFraudWarnings),
  route('GET', '/v1/radar/early_fraud_warnings/:id', retrieveFraudWarning),
  route('POST', '/v1/files', createFile),
  route('GET', '/v1/files/:id', retrieveFile),
  route('GET', '/v1/balance_transactions', listBalanceTransactions),
  route('GET', '/v1/balance_transactions/:id', retrieveBalanceTransaction),
  route('GET', '/v1/events', listEvents),
  route('GET', '/v1/events/:id', retrieveEvent),
  route('GET', '/v1/webhook_endpoints', listWebhookEndpoints),
]

export interface RouteMatch {
  readonly handler: Handler
  readonly ids: readonly string[]
  readonly page: boolean
}

export function matchRoute(method: string, path: string): RouteMatch | undefined {
  const segments = path.split('/')
  for (const one of ROUTES) {
    if (one.method !== method || one.segments.length !== segments.length) continue
    if (!one.segments.every((part, index) => part === ':id' || part === segments[index])) continue
    const ids = segments.filter((_, index) => one.segments[index] === ':id')
    return { handler: one.handler, ids, page: one.page }
  }
  return undefined
}

export const isPagePath = (path: string): boolean =>
  ['GET', 'POST'].some((method) => matchRoute(method, path)?.page === true)
