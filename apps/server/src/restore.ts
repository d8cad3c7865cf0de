import { resolve } from 'node:path'
import { command } from './backup/command.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { readDiscrepancies } from './modules/participations/ledger/ledger-audit.read.ts'
import { MIGRATIONS } from './create-container.ts'

// `npm run restore FILE` restores a backup into an empty database and DATA_DIR, then checks the
// ledger.
await command(
  async (config, db, given) => {
    if (!given) throw new Error('which file? npm run restore FILE')
    const { head, rows, files } = await restoreBackup(db, {
      file: resolve(given),
      dataFolder: config.DATA_DIR,
      migrations: MIGRATIONS,
    })
    console.log(
      `\n  The backup of ${head.at} (version ${head.version}): ${rows} rows, ${files} files`,
    )
    const faults = await readDiscrepancies(db)
    for (const { what } of faults) console.log(`  ${what}`)
    if (faults.length)
      throw new Error(`restored, but the ledger has ${faults.length} discrepancies`)
    console.log(
      '  The ledger agrees. Start the server; then "npm run reconcile" compares them with the card provider\'s.\n',
    )
  },
  { needsDatabase: false },
)
