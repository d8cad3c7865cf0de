import { expect, test } from 'vitest'
import { cropSquare, fitView, moveView, WHOLE } from './crop-view.ts'

const WIDE = { width: 900, height: 600 }

test('starts with the largest square in the middle', () => {
  expect(cropSquare(WIDE, WHOLE)).toEqual({ left: 150, top: 0, side: 600 })
})

test.each([
  ['right, to the left edge', 1, 0, { left: 0, top: 0, side: 600 }],
  ['left, to the right edge', -1, 0, { left: 300, top: 0, side: 600 }],
  ['down: there is nothing above', 0, 1, { left: 150, top: 0, side: 600 }],
  ['a little', 0.1, 0, { left: 90, top: 0, side: 600 }],
])('moves the picture %s', (_, right, down, square) => {
  const { left, top, side } = cropSquare(WIDE, moveView(WIDE, WHOLE, right, down))
  expect([left, top, side].map(Math.round)).toEqual(Object.values(square))
})

test.each([
  [0.5, 1],
  [1, 1],
  [2.5, 2.5],
  [9, 4],
])('limits the zoom %d to %d', (asked, zoom) => {
  expect(fitView(WIDE, { ...WHOLE, zoom: asked }).zoom).toBe(zoom)
})

test('keeps the square inside after zooming out at an edge', () => {
  const near = moveView(WIDE, fitView(WIDE, { ...WHOLE, zoom: 4 }), 9, 9)
  const { left, top } = cropSquare(WIDE, fitView(WIDE, { ...near, zoom: 1 }))
  expect([Math.round(left), Math.round(top)]).toEqual([0, 0])
})
