import { lazy, useState, type ReactNode } from 'react'
import { Link, useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import type { IdentityProblem } from '@tomogolf/domain/sign-in/identities'
import type { Me } from '../../../queries/session.ts'
import type { Issuer } from '../../../queries/site.ts'
import { signIn } from '../../../queries/session-change.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { CaptchaNotice } from '../../../components/CaptchaNotice.tsx'
import { Rich } from '@tomogolf/ui/data/Rich.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { LazyForm } from '../FormSkeleton.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { forgetCode, sentCode, type SentCode } from './code/sent-code.ts'
import { IssuerProblem } from './issuers/IssuerProblem.tsx'
import { NotVerified } from './NotVerified.tsx'
import { StartedJoin } from './StartedJoin.tsx'
import { HOME, isOtherApp } from './redirect-target.ts'

const SignInForm = lazy(() => import('./SignInForm.tsx'))
const PasskeyLogin = lazy(() => import('./passkey/PasskeyLogin.tsx'))
const IssuerButtons = lazy(() => import('./issuers/IssuerButtons.tsx'))
const CodeStep = lazy(() => import('./code/CodeStep.tsx'))

/** The login page. A successful login returns to the page that asked for it. */
export function Login({
  redirectTo,
  siteKey,
  issuers,
  problem,
  language,
}: {
  redirectTo?: string
  siteKey: string | null
  issuers: readonly Issuer[]
  /** Why the login at an issuer did not become one here. */
  problem: IdentityProblem | undefined
  language: ReactNode
}) {
  const t = useT()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  // after the verification in another browser
  const verified = useLocation({ select: ({ state }) => state.email })
  const [unverified, setUnverified] = useState<string | null>(null)
  // another address remounts the form
  const [attempt, setAttempt] = useState(0)
  // undefined: what the browser remembers, which the server cannot know
  const [entered, setEntered] = useState<SentCode | null>()
  const hydrated = useHydrated()
  const remembered = hydrated && verified === undefined ? sentCode() : null
  const hasUsedPasskey = hydrated && local.get('passkey-used') === '1'
  const code = entered === undefined ? remembered : entered
  const [typed, setTyped] = useState<string>()

  const onSignedIn = async (user: Me) => {
    forgetCode()
    await signIn(queryClient, user)
    toast({
      tone: 'success',
      title: t('account.login.done'),
      description: user.firstName
        ? t('account.login.welcome', { name: user.firstName })
        : undefined,
    })
    const destination = redirectTo ?? HOME
    if (isOtherApp(destination)) return location.assign(destination)
    return navigate({ href: destination, replace: true })
  }
  const onRefused = (error: unknown, email: string) => {
    if (error instanceof ApiError && error.code === 'EMAIL_NOT_VERIFIED') {
      const address = typeof error.fields.email === 'string' ? error.fields.email : email
      local.set('pending-verification-email', address)
      return setUnverified(address)
    }
    setUnverified(null)
    return toast({
      tone: 'danger',
      title: t('account.login.failed'),
      description: errorText(t, error),
    })
  }

  if (code)
    return (
      <AuthLayout
        seal
        language={language}
        title={t('account.code.title')}
        lead={
          <Rich
            text={t('account.code.lead', { email: code.email })}
            tags={{
              b: (inside) => <b className="font-semibold wrap-anywhere text-text">{inside}</b>,
            }}
          />
        }
      >
        <StartedJoin destination={redirectTo} />
        <LazyForm fields={1}>
          <CodeStep
            sent={code}
            siteKey={siteKey}
            onSentAgain={setEntered}
            onSignedIn={onSignedIn}
            onPassword={() => {
              forgetCode()
              setTyped(code.email)
              setEntered(null)
            }}
          />
        </LazyForm>
        <CaptchaNotice siteKey={siteKey} />
      </AuthLayout>
    )
  return (
    <AuthLayout
      seal
      language={language}
      title={t('account.login.title')}
      lead={t('account.login.lead')}
    >
      <StartedJoin destination={redirectTo} />
      <IssuerProblem problem={problem} />
      {unverified && (
        <NotVerified
          email={unverified}
          onOther={() => {
            local.remove('pending-verification-email')
            setUnverified(null)
            setAttempt(attempt + 1)
          }}
        />
      )}
      <LazyForm fields={2}>
        <PasskeyLogin isNext={hasUsedPasskey} onSignedIn={onSignedIn} />
        <SignInForm
          key={attempt}
          isSecond={hasUsedPasskey}
          email={attempt === 0 ? (typed ?? verified) : undefined}
          siteKey={siteKey}
          submit={t('account.login.submit')}
          onCodeSent={setEntered}
          onSignedIn={onSignedIn}
          onRefused={onRefused}
          aside={
            <Link
              to="/forgot-password"
              className="link -my-2.5 inline-flex min-h-11 w-fit items-center text-s text-text-2"
            >
              {t('account.login.forgot')}
            </Link>
          }
        />
        <IssuerButtons issuers={issuers} destination={redirectTo} />
      </LazyForm>
      <p className="mt-6 text-text-2">
        <Rich
          text={t('account.login.register')}
          tags={{
            register: (inside) => (
              <Link to="/register" search={{ redirectTo }} className="link font-semibold text-text">
                {inside}
              </Link>
            ),
          }}
        />
      </p>
      <CaptchaNotice siteKey={siteKey} />
    </AuthLayout>
  )
}
