import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Instant } from '@tomogolf/domain/time'
import type { Phrase } from '../../src/platform/phrases.ts'
import { loadConfig } from '../../src/config/config.ts'
import type { Deps } from '../../src/deps.ts'
import { createLogger } from '../../src/platform/telemetry/log.ts'
import { createBase } from '../../src/platform/http/base.plugin.ts'
import { checkOrigin } from '../../src/platform/http/origin.ts'
import { createCaptcha } from '../../src/platform/security/captcha.ts'
import type { CardProvider } from '../../src/platform/payments/card-provider.ts'
import { systemClock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { fromPrimary } from '../../src/platform/database/read-database.ts'
import { startTelemetry } from '../../src/platform/telemetry/telemetry.ts'
import { createIssuers } from '../../src/platform/issuers/issuers.ts'
import { createJobs } from '../../src/platform/jobs/create-jobs.ts'
import type {
  Notification,
  NotificationKind,
  NotificationOf,
} from '@tomogolf/messages/notifications'
import { hashPassword } from '../../src/platform/security/passwords.ts'
import { isRefused } from '../../src/platform/refusal.ts'
import { accountsJobs } from '../../src/modules/accounts/accounts.jobs.ts'
import type { Account } from '../../src/modules/accounts/accounts.repository.ts'
import { accountsRoutes } from '../../src/modules/accounts/accounts.routes.ts'
import {
  createAccount,
  type NewAccount,
} from '../../src/modules/accounts/sessions/create-account.usecase.ts'
import { sessionHook } from '../../src/modules/accounts/sessions/session.hook.ts'
import { accountPorts, PERSONAL_DATA } from '../../src/module-ports.ts'
import { testDatabase } from './engines.ts'

export const NOW = Date.parse('2026-06-01T03:00:00Z')
export const PASSWORD = 'Fairway7iron'
export const FULL_PROFILE = {
  firstName: 'Ana',
  lastName: 'Silva',
  contactNumber: '+819012345678',
  gender: 'female',
  birthDate: '1990-04-02',
  country: 'PT',
  languages: ['pt', 'en'] as ('pt' | 'en')[],
  skillLevel: 'casual',
}
type Answer = {
  status: number
  body: Record<string, unknown>
  cookies: Record<string, string>
  raw: LightMyRequestResponse
}

/** A browser that stores its cookies between calls. */
export class Browser {
  readonly cookies: Record<string, string> = {}
  readonly #app: FastifyInstance
  readonly #headers: Record<string, string>
  constructor(app: FastifyInstance, headers: Record<string, string> = {}) {
    this.#app = app
    this.#headers = headers
  }
  async call(
    method: InjectOptions['method'],
    url: string,
    payload?: InjectOptions['payload'],
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const raw = await this.#app.inject({
      method,
      url,
      cookies: this.cookies,
      headers: { ...this.#headers, ...headers },
      ...(payload !== undefined && { payload }),
    })
    const set = Object.fromEntries(raw.cookies.map((cookie) => [cookie.name, cookie.value]))
    for (const cookie of raw.cookies)
      if (cookie.value === '') delete this.cookies[cookie.name]
      else this.cookies[cookie.name] = cookie.value
    const json = String(raw.headers['content-type'] ?? '').startsWith('application/json')
    return { status: raw.statusCode, body: json ? raw.json() : {}, cookies: set, raw }
  }
  get = (url: string, headers?: Record<string, string>) => this.call('GET', url, undefined, headers)
  post = (url: string, body?: object, headers?: Record<string, string>) =>
    this.call('POST', url, body, headers)
  put = (url: string, body?: object) => this.call('PUT', url, body)
  del = (url: string) => this.call('DELETE', url)
  logIn = (email: string, password = PASSWORD, extra: object = {}) =>
    this.post('/api/auth/login', { email, password, recaptchaToken: 'development', ...extra })
}

export type AccountsWorld = {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly notifications: Notification[]
  browser(headers?: Record<string, string>): Browser
  account(a: Omit<Partial<NewAccount>, 'email'> & { email: string }): Promise<Account>
  /** Creates an account with this address and a browser in which it is signed in. */
  signedIn(email: string, a?: Partial<NewAccount>): Promise<Browser & { userId: string }>
  mails<K extends NotificationKind>(kind: K, userId?: string): NotificationOf<K>['params'][]
  later(ms: number): void
  close(): Promise<void>
}

/** The accounts module on its own database; notifications are collected instead of sent. */
export async function createAccountsWorld({
  env = {},
  db,
  cards = {},
}: {
  env?: Record<string, string>
  db?: Database
  cards?: Partial<CardProvider>
} = {}): Promise<AccountsWorld> {
  const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env })
  const clock = systemClock()
  clock.set(NOW)
  const phrase: Phrase = Object.assign((language: string, key: string) => `${language}:${key}`, {
    translator: () => {
      throw new Error('these tests have keys in place of phrases')
    },
  })
  const app = await createBase(config, clock, phrase, createLogger('silent', false))
  const database = db ?? (await testDatabase())
  const jobs = createJobs(database, clock, app.log)
  const deps: Deps = {
    config,
    clock,
    db: database,
    lists: fromPrimary(database),
    telemetry: await startTelemetry(config),
    jobs,
    cards: cards as CardProvider,
    captcha: createCaptcha(config, app.log),
    issuers: createIssuers(config.OIDC_ISSUERS ?? [], app.log),
    mail: null,
    translator: null,
    push: null,
    log: app.log,
    phrase,
    personalData: PERSONAL_DATA,
    secret: 'a secret of the tests, 32 letters or more',
  }
  const notifications: Notification[] = []
  jobs.define<Notification>('notifications.send', async (notification) => {
    notifications.push(notification)
  })
  jobs.define<{ customerId: string }>('cards.forget_customer', async () => {})
  jobs.define<{ userId: string }>('games.host_renamed', async () => {})
  accountsJobs(deps)
  await jobs.start({ work: false })
  checkOrigin(app, config.ownOrigins)
  sessionHook(app, deps)
  accountsRoutes(app, deps, accountPorts)
  await app.ready()

  const account: AccountsWorld['account'] = async (a) => {
    const made = await createAccount(deps.db, {
      passwordHash: await hashPassword(PASSWORD),
      now: clock.now(),
      emailVerifiedAt: clock.now(),
      ...a,
    })
    if (isRefused(made)) throw new Error(made.refused)
    return made
  }
  return {
    app,
    deps,
    notifications,
    account,
    browser: (headers) => new Browser(app, headers),
    signedIn: async (email, a = {}) => {
      const { user } = await account({ ...a, email })
      const browser = new Browser(app)
      const answer = await browser.logIn(email)
      if (answer.status !== 200) throw new Error(`login: ${answer.raw.body}`)
      return Object.assign(browser, { userId: user.id })
    },
    mails: (kind, userId) =>
      notifications
        .filter(
          (notification) =>
            notification.kind === kind && (userId === undefined || notification.userId === userId),
        )
        .map((notification) => notification.params) as never,
    later: (ms: number) => clock.set((clock.now() + ms) as Instant),
    close: async () => {
      await app.close()
      await jobs.stop()
      await database.close()
    },
  }
}
