import { toast } from '@tomogolf/ui/toast/toast.ts'
import { isIos, isStandalone, readDeviceSignals } from './device.ts'
import type { Phrases } from '@tomogolf/ui/i18n/i18n.tsx'
import { local } from '@tomogolf/api-client/storage.ts'

/** Chromium's event `beforeinstallprompt`, held back until there is a reason to prompt. */
type InstallPrompt = Event & { prompt(): Promise<void> }
let installPrompt: InstallPrompt | null = null
let pagePhrases: Phrases | null = null
/** Milliseconds: the toast about the booking comes first. */
const DELAY = 6000
const TOAST_DURATION = 20_000

/** Holds the browser's prompt back: a first visit is not interrupted. */
export function holdInstallPrompt(phrases: Phrases): void {
  pagePhrases = phrases
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    installPrompt = event as InstallPrompt
  })
  addEventListener('appinstalled', () => {
    installPrompt = null
  })
}

/**
 * After a completed booking: offers the app once, as a toast. iPhone and iPad have no prompt: the
 * toast has instructions.
 */
export function offerInstall(): void {
  const ios = isIos(readDeviceSignals())
  if (!pagePhrases || isStandalone() || local.get('install-offered') !== null) return
  if (!installPrompt && !ios) return
  local.set('install-offered', '1')
  const phrases = pagePhrases
  setTimeout(
    () =>
      void phrases
        .load(['device'])
        .then(() => {
          const { t } = phrases.current()
          const prompt = installPrompt
          if (prompt)
            toast({
              title: t('device.install.title'),
              description: t('device.install.text'),
              duration: TOAST_DURATION,
              action: { label: t('device.install.button'), run: () => void prompt.prompt() },
            })
          else
            toast({
              title: t('device.install.title'),
              description: `${t('device.ios.share')} ${t('device.ios.add')}`,
              duration: TOAST_DURATION,
            })
        })
        .catch(() => undefined),
    DELAY,
  )
}
