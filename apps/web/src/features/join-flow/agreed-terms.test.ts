import { expect, test } from 'vitest'
import type { NewCompanion } from '../../lib/party/party.ts'
import { agreedTerms } from './agreed-terms.ts'

const daniel: NewCompanion = {
  firstName: 'Daniel',
  lastName: 'Reyes',
  adult: true,
  languages: ['en'],
}
const one = {
  waits: false,
  hold: { amount: 130, currency: 'USD' },
  seats: 1,
  companions: [],
} as const
const two = { ...one, seats: 2, companions: [daniel] }

test.each([
  ['a companion comes', one, { ...one, seats: 2, companions: null }],
  ['the companion is named', { ...two, companions: null }, two],
  ['another companion comes', two, { ...two, companions: [{ ...daniel, firstName: 'Ruth' }] }],
  ['a companion gives the spot up', two, one],
  ['the amount changes', one, { ...one, hold: { amount: 150, currency: 'USD' } as const }],
  ['the currency changes', one, { ...one, hold: { amount: 130, currency: 'JPY' } as const }],
  ['the guest waits instead', one, { ...one, waits: true }],
])('an agreement ends when %s', (_, before, after) => {
  expect(agreedTerms(after)).not.toBe(agreedTerms(before))
})
test('an agreement stays when only the languages of a companion change', () => {
  expect(agreedTerms({ ...two, companions: [{ ...daniel, languages: ['ja'] }] })).toBe(
    agreedTerms(two),
  )
})
