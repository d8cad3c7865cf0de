import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node'
import { expect, test } from 'vitest'

// the theme has its own breakpoints, colors and sizes: a class of Tailwind's defaults, such as
// `sm:flex` or `leading-relaxed`, is written without an error and does nothing
const ROOT = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const STYLES = 'apps/web/src/styles'
const system = await loadDesignSystem(read(`${STYLES}/index.css`), { base: join(ROOT, STYLES) })

/** The classes that our style sheets define themselves. */
const own = new Set(
  globSync(['apps/*/src/**/*.css', 'packages/ui/src/**/*.css'], { cwd: ROOT }).flatMap((file) =>
    [...read(file).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!),
  ),
)

/** What is between the parenthesis before `start` and its counterpart. */
function argumentsFrom(source: string, start: number): string {
  let depth = 1
  let end = start
  for (; depth > 0 && end < source.length; end++)
    depth += source[end] === '(' ? 1 : source[end] === ')' ? -1 : 0
  return source.slice(start, end - 1)
}
/** The class names of attributes and of `cx(…)`. Words without a hyphen may be plain values. */
function classNamesOf(source: string): string[] {
  const attributes = [...source.matchAll(/\b\w*className="([^"]+)"/gi)].map(([, names]) => names!)
  const calls = [...source.matchAll(/\bcx\(/g)].flatMap(({ index }) =>
    [
      ...argumentsFrom(source, index + 'cx('.length)
        .replaceAll(/\['[^']*'\]/g, '')
        .matchAll(/'([^']+)'/g),
    ].map(([, names]) => names!),
  )
  return [...attributes, ...calls].flatMap((names) =>
    names.split(/\s+/).filter((name) => /\w/.test(name) && /[-:[]/.test(name)),
  )
}

test('every class name of a component exists', () => {
  const unknown = globSync(['apps/*/src/**/*.tsx', 'packages/ui/src/**/*.tsx'], { cwd: ROOT })
    .flatMap((file) => classNamesOf(read(file)).map((name) => ({ file, name })))
    .filter(({ name }) => !own.has(name) && system.candidatesToCss([name])[0] === null)
  expect(unknown.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})
