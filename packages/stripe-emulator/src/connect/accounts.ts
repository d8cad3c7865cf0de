import { badParameter, badRequest, resourceMissing } from '../errors.ts'
import { emit } from '../events/events.ts'
import { changeMetadata } from '../http/params.ts'
import { newId, randomText } from '../ids.ts'
import type { ConnectedAccount } from '../types.ts'
import { pathId } from '../world.ts'
import type { Handler, World } from '../world.ts'

/** What the provider wants to know of a new account before it can be paid. */
const REQUIREMENTS = ['external_account', 'individual.verification.document', 'tos_acceptance.date']
/** A link works for a few minutes. */
const LINK_SECONDS = 300
export const ONBOARDING_FOLDER = '/connect/onboarding/'

export const createAccount: Handler = (call) => {
  const { params, world } = call
  const type = params.oneOf('type', ['express'])
  const country = params.word('country')
  const email = params.text('email') ?? null
  const capability = params.group('capabilities')?.group('transfers')?.flag('requested')
  const businessType = params.oneOf('business_type', ['individual', 'company'])
  const metadata = changeMetadata({}, params.metadata())
  params.done()
  if (type !== 'express') throw badParameter('This emulator has Express accounts only.', 'type')
  // transfers stay inside the country of the platform
  if (country !== 'JP') throw badParameter('The account must be in Japan.', 'country')
  if (capability !== true || businessType === undefined)
    throw badParameter('Request the capability of transfers.', 'capabilities')
  const account: ConnectedAccount = {
    id: newId('acct'),
    object: 'account',
    type: 'express',
    capabilities: { transfers: 'inactive' },
    charges_enabled: false,
    country,
    created: world.clock.seconds(),
    default_currency: 'jpy',
    details_submitted: false,
    email,
    metadata,
    payouts_enabled: false,
    requirements: {
      currently_due: REQUIREMENTS,
      past_due: [],
      disabled_reason: 'requirements.past_due',
    },
  }
  world.store.connectedAccounts.put(account)
  return account
}

export function accountOf(world: World, id: string, param?: string): ConnectedAccount {
  const account = world.store.connectedAccounts.get(id)
  if (!account) throw resourceMissing('account', id, param)
  return account
}

export const retrieveConnectedAccount: Handler = (call) => {
  call.params.done()
  return accountOf(call.world, pathId(call))
}

export const createAccountLink: Handler = (call) => {
  const { params, world } = call
  const id = params.required('account')
  const refreshUrl = params.required('refresh_url')
  const returnUrl = params.required('return_url')
  params.oneOf('type', ['account_onboarding'])
  params.done()
  const account = accountOf(world, id, 'account')
  for (const [name, url] of [
    ['refresh_url', refreshUrl],
    ['return_url', returnUrl],
  ] as const)
    if (!/^https?:\/\//.test(url)) throw badParameter('Not a valid URL', name, 'url_invalid')
  const link = {
    id: randomText(40),
    account: account.id,
    refreshUrl,
    returnUrl,
    expiresAt: world.clock.seconds() + LINK_SECONDS,
  }
  world.store.accountLinks.put(link)
  return {
    object: 'account_link',
    created: world.clock.seconds(),
    expires_at: link.expiresAt,
    url: `${world.baseUrl}${ONBOARDING_FOLDER}${link.id}`,
  }
}

/** How an account stands: `missing` asks its owner for something, `blocked` is the provider's. */
export type AccountOutcome = 'complete' | 'missing' | 'blocked'
const STATES: Record<AccountOutcome, Partial<ConnectedAccount>> = {
  complete: {
    capabilities: { transfers: 'active' },
    details_submitted: true,
    payouts_enabled: true,
    requirements: { currently_due: [], past_due: [], disabled_reason: null },
  },
  missing: {
    capabilities: { transfers: 'inactive' },
    details_submitted: true,
    payouts_enabled: false,
    requirements: {
      currently_due: ['individual.verification.document'],
      past_due: ['individual.verification.document'],
      disabled_reason: 'requirements.past_due',
    },
  },
  blocked: {
    capabilities: { transfers: 'inactive' },
    details_submitted: true,
    payouts_enabled: false,
    requirements: { currently_due: [], past_due: [], disabled_reason: 'rejected.other' },
  },
}
export const isAccountOutcome = (text: string): text is AccountOutcome => text in STATES

/** The owner completes the account, or the provider reviews it. */
export function changeAccount(world: World, id: string, outcome: AccountOutcome): void {
  const before = world.store.connectedAccounts.get(id)
  if (!before) throw badRequest(`no account ${id}`)
  const after: ConnectedAccount = { ...before, ...STATES[outcome] }
  world.store.connectedAccounts.put(after)
  emit(world, 'account.updated', after, before)
}
