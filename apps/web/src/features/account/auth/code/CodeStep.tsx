import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { LOGIN_CODE_PAUSE, LOGIN_CODE_VALID } from '@tomogolf/domain/sign-in/login-code'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Rich } from '@tomogolf/ui/data/Rich.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { captchaToken } from '../../../../lib/captcha.ts'
import { countdownText, useSecondsLeft } from '../../../../lib/use-seconds-left.ts'
import type { Me } from '../../../../queries/session.ts'
import { CODE_LENGTH, CodeInput } from './CodeInput.tsx'
import { Or } from './Or.tsx'
import { requestCode, type SentCode } from './sent-code.ts'

type CodeStepProps = {
  sent: SentCode
  siteKey: string | null
  onSentAgain: (sent: SentCode) => void
  onSignedIn: (user: Me) => Promise<unknown> | void
  onPassword: () => void
}

/** The second step of a login by email: the six digits that were mailed. */
export default function CodeStep({
  sent,
  siteKey,
  onSentAgain,
  onSignedIn,
  onPassword,
}: CodeStepProps) {
  const t = useT()
  const [code, setCode] = useState('')
  const [isIncomplete, setIncomplete] = useState(false)
  const login = useMutation({
    mutationFn: async (digits: string) => {
      const recaptchaToken = await captchaToken(siteKey, 'login')
      await onSignedIn(
        await api('POST /api/auth/login-by-code', {
          body: { email: sent.email, code: digits, recaptchaToken },
        }),
      )
    },
  })
  const enter = (digits: string) => {
    setCode(digits)
    setIncomplete(false)
    if (digits.length < CODE_LENGTH) login.reset()
    else if (digits !== code) login.mutate(digits)
  }
  const problem = isIncomplete
    ? t('account.code.incomplete')
    : login.error && errorText(t, login.error)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (code.length < CODE_LENGTH) setIncomplete(true)
        else if (!login.isPending) login.mutate(code)
      }}
      className="grid gap-5"
    >
      <div>
        <Field label={t('account.code.label')} labelHidden error={problem} required>
          <CodeInput value={code} readOnly={login.isPending} onChange={enter} />
        </Field>
        <Times
          sent={sent}
          isOver={login.error instanceof ApiError && login.error.code === 'LOGIN_CODE_EXPIRED'}
          siteKey={siteKey}
          onSentAgain={(next) => {
            setCode('')
            login.reset()
            onSentAgain(next)
          }}
        />
      </div>
      <Button type="submit" variant="primary" size="large" block busy={login.isPending}>
        {t(login.isPending ? 'account.login.busy' : 'account.login.submit')}
      </Button>
      <Or>{t('account.code.or')}</Or>
      <Button variant="outline" size="large" block onClick={onPassword}>
        {t('account.code.password')}
      </Button>
    </form>
  )
}

/** How long the code is good for, and when another one may be requested. */
function Times({
  sent,
  isOver,
  siteKey,
  onSentAgain,
}: Pick<CodeStepProps, 'sent' | 'siteKey' | 'onSentAgain'> & {
  /** Used up: the field says so. */
  isOver: boolean
}) {
  const t = useT()
  const validFor = useSecondsLeft(sent.sentAt + LOGIN_CODE_VALID)
  const pause = useSecondsLeft(sent.sentAt + LOGIN_CODE_PAUSE)
  const again = useMutation({
    mutationFn: () => requestCode(sent.email, siteKey),
    onSuccess: (next) => {
      onSentAgain(next)
      toast({ tone: 'success', title: t('account.code.sent') })
    },
    onError: (error) =>
      toast({
        tone: 'danger',
        title: t('account.code.failed'),
        description: errorText(t, error),
      }),
  })
  return (
    <div className="mt-2 flex min-h-11 items-center justify-between gap-4 text-s text-text-2">
      <span>
        {isOver ? null : validFor > 0 ? (
          <Rich
            text={t('account.code.valid', { time: countdownText(validFor) })}
            tags={{
              b: (inside) => <b className="font-semibold text-warning">{inside}</b>,
            }}
          />
        ) : (
          t('account.code.over')
        )}
      </span>
      {pause > 0 ? (
        <span className="text-text-3">
          {t('account.code.againIn', { time: countdownText(pause) })}
        </span>
      ) : (
        <Button
          variant="ghost"
          size="small"
          className="-mr-3"
          busy={again.isPending}
          onClick={() => again.mutate()}
        >
          {t('account.code.again')}
        </Button>
      )}
    </div>
  )
}
