import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MailEventsBody } from '@tomogolf/contract/mail/mail-address.schemas'
import type { Deps } from '../../../deps.ts'
import { recordMailEvents } from './record-mail-events.usecase.ts'

export const EVENT_FILE = 'mail-events.jsonl'

/**
 * Development only: reports from a file in the data folder, one in JSON a line, in the place of a
 * mail provider. Lines stay, and count once by their id.
 */
export async function readEventFile(deps: Deps): Promise<void> {
  const file = join(deps.config.DATA_DIR, EVENT_FILE)
  const text = await readFile(file, 'utf8').catch(() => '')
  for (const line of text.split('\n').filter((written) => written.trim() !== '')) {
    try {
      const { events } = MailEventsBody.parse({ events: [JSON.parse(line)] })
      await recordMailEvents(
        deps,
        events.map((event) => ({ ...event, at: Date.parse(event.at) })),
      )
    } catch (err) {
      deps.log.warn({ err, file }, 'unreadable line of the mail events')
    }
  }
}
