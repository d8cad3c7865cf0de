import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const alive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (err) {
    return (err as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Keeps the data folder for this process: two that open the embedded database at once would destroy it. Returns what gives it back.
 * Throws when another process has it; a lock whose process has died is taken over.
 */
export function holdDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'in-use')
  for (let tries = 0; ; tries++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (err) {
      if ((err as NodeJS.ErrnoException).code !== 'EEXIST') throw err
      const owner = Number(readFileSync(file, 'utf8'))
      if (owner === process.pid) return () => rmSync(file, { force: true })
      if (tries > 0 || (owner > 0 && alive(owner)))
        throw new Error(
          `${folder} is in use by process ${owner}. Stop that server first; if it is no server of this product, delete ${file}`,
          { cause: err },
        )
      rmSync(file, { force: true })
    }
  }
}
