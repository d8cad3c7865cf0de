import { describe, expect, test } from 'vitest'
import { ERRORS } from '@tomogolf/contract/api/errors'
import {
  LANGUAGES,
  createTranslator,
  loadArea,
  type Language,
  type DynamicTranslate,
} from '@tomogolf/phrases'

const tables = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) => [language, await loadArea('errors', language)] as const),
  ),
)

describe('error phrases', () => {
  /** Every phrase that `error-message.ts` can return. */
  const mapped = [
    'UNAUTHORIZED',
    'SESSION_EXPIRED',
    'FORBIDDEN',
    'NOT_FOUND',
    'SERVER_ERROR',
    'checkRequest',
    'INVALID_RECAPTCHA',
    'EMAIL_NOT_VERIFIED',
    'EMAIL_ALREADY_EXISTS',
    'INVALID_CREDENTIALS',
    'TOKEN_EXPIRED',
    'TOKEN_INVALID',
    'PAYMENT_SETUP_FAILED',
    'PAYMENT_METHOD_REQUIRED',
    'GAME_JOIN_FAILED',
    'STRIPE_ERROR',
    'NETWORK_ERROR',
    'VALIDATION_ERROR',
    'SERVICE_UNAVAILABLE',
    'cameraPermission',
    'CONFLICT',
    'RATE_LIMITED',
    'generic',
  ]
  const codes = [...new Set([...mapped, ...Object.keys(ERRORS)])]
  const values = new Proxy(
    {},
    { has: () => true, get: (_, name) => (name === 'count' ? 2 : name) },
  ) as Record<string, string | number>
  const scripts: Record<Language, RegExp> = {
    en: /^[\p{Script=Latin}\p{Script=Common}]+$/u,
    ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    ko: /\p{Script=Hangul}/u,
    zh: /^(?!.*[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]).*\p{Script=Han}/u,
  }

  test.each(LANGUAGES)('exist in %s, without placeholders and in its script', (language) => {
    const translate = createTranslator(language, tables[language]!) as unknown as DynamicTranslate
    const invalid = codes
      .map((code) => [code, translate(`errors.${code}`, values)] as const)
      .filter(
        ([, text]) =>
          text.startsWith('errors.') ||
          /\{\{|undefined/.test(text) ||
          !scripts[language].test(text),
      )
    expect(invalid).toEqual([])
  })
  test('are distinct in each language', () => {
    for (const language of LANGUAGES)
      expect(
        new Set(
          mapped
            .filter((code) => code !== 'SERVER_ERROR')
            .map((code) => tables[language]![`errors.${code}`]),
        ).size,
      ).toBe(mapped.length - 1)
  })
})
