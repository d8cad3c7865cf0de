import { z } from 'zod'
import type { Language } from '@tomogolf/phrases'
import type { Config } from '../../config/config.ts'
import type { Logger } from '../telemetry/log.ts'

/** Translates what people write. Null: not translated; the reader keeps the original. */
export type Translator = {
  /** `from` is found by the translator: people do not write in the language of their account only. */
  translate(text: string, to: Language): Promise<string | null>
}

const TIMEOUT_MS = 6000
/** Beyond it an answer is no translation of a message. */
const MAX_ANSWER_BYTES = 64 * 1024
/** Languages differ in length, and not by more. */
const MAX_GROWTH = 6
const SHORT = 200
const Answer = z.object({ translatedText: z.string().trim().min(1) })

/** Null without an address: nothing is translated, and pages do not offer it. */
export const createTranslator = (
  { TRANSLATOR_URL: url, TRANSLATOR_KEY: key }: Pick<Config, 'TRANSLATOR_URL' | 'TRANSLATOR_KEY'>,
  log: Pick<Logger, 'warn'>,
  timeoutMs = TIMEOUT_MS,
): Translator | null => (url === undefined ? null : libreTranslate({ url, key, timeoutMs }, log))

/**
 * A server with the API of LibreTranslate. It is another company's or the operator's own: its answer
 * is as little to be trusted as a form. The log has the failure and never the text.
 */
const libreTranslate = (
  { url, key, timeoutMs }: { url: string; key: string | undefined; timeoutMs: number },
  log: Pick<Logger, 'warn'>,
): Translator => ({
  translate: async (text, to) => {
    try {
      const response = await fetch(new URL('translate', url.endsWith('/') ? url : `${url}/`), {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          q: text,
          source: 'auto',
          target: to,
          format: 'text',
          ...(key && { api_key: key }),
        }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      const { translatedText } = Answer.parse(JSON.parse(await readLimited(response)))
      if (translatedText.length > MAX_GROWTH * text.length + SHORT) throw new Error('too long')
      return translatedText
    } catch (error) {
      log.warn({ problem: error instanceof Error ? error.name : 'unknown' }, 'translator')
      return null
    }
  },
})

/** Reads no more than an answer may have, whatever its headers promise. */
async function readLimited(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > MAX_ANSWER_BYTES) throw new Error('too long')
    parts.push(part)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts))
}
