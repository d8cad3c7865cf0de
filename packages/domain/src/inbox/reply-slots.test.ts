import { expect, test } from 'vitest'
import { fillTemplate, slotsOf, templateParts, unequalSlots } from './reply-slots.ts'

const TEXT = 'Dear {name}, {tee_time} at {course}. {tee_time}?'

test('finds each slot once', () => {
  expect(slotsOf(TEXT)).toEqual(['name', 'tee_time', 'course'])
  expect(slotsOf('{ no } {No} {} { {9a}')).toEqual([])
})
test('fills the slots that have a value', () => {
  expect(fillTemplate(TEXT, { name: 'Grace', tee_time: '07:48', course: ' ' })).toBe(
    'Dear Grace, 07:48 at {course}. 07:48?',
  )
})
test('a value that looks like a slot is not filled again', () => {
  expect(fillTemplate('{name}', { name: '{reference}', reference: 'TG-1' })).toBe('{reference}')
})
test('tells its own text from what is filled in', () => {
  expect(templateParts('Hi {name}!', { name: 'Grace' })).toEqual([
    { text: 'Hi ', slot: null },
    { text: 'Grace', slot: 'name' },
    { text: '!', slot: null },
  ])
})
test('names the languages with other slots than the first', () => {
  expect(unequalSlots({ en: '{a} {b}', ja: '{b} {a}', ko: '{a}' })).toEqual(['ko'])
})
