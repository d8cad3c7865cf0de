import { languageTag } from '@tomogolf/phrases'
import type { Deps } from '../../../deps.ts'
import {
  insertMail,
  markRejected,
  markSent,
  readMail,
  type OutboxRow,
} from '../notifications.repository.ts'
import { recordMailEvents } from '../bounces/record-mail-events.usecase.ts'
import { isSecret } from './templates.data.ts'

export type Composed = Omit<
  OutboxRow,
  'id' | 'createdAt' | 'sentAt' | 'problem' | 'resentFrom' | 'references'
> & {
  readonly resentFrom?: string
  readonly references?: string[]
}

/**
 * Writes an email to the outbox and delivers it. Idempotent by id: after a crash or a failed
 * delivery the stored email is sent, and a delivered one is not sent again. `compose` returns null
 * when there is no recipient. Throws when the mail server is unavailable, so that the job is
 * retried.
 */
export async function postMail(
  deps: Deps,
  id: string,
  compose: () => Promise<Composed | null>,
): Promise<void> {
  const stored = (await readMail(deps.db, id)) ?? (await write(deps, id, await compose()))
  if (!stored || stored.sentAt !== null || stored.problem !== null || !deps.mail) return
  const outcome = await deps.mail.send({
    id,
    to: stored.toAddress,
    replyTo: stored.replyTo,
    references: stored.references,
    subject: stored.subject,
    html: stored.html,
    text: stored.text,
    languageTag: languageTag(stored.language),
    unsubscribe: stored.unsubscribe,
  })
  if (outcome.kind === 'rejected') {
    deps.log.warn(
      { mail: id, template: stored.template, problem: outcome.problem },
      'mail rejected permanently',
    )
    await markRejected(deps.db, id, outcome.problem)
    if (outcome.isAddressUnknown)
      await recordMailEvents(deps, [
        {
          id: `smtp ${id}`,
          type: 'hard_bounce',
          address: stored.toAddress,
          at: deps.clock.now(),
          detail: outcome.problem,
        },
      ])
  } else {
    await markSent(deps.db, id, deps.clock.now(), {
      keepText: deps.config.devTools || !isSecret(stored.template),
    })
  }
}

async function write(
  deps: Deps,
  id: string,
  mail: Composed | null,
): Promise<OutboxRow | undefined> {
  if (!mail) return undefined
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    // without a mail server the outbox is the destination
    await insertMail(tx, {
      ...mail,
      id,
      createdAt: now,
      sentAt: deps.mail ? null : now,
      problem: null,
      resentFrom: mail.resentFrom ?? null,
      references: mail.references ?? [],
    })
  })
  return readMail(deps.db, id)
}
