import { createApi, type Api } from './api.ts'
import { cardParams, validate, wordsIn, type Entry, type FieldName } from './card-fields.ts'
import type { FromFrame, Theme, ToFrame } from './messages.ts'

/** The card fields, in a frame of their own origin: the page around them never has the number. */
const FIELDS: readonly FieldName[] = ['number', 'expiry', 'cvc']
const AUTOCOMPLETE = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' } as const
const inputs = new Map<FieldName, HTMLInputElement>()
const notes = new Map<FieldName, HTMLElement>()
const send = (message: FromFrame) => parent.postMessage(message, '*')

const entryNow = (): Entry => ({
  number: inputs.get('number')?.value ?? '',
  expiry: inputs.get('expiry')?.value ?? '',
  cvc: inputs.get('cvc')?.value ?? '',
})

function show(locale: string, theme: Theme): void {
  const color = (name: string, fallback: string) => theme[name] || fallback
  document.documentElement.lang = locale
  Object.assign(document.body.style, {
    margin: '0',
    font: '16px system-ui',
    color: color('colorText', '#111'),
    display: 'grid',
    gap: '16px',
  })
  for (const name of FIELDS) {
    const label = document.createElement('label')
    const input = document.createElement('input')
    const note = document.createElement('p')
    label.append(wordsIn(locale)[name], input, note)
    Object.assign(label.style, { display: 'grid', gap: '6px', fontSize: '14px', fontWeight: '600' })
    Object.assign(input.style, {
      font: '16px system-ui',
      padding: '14px 16px',
      borderRadius: color('borderRadius', '8px'),
      border: `1px solid ${color('colorTextPlaceholder', '#888')}`,
      background: color('colorBackground', '#fff'),
      color: color('colorText', '#111'),
    })
    Object.assign(note.style, { margin: '0', color: color('colorDanger', '#c00') })
    note.setAttribute('role', 'alert')
    input.autocomplete = AUTOCOMPLETE[name]
    input.inputMode = 'numeric'
    input.addEventListener('input', () =>
      send({
        type: 'change',
        complete: validate(entryNow(), locale, new Date()) === null,
        empty: Object.values(entryNow()).every((text) => text === ''),
      }),
    )
    inputs.set(name, input)
    notes.set(name, note)
    document.body.append(label)
  }
  new ResizeObserver(() => send({ type: 'resize', height: document.body.scrollHeight })).observe(
    document.body,
  )
}

function check(locale: string): void {
  const problem = validate(entryNow(), locale, new Date())
  for (const name of FIELDS) {
    const own = problem?.field === name ? (problem.error.message ?? '') : ''
    inputs.get(name)?.setAttribute('aria-invalid', String(own !== ''))
    notes.get(name)?.replaceChildren(own)
  }
  if (problem) inputs.get(problem.field)?.focus()
  send({ type: 'validated', error: problem?.error ?? null })
}

let session: { api: Api; clientSecret: string; locale: string } | null = null

async function start(message: Extract<ToFrame, { type: 'start' }>): Promise<void> {
  const { clientSecret, locale } = message
  const api = createApi(location.origin, message.key)
  session = { api, clientSecret, locale }
  const known = await api.read(clientSecret)
  if ('error' in known) return send({ type: 'loaderror', error: known.error })
  show(locale, message.theme)
  send({ type: 'ready' })
}

addEventListener('message', (event: MessageEvent) => {
  if (event.source !== parent) return
  const message = event.data as ToFrame
  if (message.type === 'start') void start(message)
  else if (!session) return
  else if (message.type === 'validate') check(session.locale)
  else
    void session.api
      .post(session.clientSecret, 'confirm', { ...message.fields, ...cardParams(entryNow()) })
      .then((answer) => send({ type: 'confirmed', answer }))
})
send({ type: 'listening' })
