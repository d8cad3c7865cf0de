// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { createPhrases, PhrasesProvider, type Phrases } from './i18n/i18n.tsx'
import { Badge } from './data/Badge.tsx'
import { Checkbox } from './forms/Choice.tsx'
import { Field } from './forms/Field.tsx'
import { HoldBar } from './money/HoldBar.tsx'
import { MoneyLanes } from './money/MoneyLanes.tsx'
import { PasswordInput, TextInput } from './forms/Input.tsx'
import { SeatCount } from './data/SeatCount.tsx'
import { Rating } from './data/Rating.tsx'
import { Rich } from './data/Rich.tsx'
import { Stepper } from './forms/Stepper.tsx'
import { pageForEachTest } from '../test/mounted.ts'

let phrases: Phrases
beforeAll(async () => {
  phrases = await createPhrases('en')
  await phrases.load(['account'])
})
const { page, render } = pageForEachTest()
const show = (node: ReactNode) =>
  render(<PhrasesProvider phrases={phrases}>{node}</PhrasesProvider>)

const typeInto = (input: HTMLInputElement, text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

describe('Field', () => {
  test('labels its input and references hint and error', () => {
    show(
      <Field
        label="Email"
        hint="We write only when it matters."
        error="Please enter a valid email address"
        required
      >
        <TextInput name="email" />
      </Field>,
    )
    const input = page().querySelector('input')!
    expect(page().querySelector('label')!.htmlFor).toBe(input.id)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.getAttribute('aria-required')).toBe('true')
    const described = input
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)!.textContent)
    expect(described).toEqual([
      'We write only when it matters.',
      'Please enter a valid email address',
    ])
  })
  test('is not marked as invalid without an error', () => {
    show(
      <Field label="Email" optional>
        <TextInput />
      </Field>,
    )
    expect(page().querySelector('input')!.hasAttribute('aria-invalid')).toBe(false)
    expect(page().querySelector('label')!.textContent).toBe('Emailoptional')
  })
})

test('a password is hidden until the button shows it', () => {
  show(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  )
  const button = page().querySelector('button')!
  expect([page().querySelector('input')!.type, button.getAttribute('aria-label')]).toEqual([
    'password',
    'Show password',
  ])
  act(() => button.click())
  expect([page().querySelector('input')!.type, button.getAttribute('aria-label')]).toEqual([
    'text',
    'Hide password',
  ])
})

test('a stepper clamps the value to its bounds', () => {
  const changes: number[] = []
  show(<Stepper value={3} min={1} max={3} onChange={(value) => changes.push(value)} />)
  const [less, more] = page().querySelectorAll('button')
  act(() => less!.click())
  expect(changes).toEqual([2])
  expect(more!.disabled).toBe(true)
  typeInto(page().querySelector('input')!, '9')
  expect(changes).toEqual([2, 3])
})

test('a stepper with allowOutOfRange reports values outside of its bounds and can be empty', () => {
  const changes: number[] = []
  show(
    <Stepper
      allowOutOfRange
      value={1}
      min={1}
      max={30}
      onChange={(value) => changes.push(value)}
    />,
  )
  const input = page().querySelector('input')!
  typeInto(input, '31')
  typeInto(input, '')
  expect([changes, input.value]).toEqual([[31], ''])
})

test('a checkbox is a native input labelled by its children', () => {
  show(<Checkbox name="agree">I agree</Checkbox>)
  act(() => page().querySelector('label')!.click())
  expect(page().querySelector<HTMLInputElement>('input[type=checkbox]')!.checked).toBe(true)
})

test('shows seats as text and as dots', () => {
  show(
    <>
      <SeatCount taken={3} total={4} />
      <SeatCount taken={4} total={4} />
    </>,
  )
  expect(page().textContent).toBe('1 open spotFull')
  expect(page().querySelectorAll('i')).toHaveLength(8)
})

test('shows a rating with one decimal, and a text for null', () => {
  show(
    <>
      <Rating value={4} />
      <Rating value={null} />
    </>,
  )
  expect(page().textContent).toBe('Rated 4.0 out of 54.0No ratings yet')
})

test('the parts of a hold bar are in proportion', () => {
  show(
    <HoldBar
      parts={[
        { kind: 'fee', label: '$30', share: 30 / 130 },
        { kind: 'released', label: '$100' },
      ]}
    />,
  )
  expect(page().querySelectorAll('span')[0]!.className).toContain('basis-[25%]')
})

const LANES = (
  <MoneyLanes
    total={{ amount: '$130', label: 'in all' }}
    share={30 / 130}
    lanes={[
      { to: 'To us', when: ', later', amount: '$30' },
      { to: 'To the course', when: '', amount: '$100' },
    ]}
    hold={{ label: 'Hold', amount: '$130', text: 'Placed today.' }}
  />
)
test('the lanes of an amount fill the track together', () => {
  show(LANES)
  const widths = [...page().querySelectorAll('[aria-hidden] > span')].map(
    (lane) => /basis-\[(\d+)%\]/.exec(lane.className)?.[1],
  )
  expect(widths).toEqual(['25', '75'])
})

test('server-rendered components have no style attribute, which the CSP would refuse', () => {
  const html = renderToString(
    <PhrasesProvider phrases={phrases}>
      <HoldBar parts={[{ kind: 'held' }]} />
      {LANES}
      <Rating value={4.4} />
      <SeatCount taken={1} total={4} />
      <Badge tone="live">Live</Badge>
      <Field label="x">
        <PasswordInput />
      </Field>
    </PhrasesProvider>,
  )
  expect(html).not.toMatch(/\sstyle=/)
})

describe('Rich', () => {
  test('renders links in place of the tags', () => {
    show(
      <Rich
        text="By continuing you accept the <terms>terms</terms> and <privacy>privacy notice</privacy>."
        tags={{
          terms: (inside) => <a href="/terms">{inside}</a>,
          privacy: (inside) => <a href="/privacy">{inside}</a>,
        }}
      />,
    )
    expect(page().innerHTML).toBe(
      'By continuing you accept the <a href="/terms">terms</a> and <a href="/privacy">privacy notice</a>.',
    )
  })
  test('renders the text of an unknown tag', () => {
    show(<Rich text="Read <more>this</more>." tags={{}} />)
    expect(page().textContent).toBe('Read this.')
  })
})

test('switching the language re-renders and stores the choice', async () => {
  const phrases = await createPhrases('en')
  render(
    <PhrasesProvider phrases={phrases}>
      <SeatCount taken={4} total={4} />
    </PhrasesProvider>,
  )
  expect(page().textContent).toBe('Full')
  await act(() => phrases.switchTo('ja'))
  expect(page().textContent).toBe('満員')
  expect([localStorage.getItem('language'), document.cookie]).toEqual(['ja', 'lang=ja'])
})
