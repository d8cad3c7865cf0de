import { expect, test } from 'vitest'
import { commitMessageProblems } from '../check-commit-message.mjs'

test.each([
  'feat(joining): hold the card when a seat is offered',
  'fix: release the hold of a declined guest\n\nThe seat was freed, the hold was not.\n',
  'refactor!: rename the ledger tables',
  'Merge branch main',
])('accepts %j', (message) => {
  expect(commitMessageProblems(message)).toEqual([])
})

test.each([
  ['Hold the card', 1],
  ['feat: hold the card.', 1],
  ['feature: hold the card', 1],
  [`fix: ${'x'.repeat(68)}`, 1],
  ['fix: release the hold\nwithout an empty line', 1],
])('refuses %j', (message, count) => {
  expect(commitMessageProblems(message)).toHaveLength(count)
})
