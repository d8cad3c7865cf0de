import type { ANALYTICS_EVENTS } from '@tomogolf/contract/system'
import { send } from './api.ts'

type EventName = (typeof ANALYTICS_EVENTS)[number]
type Signals = Navigator & { globalPrivacyControl?: boolean; doNotTrack?: string | null }

/** Records an event of our own; nothing where the visitor asked not to be tracked, and never an error. */
export function track(name: EventName, properties: Record<string, string | number | boolean> = {}): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Signals
  if (doNotTrack === '1' || globalPrivacyControl) return
  void send('POST', '/api/analytics/events', { name, properties }).catch(() => undefined)
}
