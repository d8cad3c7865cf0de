/** What is sent where no captcha runs; the server takes it outside production only. */
export const NO_CAPTCHA = 'development'
/** A captcha that has not answered by then does not keep anybody waiting; milliseconds. */
const LONGEST = 10_000
// the provider's second address is reachable from China, too: its "Can I use reCAPTCHA globally?"
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

/** Starts loading the captcha while a form is filled in, so that sending it need not wait. */
export function prepareCaptcha(siteKey: string | null): void {
  if (siteKey) loadScript(siteKey).catch(() => undefined)
}

/** The answer of the invisible captcha for one action. After 10 seconds, and wherever there is none, it is the development value; never throws. */
export async function captchaToken(
  siteKey: string | null,
  action: 'login' | 'register' | 'request',
  load: Captcha = () => loadScript(siteKey!),
): Promise<string> {
  if (!siteKey) return NO_CAPTCHA
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(NO_CAPTCHA), LONGEST)
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
