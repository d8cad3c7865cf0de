import type { BodyOf } from '@tomogolf/contract/api/endpoints'
import type { Language } from '@tomogolf/phrases/languages'
import { session } from '@tomogolf/api-client/storage.ts'

type Event = BodyOf<'POST /api/analytics/events'>
type Properties<Name> = NonNullable<Extract<Event, { name: Name }>['properties']>
type Signals = Navigator & { globalPrivacyControl?: boolean; doNotTrack?: string | null }

const PATH = '/api/analytics/events'

/**
 * Records an event, also while the page unloads. Respects Do Not Track and Global Privacy Control;
 * never throws.
 */
export function track<Name extends Event['name']>(name: Name, properties?: Properties<Name>): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Signals
  if (doNotTrack === '1' || globalPrivacyControl) return
  const body = JSON.stringify({ name, properties: properties ?? {} })
  try {
    if (navigator.sendBeacon?.(PATH, new Blob([body], { type: 'application/json' }))) return
  } catch {
    /* blocked: tries fetch */
  }
  void fetch(PATH, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
    credentials: 'include',
    keepalive: true,
  }).catch(() => undefined)
}

/**
 * Once for each visit. The country is the region of the browser's language ("en-GB"), if any;
 * nothing is looked up.
 */
export function trackVisit(language: Language): void {
  if (session.get('visit-counted')) return
  session.set('visit-counted', '1')
  const [, country] = /^[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Z]{2})\b/.exec(navigator.language) ?? []
  track('visit', { language, ...(country && { country }) })
}
