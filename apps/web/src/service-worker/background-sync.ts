import { listQueued, messageCall, messageOutbox } from '../offline/message-outbox.ts'
import {
  checkInCall,
  checkInMethod,
  checkInOutbox,
  markCall,
  markOutbox,
} from '../offline/outbox.ts'

/**
 * Nothing is left to do. Any other refusal stays in the outbox: the page sends it again and shows
 * the reason.
 */
const isDone = async (response: Response): Promise<boolean> =>
  response.ok ||
  ((await response.json().catch(() => null)) as { code?: unknown } | null)?.code ===
    'ALREADY_CHECKED_IN'

const post = ({ path, body }: { path: string; body: object }) =>
  fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  })

/**
 * Sends check-ins, marks and messages with every page closed. When it throws, the browser tries again later.
 */
export async function flushInBackground(): Promise<void> {
  const checkIns = await checkInOutbox.list()
  const marks = await markOutbox.list()
  const messages = await messageOutbox.list()
  if (checkIns.length + marks.length + messages.length === 0) return
  const me = await fetch('/api/auth/me', {
    credentials: 'include',
    headers: { accept: 'application/json', 'X-Silent-Auth': '1' },
  })
  if (!me.ok) return
  const { id } = (await me.json()) as { id: string }
  for (const checkIn of checkIns.filter(({ userId }) => userId === id)) {
    const response = await post(checkInCall(checkIn))
    // the server respects the browser's Do Not Track header
    if (response.ok)
      await post({
        path: '/api/analytics/events',
        body: { name: 'qr_check_in', properties: { way: checkInMethod(checkIn) } },
      }).catch(() => undefined)
    if (await isDone(response)) await checkInOutbox.remove(checkIn.gameId)
  }
  for (const mark of marks)
    if (mark.userId === id && (await isDone(await post(markCall(mark)))))
      await markOutbox.remove(mark.participationId)
  for (const message of await listQueued(id)) {
    // the next ones wait: their order counts
    if (!(await post(messageCall(message))).ok) return
    await messageOutbox.remove(message.clientId)
  }
}
