import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

const FOLDERS = ['apps', 'packages', 'e2e', 'tools', 'bench', 'docs', 'deploy']
const SKIPPED = /(^|\/)(node_modules|dist|data|test-results|coverage|\.\w[^/]*)(\/|$)/

/** Texts, data and generated files: no rule about code style holds for them. */
export const isTextOrData = (file: string): boolean =>
  /\.gen\.ts$|\.data\.ts$|packages\/phrases\/src\/(areas|core|policy)\/|apps\/web\/src\/content\/|\/migrations\/|__snapshots__/.test(
    file,
  )

/**
 * Paths of the repository's files, relative to its root: tracked and new ones, or all where git is
 * missing.
 */
export function repositoryFiles(): string[] {
  try {
    const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
    return execFileSync('git', ['ls-files', '-co', '--exclude-standard'], options)
      .split('\n')
      .filter((file) => file !== '' && existsSync(join(ROOT, file)))
  } catch {
    const below = FOLDERS.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    return [...below, ...readdirSync(ROOT)].filter(
      (file) => /\.\w+$/.test(file) && !SKIPPED.test(file),
    )
  }
}

export const readSource = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
