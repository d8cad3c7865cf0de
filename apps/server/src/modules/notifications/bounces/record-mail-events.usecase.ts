import { afterMailEvent, type MailEventType } from '@tomogolf/domain/mail/address-health'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { readAccountByEmail } from '../../accounts/accounts.repository.ts'
import { hashAddress } from './address-hash.adapter.ts'
import { insertMailEvent, lockOrAddMailAddress, updateMailAddress } from './bounces.repository.ts'

export type MailEvent = {
  readonly id: string
  readonly type: MailEventType
  readonly address: string
  readonly at: Instant
  readonly detail?: string | undefined
}
const MAX_DETAIL = 300

/**
 * Takes in reports of the mail provider, each once and in a transaction of its own: the provider
 * sends the rest again after a failure.
 */
export async function recordMailEvents(deps: Deps, events: readonly MailEvent[]): Promise<void> {
  for (const event of events) await recordMailEvent(deps, event)
}

function recordMailEvent(deps: Deps, event: MailEvent): Promise<void> {
  const now = deps.clock.now()
  const address = event.address.trim().toLowerCase()
  const addressHash = hashAddress(deps.secret, address)
  // a clock that is ahead must not make a report outlive a later confirmation
  const at = Math.min(event.at, now)
  return deps.db.transaction(async (tx) => {
    const { id, type } = event
    if (!(await insertMailEvent(tx, { id, addressHash, type, at, receivedAt: now }))) return
    const row = await lockOrAddMailAddress(tx, addressHash, now)
    const account = await readAccountByEmail(tx, address)
    await updateMailAddress(tx, addressHash, {
      ...afterMailEvent(row, { type, at }),
      userId: account?.user.id ?? row.userId,
      lastEventAt: now,
      detail: event.detail === undefined ? row.detail : withoutAddresses(event.detail),
    })
  })
}

/** Servers repeat the address, which is stored as a hash only. */
const withoutAddresses = (detail: string): string =>
  detail
    .split(/\s/)
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ')
    .slice(0, MAX_DETAIL)
