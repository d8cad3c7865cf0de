// @vitest-environment jsdom
import { act } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { api } from '@tomogolf/api-client/api.ts'
import { createQueryClient } from '@tomogolf/api-client/query-client.ts'
import { DEFAULT_SETTINGS, type SettingKey } from '@tomogolf/domain/settings'
import { createPhrases, PhrasesProvider, type Phrases } from '@tomogolf/ui/i18n/i18n.tsx'
import { pageForEachTest } from '@tomogolf/ui/test/mounted.ts'
import { LaunchDialog, type Launch } from './LaunchDialog.tsx'

const call = vi.hoisted(() => vi.fn<typeof api>())
vi.mock('@tomogolf/api-client/api.ts', async (original) => ({
  ...(await original<object>()),
  api: call,
}))

const phrases: Phrases = await createPhrases('en', ['admin'])
const { render } = pageForEachTest()
const queryClient = createQueryClient(() => new Promise(() => undefined))
beforeEach(() => {
  sessionStorage.clear()
  call.mockReset().mockResolvedValue({ regions: [] } as never)
})

const OPEN = {
  region: 'shikoku',
  state: 'open',
  fee: null,
  headStartHours: null,
  version: 3,
} as unknown as Launch
const FEE = { percent: 15, baseUsd: 15, baseJpy: 2250, from: '2026-12-01', to: '2026-12-31' }
const settings = Object.entries(DEFAULT_SETTINGS).map(([key, value]) => ({
  settingKey: key as SettingKey,
  settingValue: String(value),
}))
const show = (launch: Launch) =>
  render(
    <QueryClientProvider client={queryClient}>
      <PhrasesProvider phrases={phrases}>
        <LaunchDialog launch={launch} settings={settings as never} onClose={() => undefined} />
      </PhrasesProvider>
    </QueryClientProvider>,
  )
const { t } = phrases.current()
const labelled = <Element extends HTMLElement>(label: string) => {
  const found = [...document.querySelectorAll('label')].find((one) =>
    one.textContent.trim().startsWith(label),
  )!
  return (found.control ?? document.getElementById(found.htmlFor)) as unknown as Element
}
const write = (label: string, value: string) =>
  act(async () => {
    const field = labelled<HTMLInputElement>(label)
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!
    set.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
const tick = (label: string) => act(async () => labelled(label).click())
const save = () =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent.trim() === t('admin.launch.save'))!
      .click(),
  )
const sent = () => call.mock.calls.map(([, options]) => (options as { body: object }).body)

test('sends the version that was seen, and no fee or head start unless they are chosen', async () => {
  show(OPEN)
  await write(t('admin.launch.state'), 'closed')
  await write(t('admin.reason.label'), 'Launch plan')
  await save()
  expect(sent()).toEqual([
    {
      region: 'shikoku',
      state: 'closed',
      fee: null,
      headStartHours: null,
      version: 3,
      reason: 'Launch plan',
    },
  ])
})
test('starts an own fee with the usual one', async () => {
  show(OPEN)
  await tick(t('admin.launch.ownFee'))
  expect(labelled<HTMLInputElement>(t('admin.launch.percent')).value).toBe(
    String(DEFAULT_SETTINGS.platform_fee_percent),
  )
})
test('does not send a fee that is not a number, nor without its days', async () => {
  show({ ...OPEN, fee: FEE })
  await write(t('admin.reason.label'), 'Launch plan')
  await write(t('admin.launch.percent'), 'ten')
  await save()
  expect(sent()).toEqual([])
  expect(document.querySelector('[role=alert]')!.textContent).toBe(t('errors.LAUNCH_INVALID'))
  await write(t('admin.launch.percent'), '12.5')
  await write(t('admin.launch.to'), '')
  await save()
  expect(sent()).toEqual([])
  await write(t('admin.launch.to'), '2026-12-24')
  await save()
  expect(sent()).toMatchObject([{ fee: { ...FEE, percent: 12.5, to: '2026-12-24' } }])
})
test('takes an own head start of whole hours, also of none', async () => {
  show(OPEN)
  await write(t('admin.reason.label'), 'Launch plan')
  await tick(t('admin.launch.ownHeadStart'))
  await write(t('admin.launch.hours'), '1.5')
  await save()
  expect(sent()).toEqual([])
  await write(t('admin.launch.hours'), '0')
  await save()
  expect(sent()).toMatchObject([{ headStartHours: 0 }])
})
