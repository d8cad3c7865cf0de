import { clearMessagesOfOthers } from './message-outbox.ts'
import { createOutboxStore } from './outbox-store.ts'

/**
 * A check-in without a network. `at` is by the corrected clock; `proof`, from the QR code, makes it
 * count at that time.
 */
export type QueuedCheckIn = {
  readonly gameId: string
  readonly code: string
  readonly proof?: string | undefined
  /** Seats of companions who have arrived too. */
  readonly companions?: readonly string[] | undefined
  readonly at: number
  readonly userId: string
}
/** A host's "mark present" without a network. */
export type QueuedMark = {
  readonly participationId: string
  readonly gameId: string
  readonly name: string
  readonly at: number
  readonly userId: string
}

/** One for each game. */
export const checkInOutbox = createOutboxStore<QueuedCheckIn>('tomogolf', 'check-ins', 'gameId')
export const markOutbox = createOutboxStore<QueuedMark>(
  'tomogolf-marks',
  'marks',
  'participationId',
)

/** On logout: the next user of this browser must not check in for this one. */
export const clearOutbox = (): Promise<unknown> =>
  Promise.all([checkInOutbox.clear(), markOutbox.clear(), clearMessagesOfOthers(null)])
/** On login: removes what another user has left, whose session ended without a logout. */
export async function clearOutboxOfOthers(userId: string): Promise<void> {
  for (const checkIn of await checkInOutbox.list())
    if (checkIn.userId !== userId) await checkInOutbox.remove(checkIn.gameId)
  for (const mark of await markOutbox.list())
    if (mark.userId !== userId) await markOutbox.remove(mark.participationId)
  await clearMessagesOfOthers(userId)
}

/** The API calls that deliver queued items, for the page and for the service worker. */
export const checkInCall = ({ gameId, code, proof, companions }: QueuedCheckIn) => ({
  path: `/api/games/${gameId}/check-in`,
  body: {
    code,
    ...(proof !== undefined && { proof }),
    ...(companions?.length && { companions }),
  },
})
export const markCall = ({ gameId, participationId, at }: QueuedMark) => ({
  path: `/api/games/${gameId}/guests/${participationId}/present`,
  body: { at: new Date(at).toISOString() },
})
/** How the code was read, for analytics: only a QR code carries a proof. */
export const checkInMethod = ({ proof }: Pick<QueuedCheckIn, 'proof'>): 'typed' | 'scan' =>
  proof === undefined ? 'typed' : 'scan'

type BackgroundSync = { sync?: { register(tag: string): Promise<void> } }
export const SYNC_TAG = 'outbox'
/**
 * Asks the browser to wake the service worker when the network is back, even with every page
 * closed. Without background sync the next page flushes the outbox.
 */
export async function requestBackgroundSync(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration().catch(() => undefined)) as
    | BackgroundSync
    | undefined
  await registration?.sync?.register(SYNC_TAG).catch(() => undefined)
}
