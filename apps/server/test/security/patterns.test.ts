import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { checkSync } from 'recheck'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')
const SOURCES = [
  'apps/server/src',
  'packages/contract/src',
  'packages/domain/src',
  'packages/phrases/src',
  'packages/artwork/src',
]
type Node = { type?: string; pattern?: string; flags?: string; [key: string]: unknown }

/** Every regular expression in the server's sources, with its file. */
function patterns(): Map<string, { source: string; flags: string; file: string }> {
  const found = new Map<string, { source: string; flags: string; file: string }>()
  const walk = (node: unknown, file: string): void => {
    if (node === null || typeof node !== 'object') return
    const { type, pattern, flags } = node as Node
    if (type === 'RegExpLiteral')
      found.set(`/${pattern}/${flags}`, { source: pattern!, flags: flags!, file })
    for (const part of Object.values(node)) walk(part, file)
  }
  for (const folder of SOURCES)
    for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (/(?<!\.test)\.tsx?$/.test(file))
        walk(
          parseSync(readFileSync(join(ROOT, folder, file), 'utf8'), {
            syntax: 'typescript',
            tsx: file.endsWith('x'),
          }),
          `${folder}/${file}`,
        )
    }
  return found
}

test('every regular expression of the server runs in linear time', () => {
  const all = [...patterns().values()]
  expect(all.length).toBeGreaterThan(80)
  // a pattern without repetition is always linear
  const suspects = all.filter(({ source }) => /[*+]|\{\d+,\d*\}/.test(source))
  const bad = suspects
    .map(({ source, flags, file }) => ({
      file,
      source,
      found: checkSync(source, flags, { timeout: 10_000 }),
    }))
    .filter(({ found }) => found.status === 'vulnerable')
  expect(
    bad.map(
      ({ file, source, found }) =>
        `${file}: /${source}/ ${found.status === 'vulnerable' ? found.complexity.summary : ''}`,
    ),
  ).toEqual([])
}, 120_000)
test('the checker finds a vulnerable pattern', () => {
  expect([
    checkSync('^(a+)+$', '').status,
    checkSync('\\s+$', '').status,
    checkSync('^[a-z]{1,20}$', '').status,
  ]).toEqual(['vulnerable', 'vulnerable', 'safe'])
})
