import { join } from 'node:path'
import { loadConfig } from './config/config.ts'
import { lockDataFolder } from './platform/database/data-folder.ts'
import { openEmbeddedDatabase } from './platform/database/embedded-database.ts'

/** Starts the product as the environment says. */
export async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const config = loadConfig(env)
  if (!config.DATABASE_URL) {
    const giveBack = lockDataFolder(config.DATA_DIR)
    process.on('exit', giveBack)
  }
  // the embedded database takes longest, so it opens while everything else is loaded
  const opening = config.DATABASE_URL
    ? null
    : openEmbeddedDatabase(join(config.DATA_DIR, 'database'))
  opening?.catch(() => {})
  const { serve } = await import('./serve.ts')
  await serve(config, opening, process.argv.includes('--dev'))
}
