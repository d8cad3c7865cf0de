import { local, parseStored } from '@tomogolf/api-client/storage.ts'

/** The three forms, by the storage key of their draft. */
export type RequestForm = 'booking-draft' | 'rental-draft' | 'contact-draft'
/**
 * A form that was submitted without a network. `content` is its body as JSON, `by` the email of
 * the user who was signed in. `requestKey` is the idempotency key of every further attempt.
 */
export type QueuedRequest = {
  readonly path: '/api/booking-requests' | '/api/rental-requests' | '/api/contact'
  readonly content: string
  readonly language: string
  readonly requestKey: string
  readonly by: string | null
}

const isQueuedRequest = (value: unknown): value is QueuedRequest => {
  const { path, content, language, requestKey } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Record<string, unknown>
  return [path, content, language, requestKey].every((text) => typeof text === 'string')
}

// "kept-requests" is the key in browsers that have a queue from an earlier version
/** At most one for each form: submitting again replaces it. */
export function queuedRequests(): Partial<Record<RequestForm, QueuedRequest>> {
  const stored = parseStored(local.get('kept-requests'))
  return Object.fromEntries(
    Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).filter(
      ([, request]) => isQueuedRequest(request),
    ),
  )
}
export const queueRequest = (form: RequestForm, request: QueuedRequest): void =>
  local.set('kept-requests', JSON.stringify({ ...queuedRequests(), [form]: request }))
export function dequeueRequest(form: RequestForm): void {
  const { [form]: removed, ...others } = queuedRequests()
  if (!removed) return
  if (Object.keys(others).length === 0) local.remove('kept-requests')
  else local.set('kept-requests', JSON.stringify(others))
}
