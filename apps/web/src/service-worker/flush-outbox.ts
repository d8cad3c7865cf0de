import {
  checkInCall,
  checkInWay,
  keptCheckIns,
  keptMarks,
  markCall,
} from '../offline/check-in-outbox.ts'

/** Answers after which nothing is left to do. What is refused otherwise stays, for the page to send again and to say why. */
const isDone = async (response: Response): Promise<boolean> =>
  response.ok ||
  ((await response.json().catch(() => null)) as { code?: unknown } | null)?.code ===
    'ALREADY_CHECKED_IN'

/** Sends what was kept at the course, with every page closed. A throw makes the browser try again later. */
export async function sendKept(): Promise<void> {
  const scans = await keptCheckIns.list(),
    marks = await keptMarks.list()
  if (scans.length + marks.length === 0) return
  const me = await fetch('/api/auth/me', {
    credentials: 'include',
    headers: { accept: 'application/json', 'X-Silent-Auth': '1' },
  })
  if (!me.ok) return
  const { id } = (await me.json()) as { id: string }
  const post = ({ path, body }: { path: string; body: object }) =>
    fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })
  for (const one of scans.filter(({ userId }) => userId === id)) {
    const answer = await post(checkInCall(one))
    // the server asks the browser's own header whether the person wants to be counted
    if (answer.ok)
      await post({
        path: '/api/analytics/events',
        body: { name: 'qr_check_in', properties: { way: checkInWay(one) } },
      }).catch(() => undefined)
    if (await isDone(answer)) await keptCheckIns.remove(one.gameId)
  }
  for (const one of marks)
    if (one.userId === id && (await isDone(await post(markCall(one)))))
      await keptMarks.remove(one.participationId)
}
