import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '@tomogolf/domain/time'
import { hostGame, newPerson } from '../../../test/support/people.ts'
import { createWorld, NOON, type World } from '../../../test/support/world.ts'
import {
  BOOKING,
  CONTACT,
  mailsTo,
  post,
  problemsOf,
  RENTAL,
} from '../../../test/support/request-bodies.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ env: { OPERATOR_EMAIL: 'operator@example.com' } })
})
afterAll(() => world.close())
/** The text of the operator's mail about a reference. */
const operatorMail = async (reference: string) =>
  (await mailsTo(world, 'operator@example.com')).find((mail) => mail.subject.includes(reference))
    ?.text
const REFERENCE = /^TG-[0-9A-HJKMNP-TV-Z]{6}$/

describe('a booking request', () => {
  test('gets a short reference, which is mailed to the sender and the operator', async () => {
    const answer = await post(world, 'booking-requests', { ...BOOKING, email: 'Anna@Example.com' })
    expect(answer.status).toBe(201)
    expect(answer.body.reference).toMatch(REFERENCE)
    const [receipt] = await mailsTo(world, 'anna@example.com')
    expect(receipt).toMatchObject({ template: 'booking_received', language: 'en' })
    expect(receipt!.subject).toContain(answer.body.reference)
    expect(receipt!.text).toContain('within 24 hours')
    const text = await operatorMail(answer.body.reference)
    for (const part of [
      'Emily Carter',
      '+447911123456',
      'United Kingdom',
      'Female',
      'Tue, Dec 1, 2026 – Sat, Dec 5, 2026',
      '07:30',
      'With caddie',
      'Chiba, Tokyo',
      'Under $150',
      'Email',
      'Kazusa Obitsu Country Club',
      'if there is one.',
    ])
      expect(text).toContain(part)
  })
  test('sends a receipt without any typed text, because its address is not verified', async () => {
    await post(world, 'booking-requests', {
      ...BOOKING,
      firstName: 'Buy-Now',
      wishes: 'https://spam.example',
      email: 'stranger@example.com',
    })
    const [receipt] = await mailsTo(world, 'stranger@example.com')
    expect(receipt!.text).not.toMatch(/Buy-Now|spam/)
  })
  test('is confirmed in the language of the page it was sent from', async () => {
    await post(world, 'booking-requests', {
      ...BOOKING,
      language: 'ja',
      email: 'hanako@example.com',
    })
    expect(await mailsTo(world, 'hanako@example.com')).toMatchObject([
      { language: 'ja', subject: expect.stringContaining('予約のご依頼を受け付けました') },
    ])
  })
  test('may ask for all of Japan without naming a prefecture', async () => {
    const { body } = await post(world, 'booking-requests', {
      ...BOOKING,
      allJapan: true,
      prefectures: [],
      email: 'all@example.com',
    })
    expect(body.reference).toMatch(REFERENCE)
    expect(await operatorMail(body.reference)).toContain('All of Japan')
  })
  test.each([
    ['a first name', { firstName: ' ' }, { firstName: 'required' }],
    ['a last name', { lastName: '' }, { lastName: 'required' }],
    ['a gender', { gender: undefined }, { gender: 'choice' }],
    ['a nationality', { nationality: '' }, { nationality: 'format' }],
    ['a phone number', { phone: '' }, { phone: 'required' }],
    ['a good address', { email: 'emily' }, { email: 'email' }],
    ['a first day', { from: '' }, { from: 'date' }],
    ['a last day', { to: undefined }, { to: 'required' }],
    ['a last day that is not before the first', { to: '2026-11-30' }, { to: 'date_order' }],
    ['one game at least', { games: 0 }, { games: 'too_small' }],
    ['a tee time', { teeTime: '' }, { teeTime: 'choice' }],
    ['a tee time on the half hour', { teeTime: '07:40' }, { teeTime: 'choice' }],
    ['a tee time between 04:00 and 20:00', { teeTime: '20:30' }, { teeTime: 'choice' }],
    ['one player at least', { players: 0 }, { players: 'too_small' }],
    ['a prefecture', { prefectures: [] }, { prefectures: 'prefectures' }],
    ['a prefecture of Japan', { prefectures: ['Bavaria'] }, { 'prefectures.0': 'choice' }],
    ['a budget', { budget: undefined }, { budget: 'choice' }],
    ['a way to answer', { contactBy: 'fax' }, { contactBy: 'choice' }],
  ])('needs %s', async (_what, change, problems) => {
    const answer = await post(world, 'booking-requests', { ...BOOKING, ...change })
    expect([answer.status, answer.body.code, problemsOf(answer)]).toEqual([
      400,
      'VALIDATION_ERROR',
      problems,
    ])
  })
  test('reports all problems at once, including the order of the days', async () => {
    const answer = await post(world, 'booking-requests', {
      ...BOOKING,
      firstName: '',
      from: '2026-12-05',
      to: '2026-12-01',
      prefectures: [],
    })
    expect(problemsOf(answer)).toEqual({
      firstName: 'required',
      to: 'date_order',
      prefectures: 'prefectures',
    })
  })
  test('may begin today but not yesterday', async () => {
    expect(
      problemsOf(await post(world, 'booking-requests', { ...BOOKING, from: '2026-11-19' })),
    ).toEqual({ from: 'past' })
    expect(
      (
        await post(world, 'booking-requests', {
          ...BOOKING,
          from: '2026-11-20',
          email: 'today@example.com',
        })
      ).status,
    ).toBe(201)
  })
  test("refuses a phone number without a country code, in the caller's language", async () => {
    const answer = await post(world, 'booking-requests', {
      ...BOOKING,
      phone: '090-1234-5678',
      language: 'ko',
    })
    expect(answer.body).toMatchObject({
      code: 'INVALID_PHONE',
      details: [{ path: 'phone', code: 'phone', message: expect.stringContaining('국가 코드') }],
    })
  })
})

describe('a rental request', () => {
  test('reaches the operator with all its fields', async () => {
    const { status, body } = await post(world, 'rental-requests', {
      ...RENTAL,
      email: 'rental@example.com',
    })
    expect(status).toBe(201)
    const text = await operatorMail(body.reference)
    for (const part of [
      '+819012345678',
      'Kazusa Obitsu Country Club',
      'Kimitsu, Chiba',
      'Tue, Dec 1, 07:42 Japan time',
      'Regular',
      'Mizuno, Ping',
      'Left-handed',
    ])
      expect(text).toContain(part)
    expect(await mailsTo(world, 'rental@example.com')).toMatchObject([
      { template: 'rental_received' },
    ])
  })
  test.each([
    ['a first name of two letters', { firstName: 'E' }, { firstName: 'too_short' }],
    ['a last name of two letters', { lastName: 'C' }, { lastName: 'too_short' }],
    ['a good address', { email: 'x@' }, { email: 'email' }],
    ['one day at least', { days: 0 }, { days: 'rental_days_min' }],
    ['thirty days at most', { days: 31 }, { days: 'rental_days_max' }],
    ['one set at least', { sets: 0 }, { sets: 'too_small' }],
    ['eight sets at most', { sets: 9 }, { sets: 'too_big' }],
    ['a course', { courseName: '' }, { courseName: 'required' }],
    ['an address', { courseAddress: ' ' }, { courseAddress: 'required' }],
    ['a tee time', { teeTime: '' }, { teeTime: 'date' }],
    ['a tee time that is still to come', { teeTime: '2026-11-20 11:59:00' }, { teeTime: 'past' }],
    ['a shaft', { shaft: undefined }, { shaft: 'choice' }],
    ['a brand', { brands: [] }, { brands: 'too_few' }],
    ['accepted terms', { termsAccepted: false }, { termsAccepted: 'accepted' }],
  ])('needs %s', async (_what, change, problems) => {
    const answer = await post(world, 'rental-requests', { ...RENTAL, ...change })
    expect([answer.status, problemsOf(answer)]).toEqual([400, problems])
  })
  test('names the limits of the rental period', async () => {
    const message = async (days: number) =>
      (await post(world, 'rental-requests', { ...RENTAL, days })).body.details?.[0]?.message
    expect([await message(0), await message(31)]).toEqual([
      'Must rent for at least 1 day',
      'Maximum 30 days',
    ])
    for (const days of [1, 30])
      expect(
        (
          await post(world, 'rental-requests', {
            ...RENTAL,
            days,
            sets: 8,
            email: `days${days}@example.com`,
          })
        ).status,
      ).toBe(201)
  })
  test('needs a possible mobile number', async () => {
    expect(
      problemsOf(await post(world, 'rental-requests', { ...RENTAL, mobile: '+81 12' })),
    ).toEqual({
      mobile: 'phone',
    })
  })
})

describe('a message', () => {
  test('reaches the operator, who answers it in the inbox', async () => {
    const { reference } = (await post(world, 'contact', { ...CONTACT, email: 'asks@example.com' }))
      .body
    expect(reference).toMatch(REFERENCE)
    expect(await operatorMail(reference)).toContain('How do I change my tee time?')
    const { rows } = await world.deps.db.executeSql<{ reply_to: string }>(
      `SELECT reply_to FROM outbox WHERE template = 'contact_message' AND position('${reference}' in subject) > 0`,
    )
    expect(rows).toEqual([{ reply_to: null }])
    expect(await mailsTo(world, 'asks@example.com')).toMatchObject([
      { template: 'contact_received' },
    ])
  })
  test.each([
    ['a name of two letters', { name: 'E' }, { name: 'too_short' }],
    ['a good address', { email: 'a@b' }, { email: 'email' }],
    ['a subject of five letters', { subject: 'Help' }, { subject: 'too_short' }],
    ['a message of ten letters', { message: 'Help me!' }, { message: 'too_short' }],
    ['letters, not blanks', { subject: 'Help     ' }, { subject: 'too_short' }],
  ])('needs %s', async (_what, change, problems) => {
    const answer = await post(world, 'contact', { ...CONTACT, ...change })
    expect([answer.status, problemsOf(answer)]).toEqual([400, problems])
  })
  test('about a game names the game; an unknown game does not lose the message', async () => {
    const gameId = await hostGame(world, await newPerson(world, 'Host'), NOON + 10 * DAY)
    const { reference } = (
      await post(world, 'contact', { ...CONTACT, email: 'host@example.com', gameId })
    ).body
    const text = await operatorMail(reference)
    expect(text).toContain('Boso Misaki Golf Links')
    expect(text).toContain(`/games/${gameId}`)
    expect(
      (
        await post(world, 'contact', {
          ...CONTACT,
          email: 'gone@example.com',
          gameId: '0'.repeat(14),
        })
      ).status,
    ).toBe(201)
  })
})

describe('a visitor without a session', () => {
  test('has to pass the captcha; a signed-in user does not', async () => {
    for (const [path, body] of [
      ['booking-requests', BOOKING],
      ['rental-requests', RENTAL],
      ['contact', CONTACT],
    ] as const) {
      expect((await post(world, path, { ...body, recaptchaToken: 'a robot' })).body.code).toBe(
        'INVALID_RECAPTCHA',
      )
      expect((await post(world, path, { ...body, recaptchaToken: undefined })).body.code).toBe(
        'INVALID_RECAPTCHA',
      )
    }
    const { cookie } = await newPerson(world, 'Signed', null)
    expect(
      (
        await post(
          world,
          'contact',
          { ...CONTACT, email: 'signed@example.com', recaptchaToken: undefined },
          cookie,
        )
      ).status,
    ).toBe(201)
  })
})

test('one address gets at most ten receipts a day', async () => {
  const send = () => post(world, 'contact', { ...CONTACT, email: 'victim@example.com' })
  for (let i = 0; i < 10; i++) expect((await send()).status).toBe(201)
  expect((await send()).body.code).toBe('RATE_LIMITED')
  world.at(NOON + DAY + 1)
  expect((await send()).status).toBe(201)
  world.at(NOON)
})
