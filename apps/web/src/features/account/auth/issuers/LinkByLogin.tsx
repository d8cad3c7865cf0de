import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Rich } from '@tomogolf/ui/data/Rich.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import type { Me } from '../../../../queries/session.ts'
import CodeStep from '../code/CodeStep.tsx'
import { forgetCode, sentCode, type SentCode } from '../code/sent-code.ts'
import { NotVerified } from '../NotVerified.tsx'
import PasskeyLogin from '../passkey/PasskeyLogin.tsx'
import SignInForm from '../SignInForm.tsx'

type LinkByLoginProps = {
  issuer: string
  email: string | null
  siteKey: string | null
  isSignedIn: boolean
  onLink: () => Promise<unknown>
  /** Goes on without the link, which the settings offer later. */
  onSkip: () => Promise<unknown> | void
  onSignedIn: (user: Me) => Promise<unknown>
  /** Absent: the address has an account. */
  onNew: (() => void) | undefined
}

/** A login to the account by any of its ways, after which the identity is linked to it. */
export default function LinkByLogin({
  issuer,
  email,
  siteKey,
  isSignedIn,
  onLink,
  onSkip,
  onSignedIn,
  onNew,
}: LinkByLoginProps) {
  const t = useT()
  const [code, setCode] = useState<SentCode | null>(sentCode)
  const [unverified, setUnverified] = useState<string | null>(null)
  const link = useMutation({ mutationFn: onLink })
  const arrive = (user: Me) => {
    forgetCode()
    return onSignedIn(user)
  }
  if (isSignedIn)
    return (
      <div className="grid gap-3">
        <Button
          variant="primary"
          size="large"
          block
          busy={link.isPending}
          onClick={() => link.mutate()}
        >
          {link.isPending
            ? t('account.identity.linking')
            : t('account.identity.linkTitle', { issuer })}
        </Button>
        <Button variant="ghost" block disabled={link.isPending} onClick={() => void onSkip()}>
          {t('account.identity.skip')}
        </Button>
      </div>
    )
  if (code)
    return (
      <div className="grid gap-5">
        <p className="text-text-2">
          <Rich
            text={t('account.code.lead', { email: code.email })}
            tags={{
              b: (inside) => <b className="font-semibold wrap-anywhere text-text">{inside}</b>,
            }}
          />
        </p>
        <CodeStep
          sent={code}
          siteKey={siteKey}
          onSentAgain={setCode}
          onSignedIn={arrive}
          onPassword={() => {
            forgetCode()
            setCode(null)
          }}
        />
      </div>
    )
  return (
    <>
      {unverified && (
        <NotVerified
          email={unverified}
          onOther={() => {
            local.remove('pending-verification-email')
            setUnverified(null)
          }}
        />
      )}
      <PasskeyLogin isNext={false} onSignedIn={arrive} />
      <SignInForm
        {...(email !== null && { email })}
        siteKey={siteKey}
        submit={t('account.login.submit')}
        onCodeSent={setCode}
        onSignedIn={arrive}
        onRefused={(error, typed) => {
          if (error instanceof ApiError && error.code === 'EMAIL_NOT_VERIFIED') {
            local.set('pending-verification-email', typed)
            return setUnverified(typed)
          }
          return toast({
            tone: 'danger',
            title: t('account.login.failed'),
            description: errorText(t, error),
          })
        }}
      />
      {onNew && (
        <Button variant="ghost" className="mt-5" block onClick={onNew}>
          {t('account.identity.new')}
        </Button>
      )}
    </>
  )
}
