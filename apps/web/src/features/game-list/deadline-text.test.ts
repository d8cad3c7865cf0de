import { describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '@tomogolf/domain/time'
import { createTranslator } from '@tomogolf/phrases/translator'
import en from '@tomogolf/phrases/areas/games/en'
import ja from '@tomogolf/phrases/areas/games/ja'
import { deadlineText } from './deadline-text.ts'

const now = Date.parse('2026-11-20T02:20:00Z')
const english = createTranslator('en', en)
/** The text for a game whose join deadline, 4 hours before the tee time, is `left` ms ahead. */
const closingIn = (left: number) => deadlineText(english, now + left + 4 * HOUR, now, 4)

describe('the text of the join deadline', () => {
  it('counts minutes in the last hour', () => {
    expect(closingIn(59 * MINUTE)).toBe('Closes in 59 minutes')
    expect(closingIn(MINUTE)).toBe('Closes in 1 minute')
    expect(closingIn(0)).toBe('Closes in 0 minutes')
  })
  it('counts hours with one decimal within a day', () => {
    expect(closingIn(HOUR)).toBe('Closes in 1.0 hours')
    expect(closingIn(3.58 * HOUR)).toBe('Closes in 3.5 hours')
    expect(closingIn(23.99 * HOUR)).toBe('Closes in 23.9 hours')
  })
  it('counts days beyond', () => {
    expect(closingIn(24 * HOUR)).toBe('Closes in 1 day')
    expect(closingIn(7.9 * 24 * HOUR)).toBe('Closes in 7 days')
  })
  it('is null after the deadline', () => {
    expect(closingIn(-1)).toBeNull()
  })
  it('uses the configured deadline', () => {
    expect(deadlineText(english, now + 26 * HOUR, now, 24)).toBe('Closes in 2.0 hours')
  })
  it('is in the language of the page', () => {
    expect(deadlineText(createTranslator('ja', ja), now + 52 * HOUR, now, 4)).toBe(
      '締切まであと2日',
    )
  })
})
