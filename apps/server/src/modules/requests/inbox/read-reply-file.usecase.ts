import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IncomingMailBody } from '@tomogolf/contract/mail/incoming-mail.schemas'
import type { Deps } from '../../../deps.ts'
import { receiveMail } from './receive-mail.usecase.ts'

export const REPLY_FILE = 'mail-replies.jsonl'

/**
 * Development only: answers from a file in the data folder, one in JSON a line, in the place of a
 * mail provider. Lines stay, and count once by their Message-ID.
 */
export async function readReplyFile(deps: Deps): Promise<void> {
  const file = join(deps.config.DATA_DIR, REPLY_FILE)
  const text = await readFile(file, 'utf8').catch(() => '')
  for (const line of text.split('\n').filter((written) => written.trim() !== '')) {
    try {
      await receiveMail(deps, IncomingMailBody.parse(JSON.parse(line)))
    } catch (err) {
      deps.log.warn({ err, file }, 'unreadable line of the incoming mail')
    }
  }
}
