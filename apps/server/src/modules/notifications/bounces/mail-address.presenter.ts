import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { countedTests, TEST_MAILS } from '@tomogolf/domain/mail/address-health'
import { iso, isoOrNull, type Instant } from '@tomogolf/domain/time'
import type { MailAddressRow } from './bounces.repository.ts'

/** Why and since when an address is stopped; null: it is not. */
export const presentStop = (row: MailAddressRow | undefined) =>
  row && row.stoppedAt !== null && row.cause !== null
    ? { cause: row.cause, since: iso(row.stoppedAt) }
    : null

export const testsOf = (row: MailAddressRow | undefined) => ({
  count: row?.testCount ?? 0,
  since: row?.testsSince ?? null,
  lastAt: row?.testedAt ?? null,
})

/** The address as its user sees it. */
export const presentMailAddress = (
  email: string,
  row: MailAddressRow | undefined,
  now: Instant,
): ResultOf<'GET /api/mail-address'> => ({
  email,
  stopped: presentStop(row),
  testsLeft: TEST_MAILS - countedTests(testsOf(row), now).count,
  testedAt: isoOrNull(row?.testedAt ?? null),
})
