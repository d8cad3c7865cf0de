import { DAY, hours, japanDate, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../deps.ts'
import { isRefused } from '../platform/refusal.ts'
import { readAccount } from '../modules/accounts/accounts.repository.ts'
import { replyAddress } from '../modules/requests/inbox/reply-address.adapter.ts'
import { receiveMail } from '../modules/requests/inbox/receive-mail.usecase.ts'
import { replyToThread } from '../modules/requests/inbox/reply-to-thread.usecase.ts'
import { receiveRequest } from '../modules/requests/receive-request.usecase.ts'
import type { RequestInput } from '../modules/requests/request-input.types.ts'
import { lockRequest } from '../modules/requests/requests.repository.ts'
import { withPastClock } from './demo-times.ts'
import { emailOf, PEOPLE } from './people.data.ts'
import type { Ids } from './seed-people.ts'

/** Threads that the team has begun: one waits for its sender, one has an answer by mail. */
export const seedInbox = (deps: Deps, ids: Ids): Promise<void> =>
  withPastClock(deps.clock, (present) => seedThreads(deps, ids, present))

async function seedThreads(deps: Deps, ids: Ids, present: Instant): Promise<void> {
  const { clock } = deps
  clock.set(present - hours(6))
  const day = japanDate(deps.clock.now() + 20 * DAY)
  const tee = await send(deps, ids, 'hana', {
    kind: 'booking',
    fields: {
      ...nameOf('hana'),
      gender: 'female',
      nationality: 'KR',
      phone: '+821012345673',
      email: emailOf(personOf('hana')),
      from: day,
      to: day,
      games: 1,
      teeTime: '08:00',
      players: 8,
      caddie: 'no_preference',
      allJapan: false,
      prefectures: ['Nagano'],
      budget: 'under_150',
      contactBy: 'email',
      course: '',
      wishes: 'We are two flights. Could they start one after the other?',
    },
  })
  const clubs = await send(deps, ids, 'junho', {
    kind: 'rental',
    fields: {
      ...nameOf('junho'),
      mobile: '+821098765432',
      email: emailOf(personOf('junho')),
      days: 1,
      sets: 2,
      teeTime: `${day} 08:10:00`,
      courseName: 'Wakasu Golf Links',
      courseAddress: '3-1-2 Wakasu, Koto, Tokyo',
      shaft: 'regular',
      brands: ['no_preference'],
      leftHanded: true,
      requirements: '',
      termsAccepted: true,
    },
  })
  clock.set(present - hours(4))
  if (tee) await reply(deps, ids, tee, 'We hold 07:48 and 07:56. Would these times suit you?')
  if (!clubs) return
  await reply(deps, ids, clubs, 'Both sets are reserved, one left-handed.')
  clock.set(present - hours(2))
  await receiveMail(deps, {
    messageId: `<${clubs}@demonstration>`,
    from: emailOf(personOf('junho')),
    to: [replyAddress(deps, clubs)],
    text: 'Thank you! Can I collect them at the station?',
  })
}

const personOf = (key: string) => PEOPLE.find((person) => person.key === key)!
const nameOf = (key: string) => {
  const { first, last } = personOf(key)
  return { firstName: first, lastName: last }
}
async function send(
  deps: Deps,
  ids: Ids,
  key: string,
  input: RequestInput,
): Promise<string | undefined> {
  const received = await receiveRequest(deps, {
    input,
    userId: ids.get(key) ?? null,
    language: personOf(key).language,
    requestKey: `demonstration-${key}`,
    recaptchaToken: '',
    ip: '127.0.0.1',
  })
  if (!isRefused(received)) return received.id
  deps.log.warn({ refused: received.refused }, 'demonstration thread')
  return undefined
}
async function reply(deps: Deps, ids: Ids, threadId: string, text: string): Promise<void> {
  const thread = await deps.db.transaction((tx) => lockRequest(tx, threadId))
  const operator = await readAccount(deps.db, ids.get('naoko')!)
  if (!thread || !operator) return
  await replyToThread(deps, {
    threadId,
    text,
    close: false,
    requestKey: `demonstration-${threadId}`,
    seen: thread.updatedAt,
    operatorId: operator.user.id,
    role: operator.user.adminRole,
    ip: null,
    language: 'en',
  })
}
