import { describe, expect, test } from 'vitest'
import { categoriesOf, searchFaq } from './faq-search.ts'
import { faqJsonLd } from './json-ld.ts'
import { fill, piecesOf, plain, plainText } from './text.ts'
import { pages, valuesIn } from '../../../test/content-pages.ts'

describe('a text', () => {
  test('has plain pieces, stress and links', () => {
    expect(piecesOf('**Free** until then, see [the rules](/cancellation#short).')).toEqual([
      { kind: 'strong', text: 'Free' },
      { kind: 'text', text: ' until then, see ' },
      { kind: 'link', text: 'the rules', href: '/cancellation#short' },
      { kind: 'text', text: '.' },
    ])
  })
  test('without mark-up is one piece', () => {
    expect(piecesOf('A hold (not a charge) [so far].')).toEqual([
      { kind: 'text', text: 'A hold (not a charge) [so far].' },
    ])
  })
  test('takes its values; an unknown one stays visible to the test that looks for it', () => {
    expect(fill('{{fee}} of {{hold}}, {{other}}', { fee: '$30.00', hold: '$130.00' })).toBe(
      '$30.00 of $130.00, {{other}}',
    )
  })
  test('is read by search engines without its mark-up', () => {
    expect(plain('**Nothing.** [Write to us](/contact)')).toBe('Nothing. Write to us')
    expect(
      plainText(
        [
          'One.',
          { list: ['two', '[three](/faq)'] },
          { rows: [['a', '{{b}}']] },
          { figure: 'held' },
        ],
        { b: 'B' },
      ),
    ).toBe('One.\ntwo\nthree\na\nB')
  })
})

describe('the search of the questions', async () => {
  const values = await valuesIn('en')
  const all = categoriesOf(pages.faq.en)
  const found = (typed: string) =>
    searchFaq(all, typed, values).flatMap(({ questions }) => questions.map(({ id }) => id))

  test('shows everything before a word is typed', () => {
    expect(found('  ')).toEqual(all.flatMap(({ questions }) => questions.map(({ id }) => id)))
  })
  test('finds words in questions and answers, in any order and case', () => {
    expect(found('RAIN')).toEqual(['weather'])
    expect(found('characters CODE')).toEqual(['qr', 'camera'])
  })
  test('finds the amounts that the page shows', () => {
    expect(found('$130.00')).toEqual(['fee'])
  })
  test('finds nothing for what nobody wrote', () => {
    expect(found('helicopter')).toEqual([])
  })
  test('does not mind full-width letters', async () => {
    const japanese = searchFaq(categoriesOf(pages.faq.ja), 'ＱＲ', await valuesIn('ja'))
    expect(japanese.flatMap(({ questions }) => questions.map(({ id }) => id))).toContain('qr')
  })
})

test('search engines get every question with the answer as it stands on the page', async () => {
  const values = await valuesIn('en')
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
    values,
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
  ).toContain('For a green fee of $100.00 it is $30.00')
  expect(JSON.stringify(data)).not.toMatch(/\{\{|\]\(|\*\*/)
})
