import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Playwright's global setup: a place for what the run's products begin from. */
export default function setup(): () => void {
  const folder = (process.env.PREPARED_FOLDERS = mkdtempSync(join(tmpdir(), 'tomogolf-prepared-')))
  return () => rmSync(folder, { recursive: true })
}

const KINDS = ['demonstration', 'empty'] as const
type Kind = (typeof KINDS)[number]
/** Starts a product of a kind in an empty folder, and stops it again. */
type FirstStart = (kind: Kind, folder: string) => Promise<void>

/**
 * Copies into `folder` what a first start writes there. The run's first caller of a kind makes it; every other one waits for that, which is several
 * times faster than a first start each, and makes what will be asked for next meanwhile.
 */
export async function beginFromPrepared(
  kind: Kind,
  folder: string,
  start: FirstStart,
): Promise<void> {
  const all = process.env.PREPARED_FOLDERS
  if (!all) return
  const made = join(all, kind)
  if (!existsSync(made) && !(await make(all, kind, start)))
    for (const other of KINDS) await make(all, other, start)
  for (let i = 0; !existsSync(made) && i < 1200; i++) await new Promise((r) => setTimeout(r, 100))
  cpSync(made, folder, { recursive: true })
}

/** False where somebody else has begun. */
async function make(all: string, kind: Kind, start: FirstStart): Promise<boolean> {
  const making = join(all, `${kind}.making`)
  if (!claim(making)) return false
  try {
    await start(kind, join(making, 'data'))
    renameSync(join(making, 'data'), join(all, kind))
  } catch (err) {
    rmSync(making, { recursive: true })
    throw err
  }
  return true
}

function claim(path: string): boolean {
  try {
    mkdirSync(path)
    return true
  } catch {
    return false
  }
}
