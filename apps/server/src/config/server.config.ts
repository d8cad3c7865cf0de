import { z } from 'zod'
import { WEB_PROTOCOL } from '@tomogolf/domain/addresses/web-address'
import { trustedProxies } from './trusted-proxies.ts'
import { flag, port, type EnvOf, type Variables } from './variable.ts'

export const serverVariables = {
  NODE_ENV: {
    doc: 'production disables the development tools and requires live secrets',
    schema: z.enum(['development', 'production', 'test']),
    default: 'development',
  },
  PORT: {
    doc: 'port of the web server',
    schema: port,
    default: 3000,
  },
  HOST: {
    doc: 'address the web server listens on',
    schema: z.string(),
    default: '127.0.0.1',
  },
  ORIGIN: {
    doc: 'public address of the site, without a path; default http://localhost:PORT. State-changing requests must come from it',
    schema: z.url({ protocol: WEB_PROTOCOL }).refine(isOrigin, 'an address without a path'),
  },
  TRUST_PROXY: {
    doc: "reverse proxies whose X-Forwarded-For names the visitor's address: how many there are (1 to 8, the nearest at a private address), or their addresses and ranges, separated by commas (10.0.0.0/8, loopback); false for none",
    schema: trustedProxies,
    default: false,
  },
  PROCESS_MODE: {
    doc: 'all: web and jobs in one process; web or worker: one of them (needs DATABASE_URL)',
    schema: z.enum(['all', 'web', 'worker']),
    default: 'all',
  },
  DRAIN_SECONDS: {
    doc: 'after SIGTERM /readyz fails for this long while requests are still served, so that a proxy stops sending them',
    schema: z.coerce.number().min(0).max(60),
    default: 0,
  },
  DATA_DIR: {
    doc: 'folder of the embedded database, uploads and the state of the card emulator',
    schema: z.string(),
    default: './data',
  },
  DEMO_DATA: {
    doc: 'fill an empty database with demonstration games and accounts, and add games at later starts when few are left (never in production)',
    schema: flag,
    default: true,
  },
  APP_SECRET: {
    doc: 'key for check-in codes, signed links and the hashes of deleted accounts; 32 characters or more; required in production, generated in DATA_DIR otherwise',
    schema: z.string().min(32),
  },
  RESPONSE_CACHE_TTL_MS: {
    doc: 'TTL of cached responses for visitors without a session (games, courses), in milliseconds; 0 disables the cache',
    schema: z.coerce.number().int().min(0).max(60_000),
    default: 1000,
  },
  REQUEST_TIMEOUT_MS: {
    doc: 'a request whose headers and body have not arrived by then ends with 408, so that slow senders cannot occupy the server',
    schema: z.coerce.number().int().min(500).max(600_000),
    default: 60_000,
  },
  RATE_LIMITS: {
    doc: 'false only for load tests on a closed machine; refused in production',
    schema: flag,
    default: true,
  },
  STEP_UP: {
    doc: 'false only for tests that move the clock: sensitive acts then need no recent proof of the person; refused in production',
    schema: flag,
    default: true,
  },
} as const satisfies Variables

/** Compared with the Origin header, which has no path. */
function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { pathname, search, hash, username } = new URL(address)
  return pathname === '/' && `${search}${hash}${username}` === ''
}

type Env = EnvOf<typeof serverVariables> & { readonly DATABASE_URL: string | undefined }

export function serverProblems(env: Env): string[] {
  const problems: string[] = []
  if (env.PROCESS_MODE !== 'all' && !env.DATABASE_URL)
    problems.push('PROCESS_MODE: separate processes need DATABASE_URL')
  if (env.NODE_ENV !== 'production') return problems
  if (!env.RATE_LIMITS) problems.push('RATE_LIMITS: cannot be disabled in production')
  if (!env.STEP_UP) problems.push('STEP_UP: cannot be disabled in production')
  if (env.ORIGIN && !env.ORIGIN.startsWith('https://'))
    problems.push('ORIGIN: must be https in production')
  return problems
}
