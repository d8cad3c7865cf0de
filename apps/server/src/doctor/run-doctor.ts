import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigurationError, type Config } from '../config/config.ts'
import { openCards, openDatabase, isServerRunning } from '../create-adapters.ts'
import { systemClock } from '../platform/clock.ts'
import { createMailer } from '../platform/mail/mail.ts'
import { checkDatabase } from './check-database.ts'
import { checkMail } from './check-mail.ts'
import { checkProvider } from './check-provider.ts'
import { checkStorage, checkTimeZones } from './check-machine.ts'
import { fail, oneLine, type Finding } from './finding.ts'

/** Checks the installation. It changes nothing but a probe file, which it removes. */
export async function runDoctor(config: Config, migrations: string): Promise<Finding[]> {
  const running = await isServerRunning(config)
  const embedded = !config.DATABASE_URL
  // only one process may open the embedded database, and opening a missing one would create it
  const open =
    embedded && running
      ? 'embedded, in use by the running server'
      : embedded && !existsSync(join(config.DATA_DIR, 'database'))
        ? 'embedded, made at the first start'
        : () => openDatabase(config, () => {})
  return [
    {
      subject: 'configuration',
      state: 'ok',
      detail: `${config.NODE_ENV}, ${config.origin}, server ${running ? 'running' : 'not running'}`,
    },
    await checkTimeZones(),
    await checkStorage(config),
    ...(await checkDatabase(config, open, migrations)),
    ...(await checkProvider(config, openCards(config), systemClock())),
    await checkMail(createMailer(config)),
  ]
}

/** What keeps the checks from running: each problem of the configuration is a finding of its own. */
export const findingsOfError = (error: unknown): Finding[] =>
  (error instanceof ConfigurationError ? error.problems : [oneLine(error)]).map((problem) => ({
    subject: 'configuration',
    ...fail(problem),
  }))

const MARKS = { ok: 'ok  ', warn: 'WARN', fail: 'FAIL', skip: '-   ' } as const
export function findingsTable(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map((finding) => finding.subject.length)) + 2
  return [
    '',
    ...findings.map(
      (finding) => `  ${MARKS[finding.state]}  ${finding.subject.padEnd(width)}${finding.detail}`,
    ),
    '',
  ].join('\n')
}
