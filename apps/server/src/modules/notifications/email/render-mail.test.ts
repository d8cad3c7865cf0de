import { LANGUAGES, type Language } from '@tomogolf/phrases'
import { beforeAll, describe, expect, it } from 'vitest'
import { composeNotification } from './compose-notification.presenter.ts'
import { SAMPLES, SAMPLE_NOW } from './sample-params.data.ts'
import { NOTIFICATION_KINDS } from './templates.data.ts'
import type { NotificationKind, NotificationParamsOf } from '@tomogolf/messages/notifications'
import type { Phrase } from '../../../platform/phrases.ts'
import { realPhrases } from '../../../../test/support/notifications-world.ts'

const ORIGIN = 'https://golf.example'
let phrase: Phrase, missing: string[]
beforeAll(async () => {
  ;({ phrase, missing } = await realPhrases())
})

const render = <K extends NotificationKind>(
  kind: K,
  params: Readonly<NotificationParamsOf[K]>,
  language: Language = 'en',
  timeZone: string | null = null,
  name: string | null = 'Emily',
) => composeNotification({ kind, params }, { language, timeZone, name }, phrase, ORIGIN, SAMPLE_NOW)
const sample = <K extends NotificationKind>(kind: K, variant = 0) => SAMPLES[kind][variant]!

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(NOTIFICATION_KINDS)(
    '%s is complete: no missing phrase, no placeholder, one button',
    (kind) => {
      for (const [variant] of SAMPLES[kind].entries()) {
        const { subject, html, text } = render(
          kind,
          sample(kind, variant),
          language,
          'America/New_York',
        )
        for (const part of [subject, html, text]) {
          expect(part).not.toMatch(/\{\{\w+\}\}|이\(가\)|undefined|\[object|NaN|email\.[a-z_]+\./)
        }
        expect(subject.length).toBeGreaterThan(5)
        expect(html).toContain(`<html lang="${language === 'zh' ? 'zh-Hans' : language}"`)
        const buttons = [...html.matchAll(/<a href="([^"]+)" style="display:inline-block/g)].map(
          (match) => match[1]!.replaceAll('&amp;', '&'),
        )
        expect(buttons).toHaveLength(1)
        for (const url of buttons) expect(text.split('\n')).toContain(url)
        // links only to our own pages and loads nothing
        for (const [, url] of html.matchAll(/(?:href|src)="([^"]+)"/g))
          expect(url!.startsWith(ORIGIN)).toBe(true)
        expect(html.match(/<img [^>]*>/g)?.join()).toMatch(
          new RegExp(`^<img src="${ORIGIN}/icon-192.png"[^>]*>$`),
        )
        expect(html).not.toMatch(/<script|<link|url\(/)
      }
      expect(missing).toEqual([])
    },
  )
})

// a subject may shorten them
const JAPANESE_COURSES = /箱根ゆき[カントリー倶楽部]*|芦ノ湖ゴルフリンクス/g
it('writes the course in the script of the reader', () => {
  const textIn = (language: Language) =>
    render('joined_guest', sample('joined_guest'), language).text
  expect(textIn('en')).toContain('Hakone Yuki Country Club')
  expect(textIn('ja')).toContain('箱根ゆきカントリー倶楽部')
  expect(textIn('zh')).toContain('箱根ゆきカントリー倶楽部')
  expect(textIn('ko')).toContain('하코네 유키 컨트리 클럽')
})
it.each(NOTIFICATION_KINDS)('%s contains no sentence in another language', (kind) => {
  const rendered = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.values(render(kind, sample(kind), language)).join('\n'),
    ]),
  ) as Record<Language, string>
  expect(rendered.en).not.toMatch(/[ぁ-んァ-ヶ가-힣]|[您我已]/)
  expect(rendered.ja).toMatch(/[ぁ-ん]/)
  expect(rendered.ja).not.toMatch(/[가-힣]|[您们]/)
  expect(rendered.ko).toMatch(/[가-힣]/)
  expect(rendered.ko).not.toMatch(/[ぁ-んァ-ヶ]|[您们]/)
  expect(rendered.zh).toMatch(/[您我已的]/)
  // Chinese readers see the Japanese name of a course
  expect(rendered.zh.replace(JAPANESE_COURSES, '')).not.toMatch(/[ぁ-んァ-ヶ가-힣]/)
})

describe('money and time', () => {
  it('states when the amount will be held, and that nothing was charged', () => {
    const { text } = render('joined_guest', sample('joined_guest', 1))
    expect(text).toContain(
      'You haven’t been charged. We’ll place a hold of $130 on your card on Wed, Feb 10, 2027, 08:10 Japan time',
    )
    expect(text).toContain('you’re only charged the platform fee of $30')
    expect(text).toContain('Free cancellation until Fri, Feb 12, 2027, 08:10 Japan time')
  })
  it('offers no free leave to a guest who joined after its deadline', () => {
    const { text, html } = render('joined_guest', sample('joined_guest', 2))
    expect(text).toContain('already ended when you joined')
    expect(text + html).not.toContain('Free cancellation until')
  })
  it.each([
    ['en', '¥19,500'],
    ['ja', '19,500円'],
    ['ko', '19,500엔'],
    ['zh', '19,500日元'],
  ] as const)('formats yen without decimals in %s', (language, amount) => {
    expect(render('joined_guest', sample('joined_guest', 2), language).text).toContain(amount)
  })
  it.each([
    ['en', '$130'],
    ['ja', '130ドル'],
    ['ko', '130달러'],
    ['zh', '130美元'],
  ] as const)('formats dollars with cents in %s', (language, amount) => {
    expect(render('left_late_guest', sample('left_late_guest'), language).subject).toContain(amount)
  })
  it.each([
    ['en', 'Sat, Nov 28, 07:42 Japan time'],
    ['ja', '11月28日（土）7:42（日本時間）'],
    ['ko', '11월 28일(토) 7:42(일본 시간)'],
    ['zh', '11月28日（周六）7:42（日本时间）'],
  ] as const)('formats the tee time as Japan time in %s', (language, time) => {
    expect(render('hold_placed', sample('hold_placed'), language).text).toContain(time)
  })
  it("adds the recipient's time and the name of its zone after Japan time", () => {
    const { text } = render('joined_guest', sample('joined_guest'), 'en', 'America/New_York')
    expect(text).toContain(
      'Tee time: Sat, Nov 28, 07:42 Japan time\n    Fri, Nov 27, 17:42 (Eastern Time)',
    )
    expect(render('joined_guest', sample('joined_guest'), 'ja', 'America/New_York').text).toContain(
      '11月27日（金）17:42（米国東部時間）',
    )
  })
  it.each(['Asia/Tokyo', 'Asia/Seoul', null, 'Not/A_Zone'])(
    'shows only Japan time to a recipient in %s',
    (zone) => {
      expect(render('joined_guest', sample('joined_guest'), 'en', zone).text).not.toContain(
        'Fri, Nov 27',
      )
    },
  )
  it.each([
    ['달러가', 'USD', 13_000],
    ['엔이', 'JPY', 19_500],
  ] as const)('adds the Korean particle that fits the amount: %s', (end, currency, minor) => {
    const { text } = render(
      'left_late_guest',
      { ...sample('left_late_guest'), charged: { minor, currency } },
      'ko',
    )
    expect(text).toContain(`${end} 청구됩니다`)
    expect(text).not.toContain('이(가)')
  })
  it("does not mention the guest's refused card to the host", () => {
    for (const language of LANGUAGES)
      expect(render('seat_released_host', sample('seat_released_host'), language).text).not.toMatch(
        /\bcard\b|\bhold\b|カード|仮押さえ|카드|가승인|卡|预授权/,
      )
  })
  it('does not mention the release of a hold that was never placed', () => {
    const { text } = render('left_free_guest', sample('left_free_guest', 1))
    expect(text).toContain('nothing was held on your card')
    expect(text).not.toContain('released')
  })
  it('states that the hold stays when the operator cancels', () => {
    expect(render('game_cancelled_guest', sample('game_cancelled_guest', 1)).text).toContain(
      'The hold of $130 stays on your card while our team reviews it',
    )
  })
  it('draws the bar to scale, with one part when the whole hold is charged', () => {
    expect(
      [
        ...render('checked_in_guest', sample('checked_in_guest')).html.matchAll(
          /<td width="(\d+)%" bgcolor/g,
        ),
      ].map((match) => match[1]),
    ).toEqual(['32', '68'])
    expect(
      [
        ...render('no_show_guest', sample('no_show_guest')).html.matchAll(
          /<td width="(\d+)%" bgcolor/g,
        ),
      ].map((match) => match[1]),
    ).toEqual(['100'])
  })
  it('shows the previous values of a changed game', () => {
    expect(render('game_changed_guest', sample('game_changed_guest')).text).toContain(
      'was: Fri, Nov 27, 09:00 Japan time',
    )
    expect(render('game_changed_guest', sample('game_changed_guest', 1), 'ja').text).toContain(
      '変更前：芦ノ湖ゴルフリンクス',
    )
  })
  it('states the effect of one more strike, or the end of a suspension', () => {
    expect(render('strike', sample('strike', 0)).text).toContain(
      'One more strike and you can’t host for 1 month',
    )
    expect(render('strike', sample('strike', 1)).text).toContain(
      'You can’t host games until Mon, Dec 28, 13:42 Japan time',
    )
  })
})

describe('text written by other users', () => {
  const markup = '<script>alert(1)</script>"\'&'
  it('is escaped', () => {
    const { html } = render('joined_host', {
      ...sample('joined_host'),
      guestName: markup,
      courseName: `<img src=x onerror=alert(2)>${markup}`,
    })
    expect(html).not.toMatch(/<script|<img src=x/)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;')
  })
  it('cannot add a header, a line or a recipient to a subject', () => {
    const { subject, text } = render('joined_host', {
      ...sample('joined_host'),
      guestName: 'Eve\r\nBcc: a@b.example\u2028x\u202Egpj',
    })
    // oxlint-disable-next-line no-control-regex
    expect(subject).not.toMatch(/[\u0000-\u001f\u2028-\u202e]/)
    expect(subject).toContain('Eve Bcc: a@b.example x gpj')
    expect(text).not.toMatch(/^Bcc:/m)
  })
  it('is truncated in a subject', () => {
    expect(
      [...render('joined_host', { ...sample('joined_host'), guestName: '友'.repeat(500) }).subject]
        .length,
    ).toBeLessThanOrEqual(200)
  })
  it('is not interpolated', () => {
    expect(
      render('joined_host', { ...sample('joined_host'), guestName: '{{day}}' }).subject,
    ).toContain('{{day}} joined your game')
  })
  it('keeps its line breaks in a quoted reason', () => {
    const { html, text } = render('game_cancelled_guest', {
      ...sample('game_cancelled_guest'),
      reason: 'Snow.\r\n\r\n\r\n\r\nSee <you>.',
    })
    expect(html).toContain('Snow.<br><br>See &lt;you&gt;.')
    expect(text).toContain('> Snow.\n> \n> See <you>.')
  })
  it('cannot change the target of a link', () => {
    expect(
      render('joined_guest', {
        ...sample('joined_guest'),
        gameId: '"><a href="https://evil.example',
      }).html,
    ).toContain(`${ORIGIN}/games/%22%3E%3Ca%20href%3D%22https%3A%2F%2Fevil.example`)
    expect(render('verify_email', { ...sample('verify_email'), token: 'a b&c' }).text).toContain(
      `${ORIGIN}/verify-email?token=a%20b%26c\n`,
    )
  })
})

it('has the elements that mail programs rely on, in order', () => {
  const { html } = render('joined_guest', sample('joined_guest'), 'ja')
  const landmarks = [
    '<!doctype html>',
    'name="color-scheme"',
    '<title>',
    'prefers-color-scheme:dark',
    'display:none',
    'role="article"',
    'TomoGolf</a>',
    '<h1',
    'Emily',
    'class="panel"',
    '<th scope="row"',
    'display:inline-block',
    '</html>',
  ]
  const positions = landmarks.map((mark) => html.indexOf(mark))
  expect(positions.every((position) => position >= 0)).toBe(true)
  expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  // mail programs truncate mails beyond about 100 kB
  expect(Buffer.byteLength(html)).toBeLessThan(40_000)
})
it.each(NOTIFICATION_KINDS)(
  '%s links words, and writes each address in plain text only',
  (kind) => {
    for (const [variant] of SAMPLES[kind].entries()) {
      const { html, text } = render(kind, sample(kind, variant))
      expect(html.replaceAll(/<[^>]+>/g, '')).not.toMatch(/https?:/)
      for (const [, url] of html.matchAll(/href="([^"]+)"/g))
        expect(text).toContain(url!.replaceAll('&amp;', '&'))
    }
  },
)
it('states the money in the preview line', () => {
  expect(render('joined_guest', sample('joined_guest')).html).toMatch(
    /mso-hide:all">We’ve placed a hold of \$130 on your card\. You haven’t been charged\./,
  )
})
it('has no greeting for a recipient without a name', () => {
  expect(render('joined_guest', sample('joined_guest'), 'en', null, null).text).not.toContain(
    'Hello',
  )
})
