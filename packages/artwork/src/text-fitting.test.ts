import { expect, it } from 'vitest'
import { fitText, textWidth } from './text-fitting.ts'

const TITLE = { maxWidth: 740, largest: 76, smallest: 44, maxLines: 2 } as const

it('fits a short name in the largest size on one line', () => {
  expect(fitText('Koga Golf Club', TITLE)).toEqual({ lines: ['Koga Golf Club'], size: 76 })
})

it('breaks a longer name into two even lines before it uses a smaller size', () => {
  expect(fitText('Higashi Nagoya Country Club', TITLE)).toEqual({
    lines: ['Higashi Nagoya', 'Country Club'],
    size: 76,
  })
})

it('breaks Japanese between scripts, never before a small kana or a long vowel', () => {
  expect(fitText('霧島高原ゴルフ倶楽部', TITLE).lines).toEqual(['霧島高原', 'ゴルフ倶楽部'])
  const { lines } = fitText('アアーアーアーアーアーアーアーアー', { ...TITLE, maxWidth: 500 })
  expect(lines).toHaveLength(2)
  expect(lines[1]).not.toMatch(/^ー/)
})

it('counts CJK as full width and stays inside the width', () => {
  expect(textWidth('東京', 50)).toBe(100)
  expect(textWidth('il', 50)).toBeLessThan(textWidth('mw', 50) / 2)
  for (const name of [
    'Ube 72 Country Club Mannenike East Course',
    '宇部72カントリークラブ万年池東コース',
    'W'.repeat(60),
    '高'.repeat(60),
  ]) {
    const { lines, size } = fitText(name, TITLE)
    for (const line of lines) expect(textWidth(line, size)).toBeLessThanOrEqual(TITLE.maxWidth)
  }
})

it('uses an ellipsis only when the smallest size is still too wide', () => {
  expect(fitText('Ube 72 Country Club Mannenike East Course', TITLE).lines.join(' ')).toBe(
    'Ube 72 Country Club Mannenike East Course',
  )
  expect(fitText('高'.repeat(60), TITLE).lines.at(-1)).toMatch(/…$/)
})

it('splits no surrogate pair', () => {
  for (const line of fitText('𠮷'.repeat(60), TITLE).lines) expect(line.isWellFormed()).toBe(true)
})
