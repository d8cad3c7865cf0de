import { loadConfig } from './config/config.ts'
import { findingsOfError, findingsTable, runDoctor } from './doctor/run-doctor.ts'
import { MIGRATIONS } from './create-container.ts'

/** `npm run doctor` checks the installation. Exit code 1 when a check fails. */
async function main(): Promise<number> {
  const findings = await runDoctor(loadConfig(process.env), MIGRATIONS)
  console.log(findingsTable(findings))
  return findings.some((finding) => finding.state === 'fail') ? 1 : 0
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(findingsTable(findingsOfError(error)))
    process.exit(1)
  },
)
