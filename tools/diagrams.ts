import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chargeMachine } from '@tomogolf/domain/charge-machine'
import { holdMachine } from '@tomogolf/domain/hold-machine'
import { toMermaid } from '@tomogolf/domain/machine'
import { participationMachine } from '@tomogolf/domain/participation-machine'
import { refundMachine } from '@tomogolf/domain/refund-machine'
import { requestMachine } from '@tomogolf/domain/request-machine'

export const PROCESSES = join(import.meta.dirname, '../docs/processes.md')
/** The processes as pictures, drawn from the very tables that the server runs. */
export function processesPage(): string {
  const machines = [participationMachine, holdMachine, chargeMachine, refundMachine, requestMachine]
  const parts = machines.map(
    (m) => `## ${m.name}\n\n\`\`\`mermaid\n${toMermaid(m as never)}\n\`\`\`\n`,
  )
  return `# The processes\n\nWritten by \`npm run diagrams\` from the tables in \`packages/domain\`; a test keeps this page equal to them.\n\n${parts.join('\n')}`
}
if (import.meta.main) writeFileSync(PROCESSES, processesPage())
