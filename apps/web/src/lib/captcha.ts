/** The token without a captcha; the server accepts it outside production only. */
export const NO_CAPTCHA = 'development'
/** Milliseconds. */
const TIMEOUT = 10_000
// this host is reachable from China, too; source: reCAPTCHA FAQ, "Can I use reCAPTCHA globally?"
const SCRIPT = 'https://www.recaptcha.net/recaptcha/api.js'

type Recaptcha = {
  ready: (then: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}
type Captcha = () => Promise<Recaptcha>

let loading: Promise<Recaptcha> | undefined
function loadScript(siteKey: string): Promise<Recaptcha> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${SCRIPT}?render=${encodeURIComponent(siteKey)}`
    script.onload = () => {
      const { grecaptcha } = globalThis as unknown as { grecaptcha: Recaptcha }
      grecaptcha.ready(() => resolve(grecaptcha))
    }
    script.onerror = () => {
      loading = undefined
      reject(new Error('captcha'))
    }
    document.head.append(script)
  })
  return loading
}

/** Loads the captcha while the form is filled in, so that submitting does not wait. */
export function prepareCaptcha(siteKey: string | null): void {
  if (siteKey) loadScript(siteKey).catch(() => undefined)
}

/**
 * A token of the invisible captcha. NO_CAPTCHA without a site key, after an error or the timeout;
 * never throws.
 */
export async function captchaToken(
  siteKey: string | null,
  action: 'login' | 'register' | 'request',
  load: Captcha = () => loadScript(siteKey!),
): Promise<string> {
  if (!siteKey) return NO_CAPTCHA
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(NO_CAPTCHA), TIMEOUT)
  })
  try {
    return await Promise.race([
      load().then((captcha) => captcha.execute(siteKey, { action })),
      timeout,
    ])
  } catch {
    return NO_CAPTCHA
  } finally {
    clearTimeout(timer)
  }
}
