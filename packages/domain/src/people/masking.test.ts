import { describe, expect, test } from 'vitest'
import {
  isMasked,
  maskContactsIn,
  maskEmail,
  maskEmailsIn,
  maskFields,
  maskLogged,
  maskPhone,
  maskValue,
} from './masking.ts'

describe('masking', () => {
  test.each([
    ['emma@example.com', 'e••••@example.com'],
    ['emma.watson@example.com', 'e••••@example.com'],
    ['emm@example.com', 'e••••@example.com'],
    ['em@example.com', '••••@example.com'],
    ['e@example.com', '••••@example.com'],
    ['"a@b"@example.com', '"••••@example.com'],
    ['no address', '••••'],
    ['', ''],
  ])('the email address %s', (email, masked) => expect(maskEmail(email)).toBe(masked))
  test.each([
    ['+81 90-1234-5678', '•••• 78'],
    ['12345', '•••• 45'],
    ['1234', '••••'],
    ['', '••••'],
  ])('the phone number %s', (phone, masked) => expect(maskPhone(phone)).toBe(masked))
  test('a date is hidden as a whole', () => expect(maskValue('1990-05-17')).toBe('••••'))
  test('addresses within what a mail server said', () =>
    expect(maskEmailsIn('550 5.1.1 <emma@example.com>: unknown, mailto:kenji@example.jp')).toBe(
      '550 5.1.1 <e••••@example.com>: unknown, mailto:k••••@example.jp',
    ))
  test.each([
    ['Call +81 90-1234-5678 now', 'Call •••• 78 now'],
    ['Call 090 1234 5678, or emma@example.com', 'Call •••• 78, or e••••@example.com'],
    ['+1 (415) 555-0118', '•••• 18'],
    ['Call 138 0013 8000 or 13800138000', 'Call •••• 00 or •••• 00'],
    ['213-555-0100, (213) 555-0101, 213.555.0102', '•••• 00, •••• 01, •••• 02'],
    ['電話：０９０-1234-5678、０９０ー１２３４ー５６７９', '電話：•••• 78、•••• 79'],
    ['Tel/090-1234-5678 (090) 1234 5679 (0901234567)', 'Tel/•••• 78 •••• 79 (•••• 67)'],
    [
      '0000123456789, 2026/01/05 0123, １０，０００',
      '0000123456789, 2026/01/05 0123, １０，０００',
    ],
    ['Sat, Nov 28, 07:42 · 2026-11-28', 'Sat, Nov 28, 07:42 · 2026-11-28'],
    ['$343.20, ¥12,000, TG-7K2M4Q, 0.50', '$343.20, ¥12,000, TG-7K2M4Q, 0.50'],
  ])('contact details within %s', (text, masked) => expect(maskContactsIn(text)).toBe(masked))
  test('a long text of digits takes no time', () => {
    const text = '0 '.repeat(100_000)
    expect(maskContactsIn(text).length).toBeGreaterThan(0)
  })
  test('a long text without an address takes no time', () => {
    const text = 'a'.repeat(200_000)
    expect(maskEmailsIn(text)).toBe(text)
  })
  test('fields by their name, and no others', () =>
    expect(
      maskFields({ email: 'emma@example.com', mobile: '09012345678', players: 4, phone: null }),
    ).toEqual({ email: 'e••••@example.com', mobile: '•••• 78', players: 4, phone: null }))
  test.each([
    ['{"birthDate":"1990-05-17","handicap":12}', '{"birthDate":"••••","handicap":12}'],
    ['{broken emma@example.com', '{broken e••••@example.com'],
    ['emma@example.com', 'e••••@example.com'],
    ['80.00 USD', '80.00 USD'],
    ['{"search":"090-1234-5678","rows":1}', '{"search":"•••• 78","rows":1}'],
    ['{"search":"＋81 (0)90 1234 5678"}', '{"search":"•••• 78"}'],
    ['{"search":"•••• 78"}', '{"search":"•••• 78"}'],
    ['{"search":"emma@example.com"}', '{"search":"e••••@example.com"}'],
    ['{"search":"Emma Sato"}', '{"search":"Emma Sato"}'],
  ])('the logged value %s', (logged, masked) => expect(maskLogged(logged)).toBe(masked))
  test('tells a masked text from a full one', () => {
    expect(['', 'e••••@example.com', 'emma@example.com', '09012345678'].map(isMasked)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
