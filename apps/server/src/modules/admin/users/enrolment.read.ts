import type { Tx } from '../../../platform/database/database.ts'

/** Whether somebody signs in with two steps. */
export async function isEnrolled(tx: Tx, userId: string): Promise<boolean> {
  return (
    (
      await tx.executeSql('SELECT 1 FROM users WHERE id = $1 AND totp_enrolled_at IS NOT NULL', [
        userId,
      ])
    ).rows.length > 0
  )
}
