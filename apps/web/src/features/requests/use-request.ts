import { useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { send } from '@tomogolf/api-client/api.ts'
import { ApiError, isStatus } from '@tomogolf/api-client/api-error.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { fieldProblems } from '@tomogolf/ui/forms/form-errors.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import {
  dequeueRequest,
  queueRequest,
  queuedRequests,
  type RequestForm,
} from '../../offline/request-outbox.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'
import { draftText, type UrlValues } from './values.ts'

/** The captcha of the page, provided by the route. */
export type Captcha = { prepare: () => void; token: () => Promise<string> }
export type Receipt = ResultOf<'POST /api/contact'>
/** Props of the three forms. `profileValues` and `urlValues` prefill it. */
export type FormProps<V> = {
  profileValues: Partial<V>
  urlValues: UrlValues<V>
  captcha: Captcha
  onSent: (reference: string) => void
  onClear: () => void
}

type RequestOptions<V extends FieldValues> = {
  form: UseFormReturn<V>
  draft: RequestForm
  prefillKey: string
  path: '/api/booking-requests' | '/api/rental-requests' | '/api/contact'
  /** Converts form values to the request body. */
  bodyOf: (values: V) => object
  onSent: (reference: string) => void
  captcha: Captcha
  /** Server field names that differ from those of the form. */
  rename?: Partial<Record<string, FieldPath<V>>>
}
const DRAFT_DEBOUNCE = 300
/**
 * The outcome is unknown or a server error: safe to retry, because the idempotency key makes it one
 * request.
 */
const isRetryable = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * Sends a form once, stores a draft until then, and maps server errors to fields. Offline the
 * request goes to the outbox, which any page flushes when the network returns.
 */
export function useRequest<V extends FieldValues>({
  form,
  draft,
  prefillKey,
  path,
  bodyOf,
  onSent,
  captcha,
  rename = {},
}: RequestOptions<V>) {
  const { t, language } = useI18n()
  const queryClient = useQueryClient()
  const tried = useRef({ content: '', key: '' })
  const [isQueued, setQueued] = useState(() => queuedRequests()[draft] !== undefined)
  const stopStoring = useStoredDraft(form, draft, prefillKey, (values) => {
    if (queuedRequests()[draft]?.content === JSON.stringify(bodyOf(values))) return
    dequeueRequest(draft)
    setQueued(false)
  })

  // changed values or another subject make another request, with a new idempotency key
  const keyFor = (content: string) => {
    const queuedRequest = queuedRequests()[draft]
    if (queuedRequest?.content === content)
      tried.current = { content, key: queuedRequest.requestKey }
    if (tried.current.content !== content) tried.current = { content, key: newKey() }
    return tried.current.key
  }
  const problemsOf = (error: unknown) =>
    fieldProblems(error, [...Object.keys(form.getValues()), ...Object.keys(rename)]).map(
      ([field, message]) => [rename[field] ?? (field as FieldPath<V>), message] as const,
    )
  const mutation = useMutation({
    retry: (failures, error) => failures < 1 && isRetryable(error),
    mutationFn: async (values: V) => {
      const content = JSON.stringify(bodyOf(values))
      return (await send('POST', path, {
        ...(JSON.parse(content) as object),
        language,
        requestKey: keyFor(content),
        recaptchaToken: await captcha.token(),
      })) as Receipt
    },
    onSuccess: ({ reference }) => {
      stopStoring()
      local.remove(draft)
      dequeueRequest(draft)
      void invalidateAfter(queryClient, `POST ${path}`)
      onSent(reference)
    },
    onError: (error, values) => {
      if (isStatus(error, 0)) {
        const content = JSON.stringify(bodyOf(values))
        queueRequest(draft, {
          path,
          content,
          language,
          requestKey: keyFor(content),
          by: local.get('user-email'),
        })
        return setQueued(true)
      }
      dequeueRequest(draft)
      setQueued(false)
      const problems = problemsOf(error)
      for (const [field, message] of problems) form.setError(field, { message })
      focusFirst(problems.map(([field]) => field))
    },
  })
  const onSubmit = form.handleSubmit(
    (values) => mutation.mutate(values),
    (errors) => focusFirst(Object.keys(errors)),
  )
  const again = useRef(() => undefined as unknown)
  useEffect(() => {
    again.current = onSubmit
  })
  // reopened while the request waits in the outbox
  const queuedBefore = useRef(isQueued)
  useEffect(() => {
    if (queuedBefore.current && navigator.onLine) again.current()
  }, [])
  useEffect(() => {
    if (!isQueued) return
    const retry = () => void again.current()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isQueued])
  const invalidCount = Object.keys(form.formState.errors).length
  // errors shown at a field are not repeated for the form
  const failure =
    invalidCount === 0 && !isQueued && mutation.error && problemsOf(mutation.error).length === 0
      ? mutation.error
      : null
  return {
    onSubmit,
    busy: mutation.isPending,
    /** The request waits in the outbox. */
    isQueued: isQueued && !mutation.isPending,
    /** One sentence for the form: the number of invalid fields, or why it was not sent. */
    problem:
      invalidCount > 0
        ? t('requests.error.some', { count: invalidCount })
        : failure && errorText(t, failure),
    failed: failure !== null,
  }
}

/** Focuses the first of the fields in page order. */
function focusFirst(fields: readonly string[]): void {
  if (fields.length === 0) return
  const anchors = [...document.querySelectorAll<HTMLElement>('[data-field]')].filter((anchor) =>
    anchor.dataset.field?.split(' ').some((field) => fields.includes(field)),
  )
  // after the errors are rendered: screen readers announce them with the field
  requestAnimationFrame(() =>
    anchors[0]
      ?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button')
      ?.focus(),
  )
}

/** Stores a draft after a debounce; the returned function stops it. */
function useStoredDraft<V extends FieldValues>(
  form: UseFormReturn<V>,
  draft: RequestForm,
  prefillKey: string,
  onTyped: (values: V) => void,
): () => void {
  const stop = useRef<() => void>(() => undefined)
  const typed = useRef(onTyped)
  useEffect(() => {
    typed.current = onTyped
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const { unsubscribe } = form.watch((values) => {
      typed.current(values as V)
      clearTimeout(timer)
      timer = setTimeout(() => local.set(draft, draftText(values, prefillKey)), DRAFT_DEBOUNCE)
    })
    stop.current = () => {
      clearTimeout(timer)
      unsubscribe()
    }
    return stop.current
  }, [form, draft, prefillKey])
  return () => stop.current()
}
