import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Playwright's global setup: a place for what the run's products begin from. */
export default function setup(): () => void {
  const folder = process.env.PREPARED_FOLDERS = mkdtempSync(join(tmpdir(), 'tomogolf-prepared-'))
  return () => rmSync(folder, { recursive: true })
}

/**
 * Copies into `folder` what a first start writes there. The run's first caller of a kind makes it (`start` starts a product in an empty
 * folder and stops it again); every other one waits for that, which is several times faster than a first start each.
 */
export async function beginFromPrepared(kind: string, folder: string, start: (folder: string) => Promise<void>): Promise<void> {
  const all = process.env.PREPARED_FOLDERS
  if (!all) return
  const made = join(all, kind)
  const making = `${made}.making`
  if (claim(making)) {
    try {
      await start(join(making, 'data'))
      renameSync(join(making, 'data'), made)
    } catch (err) {
      rmSync(making, { recursive: true })
      throw err
    }
  }
  for (let i = 0; !existsSync(made) && i < 1200; i++) await new Promise((r) => setTimeout(r, 100))
  cpSync(made, folder, { recursive: true })
}

function claim(path: string): boolean {
  try { mkdirSync(path); return true } catch { return false }
}
