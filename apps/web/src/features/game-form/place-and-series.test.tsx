// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '@tomogolf/domain/setting-defaults'
import { createQueryClient } from '@tomogolf/api-client/query-client.ts'
import { createPhrases, PhrasesProvider, type Phrases } from '@tomogolf/ui/i18n/i18n.tsx'
import { pageForEachTest } from '@tomogolf/ui/test/mounted.ts'
import { SettingsProvider, settingsQuery } from '../../queries/settings.ts'
import { siteQuery } from '../../queries/site.ts'
import { CourseAndTime } from './CourseAndTime.tsx'
import { emptyDraft, type GameDraft } from './game-draft.ts'
import { RepeatWeekly } from './series/RepeatWeekly.tsx'

const phrases: Phrases = await createPhrases('en', ['hosting'])
const { page, render } = pageForEachTest()
const queryClient = createQueryClient(() => new Promise(() => undefined))
let draft: GameDraft
const seen = (now: GameDraft) => {
  draft = now
}
beforeEach(() => queryClient.clear())

function Form({
  start,
  children,
}: {
  start: Partial<GameDraft>
  children: (now: GameDraft) => ReactNode
}) {
  const form = useForm<GameDraft>({ defaultValues: { ...emptyDraft(), ...start } })
  const now = useWatch({ control: form.control, compute: (values) => values })
  seen(now)
  return <FormProvider {...form}>{children(now)}</FormProvider>
}
function show(start: Partial<GameDraft>, children: (now: GameDraft) => ReactNode): void {
  render(
    <QueryClientProvider client={queryClient}>
      <PhrasesProvider phrases={phrases}>
        <SettingsProvider>
          <Form start={start}>{children}</Form>
        </SettingsProvider>
      </PhrasesProvider>
    </QueryClientProvider>,
  )
}

describe('where the game is', () => {
  const showPlace = (
    start: Partial<GameDraft>,
    states: Record<string, string>,
    opened?: Parameters<typeof CourseAndTime>[0]['opened'],
  ) => {
    queryClient.setQueryData(siteQuery.queryKey, {
      settings: [],
      regions: Object.entries(states).map(([region, state]) => ({
        region,
        state,
        fee: null,
        headStartHours: null,
      })),
    } as never)
    show(start, (now) => <CourseAndTime draft={now} teeTimeIssue={null} opened={opened} />)
  }
  const location = () => page().querySelector<HTMLInputElement>('[name=location]')!
  const text = () => page().textContent

  test('warns in a closed region at once, and not where the game was already', () => {
    const there = { location: 'Itoshima, Fukuoka' }
    showPlace(there, { kyushu: 'closed' })
    expect(text()).toContain(phrases.current().t('errors.REGION_CLOSED'))
    const opened = { courseId: null, courseName: '', region: 'kyushu' as const, location: 'Saga' }
    showPlace(there, { kyushu: 'closed' }, opened)
    expect(text()).not.toContain(phrases.current().t('errors.REGION_CLOSED'))
  })
  test('warns of an address without a prefecture once it is written, while a region is closed', () => {
    const unknown = phrases.current().t('errors.REGION_UNKNOWN')
    showPlace({ location: 'By the sea' }, { kyushu: 'closed' })
    expect(text()).toContain(unknown)
    act(() => location().focus())
    expect(text()).not.toContain(unknown)
    act(() => location().blur())
    expect(text()).toContain(unknown)
    showPlace({ location: 'By the sea' }, { kyushu: 'seeding' })
    expect(text()).not.toContain(unknown)
  })
  test('says nothing before an address is written', () => {
    showPlace({ location: '' }, { kyushu: 'closed' })
    expect(text()).not.toContain(phrases.current().t('errors.REGION_UNKNOWN'))
  })
})

describe('a weekly series', () => {
  const showSeries = (start: Partial<GameDraft>, most: number) => {
    queryClient.setQueryData(settingsQuery.queryKey, {
      settings: [{ settingKey: 'series_weeks_max', settingValue: String(most) }],
    } as never)
    show({ date: '2026-12-19', ...start }, (now) => <RepeatWeekly draft={now} />)
  }
  const weeks = () => [...page().querySelectorAll('option')].map(({ value }) => Number(value))

  test('of a stored draft becomes as long as the operator allows now', () => {
    showSeries({ repeatWeeks: 12 }, 4)
    expect([draft.repeatWeeks, weeks()]).toEqual([4, [1, 2, 3, 4]])
  })
  test('is kept within what is allowed', () => {
    showSeries({ repeatWeeks: 3 }, 8)
    expect(draft.repeatWeeks).toBe(3)
    expect(page().querySelectorAll('[type=checkbox]')).toHaveLength(2)
  })
  test('is not offered where only single games are, and a stored one becomes a single game', () => {
    showSeries({ repeatWeeks: 5 }, 1)
    expect([draft.repeatWeeks, page().textContent]).toEqual([1, ''])
    expect(DEFAULT_SETTINGS.series_weeks_max).toBeGreaterThan(1)
  })
})
