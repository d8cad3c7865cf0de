import { expect, test } from 'vitest'
import { returnUrlFrom } from './return-url.ts'

test.each([
  ['https://golf.example/payment-setup', 'https://golf.example/payment-setup'],
  [
    'https://golf.example/payment-setup?redirectTo=%2Fgames%2F7#form',
    'https://golf.example/payment-setup?redirectTo=%2Fgames%2F7',
  ],
  [
    'https://golf.example/payment-setup?setup_intent=seti_1&setup_intent_client_secret=s&redirect_status=failed&redirectTo=%2F',
    'https://golf.example/payment-setup?redirectTo=%2F',
  ],
])('the way back to %s is %s', (address, expected) => {
  expect(returnUrlFrom(address)).toBe(expected)
})
