import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases'
import type { Tx } from '../../../platform/database/database.ts'
import { policyTexts } from '../participations.table.ts'

export type PolicyText = typeof policyTexts.$inferSelect

export async function readPolicyText(tx: Tx, id: string): Promise<PolicyText | undefined> {
  return (await tx.orm.select().from(policyTexts).where(eq(policyTexts.id, id)))[0]
}

/** Keeps a text once, however many guests agree to it, and returns its id. */
export async function keepPolicyText(
  tx: Tx,
  policy: { version: string; language: Language; text: string },
  at: Instant,
): Promise<string> {
  const id = createHash('sha256')
    .update([policy.version, policy.language, policy.text].join('\n'))
    .digest('hex')
  if (!(await readPolicyText(tx, id)))
    await tx.orm
      .insert(policyTexts)
      .values({ ...policy, id, createdAt: at })
      .onConflictDoNothing()
  return id
}
