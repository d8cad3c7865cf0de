import { toast } from '@tomogolf/ui/toast/toast.ts'
import type { Phrases } from '@tomogolf/ui/i18n/i18n.tsx'

/**
 * Offers a newer version, again each time the app becomes visible. Reloads only on request: a form
 * may be half filled in.
 */
export function announceUpdate(phrases: Phrases, reload: () => void): void {
  const show = () =>
    void phrases
      .load(['device'])
      .then(() => {
        const { t } = phrases.current()
        toast({
          title: t('device.update.title'),
          description: t('device.update.text'),
          tone: 'info',
          duration: Number.POSITIVE_INFINITY,
          action: { label: t('device.update.button'), run: reload },
        })
      })
      .catch(() => undefined)
  show()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') show()
  })
}
