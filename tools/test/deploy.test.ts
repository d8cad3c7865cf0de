import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { VARIABLES, loadConfig } from '../../apps/server/src/config/config.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
type Service = {
  environment?: Record<string, string>
  healthcheck?: { test: string[] }
  depends_on?: Record<string, { condition: string }>
  image?: string
  stop_grace_period?: string
}
type Compose = { services: Record<string, Service>; volumes: Record<string, unknown> }
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as Compose
const example = Object.fromEntries(
  read('deploy/.env.example')
    .split('\n')
    .filter((line) => /^[A-Z_]+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
)

test('the compose file has all services with health checks and start order', () => {
  const { services } = compose
  expect(
    Object.fromEntries(
      Object.entries(services).map(([name, service]) => [
        name,
        service.environment?.PROCESS_MODE ?? service.image,
      ]),
    ),
  ).toEqual({
    postgres: 'postgres:18',
    'web-1': 'web',
    'web-2': 'web',
    worker: 'worker',
    caddy: 'caddy:2',
  })
  expect(
    Object.entries(services)
      .filter(([, service]) => !service.healthcheck)
      .map(([name]) => name),
  ).toEqual([])
  for (const app of ['web-1', 'web-2', 'worker'])
    expect(services[app]).toMatchObject({
      depends_on: { postgres: { condition: 'service_healthy' } },
      environment: { NODE_ENV: 'production', TRUST_PROXY: '1', METRICS_PORT: '9464' },
    })
  expect(Object.keys(services.caddy!.depends_on!)).toEqual(['web-1', 'web-2'])
})
test('containers have time to drain before they are killed', () => {
  for (const app of ['web-1', 'web-2', 'worker']) {
    const { environment, stop_grace_period: grace } = compose.services[app]!
    // serve.ts exits at the latest 20 seconds after draining
    expect(Number.parseInt(grace!)).toBeGreaterThan(Number(environment!.DRAIN_SECONDS) + 20)
  }
})
test('containers run unprivileged, read-only and without capabilities', () => {
  for (const app of ['web-1', 'web-2', 'worker'])
    expect(compose.services[app]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
  expect(read('deploy/Dockerfile')).toMatch(/^USER node$/m)
})
test('the proxy routes to the web processes of the compose file and checks their readiness', () => {
  const caddy = read('deploy/Caddyfile')
  expect(caddy).toMatch(/reverse_proxy web-1:3000 web-2:3000 \{/)
  expect(caddy).toMatch(/health_uri \/readyz/)
  // metrics are internal
  expect(caddy).toMatch(/@inside path \/metrics \/readyz\n\s*respond @inside 404/)
})
test('every variable of the deployment is read by the product', () => {
  const ofTheFilesOnly = ['SITE', 'VERSION', 'POSTGRES_PASSWORD']
  const named = [
    ...Object.keys(example),
    ...Object.values(compose.services)
      .filter((service) => service.environment?.PROCESS_MODE)
      .flatMap((service) => Object.keys(service.environment!)),
  ]
  expect(named.filter((name) => !(name in VARIABLES) && !ofTheFilesOnly.includes(name))).toEqual([])
})
test('the filled-in example is a valid configuration for web and worker', () => {
  const filled: Record<string, string> = {
    ...example,
    POSTGRES_PASSWORD: 'x',
    APP_SECRET: 'a'.repeat(44),
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    SMTP_URL: 'smtps://u:p@mail.example:465',
    OPERATOR_EMAIL: 'help@tomogolf.example',
    OPERATOR_NAME: 'n',
    OPERATOR_ADDRESS: 'a',
    OPERATOR_PHONE: '1',
    OPERATOR_REPRESENTATIVE: 'r',
    CAPTCHA_SITE_KEY: 'k',
    CAPTCHA_SECRET_KEY: 'k',
  }
  for (const app of ['web-1', 'worker'])
    expect(loadConfig({ ...filled, ...compose.services[app]!.environment })).toMatchObject({
      isProduction: true,
      devTools: false,
      RATE_LIMITS: true,
      origin: 'https://tomogolf.example',
    })
  // the unfilled example is refused, with a list of what is missing
  expect(() => loadConfig({ ...example, ...compose.services['web-1']!.environment })).toThrow(
    /APP_SECRET: required[\s\S]*STRIPE_SECRET_KEY: required/,
  )
})
test('the image installs the dependencies of every workspace', () => {
  const docker = read('deploy/Dockerfile')
  const workspaces = ['apps', 'packages']
    .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`))
    .filter((path) => existsSync(join(ROOT, path, 'package.json')))
  expect(
    workspaces.filter((path) => !docker.includes(`COPY ${path}/package.json ${path}/`)),
  ).toEqual([])
  expect(read('package.json')).toContain(`"node": "${/node:(\d+)/.exec(docker)![1]}.`)
})

test('migrations only add, so that the previous version keeps running', () => {
  // released before an earlier version was in use
  const first = ['0000_extensions.sql', '0001_main.sql']
  const folder = join(ROOT, 'apps/server/migrations')
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.sql') && !first.includes(file))
    .flatMap((file) =>
      contracting(readFileSync(join(folder, file), 'utf8')).map((what) => `${file}: ${what}`),
    )
  expect(found, 'see docs/deploying.md for how such a change is made in two releases').toEqual([])
})
test.each([
  ['ALTER TABLE "games" DROP COLUMN "notes";', 'removes something'],
  ['DROP TABLE "games";', 'removes something'],
  ['ALTER TABLE "games" RENAME COLUMN "notes" TO "note";', 'renames'],
  [
    'ALTER TABLE "games" ADD COLUMN "x" text NOT NULL;',
    'a new column that the previous version leaves empty',
  ],
  [
    'ALTER TABLE "games" ALTER COLUMN "notes" SET NOT NULL;',
    'requires a value that the previous version may leave empty',
  ],
  ['ALTER TABLE "games" ALTER COLUMN "slots" TYPE bigint;', 'changes a type'],
  ['ALTER TABLE "games" ADD COLUMN "x" text NOT NULL DEFAULT \'\';', null],
  ['CREATE TABLE "x" ("id" text PRIMARY KEY NOT NULL);\n-- DROP TABLE in words only', null],
])('%s', (sql, what) => {
  expect(contracting(sql)).toEqual(what === null ? [] : [what])
})

/** Statements that break the previous version during a rollout. */
function contracting(sql: string): string[] {
  const statements = sql.replace(/--.*$/gm, '').split(';')
  const rules: [RegExp, string][] = [
    [/\bDROP\s+(TABLE|COLUMN|VIEW|TYPE|SCHEMA|CONSTRAINT)\b/i, 'removes something'],
    [/\bRENAME\b/i, 'renames'],
    [
      /\bADD COLUMN\b(?!.*\bDEFAULT\b).*\bNOT NULL\b/is,
      'a new column that the previous version leaves empty',
    ],
    [/\bSET NOT NULL\b/i, 'requires a value that the previous version may leave empty'],
    [/\bALTER COLUMN\b.*\bTYPE\b/is, 'changes a type'],
  ]
  return statements.flatMap((statement) =>
    rules.filter(([pattern]) => pattern.test(statement)).map(([, what]) => what),
  )
}
