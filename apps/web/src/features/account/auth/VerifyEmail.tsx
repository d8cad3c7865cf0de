import { lazy, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, ClockAlert, Link2Off, MailCheck, RotateCw, Unlink } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { resetAccount, verifyEmailQuery } from '../../../queries/account.ts'
import { signIn } from '../../../queries/session-change.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Spinner } from '@tomogolf/ui/feedback/Spinner.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { LazyForm } from '../FormSkeleton.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { linkProblem } from './failures.ts'
import { ResendButton } from './ResendButton.tsx'
import { StateMark } from './StateMark.tsx'
import { requestLink } from './useResend.ts'
import { LINK_HOURS } from './VerificationPending.tsx'

const EmailForm = lazy(() => import('./EmailForm.tsx'))

type View = 'loading' | 'success' | 'used' | 'expired' | 'invalid' | 'missing' | 'failed'
const marks = {
  loading: <StateMark icon={Spinner} />,
  success: <StateMark icon={MailCheck} tone="success" />,
  used: <StateMark icon={CircleCheck} tone="success" />,
  expired: <StateMark icon={ClockAlert} tone="warning" />,
  invalid: <StateMark icon={Link2Off} tone="danger" />,
  missing: <StateMark icon={Unlink} tone="danger" />,
  failed: <StateMark icon={RotateCw} tone="danger" />,
}

/**
 * Target of the link in the verification mail. Only the browser uses the token, so that mail
 * scanners do not consume it.
 */
export function VerifyEmail({
  token,
  language,
}: {
  token: string | undefined
  language: ReactNode
}) {
  const t = useT()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isSignedIn, setSignedIn] = useState(false)
  const answer = useQuery({
    ...verifyEmailQuery(token ?? ''),
    // a new session clears the cache; the link must not be used again
    enabled: token !== undefined && !isSignedIn,
  })
  const view: View = isSignedIn
    ? 'success'
    : token === undefined
      ? 'missing'
      : answer.isPending || answer.isFetching
        ? 'loading'
        : answer.error
          ? linkProblem(answer.error)
          : 'success'
  const settled = view === 'success' || view === 'used'

  const arrive = useEffectEvent(async () => {
    if (settled) local.remove('pending-verification-email')
    const { user = null, destination = null } = answer.data ?? {}
    if (user === null) return resetAccount(queryClient)
    setSignedIn(true)
    await signIn(queryClient, user)
    if (destination === null) return undefined
    toast({
      tone: 'success',
      title: t('account.verify.success.title'),
      description: t('account.verify.success.here'),
    })
    return navigate({ href: destination, replace: true })
  })
  useEffect(() => {
    if (view !== 'loading' && view !== 'missing') void arrive()
  }, [view])

  return (
    <AuthLayout
      language={language}
      seed="inbox-green"
      terrain="parkland"
      mark={marks[view]}
      title={t(`account.verify.${view}.title`)}
      lead={
        <span role={view === 'loading' ? 'status' : undefined}>
          {isSignedIn
            ? t('account.verify.success.here')
            : t(`account.verify.${view}.text`, { hours: LINK_HOURS })}
        </span>
      }
    >
      {isSignedIn && (
        <LinkButton to="/games" variant="primary" size="large" block>
          {t('common.nav.find')}
        </LinkButton>
      )}
      {settled && !isSignedIn && (
        <LinkButton
          to="/login"
          search={{ redirectTo: answer.data?.destination ?? undefined }}
          state={{ email: answer.data?.email }}
          variant="primary"
          size="large"
          block
        >
          {t('common.nav.login')}
        </LinkButton>
      )}
      {view === 'failed' && (
        <Button icon={RotateCw} size="large" block onClick={() => void answer.refetch()}>
          {t('common.retry')}
        </Button>
      )}
      {(view === 'expired' || view === 'invalid' || view === 'missing') && <NewLink />}
      {(view === 'invalid' || view === 'missing') && (
        <p className="mt-5 text-s text-text-3">{t('account.verify.whole')}</p>
      )}
    </AuthLayout>
  )
}

function NewLink() {
  const t = useT()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const onSent = (email: string) => {
    setSentTo(email)
    toast({
      tone: 'success',
      title: t('account.resend.sent'),
      description: t('account.resend.sentText'),
    })
  }
  if (sentTo !== null)
    return (
      <div className="grid gap-5">
        <p role="status" className="text-text-2">
          {t('account.resend.sentText')}
        </p>
        <ResendButton email={sentTo} variant="secondary" size="large" block />
      </div>
    )
  return (
    <LazyForm fields={1}>
      <EmailForm
        submit={t('account.verify.again')}
        failed={t('account.resend.failed')}
        send={requestLink}
        onSent={onSent}
      />
    </LazyForm>
  )
}
