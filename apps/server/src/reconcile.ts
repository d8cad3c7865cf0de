import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from './platform/clock.ts'
import { loadConfig } from './config/config.ts'
import { auditLedger } from './modules/participations/ledger/audit-ledger.usecase.ts'
import { auditTransfers } from './modules/payouts/connect/audit-transfers.usecase.ts'
import { openCards, openDatabase, isServerRunning } from './create-adapters.ts'
import { pendingMigrations } from './platform/database/migrate.ts'
import { MIGRATIONS } from './create-container.ts'
import { startEmulatorFor } from './start-emulator.ts'

/**
 * `npm run reconcile` compares the ledger with itself and with the card provider, and transfers to
 * hosts with their payouts. It changes nothing. Exit code: 1 for discrepancies, 2 when the check
 * could not run.
 */
async function main(): Promise<number> {
  const config = loadConfig(process.env)
  const clock = systemClock()
  if (!config.DATABASE_URL && (await isServerRunning(config))) {
    console.error(
      'The server is running and uses the embedded database. Stop it first; it also checks the ledger itself, every day.',
    )
    return 2
  }
  if (!config.DATABASE_URL && !existsSync(join(config.DATA_DIR, 'database'))) {
    console.error('There is no database yet. Start the server once.')
    return 2
  }
  const emulator = await startEmulatorFor(config, clock)
  const db = await openDatabase(config, (err) => console.error(err.message))
  try {
    const pending = await pendingMigrations(db, MIGRATIONS)
    if (pending.length)
      throw new Error(`the database is not at this version yet: ${pending.join(', ')}`)
    const cards = openCards(config, emulator?.url)
    const { discrepancies, payments } = await auditLedger({ db, clock, cards })
    const transfers = await auditTransfers({ db, clock, cards })
    for (const { what, gameId } of discrepancies)
      console.log(`  ${what}${gameId ? `  (game ${gameId})` : ''}`)
    for (const { what } of transfers) console.log(`  ${what}`)
    const differences = discrepancies.length + transfers.length
    console.log(
      differences
        ? `\n  ${differences} differences; ${payments} payments at the provider.\n`
        : `\n  The ledger agrees. ${payments} payments at the provider.\n`,
    )
    return differences ? 1 : 0
  } finally {
    await db.close()
    await emulator?.close()
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  },
)
