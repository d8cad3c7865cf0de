import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { BANK_PAGE, STAND_IN_FOLDER, STRIPE_JS_PATH } from '../stand-in-paths.ts'
import type { ApiAnswer } from './api.ts'

const SOURCES = join(import.meta.dirname, '../stripe-js')
const MODULES = new Set([
  'api.ts',
  'bank.ts',
  'card-fields.ts',
  'card-frame.ts',
  'challenge.ts',
  'elements.ts',
  'messages.ts',
  'stripe.ts',
])
const PAGES: Readonly<Record<string, { readonly title: string; readonly module: string }>> = {
  [BANK_PAGE]: { title: '3D Secure test page', module: 'bank.ts' },
  [`${STAND_IN_FOLDER}card.html`]: { title: 'Card fields', module: 'card-frame.ts' },
}
const scripts = new Map<string, string>()

/**
 * The stand-in for Stripe.js: scripts for any page, without their types, and the pages that they
 * open in frames. Undefined for other addresses.
 */
export function answerStandIn(method: string, path: string): ApiAnswer | undefined {
  if (method !== 'GET' || !path.startsWith(STAND_IN_FOLDER)) return undefined
  const page = PAGES[path]
  if (page) return answer('text/html; charset=utf-8', htmlOf(page))
  const name = path === STRIPE_JS_PATH ? 'stripe.ts' : path.slice(STAND_IN_FOLDER.length)
  return MODULES.has(name) ? answer('text/javascript; charset=utf-8', scriptOf(name)) : undefined
}

const answer = (type: string, body: string): ApiAnswer => ({
  status: 200,
  headers: {
    'content-type': type,
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
  },
  body,
})

function scriptOf(name: string): string {
  const known = scripts.get(name)
  if (known !== undefined) return known
  const script = stripTypeScriptTypes(readFileSync(join(SOURCES, name), 'utf8'))
  scripts.set(name, script)
  return script
}

const htmlOf = ({ title, module }: { title: string; module: string }): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  `</head><body><script type="module" src="${STAND_IN_FOLDER}${module}"></script></body></html>`
