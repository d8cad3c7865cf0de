import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, 'RESULTS.md')

/** The machine and how busy it was: figures of a loaded machine are to be read as such. */
export function machine(): string {
  const [cpu] = cpus()
  return `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`
}
/** Processes that wanted a core in the last minute, on average. More than the cores before the run began means somebody else was working. */
export const load = (): string => loadavg()[0]!.toFixed(1)

/** A table of Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, i) => (i === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

/** Puts one part of the results in the place of its older self; the other parts stay. */
export function writePart(name: string, text: string): void {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const part = `${open}\n${text.trim()}\n${close}`
  let all = '# Measurements\n'
  try {
    all = readFileSync(FILE, 'utf8')
  } catch {
    /* the first part makes the file */
  }
  const at = all.indexOf(open)
  writeFileSync(
    FILE,
    at < 0
      ? `${all.trimEnd()}\n\n${part}\n`
      : all.slice(0, at) + part + all.slice(all.indexOf(close) + close.length),
  )
}
