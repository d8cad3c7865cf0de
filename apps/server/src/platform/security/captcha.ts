import { z } from 'zod'
import type { Config } from '../../config/config.ts'
import type { Logger } from '../telemetry/log.ts'

/**
 * Verifies the token of the page's invisible captcha. Never throws: a failed verification is false.
 */
export type Captcha = { verify(token: string, ip: string): Promise<boolean> }

/** The page's token where no captcha runs; accepted outside production only. */
const DEVELOPMENT = 'development'
const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify'
const TIMEOUT_MS = 5000
// from 0 (a bot) to 1 (a human); the provider recommends to start with 0.5
const MIN_SCORE = 0.5
const Verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  hostname: z.string().optional(),
})

/**
 * Asks the captcha's server. Without keys, which is possible outside production only, just the
 * development token passes.
 */
export function createCaptcha(
  config: Pick<Config, 'CAPTCHA_SECRET_KEY' | 'isProduction' | 'origin'>,
  log: Pick<Logger, 'warn'>,
  verifyUrl = VERIFY_URL,
  timeoutMs = TIMEOUT_MS,
): Captcha {
  const secret = config.CAPTCHA_SECRET_KEY
  const ownHost = new URL(config.origin).hostname
  return {
    verify: async (token, ip) => {
      if (token === DEVELOPMENT) return !config.isProduction
      if (!secret || token === '') return false
      try {
        const response = await fetch(verifyUrl, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token, remoteip: ip }),
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'error',
        })
        const verdict = Verdict.parse(await response.json())
        // a token of another site
        const isOurs = verdict.hostname === undefined || verdict.hostname === ownHost
        return verdict.success && isOurs && (verdict.score ?? 1) >= MIN_SCORE
      } catch (err) {
        // an unreachable captcha must not let bots in
        log.warn({ err }, 'captcha')
        return false
      }
    },
  }
}
