import { toast } from '@tomogolf/ui/toast/toast.ts'
import { isIos, isStandalone, readDeviceSignals } from '../device.ts'
import { heldInstallPrompt } from './install.ts'
import { local } from '@tomogolf/api-client/storage.ts'

/** Milliseconds: the toast about the booking comes first. */
const DELAY = 6000
const TOAST_DURATION = 20_000

/**
 * After a completed booking: offers the app once, as a toast. iPhone and iPad have no prompt: the
 * toast has instructions.
 */
export function offerInstall(): void {
  const { installPrompt, pagePhrases } = heldInstallPrompt()
  const ios = isIos(readDeviceSignals())
  if (!pagePhrases || isStandalone() || local.get('install-offered') !== null) return
  if (!installPrompt && !ios) return
  local.set('install-offered', '1')
  setTimeout(
    () =>
      void pagePhrases
        .load(['device'])
        .then(() => {
          const { t } = pagePhrases.current()
          const prompt = heldInstallPrompt().installPrompt
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
