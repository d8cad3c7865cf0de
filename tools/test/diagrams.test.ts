import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROCESSES, processesPage } from '../diagrams.ts'

test('the page of the processes shows the tables that the server runs', () => {
  expect(readFileSync(PROCESSES, 'utf8')).toBe(processesPage())
})
