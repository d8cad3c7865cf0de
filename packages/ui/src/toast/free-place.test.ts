import { expect, test } from 'vitest'
import { placeFor } from './free-place.ts'

const PHONE = { height: 800, fromTop: true, inset: 8 }
const SIZE = { left: 16, width: 358, height: 60 }
const row = (top: number, height = 44, left = 300) => ({
  left,
  right: left + 60,
  top,
  bottom: top + height,
})

test.each([
  ['an empty screen', [], [], 8],
  ['a control in the first place', [row(4)], [], 48],
  ['a control that the toast would only touch', [row(68)], [], 8],
  ['a control beside the toast', [row(4, 44, 380)], [], 8],
  ['a link in the first place', [], [row(4)], 48],
  ['controls everywhere: the place with the fewest', [row(0, 400), row(0, 800)], [], 400],
  ['links are covered before controls', [row(0, 700)], [row(700, 100)], 704],
])('%s', (_, controls, links, top) => {
  expect(placeFor(SIZE, PHONE, controls, links)).toBe(top)
})

test('starts at the bottom on desktops', () => {
  const view = { height: 800, fromTop: false, inset: 8 }
  expect(placeFor(SIZE, view, [], [])).toBe(732)
  expect(placeFor(SIZE, view, [row(760)], [])).toBe(700)
})
