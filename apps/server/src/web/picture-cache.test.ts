import { expect, test } from 'vitest'
import { PictureCache } from './picture-cache.ts'

test('draws a cached picture once and evicts the least recently used one', () => {
  const cache = new PictureCache(2)
  const drawn: string[] = []
  const ask = (key: string) =>
    cache.get(key, () => {
      drawn.push(key)
      return `<svg>${key}</svg>`
    })
  ask('a')
  ask('b')
  ask('a')
  ask('c') // evicts b: a was used later
  ask('a')
  ask('b')
  expect(drawn).toEqual(['a', 'b', 'c', 'b'])
})
