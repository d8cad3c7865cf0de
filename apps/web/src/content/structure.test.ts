import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '@tomogolf/phrases/languages'
import { SOURCES } from './japan-golf-guide/sources.ts'
import { categoriesOf } from '../features/content/faq-search.ts'
import { piecesOf } from '@tomogolf/format/article-text'
import { NAMES, pages, textsOf, fillIn } from '../../test/content-pages.ts'

/**
 * The structure of a page without its texts: keys in order, lengths of lists, kinds of blocks and
 * figures. `pageTitle` is optional in each language.
 */
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

test('every content folder is a page, and every page has a folder', () => {
  expect(
    readdirSync(join(SRC, 'content'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort(),
  ).toEqual([...NAMES].sort())
})

describe.each(NAMES)('the page %s', (name) => {
  test.each(LANGUAGES)('has the same structure in %s as in English', (language) => {
    expect(shapeOf(pages[name][language])).toEqual(shapeOf(pages[name].en))
  })
  test.each(LANGUAGES)('has no empty and no untranslated text in %s', (language) => {
    const texts = textsOf(pages[name][language])
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([])
    const own = { en: /[a-z]/i, ja: /[ぁ-んァ-ヶ一-龠]/, ko: /[가-힣]/, zh: /[一-龥]/ }[language]
    // short ones may be names
    expect(
      texts
        .map(([path, text]) => [path, text.replace(/\{\{\w+\}\}/g, '')] as const)
        .filter(([, text]) => text.length > 20 && !own.test(text)),
    ).toEqual([])
  })
  test.each(LANGUAGES)('has no unfilled placeholder and no open markup in %s', async (language) => {
    const fill = await fillIn(language)
    const open = textsOf(pages[name][language]).filter(([, text]) =>
      /\{\{|\}\}|\*\*|\]\(/.test(
        piecesOf(fill(text))
          .map((piece) => piece.text)
          .join(''),
      ),
    )
    expect(open).toEqual([])
  })
})

describe.each(LANGUAGES)('in %s', (language) => {
  const heads = NAMES.flatMap(
    (name): { title: string; pageTitle?: string; description: string }[] => {
      const page = pages[name][language]
      return 'tabs' in page ? [page, ...Object.values(page.tabs)] : [page]
    },
  )
  test('titles and descriptions are unique', () => {
    for (const texts of [
      heads.map((head) => head.pageTitle ?? head.title),
      heads.map((head) => head.description),
    ])
      expect(new Set(texts).size).toBe(texts.length)
  })
  test('ids of questions and topics are unique', () => {
    const ids = categoriesOf(pages.faq[language]).flatMap(({ id, questions }) => [
      id,
      ...questions.map((question) => question.id),
    ])
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test('every internal link leads to an existing page', () => {
  const routes = new Set(
    [
      ...readFileSync(join(SRC, 'routeTree.gen.ts'), 'utf8').matchAll(/^ {2}'(\/[^']*)': typeof/gm),
    ].map((match) => match[1]),
  )
  expect(
    links.filter(({ href }) => href.startsWith('/') && !routes.has(href.split(/[?#]/)[0])),
  ).toEqual([])
})
test('every link with a fragment leads to an existing part', () => {
  const partsOf = (path: string): readonly string[] => {
    const page = pages[path.slice(1) as (typeof NAMES)[number]].en
    return 'sections' in page
      ? Object.keys(page.sections)
      : 'categories' in page
        ? categoriesOf(page).flatMap(({ id, questions }) => [
            id,
            ...questions.map((question) => question.id),
          ])
        : []
  }
  const broken = links.filter(({ href }) => {
    const [path = '', part] = href.split('#')
    return part !== undefined && href.startsWith('/') && !partsOf(path).includes(part)
  })
  expect(broken).toEqual([])
})
test('external links and sources are absolute URLs', () => {
  const external = [
    ...links.map(({ href }) => href).filter((href) => !href.startsWith('/')),
    ...Object.values(SOURCES).flat(),
  ]
  expect(external.filter((href) => !/^https?:\/\/[a-z0-9.-]+\.[a-z]{2,}(\/|$)/.test(href))).toEqual(
    [],
  )
})
