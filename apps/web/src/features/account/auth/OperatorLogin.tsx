import { lazy, type ReactNode } from 'react'
import { useHydrated } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, ShieldAlert, ShieldCheck } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useSignOut } from '../../../queries/session.ts'
import { signIn } from '../../../queries/session-change.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { setTabUser } from '@tomogolf/api-client/tab-user.ts'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { CaptchaNotice } from '../../../components/CaptchaNotice.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { LazyForm } from '../FormSkeleton.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { operatorFailure } from './failures.ts'
import { StateMark } from './StateMark.tsx'

const PasskeyLogin = lazy(() => import('./passkey/PasskeyLogin.tsx'))
const SignInForm = lazy(() => import('./SignInForm.tsx'))

/** The login of the admin app. A user without the admin role is signed out again at once. */
export function OperatorLogin({
  siteKey,
  language,
}: {
  siteKey: string | null
  language: ReactNode
}) {
  const t = useT()
  const queryClient = useQueryClient()
  const signOut = useSignOut()
  const hasUsedPasskey = useHydrated() && local.get('passkey-used') === '1'
  const onSignedIn = async () => {
    // the user id of a previous session would make this request look like one of a stale tab
    setTabUser(null)
    const me = await api('GET /api/auth/me')
    if (me.isAdmin) {
      await signIn(queryClient, me)
      return location.assign('/admin')
    }
    await signOut()
    return toast({ tone: 'danger', title: t('errors.ADMIN_REQUIRED') })
  }
  return (
    <AuthLayout
      language={language}
      seed="marshal-post"
      terrain="parkland"
      mark={<StateMark icon={ShieldCheck} />}
      title={t('account.operator.title')}
      lead={t('account.operator.lead')}
    >
      <Alert
        tone="warning"
        icon={ShieldAlert}
        title={t('account.operator.monitored')}
        className="mb-6"
      >
        {t('account.operator.monitoredText')}
      </Alert>
      <LazyForm fields={2}>
        <PasskeyLogin isNext={hasUsedPasskey} onSignedIn={onSignedIn} />
        <SignInForm
          operator
          isSecond={hasUsedPasskey}
          siteKey={siteKey}
          submit={t('account.operator.submit')}
          onSignedIn={onSignedIn}
          onRefused={(error) => toast({ tone: 'danger', title: t(operatorFailure(error)) })}
        />
      </LazyForm>
      <LinkButton to="/" variant="ghost" icon={ArrowLeft} className="mt-4 w-full">
        {t('account.operator.back')}
      </LinkButton>
      <CaptchaNotice siteKey={siteKey} />
    </AuthLayout>
  )
}
