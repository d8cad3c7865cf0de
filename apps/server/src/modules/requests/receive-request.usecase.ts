import { createHash } from 'node:crypto'
import { SUPPORT_HOURS } from '@tomogolf/domain/support'
import { DAY } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/security/ids.ts'
import { notifyOperator, notifyVisitor } from '../../platform/notify-external.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { readGame } from '../games/games.repository.ts'
import { nameOf, type Asked } from './request-input.ts'
import { operatorMessage, type GameMeant } from './operator-message.ts'
import { newReference } from './reference.ts'
import { refusalOf, withPlainPhone } from './request-problems.ts'
import {
  countRequestsFrom,
  insertRequest,
  readRequestByKey,
  type Request,
} from './requests.repository.ts'

export type Incoming = {
  readonly asked: Asked
  readonly userId: string | null
  /** Of the receipt, and of refusals. */
  readonly language: Language
  readonly requestKey: string | null
  readonly recaptchaToken: string
  readonly ip: string
}
export type Receipt = { readonly id: string; readonly reference: string }

/** Each request mails a receipt to an address that nobody proved to own: so many a day, and no stranger's mailbox is filled by this form. */
const MOST_A_DAY = 10
const RECEIPTS = {
  booking: 'booking_received',
  rental: 'rental_received',
  contact: 'contact_received',
} as const

/** Takes in a request, tells the operator and sends the receipt; all of it or nothing. The same key again gives the first answer again. */
export async function receiveRequest(
  deps: Deps,
  r: Incoming,
): Promise<
  | Receipt
  | Refused<
      'CONFLICT' | 'INVALID_PHONE' | 'INVALID_RECAPTCHA' | 'RATE_LIMITED' | 'VALIDATION_ERROR'
    >
> {
  const now = deps.clock.now()
  const bad = refusalOf(r.asked, now, r.language, deps.phrase)
  if (bad) return bad
  if (r.userId === null && !(await deps.captcha.verify(r.recaptchaToken, r.ip)))
    return refuse('INVALID_RECAPTCHA')
  const asked = withPlainPhone(r.asked)
  return deps.db.transaction(async (tx) => {
    const bodyHash = hashOf(asked, r.userId)
    const first = r.requestKey === null ? undefined : await readRequestByKey(tx, r.requestKey)
    if (first) return first.bodyHash === bodyHash ? receiptOf(first) : refuse('CONFLICT')
    if ((await countRequestsFrom(tx, asked.fields.email, now - DAY)) >= MOST_A_DAY)
      return refuse('RATE_LIMITED')
    const request: Request = {
      id: newId(),
      reference: newReference(),
      kind: asked.kind,
      status: 'received',
      userId: r.userId,
      name: nameOf(asked),
      email: asked.fields.email,
      language: r.language,
      fields: asked.fields,
      requestKey: r.requestKey,
      bodyHash,
      createdAt: now,
      updatedAt: now,
    }
    const stored = await store(tx, request)
    if (!stored) return refuse('CONFLICT')
    if (stored === request) await tell(deps, tx, request, asked)
    return stored.bodyHash === bodyHash ? receiptOf(stored) : refuse('CONFLICT')
  })
}

const receiptOf = ({ id, reference }: Request): Receipt => ({ id, reference })
const hashOf = (asked: Asked, userId: string | null) =>
  createHash('sha256')
    .update(JSON.stringify([userId, asked.kind, asked.fields]))
    .digest('hex')

/** Stores the request under a reference that nobody has; a second try that came at the same moment finds the first one's row instead. */
async function store(tx: Tx, request: Request): Promise<Request | undefined> {
  if (await insertRequest(tx, request)) return request
  const first =
    request.requestKey === null ? undefined : await readRequestByKey(tx, request.requestKey)
  if (first) return first
  // one in a billion: the reference was taken
  request.reference = newReference()
  return (await insertRequest(tx, request)) ? request : undefined
}

async function tell(deps: Deps, tx: Tx, request: Request, asked: Asked): Promise<void> {
  const game =
    asked.kind === 'contact' && asked.fields.gameId
      ? await gameMeant(tx, asked.fields.gameId)
      : null
  const { origin, OPERATOR_LANGUAGE: language } = deps.config
  await notifyOperator(
    deps.jobs,
    tx,
    operatorMessage(asked, {
      reference: request.reference,
      game,
      origin,
      language,
      phrase: deps.phrase,
    }),
  )
  await notifyVisitor(deps.jobs, tx, {
    to: request.email,
    language: request.language,
    kind: RECEIPTS[request.kind],
    params: {
      reference: request.reference,
      hours: request.kind === 'contact' ? SUPPORT_HOURS.general : SUPPORT_HOURS.request,
    },
  })
}
/** A game that is gone, or an address somebody mistyped, must not cost the message. */
async function gameMeant(tx: Tx, id: string): Promise<GameMeant | null> {
  const game = await readGame(tx, id)
  return game ? { id, courseName: game.courseName, teeTime: game.teeTime } : null
}
