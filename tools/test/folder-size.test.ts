import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryFiles } from './source-files.ts'

const MAX_FILES = 25
/** One file per address, area or language. */
const EXCEPTIONS = /^apps\/web\/src\/(routes|content)|^packages\/phrases\/src\/|\/migrations$/

const sources = repositoryFiles().filter(
  (file) =>
    /\.(ts|tsx|mjs|cjs|css)$/.test(file) &&
    !/\.(test|spec)\.tsx?$/.test(file) &&
    !EXCEPTIONS.test(dirname(file)),
)

test(`no folder holds more than ${MAX_FILES} source files`, () => {
  const counts = new Map<string, number>()
  for (const file of sources) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  expect(counts.size).toBeGreaterThan(100)
  expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([])
})
