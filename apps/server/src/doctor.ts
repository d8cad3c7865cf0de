import { loadConfig } from './config/config.ts'
import { findingsTable, runDoctor } from './doctor/run-doctor.ts'
import { MIGRATIONS } from './create-container.ts'

/** `npm run doctor`: is everything there that the product needs? Ends with 1 when something is not. */
async function main(): Promise<number> {
  const findings = await runDoctor(loadConfig(process.env), MIGRATIONS)
  console.log(findingsTable(findings))
  return findings.some((f) => f.state === 'fail') ? 1 : 0
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(`\n  FAIL  ${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
