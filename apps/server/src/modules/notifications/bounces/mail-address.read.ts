import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { hashAddress } from './address-hash.adapter.ts'
import { readMailAddress, type MailAddressRow } from './bounces.repository.ts'

/** What is known of an address; undefined: nothing ever came back. `email` in lower case. */
export const readAddressOf = (
  { secret }: Pick<Deps, 'secret'>,
  tx: Tx,
  email: string,
): Promise<MailAddressRow | undefined> => readMailAddress(tx, hashAddress(secret, email))

/** Whether an address gets no mail that can be stopped. */
export const isStopped = async (
  deps: Pick<Deps, 'secret'>,
  tx: Tx,
  email: string,
): Promise<boolean> => ((await readAddressOf(deps, tx, email))?.stoppedAt ?? null) !== null
