import { describe, expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

describe('the pages offered: the first, the last, and one on either side', () => {
  test.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 7, [1, 2, 'gap', 7]],
    [2, 7, [1, 2, 3, 'gap', 7]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 12, [1, 'gap', 4, 5, 6, 'gap', 12]],
    [12, 12, [1, 'gap', 11, 12]],
    [3, 5, [1, 2, 3, 4, 5]],
    [9, 5, [1, 'gap', 5]],
  ])('page %i of %i', (page, total, expected) => {
    expect(pageWindow(page, total)).toEqual(expected)
  })
})
