import { useEffect, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/endpoints'
import type { Language } from '@tomogolf/phrases/languages'
import { ApiError } from '../../lib/api-error.ts'
import { errorText } from '../../lib/error-mapping.ts'
import { fieldProblems } from '../../lib/form-errors.ts'
import { useI18n } from '../../lib/i18n.tsx'
import { local } from '../../lib/storage.ts'
import { keptText, type Asked } from './values.ts'

/** How a page proves that a person fills in its form; composed by the route. */
export type Captcha = { prepare: () => void; token: () => Promise<string> }
export type DraftKey = 'booking-draft' | 'rental-draft' | 'contact-draft'
export type Envelope = { language: Language; recaptchaToken: string; requestKey: string }
export type Receipt = ResultOf<'POST /api/contact'>
/** What each of the three forms is given. `known`: of the person; `asked`: by the address. */
export type FormProps<V> = { known: Partial<V>; asked: Asked<V>; captcha: Captcha; onSent: (reference: string) => void; onClear: () => void }

type RequestOptions<V extends FieldValues> = {
  form: UseFormReturn<V>
  draft: DraftKey
  asked: string
  send: (values: V, envelope: Envelope) => Promise<Receipt>
  onSent: (reference: string) => void
  captcha: Captcha
  /** Where the server names a field in another way than the form. */
  rename?: Partial<Record<string, FieldPath<V>>>
}
const KEEP_AFTER = 300
/** Nothing is known of what the server did, or it could not: the same request may be tried again, for its key makes it one. */
const again = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Sends a form once, keeps what is typed until then, and puts what the server says at its fields. */
export function useRequest<V extends FieldValues>({ form, draft, asked, send, onSent, captcha, rename = {} }: RequestOptions<V>) {
  const { t, language } = useI18n()
  const queryClient = useQueryClient()
  const tried = useRef({ content: '', key: '' })
  const stopKeeping = useKeptDraft(form, draft, asked)

  // a changed form, or the same about something else, is another request
  const keyFor = (values: V) => {
    const content = JSON.stringify([asked, values])
    if (tried.current.content !== content) tried.current = { content, key: newKey() }
    return tried.current.key
  }
  const problemsOf = (error: unknown) => fieldProblems(error, [...Object.keys(form.getValues()), ...Object.keys(rename)])
    .map(([field, message]) => [rename[field] ?? (field as FieldPath<V>), message] as const)
  const mutation = useMutation({
    retry: (failures, error) => failures < 1 && again(error),
    mutationFn: async (values: V) => send(values, { language, requestKey: keyFor(values), recaptchaToken: await captcha.token() }),
    onSuccess: ({ reference }) => {
      stopKeeping()
      local.remove(draft)
      void queryClient.invalidateQueries({ queryKey: ['/api/requests'] })
      onSent(reference)
    },
    onError: (error) => {
      const problems = problemsOf(error)
      for (const [field, message] of problems) form.setError(field, { message })
      focusFirst(problems.map(([field]) => field))
    },
  })
  const onSubmit = form.handleSubmit((values) => mutation.mutate(values), (errors) => focusFirst(Object.keys(errors)))
  const wrong = Object.keys(form.formState.errors).length
  // what stands at its field is not said again for the whole form
  const failure = wrong === 0 && mutation.error && problemsOf(mutation.error).length === 0 ? mutation.error : null
  return {
    onSubmit, busy: mutation.isPending,
    /** One sentence for the whole form: how many fields need a look, or why it was not sent. */
    problem: wrong > 0 ? t('requests.error.some', { count: wrong }) : failure && errorText(t, failure),
    failed: failure !== null,
  }
}

/** To the first of the fields, as they stand on the page. */
function focusFirst(fields: readonly string[]): void {
  if (fields.length === 0) return
  const spots = [...document.querySelectorAll<HTMLElement>('[data-field]')].filter((spot) => spot.dataset.field?.split(' ').some((field) => fields.includes(field)))
  // after the errors are drawn: they say what the field is about to a screen reader
  requestAnimationFrame(() => spots[0]?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button')?.focus())
}

/** Keeps what is typed, a moment after it was; the answer stops keeping. */
function useKeptDraft<V extends FieldValues>(form: UseFormReturn<V>, draft: DraftKey, asked: string): () => void {
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const { unsubscribe } = form.watch((values) => {
      clearTimeout(timer)
      timer = setTimeout(() => local.set(draft, keptText(values, asked)), KEEP_AFTER)
    })
    stop.current = () => {
      clearTimeout(timer)
      unsubscribe()
    }
    return stop.current
  }, [form, draft, asked])
  return () => stop.current()
}
