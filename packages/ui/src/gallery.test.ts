import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const GALLERY = join(import.meta.dirname, '../gallery')
/** Loaded and rendered by another component, without output of their own, or calling the server. */
const PARTS = ['Menu', 'ToastRegion', 'PhrasesProvider', 'StepUp', 'StepUpDialog']

const read = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

test('the gallery shows every exported component', () => {
  const exported = [
    ...read(import.meta.dirname).matchAll(
      /export (?:default )?(?:function|const) ([A-Z][a-z]\w*)/g,
    ),
  ].map(([, name]) => name!)
  expect(exported).toContain('Button')
  const gallery = read(GALLERY)
  const missing = exported.filter(
    (name) => !PARTS.includes(name) && !new RegExp(`<${name}\\b`).test(gallery),
  )
  expect(missing).toEqual([])
})
