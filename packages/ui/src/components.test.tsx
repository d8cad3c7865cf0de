// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { createPhrases, PhrasesProvider, type Phrases } from './i18n/i18n.tsx'
import { Badge } from './data/Badge.tsx'
import { Checkbox } from './forms/Choice.tsx'
import { Field } from './forms/Field.tsx'
import { HoldBar } from './money/HoldBar.tsx'
import { PasswordInput, TextInput } from './forms/Input.tsx'
import { SeatCount } from './data/SeatCount.tsx'
import { Rating } from './data/Rating.tsx'
import { Rich } from './data/Rich.tsx'
import { Stepper } from './forms/Stepper.tsx'
import { pageForEachTest } from '../test/mounted.ts'

let phrases: Phrases
beforeAll(async () => {
  phrases = await createPhrases('en')
})
const { page, render } = pageForEachTest()
const show = (node: ReactNode) =>
  render(<PhrasesProvider phrases={phrases}>{node}</PhrasesProvider>)

const typeInto = (input: HTMLInputElement, text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

describe('a field', () => {
  test('names its input, and ties hint and error to it', () => {
    show(
      <Field
        label="E-mail"
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
  test('without an error is not marked as wrong', () => {
    show(
      <Field label="E-mail" optional>
        <TextInput />
      </Field>,
    )
    expect(page().querySelector('input')!.hasAttribute('aria-invalid')).toBe(false)
    expect(page().querySelector('label')!.textContent).toBe('E-mailoptional')
  })
})

test('a password is hidden until it is asked for', () => {
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

test('a stepper stays between its ends', () => {
  const asked: number[] = []
  show(<Stepper value={3} min={1} max={3} onChange={(n) => asked.push(n)} />)
  const [less, more] = page().querySelectorAll('button')
  act(() => less!.click())
  expect(asked).toEqual([2])
  expect(more!.disabled).toBe(true)
  typeInto(page().querySelector('input')!, '9')
  expect(asked).toEqual([2, 3])
})

test('a stepper whose field has words for it passes on what is typed beyond its ends, and can be emptied', () => {
  const asked: number[] = []
  show(<Stepper beyond value={1} min={1} max={30} onChange={(n) => asked.push(n)} />)
  const input = page().querySelector('input')!
  typeInto(input, '31')
  typeInto(input, '')
  expect([asked, input.value]).toEqual([[31], ''])
})

test('a checkbox is a native one, named by its words', () => {
  show(<Checkbox name="agree">I agree</Checkbox>)
  act(() => page().querySelector('label')!.click())
  expect(page().querySelector<HTMLInputElement>('input[type=checkbox]')!.checked).toBe(true)
})

test('places are told in words as well as in balls', () => {
  show(
    <>
      <SeatCount taken={3} total={4} />
      <SeatCount taken={4} total={4} />
    </>,
  )
  expect(page().textContent).toBe('1 openFull')
  expect(page().querySelectorAll('i')).toHaveLength(8)
})

test('a rating has one decimal, and says so when there is none', () => {
  show(
    <>
      <Rating value={4} />
      <Rating value={null} />
    </>,
  )
  expect(page().textContent).toBe('Rated 4.0 of 54.0No ratings yet')
})

test('a hold bar is drawn in proportion', () => {
  show(
    <HoldBar
      parts={[
        { kind: 'fee', label: '$30.00', share: 30 / 130 },
        { kind: 'back', label: '$100.00' },
      ]}
    />,
  )
  expect(page().querySelectorAll('span')[0]!.className).toContain('basis-[23%]')
})

test('nothing rendered on the server carries a style attribute: the policy would refuse it', () => {
  const html = renderToString(
    <PhrasesProvider phrases={phrases}>
      <HoldBar parts={[{ kind: 'held' }]} />
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

describe('a sentence with a link in it', () => {
  test('puts the link where the phrase has it', () => {
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
  test('keeps the words of a tag that nobody fills', () => {
    show(<Rich text="Read <more>this</more>." tags={{}} />)
    expect(page().textContent).toBe('Read this.')
  })
})

test('another language takes the place of the first everywhere, and is remembered', async () => {
  const own = await createPhrases('en')
  render(
    <PhrasesProvider phrases={own}>
      <SeatCount taken={4} total={4} />
    </PhrasesProvider>,
  )
  expect(page().textContent).toBe('Full')
  await act(() => own.switchTo('ja'))
  expect(page().textContent).toBe('満員')
  expect([localStorage.getItem('language'), document.cookie]).toEqual(['ja', 'lang=ja'])
})
