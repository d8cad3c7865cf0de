import { beforeAll, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '@tomogolf/domain/settings'
import { LANGUAGES } from '@tomogolf/phrases'
import { CANCELLATION_POLICY } from '@tomogolf/phrases/policy/all'
import { loadPhrases, type Phrase } from '../../../platform/phrases.ts'
import { policyText } from './policy-text.presenter.ts'

let phrase: Phrase
beforeAll(async () => {
  phrase = await loadPhrases((key) => {
    throw new Error(`no phrase ${key}`)
  })
})

test.each(LANGUAGES)('the policy in %s is complete, without markup or placeholders', (language) => {
  const text = policyText(phrase, language, DEFAULT_SETTINGS)
  const { title, sections } = CANCELLATION_POLICY[language]
  for (const heading of [title, ...Object.values(sections).map((section) => section.title)])
    expect(text.split('\n')).toContain(heading)
  expect(text).not.toMatch(/\{\{|\*\*|\]\(|undefined|\[object/)
  // the fields of the provider take 20,000 characters
  expect(text.length).toBeGreaterThan(1500)
  expect(text.length).toBeLessThan(15_000)
})

test('the policy follows the settings', () => {
  const changed = {
    ...DEFAULT_SETTINGS,
    departure_restriction_hours: 72,
    platform_fee_base_usd: 50,
  }
  const text = policyText(phrase, 'en', changed)
  expect(text).toContain('72 hours before the tee time')
  expect(text).not.toContain('48 hours')
  expect(text).toContain('$150')
})

test('points and rows become lines of their own', () => {
  const lines = policyText(phrase, 'en', DEFAULT_SETTINGS).split('\n')
  expect(lines.some((text) => text.startsWith('• No reply:'))).toBe(true)
  expect(lines).toContain('The host cancels: Nothing. The hold is released.')
})
