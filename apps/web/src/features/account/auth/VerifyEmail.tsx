import { lazy, useEffect, useState, type ReactNode } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, ClockAlert, Link2Off, MailCheck, RotateCw, Unlink } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { resetAccount, verifyEmailQuery } from '../../../queries/account.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Spinner } from '@tomogolf/ui/feedback/Spinner.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { LazyForm } from '../FormSkeleton.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { linkProblem } from './failures.ts'
import { StateMark } from './StateMark.tsx'
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
  const answer = useQuery({
    ...verifyEmailQuery(token ?? ''),
    enabled: token !== undefined,
  })
  const view: View =
    token === undefined
      ? 'missing'
      : answer.isPending || answer.isFetching
        ? 'loading'
        : answer.error
          ? linkProblem(answer.error)
          : 'success'
  const settled = view === 'success' || view === 'used'

  useEffect(() => {
    if (view === 'loading' || view === 'missing') return
    resetAccount(queryClient)
    if (settled) local.remove('pending-verification-email')
  }, [view, settled, queryClient])

  return (
    <AuthLayout
      language={language}
      seed="inbox-green"
      terrain="parkland"
      mark={marks[view]}
      title={t(`account.verify.${view}.title`)}
      lead={
        <span role={view === 'loading' ? 'status' : undefined}>
          {t(`account.verify.${view}.text`, { hours: LINK_HOURS })}
        </span>
      }
    >
      {settled && (
        <LinkButton to="/login" variant="primary" size="large" block>
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
  const [sent, setSent] = useState(false)
  const onSent = () => {
    setSent(true)
    toast({
      tone: 'success',
      title: t('account.resend.sent'),
      description: t('account.resend.sentText'),
    })
  }
  if (sent)
    return (
      <p role="status" className="text-text-2">
        {t('account.resend.sentText')}
      </p>
    )
  return (
    <LazyForm fields={1}>
      <EmailForm
        submit={t('account.verify.again')}
        failed={t('account.resend.failed')}
        send={(email) => api('POST /api/auth/resend-verification', { body: { email } })}
        onSent={onSent}
      />
    </LazyForm>
  )
}
