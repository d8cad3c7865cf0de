import { useEffect, useRef, useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Fingerprint, Mail } from 'lucide-react'
import { api, apiQuery } from '@tomogolf/api-client/api.ts'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { STEP_UP_VALID } from '@tomogolf/domain/sign-in/step-up'
import { MINUTE } from '@tomogolf/domain/time'
import { errorText } from '../i18n/error-message.ts'
import { useT } from '../i18n/i18n.tsx'
import { Button } from '../forms/Button.tsx'
import { Field } from '../forms/Field.tsx'
import { PasswordInput, TextInput } from '../forms/Input.tsx'
import { ErrorState } from '../feedback/ErrorState.tsx'
import { TextSkeleton } from '../feedback/Skeleton.tsx'
import { Dialog } from '../overlay/Dialog.tsx'
import type { StepUpDialogProps } from './StepUp.tsx'

type Proof = NonNullable<Parameters<typeof api<'POST /api/auth/step-up'>>[1]>['body']
const prove = (body: Proof) => api('POST /api/auth/step-up', { body })

/** Asks for a proof of the person: a passkey, the password, or a mailed code. */
export default function StepUpDialog({ onDone }: StepUpDialogProps) {
  const t = useT()
  const [codeSent, setCodeSent] = useState(false)
  const ways = useQuery({
    ...apiQuery('GET /api/auth/step-up'),
    staleTime: 0,
    refetchOnMount: 'always',
  })
  const proof = useMutation({ mutationFn: prove, onSuccess: () => onDone(true) })
  const passkey = useMutation({
    mutationFn: provePasskey,
    onSuccess: () => onDone(true),
  })
  const send = useMutation({
    mutationFn: async () => {
      try {
        await api('POST /api/auth/step-up/code')
      } catch (error) {
        // one that was sent a moment ago is the one to enter
        const isSent = error instanceof ApiError && error.code === 'LOGIN_CODE_SENT_RECENTLY'
        if (codeSent || !isSent) throw error
      }
    },
    onSuccess: () => {
      proof.reset()
      setCodeSent(true)
    },
  })
  const isBusy = proof.isPending || passkey.isPending || send.isPending
  const can = (method: 'passkey' | 'password' | 'code') =>
    ways.data?.methods.includes(method) === true
  const hasPasskey = can('passkey') && 'PublicKeyCredential' in globalThis
  return (
    <Dialog
      open
      onClose={() => onDone(false)}
      busy={isBusy}
      title={t('account.stepUp.title')}
      description={t('account.stepUp.text', { count: STEP_UP_VALID / MINUTE })}
    >
      {ways.isPending ? (
        <TextSkeleton lines={3} />
      ) : ways.error ? (
        <ErrorState error={ways.error} retry={() => void ways.refetch()} />
      ) : (
        <div className="grid gap-5 pb-2">
          {hasPasskey && (
            <Button
              variant="primary"
              size="large"
              block
              icon={Fingerprint}
              busy={passkey.isPending}
              onClick={() => passkey.mutate()}
            >
              {t('account.passkey.use')}
            </Button>
          )}
          <Problem error={passkey.error ?? send.error} />
          {codeSent ? (
            <CodeForm
              email={ways.data.email}
              isPending={proof.isPending}
              error={proof.error}
              onProof={proof.mutate}
              isSending={send.isPending}
              onAgain={() => send.mutate()}
              onPassword={
                can('password')
                  ? () => {
                      proof.reset()
                      send.reset()
                      setCodeSent(false)
                    }
                  : undefined
              }
            />
          ) : !can('password') ? null : (
            <PasswordForm
              email={ways.data.email}
              needsTotp={ways.data.needsTotp}
              isSecond={hasPasskey}
              isPending={proof.isPending}
              error={proof.error}
              onProof={proof.mutate}
            />
          )}
          {can('code') && !codeSent && (
            <Button
              variant={can('password') ? 'ghost' : hasPasskey ? 'outline' : 'primary'}
              {...(!can('password') && { size: 'large', block: true })}
              icon={Mail}
              busy={send.isPending}
              onClick={() => send.mutate()}
            >
              {t(can('password') ? 'account.stepUp.mail' : 'account.code.send')}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  )
}

async function provePasskey() {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const response = await startAuthentication({
    optionsJSON: await api('POST /api/auth/step-up/passkey'),
  })
  await prove({ method: 'passkey', response: { ...response, clientExtensionResults: {} } })
}

/** Nothing for a browser's dialog that the user closed. */
function Problem({ error }: { error: Error | null }) {
  const t = useT()
  if (!error || error.name === 'NotAllowedError' || error.name === 'AbortError') return null
  return (
    <p role="alert" className="text-s text-danger">
      {errorText(t, error)}
    </p>
  )
}

type FormProps = {
  email: string
  isPending: boolean
  error: Error | null
  onProof: (proof: Proof) => void
}
const codeOf = (error: Error | null) => (error instanceof ApiError ? error.code : '')

function PasswordForm({
  email,
  needsTotp,
  isSecond,
  isPending,
  error,
  onProof,
}: FormProps & { needsTotp: boolean; isSecond: boolean }) {
  const t = useT()
  const [password, setPassword] = useState('')
  const [totp, setTotp] = useState('')
  const isTotpWrong = ['INVALID_TOTP', 'TOTP_REQUIRED'].includes(codeOf(error))
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onProof({ method: 'password', password, ...(needsTotp && { totp }) })
      }}
    >
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={t('account.password.label')}
        error={error && !isTotpWrong ? errorText(t, error) : undefined}
        required
      >
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          readOnly={isPending}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Field>
      {needsTotp && (
        <Field
          label={t('account.totp.label')}
          hint={t('account.totp.hint')}
          error={isTotpWrong && error ? errorText(t, error) : undefined}
          required
        >
          <TextInput
            name="totp"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
            value={totp}
            readOnly={isPending}
            onChange={(event) => setTotp(event.currentTarget.value)}
          />
        </Field>
      )}
      <Button
        type="submit"
        variant={isSecond ? 'outline' : 'primary'}
        size="large"
        block
        busy={isPending}
        disabled={password === '' || (needsTotp && totp.trim() === '')}
      >
        {t('account.stepUp.submit')}
      </Button>
    </form>
  )
}

function CodeForm({
  email,
  isPending,
  error,
  onProof,
  isSending,
  onAgain,
  onPassword,
}: FormProps & {
  isSending: boolean
  onAgain: () => void
  /** Undefined: the account has no password. */
  onPassword: (() => void) | undefined
}) {
  const t = useT()
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  // the previous step is gone, and its focused element with it
  useEffect(() => input.current?.focus(), [])
  // Japanese keyboards type full-width digits, and a pasted code may have spaces
  const digits = code.normalize('NFKC').replace(/\D/g, '').slice(0, 6)
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onProof({ method: 'code', code: digits })
      }}
    >
      <Field
        label={t('account.code.label')}
        hint={t('account.stepUp.sent', { email })}
        error={error ? errorText(t, error) : undefined}
        required
      >
        <TextInput
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          readOnly={isPending}
          ref={input}
          onChange={(event) => setCode(event.currentTarget.value)}
          className="font-display text-t2 tracking-[.12em]"
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="large"
        block
        busy={isPending}
        disabled={digits.length < 6}
      >
        {t('account.stepUp.submit')}
      </Button>
      <div className="grid auto-cols-fr grid-flow-col gap-3">
        <Button variant="ghost" busy={isSending} onClick={onAgain}>
          {t('account.code.again')}
        </Button>
        {onPassword && (
          <Button variant="ghost" onClick={onPassword}>
            {t('account.code.password')}
          </Button>
        )}
      </div>
    </form>
  )
}
