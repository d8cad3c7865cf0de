import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSource, repositoryFiles } from './source-files.ts'

const files = repositoryFiles()
const folders = new Set(files.flatMap(parentsOf))
const names = new Set(files.map((file) => file.slice(file.lastIndexOf('/') + 1)))
const scripts = (
  JSON.parse(readSource('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
).scripts

/** The changelog names what an earlier release had. */
const documents = files
  .filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md')
  .map((file) => ({ file, text: readSource(file) }))

const FOLDER = /^(apps|packages|docs|e2e|tools|bench|deploy|\.github)(\/|$)/
const FILE = /\.(tsx?|mjs|cjs|json|md|yaml|csv|css|sql|snap)$/
/** Names of roles (`x.read.ts`) and files that an installation has and the repository has not. */
const EXAMPLES = /^(x|verb-noun|on-event)\.|^(deploy\/\.env|data\/.*|backups\/.*)$/
/** Names of PostgreSQL and its tools. */
const EXTERNAL = new Set(['pg_dump', 'pg_wal', 'max_prepared_statements'])

function parentsOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
function expandBraces(path: string): string[] {
  const match = /^(.*?)\{([^{}]*,[^{}]*)\}(.*)$/.exec(path)
  return match
    ? match[2]!.split(',').flatMap((part) => expandBraces(match[1] + part + match[3]))
    : [path]
}

/** Whether a path, or a shortened one, names a file or folder; `<module>` and `*` match any name. */
function exists(path: string, document: string): boolean {
  const wanted = path.replace(/\/$/, '')
  if (!/[<*]/.test(wanted))
    return (
      files.includes(wanted) ||
      folders.has(wanted) ||
      (FILE.test(wanted) && !wanted.includes('/') && names.has(wanted)) ||
      [...files, ...folders].some((file) => file.endsWith(`/${wanted}`)) ||
      folders.has(normalize(join(dirname(document), wanted)))
    )
  const pattern = wanted
    .split(/<\w+>|\*/)
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('[^/]+')
  return [...files, ...folders].some((file) => new RegExp(`(^|/)${pattern}$`).test(file))
}

/** Code spans of a document, with the line of each. */
const codeSpans = (text: string) =>
  text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/`([^`]+)`/g)].map(([, code]) => ({ code: code!, line: index + 1 })),
    )

/** Paths that a code span or a command names. */
function pathsIn(code: string): string[] {
  const command = /\b(?:npx (?:vitest run|playwright test)|node)\b(.*)$/.exec(code)
  const words = command ? command[1]!.split(' ') : code.includes(' ') ? [] : [code]
  return words
    .map((word) => word.replace(/^\.\//, ''))
    .filter((word) => (FOLDER.test(word) && word.includes('/')) || FILE.test(word))
    .filter((word) => !EXAMPLES.test(word) && !/^[./]/.test(word))
    .flatMap(expandBraces)
}

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
const headingsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => slug(heading!))

describe('documents', () => {
  test('links lead to files and headings that exist', () => {
    const links = documents.flatMap(({ file, text }) =>
      [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => ({ file, target: target! })),
    )
    expect(links.length).toBeGreaterThan(50)
    const broken = links.filter(({ file, target }) => {
      if (/^(https?:|mailto:|\/)/.test(target)) return false
      const [path, heading] = target.split('#')
      const linked = path ? normalize(join(dirname(file), path)).replace(/\/$/, '') : file
      if (!files.includes(linked) && !folders.has(linked)) return true
      return heading !== undefined && !headingsOf(readSource(linked)).includes(heading)
    })
    expect(broken).toEqual([])
  })

  test('paths exist', () => {
    const missing = documents.flatMap(({ file, text }) =>
      codeSpans(text).flatMap(({ code, line }) =>
        pathsIn(code)
          .filter((path) => !exists(path, file))
          .map((path) => `${file}:${line} ${path}`),
      ),
    )
    expect(missing).toEqual([])
  })

  test('npm scripts exist', () => {
    const missing = documents.flatMap(({ file, text }) =>
      [...text.matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)]
        .map(([, script]) => script!)
        .filter((script) => !(script in scripts))
        .map((script) => `${file}: npm run ${script}`),
    )
    expect(missing).toEqual([])
  })

  test('tests that are named after their file contain that title', () => {
    const named = documents.flatMap(({ file, text }) =>
      [...text.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)` "([^"]+)"/g)].map(([, path, title]) => ({
        file,
        path: path!,
        title: title!,
      })),
    )
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter(({ path, title }) => !readSource(path).includes(title))).toEqual([])
  })

  test('functions, types, columns and variables that documents name exist in the sources', () => {
    const sources = files
      .filter((file) => /\.(ts|tsx|mjs|css|sql|csv|yaml|json)$|\.env\.example$/.test(file))
      .filter((file) => file !== 'package-lock.json' && !file.endsWith('documents.test.ts'))
      .map((file) => readSource(file))
      .join('\n')
    const known = new Set(sources.match(/[A-Za-z_$][\w$]*/g))
    const missing = documents.flatMap(({ file, text }) =>
      codeSpans(text)
        .map(({ code, line }) => ({ name: code.replace(/\(.*\)$/, ''), line }))
        .filter(({ name }) => /^[A-Za-z]+(_\w+)+$|^[a-z]+[A-Z]\w*$|^[A-Z][a-z]\w*$/.test(name))
        .filter(({ name }) => !known.has(name) && !EXTERNAL.has(name))
        .map(({ name, line }) => `${file}:${line} ${name}`),
    )
    expect(missing).toEqual([])
  })

  test('the README names every webhook event that the product requires', () => {
    const source = readSource('apps/server/src/doctor/check-provider.ts')
    const list = /REQUIRED_EVENTS = \[(.*?)\]/s.exec(source)![1]!
    const required = [...list.matchAll(/'([\w.]+)'/g)].map(([, event]) => event!)
    const line = readSource('README.md')
      .split('\n')
      .find((text) => text.includes('POST /api/webhooks/stripe'))!
    const sentence = line.slice(line.indexOf('with the events'), line.indexOf('To pay hosts'))
    // `.canceled` after `payment_intent.succeeded`: the same object, another event
    let object = ''
    const named = [...sentence.matchAll(/`([\w.]+)`/g)].map(([, event]) => {
      if (!event!.startsWith('.')) object = event!.slice(0, event!.lastIndexOf('.'))
      return event!.startsWith('.') ? object + event : event!
    })
    expect(required.length).toBeGreaterThan(10)
    expect(named.toSorted()).toEqual(required.toSorted())
  })

  test('every button and page that the tour of the README names exists', () => {
    const readme = readSource('README.md')
    const tour = readme.slice(readme.indexOf('## A tour'), readme.indexOf('## Map'))
    const labels = [...tour.matchAll(/\*\*(.+?)\*\*/g)]
      .map(([, label]) => label!)
      .filter((label) => !label.endsWith(':'))
    const phrases = files
      .filter((file) => /phrases\/src\/areas\/\w+\/en\.ts$/.test(file))
      .flatMap((file) => [...readSource(file).matchAll(/: '(.+)',$/gm)].map(([, text]) => text!))
    const isPhrase = (label: string) =>
      phrases.includes(label) || phrases.includes(label.replace(/\$[\d.]+/, '{{amount}}'))
    expect(labels.length).toBeGreaterThan(5)
    expect(labels.filter((label) => !isPhrase(label))).toEqual([])
  })

  test('a missing path is found, and a shortened one is accepted', () => {
    expect(exists('apps/server/src/no-such-file.ts', 'README.md')).toBe(false)
    expect(exists('platform/http/base.plugin.ts', 'README.md')).toBe(true)
    expect(exists('packages/phrases/src/areas/<area>/en.ts', 'README.md')).toBe(true)
    expect(pathsIn('npx vitest run tools/test/safety.test.ts -u')).toEqual([
      'tools/test/safety.test.ts',
    ])
  })
})
