import { LANGUAGES } from '@tomogolf/phrases'
import { findBannedTerms } from '@tomogolf/phrases/terms/banned-terms'
import { beforeAll, describe, expect, it } from 'vitest'
import type { NotificationKind } from '@tomogolf/messages/notifications'
import type { Phrase } from '../../../platform/phrases.ts'
import { realPhrases } from '../../../../test/support/notifications-world.ts'
import { composeForVisitor } from './compose-external.presenter.ts'
import { composeNotification } from './compose-notification.presenter.ts'
import { SUBJECT_WIDTH } from './fit-subject.presenter.ts'
import { textWidth } from './plain-text.presenter.ts'
import type { RenderedEmail } from './render-mail.presenter.ts'
import { SAMPLES, SAMPLE_NOW } from './sample-params.data.ts'
import { NOTIFICATION_KINDS } from './templates.data.ts'

const ORIGIN = 'https://golf.example'
let phrase: Phrase
beforeAll(async () => {
  ;({ phrase } = await realPhrases())
})

/** Names as long as the longest of the course list, and of guests. */
const LONG = {
  courseName: 'The National Country Club Saitama Musashi-Kyuryo Forest Course',
  courseNameJa: 'ザ・ナショナルカントリー倶楽部埼玉武蔵丘陵森林コース',
  guestName: 'Maximilian-Alexander W.',
  raterName: 'Maximilian-Alexander W.',
  hostName: 'Maximilian-Alexander W.',
}
/** The emails of a kind with its sample values, and with long names in their place. */
const mails = (kind: NotificationKind, language: (typeof LANGUAGES)[number]): RenderedEmail[] =>
  SAMPLES[kind].flatMap((params) => {
    const long = Object.fromEntries(Object.entries(LONG).filter(([name]) => name in params))
    return [params, { ...params, ...long }].map((values) =>
      composeNotification(
        { kind, params: values } as Parameters<typeof composeNotification>[0],
        { language, timeZone: null, name: 'Emily' },
        phrase,
        ORIGIN,
        SAMPLE_NOW,
      ),
    )
  })
const preheaderOf = (html: string) => /mso-hide:all">(.*?)(?:&#847;|<)/.exec(html)?.[1] ?? ''
const buttonsOf = (html: string) => html.match(/<a href="[^"]+" style="display:inline-block/g) ?? []
const stem = (text: string) => text.replace(/[.。!！]$/, '')

describe.each(LANGUAGES)('in the list of a mailbox in %s', (language) => {
  it.each(NOTIFICATION_KINDS)(
    '%s has a short subject, a preview of its own and one button',
    (kind) => {
      for (const { subject, html } of mails(kind, language)) {
        expect({ subject, width: textWidth(subject) }).toSatisfy(
          ({ width }: { width: number }) => width <= SUBJECT_WIDTH,
        )
        const preheader = preheaderOf(html)
        expect(textWidth(preheader)).toBeGreaterThan(10)
        expect([stem(subject), stem(/<h1[^>]*>(.*?)<\/h1>/.exec(html)![1]!)]).not.toContain(
          stem(preheader),
        )
        expect(buttonsOf(html)).toHaveLength(1)
      }
    },
  )
  it.each(['booking_received', 'rental_received', 'contact_received'] as const)(
    '%s has a short subject, a preview of its own and one button',
    (kind) => {
      const { subject, html } = composeForVisitor(
        {
          kind,
          language,
          to: 'emily@visitor.example',
          params: { reference: 'TG-7K2M4Q', hours: 24 },
        },
        phrase,
        ORIGIN,
        SAMPLE_NOW,
      )
      expect(textWidth(subject)).toBeLessThanOrEqual(SUBJECT_WIDTH)
      expect(stem(preheaderOf(html))).not.toBe(stem(subject))
      expect(buttonsOf(html)).toHaveLength(1)
    },
  )
})

it.each(LANGUAGES)('every email in %s uses the words of the glossary', (language) => {
  const findings = NOTIFICATION_KINDS.flatMap((kind) =>
    mails(kind, language).flatMap(({ subject, text }) =>
      findBannedTerms(language, kind, `${subject}\n${text}`),
    ),
  )
  expect(findings).toEqual([])
})
it('an email about money starts with the amounts', () => {
  for (const kind of [
    'charge_made',
    'refunded',
    'owed_paid',
    'no_show_guest',
    'hold_placed',
    'charge_refused',
    'hold_refused',
  ] as const)
    for (const { html, text } of mails(kind, 'en')) {
      const [amount] = /\$\d+/.exec(html.slice(html.indexOf('</h1>')))!
      const rows = [...html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>/g)].map(([, label]) => label)
      expect(rows.indexOf('Course')).toBeGreaterThan(0)
      expect(html.indexOf('<th scope="row"')).toBeLessThan(html.lastIndexOf(amount))
      expect(text.indexOf(amount)).toBeLessThan(text.indexOf('Course:'))
    }
})
it('keeps the amount and the day of a subject, and whole words of a long name', () => {
  const [, long] = mails('charge_made', 'en')
  expect(long!.subject).toMatch(/^\$130 charged: The National Country.*…, Sat, Nov 28$/)
})
