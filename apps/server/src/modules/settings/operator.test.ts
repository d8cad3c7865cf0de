import { describe, expect, test } from 'vitest'
import { loadConfig } from '../../config/config.ts'
import { presentOperator } from './operator.presenter.ts'
import { createWorld } from '../../../test/support/world.ts'

const company = {
  OPERATOR_NAME: 'Tomo Golf K.K.',
  OPERATOR_ADDRESS: '1-2-3 Shiba, Minato-ku, Tokyo',
  OPERATOR_PHONE: '+81 3 0000 0000',
  OPERATOR_REPRESENTATIVE: 'Hanako Yamada',
  OPERATOR_EMAIL: 'hello@golf.example',
}
const live = {
  NODE_ENV: 'production',
  APP_SECRET: 'a secret of thirty-two characters, at least',
  ORIGIN: 'https://golf.example',
  DATABASE_URL: 'postgres://db/golf',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtp://mail',
  CAPTCHA_SITE_KEY: 'site',
  CAPTCHA_SECRET_KEY: 'secret',
}

describe('the operating company', () => {
  test('is public, as configured', async () => {
    const world = await createWorld({ env: company })
    expect((await world.call('GET /api/operator')).body).toEqual({
      operator: {
        name: 'Tomo Golf K.K.',
        address: '1-2-3 Shiba, Minato-ku, Tokyo',
        phone: '+81 3 0000 0000',
        representative: 'Hanako Yamada',
        email: 'hello@golf.example',
      },
    })
    await world.close()
  })

  test.each(['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_PHONE', 'OPERATOR_REPRESENTATIVE'])(
    'is null, not incomplete, without %s',
    (name) => {
      expect(presentOperator(loadConfig({ ...company, NODE_ENV: 'test', [name]: '' }))).toBeNull()
    },
  )

  test('is required in production', () => {
    expect(() => loadConfig(live)).toThrow(
      ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_PHONE', 'OPERATOR_REPRESENTATIVE']
        .map((name) => `${name}: required in production`)
        .join('\n  '),
    )
    expect(loadConfig({ ...live, ...company }).OPERATOR_NAME).toBe('Tomo Golf K.K.')
  })
})

describe('the social links', () => {
  const social = async (links: string) => {
    const world = await createWorld({ env: { SOCIAL_LINKS: links } })
    const { body } = await world.call<{ social: unknown }>('GET /api/site')
    await world.close()
    return body.social
  }
  test('are empty without configuration', async () => {
    expect(await social('')).toEqual([])
  })
  test('are listed in the configured order', async () => {
    expect(await social('https://www.instagram.com/golf, https://x.com/golf')).toEqual([
      { network: 'instagram', url: 'https://www.instagram.com/golf' },
      { network: 'x', url: 'https://x.com/golf' },
    ])
  })
  test.each([
    'https://golf.example/',
    'instagram.com/golf',
    'http://x.com/golf',
    'https://x.com/',
    'https://x.com.evil.example/golf',
  ])('refuse %s', (address) => {
    expect(() => loadConfig({ SOCIAL_LINKS: address })).toThrow(
      `SOCIAL_LINKS: "${address}" is not a page of a known network`,
    )
  })
})
