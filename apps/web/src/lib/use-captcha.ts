import { useMe } from '../queries/session.ts'
import { captchaToken, prepareCaptcha } from './captcha.ts'

/** The captcha of a request form. Signed-in users need none: their `siteKey` is null. */
export function useCaptcha(publicKey: string | null) {
  const siteKey = useMe() ? null : publicKey
  return {
    siteKey,
    prepare: () => prepareCaptcha(siteKey),
    token: () => captchaToken(siteKey, 'request'),
  }
}
