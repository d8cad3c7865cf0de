import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RECORD_LENGTH, zenginFile, type BankAccount, type TransferSender } from './zengin-file.ts'
import { toZenginText, zenginBytes } from './zengin-text.ts'

describe('half-width text', () => {
  test.each([
    ['ワタナベ ケンジ', 'ﾜﾀﾅﾍﾞ ｹﾝｼﾞ'],
    ['わたなべ　けんじ', 'ﾜﾀﾅﾍﾞ ｹﾝｼﾞ'],
    ['ﾜﾀﾅﾍﾞ ｹﾝｼﾞ', 'ﾜﾀﾅﾍﾞ ｹﾝｼﾞ'],
    ['ジョー・パーカー', undefined],
    ['ジョー パーカー', 'ｼﾞﾖ- ﾊﾟ-ｶ-'],
    ['ヲガワ ヴィッキー', 'ｵｶﾞﾜ ｳﾞｲﾂｷ-'],
    ['カ）トモゴルフ', 'ｶ)ﾄﾓｺﾞﾙﾌ'],
    ['Emily Carter', 'EMILY CARTER'],
    ['渡辺', undefined],
    ["O'Neil", undefined],
    ['é', undefined],
    ['a\u0000b', undefined],
    ['', ''],
  ])('of %s', (from, to) => {
    expect(toZenginText(from)).toBe(to)
  })
  test('is one byte for each character', () => {
    expect([...zenginBytes('ｱﾝﾞﾟA-')]).toEqual([0xb1, 0xdd, 0xde, 0xdf, 0x41, 0x2d])
    expect(() => zenginBytes('渡')).toThrow(RangeError)
  })
})

const SENDER: TransferSender = {
  code: '0123456789',
  holder: 'ｶ)ﾄﾓｺﾞﾙﾌ',
  bank: '0134',
  branch: '001',
  kind: 'checking',
  number: '7654321',
}
const KENJI: BankAccount = {
  bank: '0005',
  branch: '012',
  kind: 'ordinary',
  number: '0000417',
  holder: 'ﾜﾀﾅﾍﾞ ｹﾝｼﾞ',
}
// by another decoder than the code that writes the file
const decode = (bytes: Uint8Array) => new TextDecoder('shift_jis').decode(bytes)

describe('the file', () => {
  test('has a header, transfers, a trailer with totals and an end', () => {
    const file = decode(
      zenginFile(SENDER, '1130', [
        { to: KENJI, yen: 31_600, reference: '7' },
        { to: { ...KENJI, kind: 'savings' }, yen: 1, reference: '8' },
      ]),
    )
    const lines = file.split('\r\n')
    expect(lines.pop()).toBe('')
    expect(lines).toEqual([
      `1210${'0123456789'}${'ｶ)ﾄﾓｺﾞﾙﾌ'.padEnd(40)}1130${'0134'}${' '.repeat(15)}001${' '.repeat(15)}27654321${' '.repeat(17)}`,
      `20005${' '.repeat(15)}012${' '.repeat(19)}10000417${'ﾜﾀﾅﾍﾞ ｹﾝｼﾞ'.padEnd(30)}0000031600${'0'}${'7'.padStart(20, '0')}7${' '.repeat(8)}`,
      `20005${' '.repeat(15)}012${' '.repeat(19)}40000417${'ﾜﾀﾅﾍﾞ ｹﾝｼﾞ'.padEnd(30)}0000000001${'0'}${'8'.padStart(20, '0')}7${' '.repeat(8)}`,
      `8000002000000031601${' '.repeat(101)}`,
      `9${' '.repeat(119)}`,
    ])
  })
  test('is made of records of 120 bytes whose totals add up, whatever is paid', () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
    const transfer = fc.record({
      to: fc.record({
        bank: digits(4),
        branch: digits(3),
        kind: fc.constantFrom('ordinary', 'checking', 'savings'),
        number: digits(7),
        holder: fc.constantFrom('ﾜﾀﾅﾍﾞ ｹﾝｼﾞ', 'A'.repeat(40), '', 'ｶﾞ'.repeat(20)),
      }),
      yen: fc.integer({ min: 1, max: 9_999_999 }),
      reference: digits(10),
    })
    fc.assert(
      fc.property(fc.array(transfer, { maxLength: 20 }), (transfers) => {
        const bytes = zenginFile(SENDER, '0101', transfers)
        expect(bytes.length).toBe((transfers.length + 3) * (RECORD_LENGTH + 2))
        const lines = decode(bytes).split('\r\n').slice(0, -1)
        const paid = lines.filter((line) => line.startsWith('2'))
        const total = lines.find((line) => line.startsWith('8'))!
        expect(Number(total.slice(1, 7))).toBe(paid.length)
        expect(Number(total.slice(7, 19))).toBe(
          paid.reduce((sum, line) => sum + Number(line.slice(80, 90)), 0),
        )
      }),
    )
  })
  test.each([
    { to: { ...KENJI, number: '12345678' }, yen: 1, reference: '1' },
    { to: KENJI, yen: -1, reference: '1' },
    { to: KENJI, yen: 1.5, reference: '1' },
    { to: KENJI, yen: 10_000_000_000, reference: '1' },
  ])('is refused rather than shifted: %#', (transfer) => {
    expect(() => zenginFile(SENDER, '1130', [transfer])).toThrow(RangeError)
  })
})
