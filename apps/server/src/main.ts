import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// types are taken out of the sources, and these compiled, once and not at every start; where nothing can be written, at every start
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/tomogolf/compiled'))
const { start } = await import('./start.ts')
start(process.env).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
