import { expect, test } from 'vitest'
import { TEE_TIME_SLOTS } from './requests.ts'

test('tee times are offered every half hour from 04:00 to 20:00', () => {
  expect(TEE_TIME_SLOTS).toHaveLength(33)
  expect(TEE_TIME_SLOTS.slice(0, 3)).toEqual(['04:00', '04:30', '05:00'])
  expect(TEE_TIME_SLOTS.slice(-2)).toEqual(['19:30', '20:00'])
})
