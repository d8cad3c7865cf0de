import { expect, test } from 'vitest'
import { toCsv, type Column } from './csv.ts'

const VALUE: readonly Column<string | number | boolean | null>[] = [['value', (value) => value]]
const linesOf = (...values: (string | number | boolean | null)[]) =>
  toCsv(VALUE, values).split('\r\n')

test('begins with a byte order mark and a header, and ends each record with CRLF', () => {
  expect(toCsv(VALUE, ['ゴルフ'])).toBe('\uFEFFvalue\r\nゴルフ\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '＝1+1'])('escapes the formula %j', (text) => {
  expect(linesOf(text)[1]).toBe(`'${text}`)
})

test('quotes text with a comma, a quote or a line break', () => {
  expect(toCsv(VALUE, ['a,b', 'a"b', 'a\nb', '\rx'])).toBe(
    '\uFEFFvalue\r\n"a,b"\r\n"a""b"\r\n"a\nb"\r\n"\'\rx"\r\n',
  )
})

test('writes numbers and booleans as they are, and nothing for null', () => {
  expect(linesOf(-20.5, true, false, null)).toEqual([
    '\uFEFFvalue',
    '-20.5',
    'true',
    'false',
    '',
    '',
  ])
})
