import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { identitiesQuery } from '../../../queries/account.ts'
import { invalidateAfter } from '../../../queries/invalidation.ts'
import { Badge } from '@tomogolf/ui/data/Badge.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { PasswordInput, TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { SetPassword } from './Password.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { TotpSecret } from './TotpSecret.tsx'

type Secret = ResultOf<'POST /api/auth/totp/begin'>

/** Sets up, confirms or disables the authenticator app of an operator. */
export default function TwoFactor({ enrolled, email }: { enrolled: boolean; email: string }) {
  const queryClient = useQueryClient()
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { data: ways } = useQuery(identitiesQuery)
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onKept={() => {
          setCodes(null)
          setSecret(null)
          void invalidateAfter(queryClient, 'POST /api/auth/totp/confirm')
        }}
      />
    )
  if (enrolled)
    return <SwitchOff onDone={() => invalidateAfter(queryClient, 'POST /api/auth/totp/disable')} />
  if (secret) return <Confirm secret={secret} onDone={setCodes} onBack={() => setSecret(null)} />
  // the app is a second factor to a password
  return ways?.hasPassword === false ? <SetPassword email={email} /> : <Begin onDone={setSecret} />
}

function Begin({ onDone }: { onDone: (secret: Secret) => void }) {
  const t = useT()
  const hydrated = useHydrated()
  const [password, setPassword] = useState('')
  const begin = useMutation({
    mutationFn: () => api('POST /api/auth/totp/begin', { body: { currentPassword: password } }),
    onSuccess: onDone,
  })
  return (
    <form
      noValidate
      className="grid max-w-[480px] gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        begin.mutate()
      }}
    >
      <Field
        label={t('account.password.current')}
        error={begin.error && errorText(t, begin.error)}
        required
      >
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Field>
      <Button
        type="submit"
        className="w-fit"
        busy={begin.isPending}
        disabled={hydrated && password === ''}
      >
        {t('account.totp.begin')}
      </Button>
    </form>
  )
}

function Confirm({
  secret,
  onDone,
  onBack,
}: {
  secret: Secret
  onDone: (codes: readonly string[]) => void
  onBack: () => void
}) {
  const t = useT()
  const [code, setCode] = useState('')
  const confirm = useMutation({
    mutationFn: () => api('POST /api/auth/totp/confirm', { body: { totp: code } }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <form
      noValidate
      className="grid max-w-[480px] gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        confirm.mutate()
      }}
    >
      <TotpSecret secret={secret} />
      <Field
        label={t('account.totp.label')}
        error={confirm.error && errorText(t, confirm.error)}
        required
      >
        <TextInput
          name="totp"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          className="font-display text-t2 tracking-[.12em]"
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={confirm.isPending} disabled={code.trim().length < 6}>
          {t('account.totp.confirm')}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  )
}

function SwitchOff({ onDone }: { onDone: () => Promise<unknown> }) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const disable = useMutation({
    mutationFn: () =>
      api('POST /api/auth/totp/disable', { body: { currentPassword: password, totp: code } }),
    onSuccess: async () => {
      await onDone()
      toast({ tone: 'success', title: t('account.totp.off') })
    },
  })
  return (
    <div className="grid max-w-[480px] gap-5">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="success" icon={ShieldCheck}>
          {t('account.totp.on')}
        </Badge>
      </p>
      {!open && (
        <Button variant="outline" className="w-fit" onClick={() => setOpen(true)}>
          {t('account.totp.disable')}
        </Button>
      )}
      {open && (
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            disable.mutate()
          }}
        >
          <Field label={t('account.password.current')} required>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          </Field>
          <Field
            label={t('account.totp.label')}
            hint={t('account.totp.hint')}
            error={disable.error && errorText(t, disable.error)}
            required
          >
            <TextInput
              name="totp"
              autoComplete="one-time-code"
              maxLength={20}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              variant="danger"
              busy={disable.isPending}
              disabled={password === '' || code.trim().length < 6}
            >
              {t('account.totp.disable')}
            </Button>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {t('common.cancel')}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}
