import { expect, test } from 'vitest'
import { isTextOrData, readSource, repositoryFiles } from './source-files.ts'

const MAX_LENGTH = 120
const MAX_SHARE = 0.01

const sources = repositoryFiles().filter(
  (file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !isTextOrData(file),
)

/** `apps/server`, `packages/domain`, `e2e` … */
const packageOf = (file: string): string => {
  const [first = '', second = ''] = file.split('/')
  return first === 'apps' || first === 'packages' ? `${first}/${second}` : first
}

test(`lines over ${MAX_LENGTH} characters stay under ${MAX_SHARE * 100} % of each package`, () => {
  const counts = new Map<string, { lines: number; long: number; examples: string[] }>()
  for (const file of sources) {
    const count = counts.get(packageOf(file)) ?? { lines: 0, long: 0, examples: [] }
    const lines = readSource(file).split('\n')
    const long = lines.flatMap((line, index) => (line.length > MAX_LENGTH ? [index + 1] : []))
    count.lines += lines.length
    count.long += long.length
    count.examples.push(...long.map((number) => `${file}:${number}`))
    counts.set(packageOf(file), count)
  }
  expect(counts.size).toBeGreaterThan(8)
  const over = [...counts].filter(([, { lines, long }]) => lines > 100 && long / lines > MAX_SHARE)
  expect(over.map(([name, { examples }]) => ({ name, examples: examples.slice(0, 20) }))).toEqual(
    [],
  )
})
