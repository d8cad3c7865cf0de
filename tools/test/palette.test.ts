import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['apps/web/src', 'apps/admin/src', 'packages/ui/src']
const THEME = 'packages/ui/src/styles/theme.css'

const theme = readFileSync(join(ROOT, THEME), 'utf8')
const palette = [...theme.matchAll(/--palette-([a-z]+):/g)].map(([, name]) => name!)
const roles = new Set([...theme.matchAll(/--color-([a-z0-9-]+):/g)].map(([, name]) => name!))

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(folder, file),
  ),
)
  .filter((file) => /\.(?:tsx?|css)$/.test(file) && file !== THEME)
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))

/** `bg-matcha`, `hover:text-on-sand/50`, `var(--color-ume)`, `--palette-mizu`. */
const paletteNames = (text: string) =>
  text.match(new RegExp(String.raw`(?<=[a-z]-)(?:on-)?(?:${palette.join('|')})\b`, 'g')) ?? []

test('components name the roles of colours, never the palette', () => {
  expect(palette).toContain('matcha')
  expect(paletteNames("'hover:bg-matcha/50 text-on-shu' var(--color-ume)")).toHaveLength(3)
  const found = sources.flatMap(({ file, text }) =>
    paletteNames(text).map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

test('every colour that a source reads is a role of the theme', () => {
  const unknown = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/var\(--color-([a-z0-9-]+)\)/g)]
      .filter(([, name]) => !roles.has(name!))
      .map(([, name]) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})
