import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  CircleCheck,
  ClockAlert,
  KeyRound,
  Link2Off,
  MailCheck,
  MailQuestionMark,
  RotateCw,
  Unlink,
  UserX,
} from 'lucide-react'
import { formatViewerTime } from '@tomogolf/format/viewer-time'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { resetAccount, verifyEmailQuery } from '../../../../queries/account.ts'
import { signIn } from '../../../../queries/session-change.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Rich } from '@tomogolf/ui/data/Rich.tsx'
import { Spinner } from '@tomogolf/ui/feedback/Spinner.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { LazyForm } from '../../FormSkeleton.tsx'
import { AuthLayout } from '../AuthLayout.tsx'
import { Choice } from './Choice.tsx'
import type { Proof, Verified } from './ConfirmRegistration.tsx'
import { linkProblem } from '../failures.ts'
import { ResendButton } from '../ResendButton.tsx'
import { StateMark } from '../StateMark.tsx'
import { requestLink } from '../useResend.ts'
import { LINK_HOURS } from './VerificationPending.tsx'

const ConfirmRegistration = lazy(() => import('./ConfirmRegistration.tsx'))
const FasterNextTime = lazy(() => import('../passkey/FasterNextTime.tsx'))
const EmailForm = lazy(() => import('../EmailForm.tsx'))

type View =
  | 'loading'
  | 'success'
  | 'choice'
  | Proof
  | 'rejected'
  | 'used'
  | 'expired'
  | 'invalid'
  | 'missing'
  | 'failed'
const marks = {
  loading: <StateMark icon={Spinner} />,
  success: <StateMark icon={MailCheck} tone="success" />,
  choice: <StateMark icon={MailQuestionMark} tone="warning" />,
  prove: <StateMark icon={KeyRound} />,
  renew: <StateMark icon={KeyRound} />,
  rejected: <StateMark icon={UserX} tone="success" />,
  used: <StateMark icon={CircleCheck} tone="success" />,
  expired: <StateMark icon={ClockAlert} tone="warning" />,
  invalid: <StateMark icon={Link2Off} tone="danger" />,
  missing: <StateMark icon={Unlink} tone="danger" />,
  failed: <StateMark icon={RotateCw} tone="danger" />,
}

/** What the reader decided after the link was opened in another browser than the one that registered. */
type Decision =
  | { view: Proof | 'rejected' }
  | { view: 'success'; result: Verified }
  | { view: 'used' | 'expired' | 'invalid' | 'failed' }

/**
 * Target of the link in the verification mail. Only the browser uses the token, so that mail
 * scanners do not consume it. In another browser than the one that registered, its reader says
 * whose registration it was before anything happens.
 */
export function VerifyEmail({
  token,
  language,
}: {
  token: string | undefined
  language: ReactNode
}) {
  const { t, language: viewerLanguage } = useI18n()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isSignedIn, setSignedIn] = useState(false)
  const [decision, setDecision] = useState<Decision | null>(null)
  const answer = useQuery({
    ...verifyEmailQuery(token ?? ''),
    // a new session clears the cache; the link must not be used again
    enabled: token !== undefined && !isSignedIn && decision === null,
  })
  // a new session clears the cache, and with it the answer
  const [registration, setRegistration] = useState<{ email: string; registeredAt: string }>()
  if (answer.data && !registration) setRegistration(answer.data)
  const view: View = isSignedIn
    ? 'success'
    : token === undefined
      ? 'missing'
      : decision !== null
        ? decision.view
        : answer.isPending || answer.isFetching
          ? 'loading'
          : answer.error
            ? linkProblem(answer.error)
            : answer.data.success
              ? 'success'
              : 'choice'
  const settled = view === 'success' || view === 'used'
  const verified = decision?.view === 'success' ? decision.result : answer.data

  const arrive = useEffectEvent(async () => {
    if (settled || view === 'rejected') local.remove('pending-verification-email')
    const { user = null, destination = null } = verified ?? {}
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
  const email = registration?.email ?? ''
  const date =
    registration && formatViewerTime(Date.parse(registration.registeredAt), viewerLanguage)

  return (
    <AuthLayout
      language={language}
      seed="inbox-green"
      terrain="parkland"
      mark={marks[view]}
      title={t(`account.verify.${view}.title`)}
      lead={
        <span role={view === 'loading' || view === 'rejected' ? 'status' : undefined}>
          {isSignedIn ? (
            t('account.verify.success.here')
          ) : (
            <Rich
              text={t(`account.verify.${view}.text`, {
                hours: LINK_HOURS,
                email,
                date: date ?? '',
              })}
              tags={{
                b: (inside) => <b className="font-semibold wrap-anywhere text-text">{inside}</b>,
              }}
            />
          )}
        </span>
      }
    >
      {isSignedIn && (
        <>
          <LinkButton to="/games" variant="primary" size="large" block>
            {t('common.nav.find')}
          </LinkButton>
          <Suspense>
            <FasterNextTime />
          </Suspense>
        </>
      )}
      {settled && !isSignedIn && (
        <LinkButton
          to="/login"
          search={{ redirectTo: verified?.destination ?? undefined }}
          state={{ email: verified?.email }}
          variant="primary"
          size="large"
          block
        >
          {t('common.nav.login')}
        </LinkButton>
      )}
      {view === 'choice' && token !== undefined && (
        <Choice
          token={token}
          onMine={() => setDecision({ view: 'prove' })}
          onRejected={() => setDecision({ view: 'rejected' })}
          onRefused={(error) => setDecision({ view: linkProblem(error) })}
        />
      )}
      {(view === 'prove' || view === 'renew') && token !== undefined && (
        <LazyForm fields={view === 'prove' ? 1 : 2}>
          <ConfirmRegistration
            token={token}
            email={email}
            proof={view}
            onProof={(proof) => setDecision({ view: proof })}
            onVerified={(result) => setDecision({ view: 'success', result })}
            onRefused={(error) => setDecision({ view: linkProblem(error) })}
          />
        </LazyForm>
      )}
      {view === 'rejected' && (
        <LinkButton to="/" variant="secondary" size="large" block>
          {t('account.operator.back')}
        </LinkButton>
      )}
      {view === 'failed' && (
        <Button
          icon={RotateCw}
          size="large"
          block
          onClick={() => {
            setDecision(null)
            void answer.refetch()
          }}
        >
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
