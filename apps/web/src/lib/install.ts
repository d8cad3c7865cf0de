import { toast } from '@tomogolf/ui/toast/toast.ts'
import { isIos, isStandalone, thisDevice } from './device.ts'
import type { Phrases } from '@tomogolf/ui/i18n/i18n.tsx'
import { local } from '@tomogolf/api-client/storage.ts'

/** Chromium's own question, kept until there is a reason to ask it. */
type InstallQuestion = Event & { prompt(): Promise<void> }
let question: InstallQuestion | null = null
let texts: Phrases | null = null
/** The toast about the booking itself comes first. */
const AFTER_THE_BOOKING = 6000
const LONG = 20_000

/** Keeps the browser's question back: nobody is asked on a first visit. */
export function holdInstallQuestion(phrases: Phrases): void {
  texts = phrases
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    question = event as InstallQuestion
  })
  addEventListener('appinstalled', () => {
    question = null
  })
}

/** After a completed booking: offers the app once, as a toast. On iPhone and iPad, where no page may ask, it says how. */
export function offerInstall(): void {
  const ios = isIos(thisDevice())
  if (!texts || isStandalone() || local.get('install-offered') !== null || !(question || ios))
    return
  local.set('install-offered', '1')
  const phrases = texts
  setTimeout(
    () =>
      void phrases
        .load(['device'])
        .then(() => {
          const { t } = phrases.current()
          const ask = question
          if (ask)
            toast({
              title: t('device.install.title'),
              description: t('device.install.text'),
              duration: LONG,
              action: { label: t('device.install.button'), run: () => void ask.prompt() },
            })
          else
            toast({
              title: t('device.install.title'),
              description: `${t('device.ios.share')} ${t('device.ios.add')}`,
              duration: LONG,
            })
        })
        .catch(() => undefined),
    AFTER_THE_BOOKING,
  )
}
