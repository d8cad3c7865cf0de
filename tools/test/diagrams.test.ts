import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONFIGURATION, configurationPage } from '../readme-config.ts'
import { PROCESSES, processesPage } from '../diagrams.ts'

test('docs/processes.md matches the state machines', () => {
  expect(readFileSync(PROCESSES, 'utf8')).toBe(processesPage())
})
test('docs/configuration.md lists every variable', () => {
  expect(readFileSync(CONFIGURATION, 'utf8')).toBe(configurationPage())
})
