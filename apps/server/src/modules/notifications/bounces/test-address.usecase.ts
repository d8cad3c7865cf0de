import { afterTest, mayTest } from '@tomogolf/domain/mail/address-health'
import { hours, seconds } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { notify } from '../../../platform/notify.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { hashSecret, newSecret } from '../../../platform/security/ids.ts'
import { readAccount } from '../../accounts/accounts.repository.ts'
import { hashAddress } from './address-hash.adapter.ts'
import { lockMailAddress, updateMailAddress } from './bounces.repository.ts'
import { testsOf } from './mail-address.presenter.ts'

const VALID_HOURS = 24

/**
 * "I have fixed it, try again": sends a test mail to the address of the account, never to another
 * one. Counted by address, so that a new account does not start the count afresh.
 */
export function testAddress(
  deps: Deps,
  userId: string,
): Promise<{ success: true } | Refused<'ALREADY_DONE' | 'LINK_SENT_RECENTLY' | 'MAIL_TEST_LIMIT'>> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const account = await readAccount(tx, userId)
    const hash = hashAddress(deps.secret, account?.user.email ?? '')
    const row = await lockMailAddress(tx, hash)
    if (!row || row.stoppedAt === null) return refuse('ALREADY_DONE')
    const tests = testsOf(row)
    const { refused, wait } = mayTest(tests, now)
    if (refused === 'limit') return refuse('MAIL_TEST_LIMIT')
    if (refused === 'pause')
      return refuse('LINK_SENT_RECENTLY', { count: Math.ceil(wait / seconds(1)) })
    const next = afterTest(tests, now)
    const token = newSecret()
    const testExpiresAt = now + hours(VALID_HOURS)
    await updateMailAddress(tx, hash, {
      testCount: next.count,
      testsSince: next.since,
      testedAt: now,
      testHash: hashSecret(token),
      testExpiresAt,
    })
    await notify(deps.jobs, tx, {
      userId,
      kind: 'mail_test',
      params: { token, expires: { at: testExpiresAt }, hours: VALID_HOURS },
    })
    return { success: true as const }
  })
}
