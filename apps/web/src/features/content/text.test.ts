import { describe, expect, test } from 'vitest'
import { categoriesOf, searchFaq } from './faq-search.ts'
import { faqJsonLd } from './json-ld.ts'
import { piecesOf, plain, plainText } from '@tomogolf/format/article-text'
import { pages, fillIn } from '../../../test/content-pages.ts'

describe('a text', () => {
  test('splits into plain text, emphasis and links', () => {
    expect(piecesOf('**Free** until then, see [the rules](/cancellation#short).')).toEqual([
      { kind: 'strong', text: 'Free' },
      { kind: 'text', text: ' until then, see ' },
      { kind: 'link', text: 'the rules', href: '/cancellation#short' },
      { kind: 'text', text: '.' },
    ])
  })
  test('is one piece without markup', () => {
    expect(piecesOf('A hold (not a charge) [so far].')).toEqual([
      { kind: 'text', text: 'A hold (not a charge) [so far].' },
    ])
  })
  test('is filled with the values of its page; unknown names stay', async () => {
    const fill = await fillIn('en')
    expect(fill('{{fee}} of {{hold}}, {{other}}')).toBe('$30 of $130, {{other}}')
  })
  test('becomes plain text for search engines', () => {
    expect(plain('**Nothing.** [Write to us](/contact)')).toBe('Nothing. Write to us')
    expect(
      plainText(
        [
          'One.',
          { list: ['two', '[three](/faq)'] },
          { rows: [['a', '{{b}}']] },
          { figure: 'held' },
        ],
        (text) => text.replace('{{b}}', 'B'),
      ),
    ).toBe('One.\ntwo\nthree\na\nB')
  })
})

describe('the FAQ search', async () => {
  const fill = await fillIn('en')
  const all = categoriesOf(pages.faq.en)
  const found = (typed: string) =>
    searchFaq(all, typed, fill).flatMap(({ questions }) => questions.map(({ id }) => id))

  test('returns everything for an empty search', () => {
    expect(found('  ')).toEqual(all.flatMap(({ questions }) => questions.map(({ id }) => id)))
  })
  test('finds terms in questions and answers, in any order and case', () => {
    expect(found('RAIN')).toEqual(['weather'])
    expect(found('characters CODE')).toEqual(['qr', 'camera'])
  })
  test('finds the amounts that the page shows', () => {
    expect(found('$130')).toEqual(['fee'])
  })
  test('finds nothing for unknown terms', () => {
    expect(found('helicopter')).toEqual([])
  })
  test('finds full-width letters', async () => {
    const japanese = searchFaq(categoriesOf(pages.faq.ja), 'ＱＲ', await fillIn('ja'))
    expect(japanese.flatMap(({ questions }) => questions.map(({ id }) => id))).toContain('qr')
  })
})

test('the JSON-LD contains every question with its answer', async () => {
  const fill = await fillIn('en')
  const data = faqJsonLd(
    {
      origin: 'https://golf.example',
      path: '/faq',
      title: 'Questions',
      description: '',
      language: 'en',
      home: 'Home',
    },
    pages.faq.en,
    fill,
  )
  const [faq] = data['@graph'] as [
    {
      '@type': string
      mainEntity: { url: string; name: string; acceptedAnswer: { text: string } }[]
    },
  ]
  expect(faq['@type']).toBe('FAQPage')
  expect(faq.mainEntity).toHaveLength(
    categoriesOf(pages.faq.en).reduce((sum, { questions }) => sum + questions.length, 0),
  )
  expect(
    faq.mainEntity.find(({ url }) => url === 'https://golf.example/faq#fee')?.acceptedAnswer.text,
  ).toContain('For a green fee of $100, it’s $30')
  expect(JSON.stringify(data)).not.toMatch(/\{\{|\]\(|\*\*/)
})
