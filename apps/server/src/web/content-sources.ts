import type { Deps } from '../deps.ts'

/** Where pages may load scripts and frames from, and whom they may call, besides this site: the card provider alone. */
export function contentSources(deps: Pick<Deps, 'cards'>): { connect: string[]; script: string[]; frame: string[] } {
  if (!deps.cards.live) return { connect: [deps.cards.apiBase], script: [], frame: [] }
  // source: the provider's "Security at Stripe", content security policy
  return { connect: ['https://api.stripe.com'], script: ['https://js.stripe.com'], frame: ['https://js.stripe.com', 'https://hooks.stripe.com'] }
}
