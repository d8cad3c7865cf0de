import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// caches the type-stripped and compiled sources between starts, where the folder is writable
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/tomogolf/compiled'))
const { start } = await import('./start.ts')
start(process.env).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
