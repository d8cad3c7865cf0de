import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, 'RESULTS.md')

/** The machine and its load: results of a loaded machine are not comparable. */
export function machine(): string {
  const [cpu] = cpus()
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`
  return `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory}, Node ${process.version}`
}
/** Load average of the last minute. More than the number of cores means other work was running. */
export const load = (): string => loadavg()[0]!.toFixed(1)

/** A table of Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, i) => (i === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

/** What a benchmark is to reach, and whether it did. */
export type Aim = {
  readonly aim: string
  readonly measured: string
  readonly met: boolean
}
/** Where `npm run bench` collects the aims of the benchmarks that it starts. */
export const AIMS_FILE = 'BENCH_AIMS'
export function recordAims(bench: string, aims: readonly Aim[]): void {
  const file = process.env[AIMS_FILE]
  for (const aim of aims) {
    if (file) appendFileSync(file, `${JSON.stringify({ bench, ...aim })}\n`)
    else if (!aim.met) console.log(`Missed: ${aim.aim}: ${aim.measured}`)
  }
}
export const readAims = (file: string): (Aim & { readonly bench: string })[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Aim & { bench: string })
    : []

/** Replaces one part of the results; the other parts stay. */
export function writePart(name: string, text: string): void {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const part = `${open}\n${text.trim()}\n${close}`
  let all = '# Measurements\n'
  try {
    all = readFileSync(FILE, 'utf8')
  } catch {
    /* the first part creates the file */
  }
  const at = all.indexOf(open)
  writeFileSync(
    FILE,
    at < 0
      ? `${all.trimEnd()}\n\n${part}\n`
      : all.slice(0, at) + part + all.slice(all.indexOf(close) + close.length),
  )
}
