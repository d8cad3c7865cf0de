import { toast } from '@tomogolf/ui/toast/toast.ts'
import type { Phrases } from '@tomogolf/ui/i18n/i18n.tsx'

/** Says that a newer version is ready. Nothing is reloaded unasked: somebody may be in the middle of a form. Said again when the app comes back to the front. */
export function noticeUpdate(phrases: Phrases, reload: () => void): void {
  const say = () =>
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
  say()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') say()
  })
}
