import type { RetentionName } from '@tomogolf/domain/privacy/retention'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../src/deps.ts'
import { isHeld } from '../../../src/modules/accounts/legal-holds/legal-holds.repository.ts'
import { readSettings } from '../../../src/modules/settings/settings.repository.ts'
import { applyRetention } from '../../../src/platform/retention.ts'

/** The nightly run of one class: the others would erase what a test still needs. */
export async function eraseClass(
  { db, personalData }: Pick<Deps, 'db' | 'personalData'>,
  name: RetentionName,
  now: Instant,
): Promise<void> {
  const retention = personalData
    .flatMap((module) => module.retention ?? [])
    .find((entry) => entry.name === name)!
  await db.transaction(async (tx) =>
    applyRetention(tx, retention, { settings: await readSettings(tx), now, isHeld }),
  )
}
