import { describe, expect, test } from 'vitest'
import { expiryProblem, formatExpiry, parseExpiry } from './card-expiry.ts'
import {
  brandOf,
  cvcLength,
  groupNumber,
  isLuhnValid,
  maskedNumber,
  numberProblem,
} from './card-number.ts'
import { caretAfter } from './caret.ts'

describe('a card number', () => {
  test.each([
    ['4242424242424242', 'visa'],
    ['4', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['2720990000000000', 'mastercard'],
    ['378282246310005', 'amex'],
    ['34', 'amex'],
    ['3566002020360505', 'jcb'],
    ['3528', 'jcb'],
    ['3056930009020004', 'diners'],
    ['36227206271667', 'diners'],
    ['6011111111111117', 'discover'],
    ['6500', 'discover'],
    ['6200000000000005', 'unionpay'],
    ['', null],
    ['3', null],
    ['2221', 'mastercard'],
    ['2220', null],
    ['2721', null],
    ['3527', null],
    ['9', null],
  ])('%s is of brand %s', (digits, brand) => {
    expect(brandOf(digits)).toBe(brand)
  })
  test('is grouped as it is embossed, whatever was typed in between', () => {
    expect(groupNumber('4242-4242 42424242')).toBe('4242 4242 4242 4242')
    expect(groupNumber('378282246310005')).toBe('3782 822463 10005')
    expect(groupNumber('36227206271667')).toBe('3622 720627 1667')
    expect(groupNumber('４２４２４')).toBe('4242 4')
  })
  test('is at most as long as its brand allows', () => {
    expect(groupNumber('3782822463100059999')).toBe('3782 822463 10005')
    expect(groupNumber('55555555555544449')).toBe('5555 5555 5555 4444')
    expect(groupNumber('4'.repeat(30)).replaceAll(' ', '')).toHaveLength(19)
  })
  test('is validated by its check digit', () => {
    expect(isLuhnValid('4242424242424242')).toBe(true)
    expect(isLuhnValid('4242424242424241')).toBe(false)
    expect(isLuhnValid('')).toBe(false)
  })
  test.each([
    ['', 'required'],
    ['4242 4242', 'incomplete'],
    ['4242 4242 4242 4242', null],
    ['4242 4242 4242 4243', 'incorrect'],
    ['3782 822463 1000', 'incomplete'],
    ['3782 822463 10005', null],
    ['3056 9300 0902 0004', null],
    ['1234 5678 9012 3456', 'incorrect'],
  ])('"%s": %s', (text, problem) => {
    expect(numberProblem(text)).toBe(problem)
  })
  test('has dots for missing digits on the drawn card', () => {
    expect(maskedNumber('4242 4242 4')).toBe('4242 4242 4••• ••••')
    expect(maskedNumber('37')).toBe('37•• •••••• •••••')
    expect(maskedNumber('')).toBe('•••• •••• •••• ••••')
  })
  test('has a security code of four digits on American Express, else three', () => {
    expect([cvcLength('37'), cvcLength('42'), cvcLength('')]).toEqual([4, 3, 3])
  })
})

describe('an expiry', () => {
  test.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12 / 3'],
    ['1230', '12 / 30'],
    ['8', '08'],
    ['8/', '08'],
    ['12 / ', '12'],
    ['12/2030', '12 / 30'],
    ['2030-07', '07 / 30'],
    ['1/28', '01 / 28'],
    ['０８３０', '08 / 30'],
  ])('typed or filled in as "%s" reads "%s"', (text, shown) => {
    expect(formatExpiry(text)).toBe(shown)
  })
  test('is a month and a full year', () => {
    expect(parseExpiry('08 / 30')).toEqual({ month: 8, year: 2030 })
    expect([parseExpiry('13 / 30'), parseExpiry('00 / 30'), parseExpiry('08 / 3')]).toEqual([
      null,
      null,
      null,
    ])
  })
  test.each([
    ['', 'required'],
    ['08 / 3', 'invalid'],
    ['13 / 30', 'invalid'],
    ['10 / 26', 'past'],
    ['11 / 26', null],
    ['12 / 25', 'past'],
    ['12 / 76', null],
    ['12 / 77', 'invalid'],
  ])('"%s" on 20 November 2026: %s', (text, problem) => {
    expect(expiryProblem(text, '2026-11-20')).toBe(problem)
  })
})

describe('the caret in a grouped number', () => {
  test('stays behind the same digit', () => {
    expect(caretAfter('42429 4242', 5, '4242 9424 2')).toBe(6)
    expect(caretAfter('4242', 0, '4242')).toBe(0)
    expect(caretAfter('4242 42', 7, '4242 42')).toBe(7)
  })
})
