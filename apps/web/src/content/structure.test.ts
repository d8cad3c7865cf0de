import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '@tomogolf/phrases/languages'
import { SOURCES } from './japan-golf-guide/sources.ts'
import { categoriesOf } from '../features/content/faq-search.ts'
import { fill, piecesOf } from '../features/content/text.ts'
import { NAMES, pages, textsOf, valuesIn } from '../../test/content-pages.ts'

/** What a page is made of, without its words: names in their order, lengths of lists, kinds of blocks and figures (a title for the browser alone is each language's own choice). */
const shapeOf = (node: unknown, key = ''): unknown => {
  if (typeof node === 'string') return ['tone', 'figure', 'lang'].includes(key) ? node : 'text'
  if (Array.isArray(node)) return node.map((item) => shapeOf(item))
  return Object.entries(node as object)
    .filter(([name]) => name !== 'lang' && name !== 'pageTitle')
    .map(([name, value]) => [name, shapeOf(value, name)])
}
const SRC = join(import.meta.dirname, '..')
const links = NAMES.flatMap((name) =>
  LANGUAGES.flatMap((language) =>
    textsOf(pages[name][language]).flatMap(([path, text]) =>
      piecesOf(text).flatMap(({ href }) =>
        href === undefined ? [] : [{ where: `${name}/${language} ${path}`, href }],
      ),
    ),
  ),
)

test('every folder of texts is a page, and every page has its folder', () => {
  expect(
    readdirSync(join(SRC, 'content'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort(),
  ).toEqual([...NAMES].sort())
})

describe.each(NAMES)('the page %s', (name) => {
  test.each(LANGUAGES)(
    'says in %s exactly as many things, in the same order, as in English',
    (language) => {
      expect(shapeOf(pages[name][language])).toEqual(shapeOf(pages[name].en))
    },
  )
  test.each(LANGUAGES)(
    'has no empty text in %s, and no text left in another language',
    (language) => {
      const texts = textsOf(pages[name][language])
      expect(texts.filter(([, text]) => text.trim() === '')).toEqual([])
      const own = { en: /[a-z]/i, ja: /[ぁ-んァ-ヶ一-龠]/, ko: /[가-힣]/, zh: /[一-龥]/ }[language]
      // short ones may be names
      expect(
        texts
          .map(([path, text]) => [path, text.replace(/\{\{\w+\}\}/g, '')] as const)
          .filter(([, text]) => text.length > 20 && !own.test(text)),
      ).toEqual([])
    },
  )
  test.each(LANGUAGES)(
    'leaves no placeholder unfilled and no mark-up open in %s',
    async (language) => {
      const values = await valuesIn(language)
      const open = textsOf(pages[name][language]).filter(([, text]) =>
        /\{\{|\}\}|\*\*|\]\(/.test(
          piecesOf(fill(text, values))
            .map((piece) => piece.text)
            .join(''),
        ),
      )
      expect(open).toEqual([])
    },
  )
})

describe.each(LANGUAGES)('in %s', (language) => {
  const heads = NAMES.flatMap(
    (name): { title: string; pageTitle?: string; description: string }[] => {
      const page = pages[name][language]
      return 'tabs' in page ? [page, ...Object.values(page.tabs)] : [page]
    },
  )
  test('no two pages have the same title or description', () => {
    for (const texts of [
      heads.map((head) => head.pageTitle ?? head.title),
      heads.map((head) => head.description),
    ])
      expect(new Set(texts).size).toBe(texts.length)
  })
  test('every question and topic has an address of its own', () => {
    const ids = categoriesOf(pages.faq[language]).flatMap(({ id, questions }) => [
      id,
      ...questions.map((question) => question.id),
    ])
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test('every link inside the site leads to a page that exists', () => {
  const routes = new Set(
    [
      ...readFileSync(join(SRC, 'routeTree.gen.ts'), 'utf8').matchAll(/^ {2}'(\/[^']*)': typeof/gm),
    ].map((match) => match[1]),
  )
  expect(
    links.filter(({ href }) => href.startsWith('/') && !routes.has(href.split(/[?#]/)[0])),
  ).toEqual([])
})
test('every link to a part of a page leads to a part that exists', () => {
  const partsOf = (path: string): readonly string[] => {
    const page = pages[path.slice(1) as (typeof NAMES)[number]].en
    return 'sections' in page
      ? Object.keys(page.sections)
      : 'categories' in page
        ? categoriesOf(page).flatMap(({ id, questions }) => [id, ...questions.map((q) => q.id)])
        : []
  }
  const astray = links.filter(({ href }) => {
    const [path = '', part] = href.split('#')
    return part !== undefined && href.startsWith('/') && !partsOf(path).includes(part)
  })
  expect(astray).toEqual([])
})
test('links and sources elsewhere are whole addresses', () => {
  const outside = [
    ...links.map(({ href }) => href).filter((href) => !href.startsWith('/')),
    ...Object.values(SOURCES).flat(),
  ]
  expect(outside.filter((href) => !/^https?:\/\/[a-z0-9.-]+\.[a-z]{2,}(\/|$)/.test(href))).toEqual(
    [],
  )
})
