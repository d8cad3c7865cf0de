import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONFIGURATION, configurationPage } from '../readme-config.ts'
import { PROCESSES, processesPage } from '../diagrams.ts'

test('the page of the processes shows the tables that the server runs', () => {
  expect(readFileSync(PROCESSES, 'utf8')).toBe(processesPage())
})
test('the page of the configuration names every variable that is read', () => {
  expect(readFileSync(CONFIGURATION, 'utf8')).toBe(configurationPage())
})
