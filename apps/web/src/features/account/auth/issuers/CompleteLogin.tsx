import { lazy, useState, type ReactNode } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { CaptchaNotice } from '../../../../components/CaptchaNotice.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Rich } from '@tomogolf/ui/data/Rich.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import type { PendingIdentity } from '../../../../queries/account.ts'
import { invalidateAfter } from '../../../../queries/invalidation.ts'
import { useMe, type Me } from '../../../../queries/session.ts'
import { signIn } from '../../../../queries/session-change.ts'
import { track } from '../../../../lib/analytics.ts'
import { LazyForm } from '../../FormSkeleton.tsx'
import { AuthLayout } from '../AuthLayout.tsx'
import { HOME, isOtherApp } from '../redirect-target.ts'
import { startResendPause } from '../resend-pause.ts'
import { StartedJoin } from '../StartedJoin.tsx'
import { StateMark } from '../StateMark.tsx'
import type { Registered } from './NewByIssuer.tsx'

const NewByIssuer = lazy(() => import('./NewByIssuer.tsx'))
const LinkByLogin = lazy(() => import('./LinkByLogin.tsx'))

type CompleteLoginProps = {
  /** Null: the ten minutes are over, or it was another browser. */
  pending: PendingIdentity | null
  redirectTo: string | undefined
  siteKey: string | null
  language: ReactNode
}
const bold = {
  b: (inside: string) => <b className="font-semibold wrap-anywhere text-text">{inside}</b>,
}

/**
 * After a login at an issuer that no account here has: a new account, or a link to one after a login
 * to it. The issuer's word for an address never links by itself.
 */
export function CompleteLogin({ pending, redirectTo, siteKey, language }: CompleteLoginProps) {
  const t = useT()
  const me = useMe()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isLinking, setLinking] = useState(pending?.hasAccount ?? false)
  if (pending === null)
    return (
      <AuthLayout
        language={language}
        mark={<StateMark icon={Clock} tone="warning" />}
        title={t('account.identity.overTitle')}
        lead={t('account.identity.overLead')}
      >
        <LinkButton to="/login" search={{ redirectTo }} variant="primary" size="large" block>
          {t('account.login.submit')}
        </LinkButton>
      </AuthLayout>
    )
  const { issuer, email, hasAccount } = pending
  const goOn = (destination: string | null) => {
    const next = destination ?? HOME
    if (isOtherApp(next)) return location.assign(next)
    return navigate({ href: next, replace: true })
  }
  const onRegistered = async ({ user, isSignedIn, destination }: Registered) => {
    track('sign_up')
    if (isSignedIn) {
      await signIn(queryClient, user)
      return goOn(destination)
    }
    local.set('pending-verification-email', user.email)
    startResendPause(user.email)
    return navigate({
      to: '/verification-pending',
      search: { redirectTo: destination ?? undefined },
    })
  }
  const link = async () => {
    try {
      const { destination } = await api('POST /api/auth/identities/pending/link')
      await invalidateAfter(queryClient, 'POST /api/auth/identities/pending/link')
      toast({ tone: 'success', title: t('account.identity.linked', { issuer }) })
      await goOn(destination)
    } catch (error) {
      // an administrator is logged in all the same, and goes on without the link
      if (error instanceof ApiError && error.code === 'FORBIDDEN') await goOn(redirectTo ?? null)
      toast({
        tone: 'danger',
        title: t('account.identity.failed', { issuer }),
        description: errorText(t, error),
      })
    }
  }
  const onSignedIn = async (user: Me) => {
    await signIn(queryClient, user)
    await link()
  }
  return (
    <AuthLayout
      language={language}
      seed="first-tee"
      terrain="seaside"
      title={t(isLinking || me ? 'account.identity.linkTitle' : 'account.identity.newTitle', {
        issuer,
      })}
      lead={
        <Rich
          text={
            me
              ? t('account.identity.signedIn', { email: me.email, issuer })
              : isLinking
                ? hasAccount && email !== null
                  ? t('account.identity.foundLead', { email, issuer })
                  : t('account.identity.linkLead', { issuer })
                : email === null
                  ? t('account.identity.newLead', { issuer })
                  : t('account.identity.newLeadEmail', { email, issuer })
          }
          tags={bold}
        />
      }
    >
      <StartedJoin destination={redirectTo} />
      <LazyForm fields={2}>
        {isLinking || me ? (
          <LinkByLogin
            issuer={issuer}
            email={email}
            siteKey={siteKey}
            isSignedIn={Boolean(me)}
            onLink={link}
            onSkip={() => goOn(redirectTo ?? null)}
            onSignedIn={onSignedIn}
            onNew={hasAccount ? undefined : () => setLinking(false)}
          />
        ) : (
          <NewByIssuer
            pending={pending}
            siteKey={siteKey}
            onRegistered={onRegistered}
            onExisting={() => setLinking(true)}
          />
        )}
      </LazyForm>
      <CaptchaNotice siteKey={siteKey} />
    </AuthLayout>
  )
}
