import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { command } from './backup/command.ts'
import { writeBackup } from './backup/write-backup.ts'
import { systemClock } from './platform/clock.ts'

// `npm run backup [FILE]` writes everything into one file. It never overwrites a file.
await command(
  async (config, db, given) => {
    const at = systemClock().iso()
    const file = resolve(given ?? `backups/tomogolf-${at.replace(/[:.]/g, '-')}.gz`)
    mkdirSync(dirname(file), { recursive: true })
    const { rows, files, bytes } = await writeBackup(db, {
      file,
      dataFolder: config.DATA_DIR,
      version: config.version,
      at,
    })
    console.log(
      `\n  ${file}\n  ${rows} rows, ${files} files, ${(bytes / 2 ** 20).toFixed(1)} MB${config.APP_SECRET ? '\n  APP_SECRET comes from the environment: keep it apart from this file, but keep it' : ''}\n`,
    )
  },
  { needsDatabase: true },
)
