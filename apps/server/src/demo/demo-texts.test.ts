import type { Language } from '@tomogolf/phrases'
import { findBannedTerms } from '@tomogolf/phrases/terms/banned-terms'
import { expect, test } from 'vitest'
import { GAMES } from './games.data.ts'
import { PEOPLE } from './people.data.ts'

/** The parts of a text that hosts wrote in one script; a note often says a thing twice. */
const SCRIPTS: readonly (readonly [Language, RegExp])[] = [
  ['en', /[\p{Script=Latin}\p{N}\p{P}\p{Zs}]{12,}/gu],
  ['ko', /[\p{Script=Hangul}\p{N}\p{P}\p{Zs}]{8,}/gu],
  ['ja', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。！？]{8,}/gu],
]
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

test.each(SCRIPTS)(
  'the demonstration texts in %s use the words of the glossary',
  (language, script) => {
    const parts = textsIn([GAMES, PEOPLE]).flatMap((text) => text.match(script) ?? [])
    expect(parts.length).toBeGreaterThan(3)
    expect(parts.flatMap((part) => findBannedTerms(language, 'demo', part))).toEqual([])
  },
)
