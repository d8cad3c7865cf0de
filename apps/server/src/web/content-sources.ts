import type { Deps } from '../deps.ts'
import type { ExtraSources } from './csp.ts'

// source: the card provider's "Security at Stripe", content security policy; its fields open on
// changing subdomains
const CARDS: ExtraSources = {
  connect: ['https://api.stripe.com'],
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}
// source: reCAPTCHA FAQ on Content-Security-Policy; this host is reachable worldwide
const CAPTCHA = 'https://www.recaptcha.net'

function cardSources({ live, apiBase, stripeJsUrl }: Deps['cards']): ExtraSources {
  if (live) return CARDS
  const standIn = stripeJsUrl === null ? [] : [new URL(stripeJsUrl).origin]
  return { connect: [apiBase], script: standIn, frame: standIn }
}

/** External sources of pages: the card provider and the captcha. */
export function contentSources(deps: Pick<Deps, 'cards' | 'config'>): ExtraSources {
  const cards = cardSources(deps.cards)
  if (!deps.config.CAPTCHA_SITE_KEY) return cards
  return {
    connect: [...cards.connect, CAPTCHA],
    frame: [...cards.frame, CAPTCHA],
    script: [...cards.script, CAPTCHA, 'https://www.gstatic.com', 'https://www.gstatic.cn'],
  }
}
