import type { ApiAnswer } from '../http/api.ts'
import type { World } from '../world.ts'
import { changeAccount, isAccountOutcome, ONBOARDING_FOLDER } from './accounts.ts'

const BUTTONS = [
  ['complete', 'Give everything'],
  ['missing', 'Leave a document out'],
  ['blocked', 'Be refused'],
] as const

/**
 * The page that completes an account, in place of the provider's form. Its link works once; an
 * expired one leads back to the address that asks for another. Undefined for other addresses.
 */
export function answerOnboarding(
  world: World,
  { method, path, body }: { method: string; path: string; body: string },
): ApiAnswer | undefined {
  if (!path.startsWith(ONBOARDING_FOLDER)) return undefined
  const link = world.store.accountLinks.get(path.slice(ONBOARDING_FOLDER.length))
  if (!link) return page(404, '<p>No such link.</p>')
  if (world.clock.seconds() >= link.expiresAt) return redirect(link.refreshUrl)
  if (method === 'GET')
    return page(
      200,
      BUTTONS.map(
        ([outcome, label]) =>
          `<form method="post"><button name="outcome" value="${outcome}">${label}</button></form>`,
      ).join(''),
    )
  const outcome = new URLSearchParams(body).get('outcome') ?? ''
  if (method !== 'POST' || !isAccountOutcome(outcome)) return page(400, '<p>No such choice.</p>')
  world.store.transaction(() => {
    world.store.accountLinks.put({ ...link, expiresAt: world.clock.seconds() })
    changeAccount(world, link.account, outcome)
  })
  return redirect(link.returnUrl)
}

const redirect = (location: string): ApiAnswer => ({ status: 303, headers: { location }, body: '' })
const page = (status: number, content: string): ApiAnswer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body:
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<title>Payout account test page</title></head>' +
    `<body><h1>Payout account</h1><p>Test page in place of Stripe’s.</p>${content}</body></html>`,
})
