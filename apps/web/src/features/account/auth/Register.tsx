import { lazy, type ReactNode } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { track } from '../../../lib/analytics.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Issuer } from '../../../queries/site.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { CaptchaNotice } from '../../../components/CaptchaNotice.tsx'
import { Rich } from '@tomogolf/ui/data/Rich.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { LazyForm } from '../FormSkeleton.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { Legal } from './Legal.tsx'
import { startResendPause } from './resend-pause.ts'
import { StartedJoin } from './StartedJoin.tsx'

const RegisterForm = lazy(() => import('./RegisterForm.tsx'))
const IssuerButtons = lazy(() => import('./issuers/IssuerButtons.tsx'))
const TOAST_TIME = 7000

export function Register({
  redirectTo,
  siteKey,
  issuers,
  language,
}: {
  redirectTo: string | undefined
  siteKey: string | null
  issuers: readonly Issuer[]
  language: ReactNode
}) {
  const t = useT()
  const navigate = useNavigate()
  const onRegistered = (email: string) => {
    local.set('pending-verification-email', email)
    startResendPause(email)
    track('sign_up')
    toast({
      tone: 'success',
      title: t('account.register.done'),
      description: t('account.register.doneText'),
      duration: TOAST_TIME,
    })
    void navigate({ to: '/verification-pending', search: { redirectTo } })
  }
  return (
    <AuthLayout
      language={language}
      seed="first-tee"
      terrain="seaside"
      title={t('account.register.title')}
      lead={t('account.register.lead')}
    >
      <StartedJoin destination={redirectTo} />
      <LazyForm fields={3}>
        <RegisterForm destination={redirectTo} siteKey={siteKey} onRegistered={onRegistered} />
        <IssuerButtons issuers={issuers} destination={redirectTo} />
      </LazyForm>
      <Legal />
      <p className="mt-5 text-text-2">
        <Rich
          text={t('account.register.login')}
          tags={{
            login: (inside) => (
              <Link to="/login" search={{ redirectTo }} className="link font-semibold text-text">
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
