import { join } from 'node:path'
import { loadConfig } from './config/config.ts'
import { lockDataFolder } from './platform/database/data-folder.ts'
import { openEmbeddedDatabase } from './platform/database/embedded-database.ts'

/** Starts the product with the configuration of the environment. */
export async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const config = loadConfig(env)
  if (!config.DATABASE_URL) {
    const unlock = lockDataFolder(config.DATA_DIR)
    process.on('exit', unlock)
  }
  // the embedded database takes longest to open, so it does while modules are loaded
  const opening = config.DATABASE_URL
    ? null
    : openEmbeddedDatabase(join(config.DATA_DIR, 'database'))
  opening?.catch(() => {})
  const { serve } = await import('./serve.ts')
  await serve(config, opening, process.argv.includes('--dev'))
}
