import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@tomogolf/phrases'
import { findBannedTerms } from '@tomogolf/phrases/terms/banned-terms'
import { expect, test } from 'vitest'

const HERE = import.meta.dirname
const pages = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

test.each(LANGUAGES)('every page in %s uses the words of the glossary', (language) => {
  const findings = pages.flatMap((page) =>
    readFileSync(join(HERE, page, `${language}.ts`), 'utf8')
      .split('\n')
      .flatMap((line) => findBannedTerms(language, page, line)),
  )
  expect(findings).toEqual([])
})
