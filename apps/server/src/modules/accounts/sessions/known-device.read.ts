import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { hashSecret } from '../../../platform/security/ids.ts'
import { readAccountByEmail } from '../accounts.repository.ts'
import { knownDevices } from '../accounts.table.ts'
import { DEVICE_COOKIE, readSecret } from './session-cookie.adapter.ts'

/** Whether this browser has signed in to the account before. `email` in lower case. */
export async function isKnownDevice(
  deps: Pick<Deps, 'db'>,
  request: FastifyRequest,
  email: string,
): Promise<boolean> {
  const secret = readSecret(request, DEVICE_COOKIE)
  const account = secret === null ? undefined : await readAccountByEmail(deps.db, email)
  if (secret === null || !account) return false
  const rows = await deps.db.orm
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, account.user.id), eq(knownDevices.hash, hashSecret(secret))))
  return rows.length > 0
}
