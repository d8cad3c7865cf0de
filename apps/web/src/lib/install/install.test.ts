// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGES, type Language } from '@tomogolf/phrases'
import { createPhrases } from '@tomogolf/ui/i18n/i18n.tsx'
import { holdInstallPrompt } from './install.ts'
import { offerInstall } from './offer-install.ts'
import { currentToast, dismissToast } from '@tomogolf/ui/toast/toast.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const browser = (userAgent: string, standalone = false) => {
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })
  vi.stubGlobal('matchMedia', () => ({ matches: standalone }))
}
const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve())
/** Loads the phrases first: loading a file takes real time. */
const begin = async (language: Language) => {
  const phrases = await createPhrases(language)
  await phrases.load(['device'])
  holdInstallPrompt(phrases)
}
/** Dispatches Chromium's event for an installable page; returns whether it was held back. */
const dispatchPrompt = () => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  dispatchEvent(event)
  return event.defaultPrevented
}
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  prompt.mockClear()
})
afterEach(async () => {
  dispatchEvent(new Event('appinstalled'))
  dismissToast(currentToast()?.id ?? 0)
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
})

test.each(LANGUAGES)(
  'in %s: offers the app once, after the toast of a booking, and never before a booking',
  async (language) => {
    browser(DESKTOP)
    await begin(language)
    expect(dispatchPrompt()).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([currentToast(), prompt.mock.calls.length]).toEqual([null, 0])
    offerInstall()
    await vi.advanceTimersByTimeAsync(5900)
    expect(currentToast()).toBeNull()
    await vi.advanceTimersByTimeAsync(200)
    const offer = currentToast()!
    expect(
      [offer.title, offer.description, offer.action?.label].every(
        (text) => text && !text.includes('device.'),
      ),
    ).toBe(true)
    offer.action!.run()
    expect(prompt).toHaveBeenCalledTimes(1)
    dismissToast(offer.id)
    await vi.advanceTimersByTimeAsync(6000)
    offerInstall()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(currentToast()).toBeNull()
  },
)
test.each(LANGUAGES)(
  'in %s: shows instructions on an iPhone, which has no install prompt',
  async (language) => {
    browser(IPHONE)
    await begin(language)
    offerInstall()
    await vi.advanceTimersByTimeAsync(6100)
    expect(currentToast()).toMatchObject({
      title: expect.not.stringContaining('device.'),
      description: expect.not.stringContaining('device.'),
    })
    expect(currentToast()!.action).toBeUndefined()
  },
)
test('offers nothing in the installed app, or in a browser that cannot install', async () => {
  await begin('en')
  browser(DESKTOP)
  offerInstall()
  browser(IPHONE, true)
  offerInstall()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([currentToast(), localStorage.getItem('install-offered')]).toEqual([null, null])
})
