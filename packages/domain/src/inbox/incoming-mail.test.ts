import { describe, expect, test } from 'vitest'
import {
  isAutomaticMail,
  MAX_MAIL_INPUT,
  MAX_MAIL_TEXT,
  readableMailText,
  textOfMarkup,
} from './incoming-mail.ts'

describe('the quoted history', () => {
  test.each([
    [
      'a quote below',
      'Yes, please.\n\nOn 20 Nov 2026, TomoGolf wrote:\n> Shall we?\n> Yes?',
      'Yes, please.',
    ],
    [
      'a wrapped line above the quote',
      'Yes.\n\nOn Fri, Nov 20, 2026 at 11:20 AM TomoGolf\n<a@tomogolf.example> wrote:\n\n> Shall we?',
      'Yes.',
    ],
    [
      'Japanese',
      'お願いします。\n\n2026年11月20日(金) 11:20 TomoGolf <a@tomogolf.example>:\n> いかがですか',
      'お願いします。',
    ],
    ['Korean', '네.\n\n2026년 11월 20일 TomoGolf님이 작성:\n> 괜찮으세요?', '네.'],
    ['answers between the quotes', '> First?\nYes\n> Second?\nNo', 'Yes\nNo'],
    ['the whole earlier mail', 'Fine.\n-----Original Message-----\nFrom: us\nShall we?', 'Fine.'],
    ['Outlook', `Fine.\n${'_'.repeat(32)}\n\nFrom: us\nShall we?`, 'Fine.'],
    ['Japanese Outlook', `はい。\n${'_'.repeat(32)}\n差出人: us\nいかがですか`, 'はい。'],
  ])('%s is cut', (_what, mail, text) => {
    expect(readableMailText(mail)).toBe(text)
  })
  test('a line of underscores alone is no history', () => {
    const form = `Name:\n${'_'.repeat(32)}\nEmily`
    expect(readableMailText(form)).toBe(form)
  })
  test('a mail that is all quotes stays whole', () => {
    expect(readableMailText('> see my answer\n> above')).toBe('> see my answer\n> above')
  })
})

describe('hostile text', () => {
  test('invisible and bidirectional characters go', () => {
    expect(readableMailText('pa\u200By\u202Epal\u0000 \u3164now\uFEFF')).toBe('paypal now')
  })
  test('markup stays text', () => {
    expect(readableMailText('<script>alert(1)</script>')).toBe('<script>alert(1)</script>')
  })
  test('is cut at a length', () => {
    expect(readableMailText('あ'.repeat(MAX_MAIL_TEXT + 1))).toHaveLength(MAX_MAIL_TEXT)
  })
  test.each([
    ['spaces', ' ', ''],
    ['line breaks', '\n', ''],
    ['quotes', '>\n', '>\n'],
    ['quotes between empty lines', '>\n\n', '>\n\n'],
    ['attributions', 'On wrote:\n>\n', 'On wrote:\n>\n'],
    ['dashes', '-', '-'],
    ['angle brackets', '<', '<'],
    ['style tags', '<style></style>', '<style></style>'],
  ])('%s are read up to a bound', (_what, part, kept) => {
    const bounded = part.repeat(MAX_MAIL_INPUT / part.length)
    const huge = part.repeat(400_000)
    expect(readableMailText(huge)).toBe(kept.repeat(MAX_MAIL_TEXT).slice(0, MAX_MAIL_TEXT))
    expect(readableMailText(huge)).toBe(readableMailText(bounded))
    expect(textOfMarkup(huge)).toBe(textOfMarkup(bounded))
  })
  test('what follows the bound is not read', () => {
    expect(readableMailText(`${' '.repeat(MAX_MAIL_INPUT)}late`)).toBe('')
    expect(textOfMarkup(`Yes${'<p>'.repeat(MAX_MAIL_INPUT)}late`).trim()).toBe('Yes')
  })
  test('letters that grow in lower case move no tag', () => {
    expect(textOfMarkup('İİİ<STYLE>İp{}</Style>Yes')).toBe('İİİYes')
  })
})

test('a mail without plain text is read from its markup', () => {
  expect(
    readableMailText(
      textOfMarkup(
        '<html><head><style>p{}</style></head><body><p>Yes &amp; thanks</p><img src=x onerror=alert(1)><div>Emily</div><blockquote>Shall we?</blockquote></body></html>',
      ),
    ),
  ).toBe('Yes & thanks\n\nEmily')
})

test.each([
  [
    'below a quote',
    '<div>On Friday TomoGolf wrote:</div><blockquote>Shall\nwe?<br>Yes?</blockquote>Yes.',
    'Yes.',
  ],
  [
    'between quotes',
    '<blockquote>A?<blockquote>B</blockquote>C?</blockquote>Yes<BLOCKQUOTE><p>D?</p></BLOCKQUOTE>No',
    'Yes\nNo',
  ],
  ['above a quote that does not end', 'Yes.<blockquote>Shall we?<p>Yes?', 'Yes.'],
  ['after a quote that ends twice', 'Yes.</blockquote></blockquote>No.', 'Yes.\n\nNo.'],
])('an answer %s is read from markup', (_what, html, text) => {
  expect(readableMailText(textOfMarkup(html))).toBe(text)
})

test.each([
  [{}, false],
  [{ autoSubmitted: 'no' }, false],
  [{ autoSubmitted: 'auto-replied; owner-email="a@b.example"' }, true],
  [{ autoSubmitted: 'AUTO-GENERATED' }, true],
  [{ precedence: 'bulk' }, true],
  [{ precedence: 'auto_reply' }, true],
  [{ precedence: 'first-class' }, false],
] as const)('%o is automatic: %s', (headers, expected) => {
  expect(isAutomaticMail(headers)).toBe(expected)
})
