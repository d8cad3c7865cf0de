import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (err) {
    return (err as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Locks the data folder for this process: two processes would destroy the embedded database.
 * Returns a function that unlocks it. Throws when another running process holds the lock; a lock of
 * a dead process is replaced.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'in-use')
  for (let attempts = 0; ; attempts++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (err) {
      if ((err as NodeJS.ErrnoException).code !== 'EEXIST') throw err
      const owner = Number(readFileSync(file, 'utf8'))
      if (owner === process.pid) return () => rmSync(file, { force: true })
      if (attempts > 0 || (owner > 0 && isRunning(owner)))
        throw new Error(
          `${folder} is in use by process ${owner}. Stop that server first; if it is no server of this product, delete ${file}`,
          { cause: err },
        )
      rmSync(file, { force: true })
    }
  }
}
