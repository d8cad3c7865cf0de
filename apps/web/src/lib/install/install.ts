import type { Phrases } from '@tomogolf/ui/i18n/i18n.tsx'

/** Chromium's event `beforeinstallprompt`, held back until there is a reason to prompt. */
export type InstallPrompt = Event & { prompt(): Promise<void> }
let installPrompt: InstallPrompt | null = null
let pagePhrases: Phrases | null = null

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

/** What `offerInstall` needs. */
export const heldInstallPrompt = () => ({ installPrompt, pagePhrases })
