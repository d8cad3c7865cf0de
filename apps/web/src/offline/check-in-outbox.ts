import { keptStore } from './store.ts'

/** A check-in that was made without a network. `at`: when, by the corrected clock; `proof`: from the picture, so that it counts at that time; `userId`: whose it is. */
export type KeptCheckIn = {
  readonly gameId: string
  readonly code: string
  readonly proof?: string | undefined
  readonly at: number
  readonly userId: string
}
/** A host's "mark present" without a network. */
export type KeptMark = {
  readonly participationId: string
  readonly gameId: string
  readonly name: string
  readonly at: number
  readonly userId: string
}

/** One for each game. */
export const keptCheckIns = keptStore<KeptCheckIn>('tomogolf', 'check-ins', 'gameId')
export const keptMarks = keptStore<KeptMark>('tomogolf-marks', 'marks', 'participationId')

/** On logout: the next person must not check in for this one. */
export const forgetAllKept = (): Promise<unknown> =>
  Promise.all([keptCheckIns.clear(), keptMarks.clear()])
/** On login: what somebody else has left behind, whose session ended without a logout. */
export async function forgetKeptOfOthers(userId: string): Promise<void> {
  for (const one of await keptCheckIns.list())
    if (one.userId !== userId) await keptCheckIns.remove(one.gameId)
  for (const one of await keptMarks.list())
    if (one.userId !== userId) await keptMarks.remove(one.participationId)
}

/** The calls that send what is kept. */
export const checkInCall = ({ gameId, code, proof }: KeptCheckIn) => ({
  path: `/api/games/${gameId}/check-in`,
  body: proof === undefined ? { code } : { code, proof },
})
export const markCall = ({ gameId, participationId, at }: KeptMark) => ({
  path: `/api/games/${gameId}/guests/${participationId}/present`,
  body: { at: new Date(at).toISOString() },
})
/** How the code was read, as events tell it: only a picture carries a proof. */
export const checkInWay = ({ proof }: Pick<KeptCheckIn, 'proof'>): 'typed' | 'scan' =>
  proof === undefined ? 'typed' : 'scan'

type Syncing = { sync?: { register(tag: string): Promise<void> } }
export const SYNC_TAG = 'kept'
/** Asks the browser to wake the service worker when there is a network again, even with the page closed; where it cannot, the next page sends. */
export async function askForSync(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration().catch(() => undefined)) as
    | Syncing
    | undefined
  await registration?.sync?.register(SYNC_TAG).catch(() => undefined)
}
