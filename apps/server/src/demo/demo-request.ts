import { japanDate } from '@tomogolf/domain/time'
import type { Deps } from '../deps.ts'
import { isRefused } from '../platform/refusal.ts'
import { receiveRequest } from '../modules/requests/receive-request.usecase.ts'
import { listRequestsOf } from '../modules/requests/requests.repository.ts'
import { emailOf, PEOPLE } from './people.data.ts'
import type { Ids } from './seed-people.ts'

const SENDER = PEOPLE.find(({ key }) => key === 'olivia')!
const OPEN = new Set(['received', 'in_progress'])

/**
 * A message to the operator that waits for an answer, so that the administrator has something to do
 * today; at most one a day, and none while an earlier one waits.
 */
export async function addDemoRequest(deps: Deps, ids: Ids): Promise<void> {
  const userId = ids.get(SENDER.key)
  if (!userId) return
  const sent = await listRequestsOf(deps.db, userId, 100)
  if (sent.some(({ status }) => OPEN.has(status))) return
  const received = await receiveRequest(deps, {
    input: {
      kind: 'contact',
      fields: {
        name: `${SENDER.first} ${SENDER.last}`,
        email: emailOf(SENDER),
        subject: 'Club rental at the course',
        message:
          'I play at Oarai this week and travel without clubs. Does the course rent a left-handed set, and do I pay for it there?',
      },
    },
    userId,
    language: SENDER.language,
    requestKey: `demonstration-${japanDate(deps.clock.now())}`,
    recaptchaToken: '',
    ip: '127.0.0.1',
  })
  if (isRefused(received)) deps.log.warn({ refused: received.refused }, 'demonstration request')
}
