import { describe, expect, test } from 'vitest'
import { phoneDigits } from './phone-search.ts'

describe('phoneDigits', () => {
  const stored = '819012345678'
  test.each([
    '+819012345678',
    '+81 90 1234 5678',
    '+81 (0)90-1234-5678',
    '0081 90 1234 5678',
    '090-1234-5678',
    '090 1234 5678',
    '(090) 1234-5678',
    '09012345678',
    '０９０－１２３４－５６７８',
    '1234-5678',
    '5678',
  ])('%s is found in the stored number', (text) => {
    expect(stored).toContain(phoneDigits(text) ?? 'nothing')
  })
  test.each(['567', '000', 'kenji', 'kenji 0901', 'pi_3QkB81', 'a@b.example', '', '-1234'])(
    '%s is no phone number',
    (text) => expect(phoneDigits(text)).toBeUndefined(),
  )
})
