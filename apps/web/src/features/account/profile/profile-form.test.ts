import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Profile } from '../../../queries/profile.ts'
import { resumeIntent } from './resume-intent.ts'
import { bodyOf, formOf, typedNumber } from './profile-form.ts'
import { photoProblem, profileRules } from './profile-rules.ts'

const profile = {
  userId: 'p',
  email: 'emily@example.com',
  firstName: 'Emily',
  lastName: null,
  contactNumber: null,
  birthDate: '1991-05-14',
  gender: null,
  country: 'US',
  languages: ['en', 'es'],
  skillLevel: 'intermediate',
  username: null,
  handicap: -1.5,
  playingFrequency: null,
  yearsPlaying: 0,
  golfExperienceType: null,
  experienceLevel: null,
  favoriteCourses: null,
  golfGoals: null,
  partnerPreferences: null,
  golfPetPeeves: null,
} as unknown as Profile
const NOW = Date.parse('2026-11-20T02:20:00Z')
const problemsOf = (form: object) =>
  Object.fromEntries(
    profileRules(NOW, 5)
      .safeParse({ ...formOf(profile), ...form })
      .error?.issues.map((issue) => [issue.path[0], issue.message]) ?? [],
  )

describe('the profile form', () => {
  test('shows missing values as empty and zero as zero', () => {
    expect(formOf(profile)).toMatchObject({
      lastName: '',
      gender: '',
      handicap: '-1.5',
      yearsPlaying: '0',
      languages: ['en', 'es'],
    })
  })
  test('sends empty values as null, numbers as numbers, and no email', () => {
    const body = bodyOf({
      ...formOf(profile),
      lastName: '  Carter ',
      handicap: '１２，４',
      yearsPlaying: '',
      golfGoals: ' ',
    })
    expect(body).toMatchObject({
      lastName: 'Carter',
      handicap: 12.4,
      yearsPlaying: null,
      golfGoals: null,
      gender: null,
    })
    expect(body).not.toHaveProperty('email')
  })
  test('reports every missing required field', () => {
    expect(problemsOf({})).toEqual({
      lastName: 'account.profile.required',
      contactNumber: 'account.profile.required',
      gender: 'account.profile.choose',
    })
    expect(problemsOf({ firstName: 'null', country: 'Select a country' })).toMatchObject({
      firstName: 'account.profile.required',
      country: 'account.profile.choose',
    })
  })
  test.each([
    ['+81 90 1234 5678', true],
    ['+1 (201) 555-0142', true],
    ['090-1234-5678', false],
    ['+81 1', false],
    ['call me', false],
  ])('phone %s: %s', (contactNumber, good) => {
    expect(problemsOf({ contactNumber }).contactNumber).toBe(
      good ? undefined : 'errors.INVALID_PHONE',
    )
  })
  test('accepts a user from their 18th birthday in Japan', () => {
    expect(problemsOf({ birthDate: '2008-11-20' }).birthDate).toBeUndefined()
    expect(problemsOf({ birthDate: '2008-11-21' }).birthDate).toBe('errors.AGE_TOO_YOUNG')
    expect(problemsOf({ birthDate: '1990/4/1' }).birthDate).toBeUndefined()
    expect(problemsOf({ birthDate: '1990-02-30' }).birthDate).toBe('errors.field.date')
    expect(problemsOf({ birthDate: '1899-12-31' }).birthDate).toBe('errors.field.date')
  })
  test.each([
    ['-10', true],
    ['54', true],
    ['-10.1', false],
    ['54.1', false],
    ['+2', false],
    ['', true],
    ['scratch', false],
  ])('handicap "%s": %s', (handicap, good) => {
    expect(problemsOf({ handicap }).handicap).toBe(
      good ? undefined : 'account.profile.handicapRange',
    )
  })
  test('accepts at most the configured number of languages', () => {
    expect(problemsOf({ languages: ['en', 'ja', 'ko', 'zh', 'es', 'fr'] }).languages).toBe(
      'errors.TOO_MANY_LANGUAGES',
    )
    expect(problemsOf({ languages: [] }).languages).toBe('account.profile.chooseLanguage')
  })
})

test('parses numbers in full-width digits and with a decimal comma', () => {
  expect([typedNumber(' 12,4 '), typedNumber('−3'), typedNumber('１８')]).toEqual([12.4, -3, 18])
  expect(typedNumber('1e3')).toBeNaN()
})

describe('a photo', () => {
  test.each([
    ['image/jpeg', 5 * 1024 * 1024, null],
    ['image/webp', 1, null],
    ['image/png', 5 * 1024 * 1024 + 1, 'FILE_TOO_LARGE'],
    ['image/heic', 1, 'INVALID_FILE_TYPE'],
    ['', 1, 'INVALID_FILE_TYPE'],
  ] as const)('of type "%s" and %i bytes: %s', (type, size, problem) => {
    expect(photoProblem({ type, size })).toBe(problem)
  })
})

describe('resuming an action after completing the profile', () => {
  beforeEach(() => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    })
  })
  test('resumes the join of the same game once', () => {
    localStorage.setItem('pending-join-game-id', 'abcdefghij1234')
    expect(resumeIntent()).toBe(true)
    expect([
      localStorage.getItem('autoJoinGameId'),
      localStorage.getItem('pending-join-game-id'),
    ]).toEqual(['abcdefghij1234', null])
    expect(resumeIntent()).toBe(false)
  })
  test('resumes hosting and leaves its flag for the games list', () => {
    localStorage.setItem('autoOpenHostModal', '1')
    expect([resumeIntent(), localStorage.getItem('autoOpenHostModal')]).toEqual([true, '1'])
  })
  test('does nothing without a pending action', () => {
    expect(resumeIntent()).toBe(false)
  })
})
