// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPhrases, PhrasesProvider } from '@tomogolf/ui/i18n/i18n.tsx'
import { openSharePopUp, SHARE_TARGETS } from './share-targets.ts'
import { ShareButton } from './ShareButton.tsx'
import { currentToast } from '@tomogolf/ui/toast/toast.ts'
import { pageForEachTest } from '@tomogolf/ui/test/mounted.ts'

const track = vi.hoisted(() => vi.fn<(event: string, properties: object) => void>())
vi.mock('../lib/analytics.ts', () => ({ track }))
vi.mock('@tanstack/react-router', () => ({
  useHydrated: () => true,
  useRouteContext: () => ({ origin: 'https://tomogolf.example' }),
}))

const LINK = 'https://tomogolf.example/games/abc/shared?from=en',
  TITLE = 'Wakasu Golf Links'
const writeText = vi.fn<(text: string) => Promise<void>>()
beforeEach(() => {
  writeText.mockReset().mockResolvedValue()
  track.mockReset()
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const { page, render } = pageForEachTest()
async function button(): Promise<HTMLButtonElement> {
  const phrases = await createPhrases('en')
  render(
    <PhrasesProvider phrases={phrases}>
      <ShareButton path="/games/abc/shared?from=en" title={TITLE} />
    </PhrasesProvider>,
  )
  return page().querySelector('button')!
}
const press = (of: HTMLElement) =>
  act(async () => {
    of.click()
  })
const status = () => page().querySelector('[role=status]')!.textContent

test('copies the link and shows that for two seconds when the device has no share sheet', async () => {
  const share = await button()
  vi.useFakeTimers()
  await press(share)
  expect(writeText.mock.calls).toEqual([[LINK]])
  expect(status()).toBe('Link copied')
  act(() => {
    vi.advanceTimersByTime(1999)
  })
  expect(status()).toBe('Link copied')
  act(() => {
    vi.advanceTimersByTime(1)
  })
  expect(status()).toBe('')
  expect(track.mock.calls).toEqual([['share', { way: 'copy' }]])
})
test("prefers the device's share sheet; closing it is no failure, any other error shows a toast", async () => {
  const native = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
  Object.defineProperty(navigator, 'share', { value: native })
  const share = await button()
  await press(share)
  expect(native.mock.calls).toEqual([[{ title: TITLE, url: LINK }]])
  expect([writeText.mock.calls.length, track.mock.calls]).toEqual([
    0,
    [['share', { way: 'native' }]],
  ])
  native.mockRejectedValue(new DOMException('closed', 'AbortError'))
  await press(share)
  expect(currentToast()).toBeNull()
  native.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await press(share)
  expect(currentToast()).toMatchObject({
    title: 'Share Failed',
    description: 'Unable to share. Please try again.',
  })
})
test('opens the share form of each service with the link, in a window of 600 by 400', () => {
  const addresses = Object.fromEntries(
    SHARE_TARGETS.map(({ id, address }) => [id, new URL(address(LINK, TITLE))]),
  )
  expect(Object.entries(addresses).map(([id, url]) => [id, url.host])).toEqual([
    ['line', 'social-plugins.line.me'],
    ['whatsapp', 'wa.me'],
    ['x', 'x.com'],
    ['facebook', 'www.facebook.com'],
  ])
  expect(
    Object.values(addresses).map((url) =>
      [...url.searchParams.values()].some((value) => value.includes(LINK)),
    ),
  ).toEqual([true, true, true, true])
  const open = vi.fn<(address: string, target: string, features: string) => void>()
  vi.stubGlobal('open', open)
  openSharePopUp(addresses.line!.href)
  expect(open.mock.calls[0]![2]).toMatch(/(?=.*\bwidth=600\b)(?=.*\bheight=400\b)/)
})
