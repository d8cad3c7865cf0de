import { local, parseStored } from '@tomogolf/api-client/storage.ts'

/** The three forms, by the name of their draft. */
export type RequestForm = 'booking-draft' | 'rental-draft' | 'contact-draft'
/** A form that was sent without a network. `content`: its body as JSON; `by`: the e-mail of whoever was signed in. The key makes every further try the same request. */
export type KeptRequest = {
  readonly path: '/api/booking-requests' | '/api/rental-requests' | '/api/contact'
  readonly content: string
  readonly language: string
  readonly requestKey: string
  readonly by: string | null
}

const isKept = (value: unknown): value is KeptRequest => {
  const { path, content, language, requestKey } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Record<string, unknown>
  return [path, content, language, requestKey].every((text) => typeof text === 'string')
}

/** One for each form at most: sending it again takes the place of the one before. */
export function keptRequests(): Partial<Record<RequestForm, KeptRequest>> {
  const stored = parseStored(local.get('kept-requests'))
  return Object.fromEntries(
    Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).filter(([, one]) =>
      isKept(one),
    ),
  )
}
export const keepRequest = (form: RequestForm, one: KeptRequest): void =>
  local.set('kept-requests', JSON.stringify({ ...keptRequests(), [form]: one }))
export function forgetRequest(form: RequestForm): void {
  const { [form]: gone, ...others } = keptRequests()
  if (!gone) return
  if (Object.keys(others).length === 0) local.remove('kept-requests')
  else local.set('kept-requests', JSON.stringify(others))
}
