import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Playwright's global setup: a folder for the prepared data folders of the run. */
export default function setup(): () => void {
  const folder = (process.env.PREPARED_FOLDERS = mkdtempSync(join(tmpdir(), 'tomogolf-prepared-')))
  return () => rmSync(folder, { recursive: true })
}

const KINDS = ['demonstration', 'empty'] as const
type Kind = (typeof KINDS)[number]
/** Starts a product of a kind in an empty folder, and stops it again. */
type FirstStart = (kind: Kind, folder: string) => Promise<void>

/**
 * Copies the result of a first start into `folder`, which is several times faster than a first
 * start. The first caller of a kind prepares it; others prepare the other kind, then wait.
 */
export async function copyPreparedData(
  kind: Kind,
  folder: string,
  start: FirstStart,
): Promise<void> {
  const root = process.env.PREPARED_FOLDERS
  if (!root) return
  const prepared = join(root, kind)
  if (!existsSync(prepared) && !(await prepareOnce(root, kind, start)))
    for (const other of KINDS) await prepareOnce(root, other, start)
  for (let i = 0; !existsSync(prepared) && i < 1200; i++)
    await new Promise((resolve) => setTimeout(resolve, 100))
  cpSync(prepared, folder, { recursive: true })
}

/** Prepares the data of a kind; false when another worker is already preparing it. */
async function prepareOnce(root: string, kind: Kind, start: FirstStart): Promise<boolean> {
  const temporary = join(root, `${kind}.partial`)
  if (!claim(temporary)) return false
  try {
    await start(kind, join(temporary, 'data'))
    renameSync(join(temporary, 'data'), join(root, kind))
  } catch (error) {
    rmSync(temporary, { recursive: true })
    throw error
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
