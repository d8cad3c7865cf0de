import { useEffect, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { zodResolver } from '@hookform/resolvers/zod'
import { fieldMessage } from '@tomogolf/ui/forms/form-errors.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { codeRules } from './rules.ts'

type CodeFormProps = {
  busy: boolean
  problem: string | undefined
  submit: ReactNode
  onCode: (code: string) => void
  onBack: () => void
}

/** The second step of a login: a six-digit code of the authenticator app, or a recovery code. */
export function CodeForm({ busy, problem, submit, onCode, onBack }: CodeFormProps) {
  const t = useT()
  const {
    register,
    handleSubmit,
    setFocus,
    formState: { errors },
  } = useForm({ resolver: zodResolver(codeRules), defaultValues: { totp: '' } })
  // the previous step is gone, and its focused element with it
  useEffect(() => setFocus('totp'), [setFocus])
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ totp }) => onCode(totp.trim()))}
      className="grid gap-5"
    >
      <p className="text-text-2">{t('errors.TOTP_REQUIRED')}</p>
      <Field
        label={t('account.totp.label')}
        hint={t('account.totp.hint')}
        error={fieldMessage(t, errors.totp?.message) ?? problem}
        required
      >
        <TextInput
          {...register('totp')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          readOnly={busy}
          className="font-display text-t2 tracking-[.12em]"
        />
      </Field>
      <Button type="submit" variant="primary" size="large" block busy={busy}>
        {busy ? t('account.login.busy') : submit}
      </Button>
      <Button variant="ghost" onClick={onBack} disabled={busy}>
        {t('common.back')}
      </Button>
    </form>
  )
}
