import { describe, expect, test } from 'vitest'
import { isTextOrData, readSource, repositoryFiles } from './source-files.ts'

/**
 * Words that engineers do not search for, and what to write instead. Product texts may use them.
 */
const BANNED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bwho(m)?ever\b/i, 'the user, the caller, anyone who'],
  [/\bsome(body|one)\b/i, 'a user, a person'],
  [/\bno(body| one)\b/i, 'no user, no caller'],
  [/\banew\b/i, 'again'],
  [/\btelephones?\b/i, 'phone'],
  [/\bthe desk\b|\bdesk's\b/i, 'the back-office, admin'],
  [/\bthe house\b/i, 'the architecture'],
  [/\bkept answers?\b/i, 'response cache'],
  [/\bkept (requests?|check-ins?)\b/i, 'outbox'],
  [/\b(taken|takes?|taking|took) over\b/i, 'hydrate; become responsible'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\bfor ever\b/i, 'forever, permanently'],
  [/\bhurr(y|ies|ied)\b/i, 'reschedule, retry now'],
  [/\bin vain\b/i, 'without effect, refused, expired'],
  [/\bhears? (of|that)\b/i, 'is notified, receives'],
]
const IDENTIFIERS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b\w*(takenOver|TakenOver)\w*\b/, 'hydrated'],
  [/\b\w*(keptAnswer|KeptAnswer|keepAnswer)\w*\b/, 'response cache'],
  [/\b(desk|Desk)[A-Z]\w*\b|\b[a-z]\w*Desk\w*\b/, 'admin'],
  [/\bhear[A-Z]\w*\b/, 'process, receive'],
  [/\btell[A-Z]\w*\b/, 'notify'],
]

type Line = { readonly number: number; readonly text: string }

/** Comments and test titles of a source file: what people read as prose. */
function proseOf(source: string): Line[] {
  let inBlock = false
  return source.split('\n').flatMap((line, index) => {
    const parts: string[] = []
    if (inBlock || /^\s*\/\*/.test(line)) parts.push(line)
    else {
      const comment = /(?:^|\s)\/\/\s(.*)$/.exec(line)
      if (comment) parts.push(comment[1]!)
      const block = /\/\*(.*?)\*\//.exec(line)
      if (block) parts.push(block[1]!)
      const title = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`].*)/.exec(line)
      if (title) parts.push(title[1]!)
    }
    if (/\/\*/.test(line) && !/\*\//.test(line.slice(line.lastIndexOf('/*')))) inBlock = true
    else if (inBlock && line.includes('*/')) inBlock = false
    return parts.map((text) => ({ number: index + 1, text }))
  })
}
const allLines = (text: string): Line[] =>
  text.split('\n').map((line, index) => ({ number: index + 1, text: line }))

const findings = (file: string, lines: readonly Line[], list: typeof BANNED): string[] =>
  lines.flatMap(({ number, text }) =>
    list
      .filter(([pattern]) => pattern.test(text))
      .map(([pattern, instead]) => `${file}:${number} "${pattern.exec(text)![0]}" → ${instead}`),
  )

const files = repositoryFiles().filter((file) => !isTextOrData(file))
const isVocabularyTest = (file: string) => file.endsWith('tools/test/vocabulary.test.ts')
const sources = files.filter(
  (file) => /\.(ts|tsx|mjs|cjs|css)$/.test(file) && !isVocabularyTest(file),
)

describe('standard vocabulary', () => {
  test('comments and test titles use plain engineering English', () => {
    expect(sources.length).toBeGreaterThan(1000)
    expect(sources.flatMap((file) => findings(file, proseOf(readSource(file)), BANNED))).toEqual([])
  })

  test('documents use plain engineering English', () => {
    const documents = files.filter((file) => /\.(md|yaml|yml)$/.test(file))
    expect(documents.length).toBeGreaterThan(30)
    expect(documents.flatMap((file) => findings(file, allLines(readSource(file)), BANNED))).toEqual(
      [],
    )
  })

  test('identifiers use standard terms', () => {
    expect(
      sources.flatMap((file) => findings(file, allLines(readSource(file)), IDENTIFIERS)),
    ).toEqual([])
  })

  test('a banned word in a comment, a title or an identifier is found', () => {
    const sample = [
      'const a = 1 // whoever comes first',
      '/**',
      ' * The desk sees it.',
      ' */',
      "test('nobody joins twice', () => hearWebhook())",
      "const text = 'somebody' // fine: a product text",
    ].join('\n')
    expect(
      findings('sample.ts', proseOf(sample), BANNED).map((line) => line.split(' ')[0]),
    ).toEqual(['sample.ts:1', 'sample.ts:3', 'sample.ts:5'])
    expect(findings('sample.ts', allLines(sample), IDENTIFIERS)).toHaveLength(1)
  })
})
