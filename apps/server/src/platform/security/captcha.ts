import { z } from 'zod'
import type { Config } from '../../config/config.ts'
import type { Logger } from '../telemetry/log.ts'

/** Tells a person from a program by the answer of the page's invisible captcha. Never throws: no clear yes is a no. */
export type Captcha = { verify(answer: string, ip: string): Promise<boolean> }

/** What the page sends where no captcha runs; good outside production only. */
const DEVELOPMENT = 'development'
const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify'
const TIMEOUT_MS = 5000
// the score of an invisible captcha runs from 0 (a program) to 1 (a person); the provider advises to begin with the middle
const LEAST_SCORE = 0.5
const Verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  hostname: z.string().optional(),
})

/** Asks the captcha's server. Without keys (possible outside production only) nothing but the development value passes. */
export function createCaptcha(
  config: Pick<Config, 'CAPTCHA_SECRET_KEY' | 'isProduction' | 'origin'>,
  log: Pick<Logger, 'warn'>,
  verifyUrl = VERIFY_URL,
  timeoutMs = TIMEOUT_MS,
): Captcha {
  const secret = config.CAPTCHA_SECRET_KEY
  const ownHost = new URL(config.origin).hostname
  return {
    verify: async (answer, ip) => {
      if (answer === DEVELOPMENT) return !config.isProduction
      if (!secret || answer === '') return false
      try {
        const response = await fetch(verifyUrl, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: answer, remoteip: ip }),
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'error',
        })
        const verdict = Verdict.parse(await response.json())
        // an answer solved on another site is somebody else's
        const ours = verdict.hostname === undefined || verdict.hostname === ownHost
        return verdict.success && ours && (verdict.score ?? 1) >= LEAST_SCORE
      } catch (err) {
        // a captcha that cannot be asked must not become an open door
        log.warn({ err }, 'captcha')
        return false
      }
    },
  }
}
