import { DAY, startOfJapanDay } from '@tomogolf/domain/time'
import { languageTag } from '@tomogolf/phrases'
import type { Deps } from '../../../deps.ts'
import {
  insertMail,
  markRejected,
  markSent,
  readMail,
  type OutboxRow,
} from '../notifications.repository.ts'
import { CLEAN_UP } from '../clean-up.usecase.ts'
import { isSecret } from './templates.ts'

export type Composed = Omit<OutboxRow, 'id' | 'createdAt' | 'sentAt' | 'problem'>

/**
 * Writes a mail down and hands it over. May run again for the same id after a crash or a failed delivery: the mail is then read
 * back as it was written, and one that went out stays alone. `compose` answers null when there is nobody to write to.
 * Throws when the mail server cannot take it now, so that the job comes back.
 */
export async function postMail(
  deps: Deps,
  id: string,
  compose: () => Promise<Composed | null>,
): Promise<void> {
  const written = (await readMail(deps.db, id)) ?? (await write(deps, id, await compose()))
  if (!written || written.sentAt !== null || written.problem !== null || !deps.mail) return
  const outcome = await deps.mail.send({
    id,
    to: written.toAddress,
    replyTo: written.replyTo,
    subject: written.subject,
    html: written.html,
    text: written.text,
    languageTag: languageTag(written.language),
  })
  if (outcome.kind === 'rejected') {
    deps.log.warn(
      { mail: id, template: written.template, problem: outcome.problem },
      'mail refused for good',
    )
    await markRejected(deps.db, id, outcome.problem)
  } else {
    await markSent(deps.db, id, deps.clock.now(), {
      keepText: deps.config.devTools || !isSecret(written.template),
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
    })
    await deps.jobs.enqueue(tx, CLEAN_UP, {}, { at: startOfJapanDay(now) + DAY, key: 'daily' })
  })
  return readMail(deps.db, id)
}
