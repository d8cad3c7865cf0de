import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { VARIABLES } from '../apps/server/src/config/config.ts'

export const CONFIGURATION = join(import.meta.dirname, '../docs/configuration.md')
/** Every variable with its default and meaning, from the one file that reads them. */
export function configurationPage(): string {
  const rows = Object.entries(VARIABLES).map(([name, v]) => {
    const preset = v.schema.safeParse(undefined)
    return `| \`${name}\` | ${preset.success && String(preset.data ?? '') !== '' ? `\`${String(preset.data)}\`` : ''} | ${v.meaning} |`
  })
  return `# Configuration\n\nWritten by \`npm run diagrams\` from \`apps/server/src/config/config.ts\`, the only place that reads the environment; a test keeps this page equal to it.\n\n| variable | default | meaning |\n|---|---|---|\n${rows.join('\n')}\n`
}
if (import.meta.main) writeFileSync(CONFIGURATION, configurationPage())
