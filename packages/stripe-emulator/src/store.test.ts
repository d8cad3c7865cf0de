import { expect, it } from 'vitest'
import { openStore } from './store.ts'
import type { VaultEntry } from './types.ts'

const entry = (id: string, number = '4242424242424242'): VaultEntry => ({
  id,
  number,
  setUp: false,
  spent: false,
})

it('a request that throws is rolled back, including the order of rows', () => {
  let told = 0
  const store = openStore(undefined, () => {
    told += 1
  })
  for (const id of ['one', 'two', 'three']) store.vault.put(entry(id))
  expect(told).toBe(3)
  const breaking = () =>
    store.transaction(() => {
      store.vault.put(entry('two', 'changed'))
      store.vault.put(entry('four'))
      store.vault.remove('one')
      store.vault.put(entry('one'))
      store.vault.remove('three')
      throw new Error('the handler broke')
    })
  expect(breaking).toThrow('the handler broke')
  expect([...store.vault.all()]).toEqual([entry('one'), entry('two'), entry('three')])
  expect(told).toBe(3)
})

it('a successful request is reported once with all its changes', () => {
  let told = 0
  const store = openStore(undefined, () => {
    told += 1
  })
  store.transaction(() => {
    store.vault.put(entry('one'))
    store.transaction(() => store.vault.put(entry('two')))
    store.vault.remove('one')
  })
  expect([[...store.view('vault').keys()], told]).toEqual([['two'], 1])
})
