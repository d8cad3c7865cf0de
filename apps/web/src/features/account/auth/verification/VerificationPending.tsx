import { lazy, useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useHydrated, useNavigate } from '@tanstack/react-router'
import { MailCheck } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { local } from '@tomogolf/api-client/storage.ts'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { registrationMailQuery } from '../../../../queries/notifications.ts'
import { Rich } from '@tomogolf/ui/data/Rich.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { LazyForm } from '../../FormSkeleton.tsx'
import { AuthLayout } from '../AuthLayout.tsx'
import { ResendButton } from '../ResendButton.tsx'
import { StartedJoin } from '../StartedJoin.tsx'
import { StateMark } from '../StateMark.tsx'
import { requestLink } from '../useResend.ts'

const EmailForm = lazy(() => import('../EmailForm.tsx'))
/** Lifetime of a verification link in hours; the mail states the same. */
export const LINK_HOURS = 24

const KEY = 'pending-verification-email'

/** After registration: which mailbox to check, and what to do if no mail arrives. */
export function VerificationPending({
  redirectTo,
  language,
}: {
  redirectTo: string | undefined
  language: ReactNode
}) {
  const t = useT()
  const navigate = useNavigate()
  const [typed, setTyped] = useState<string | null>(null)
  // known only in the browser
  const stored = useHydrated() ? local.get(KEY) : null
  const email = typed ?? stored
  const other = () => {
    local.remove(KEY)
    void navigate({ to: '/register', search: { redirectTo } })
  }
  const onSent = (address: string) => {
    local.set(KEY, address)
    toast({
      tone: 'success',
      title: t('account.resend.sent'),
      description: t('account.resend.sentText'),
    })
    setTyped(address)
  }
  return (
    <AuthLayout
      language={language}
      seed="inbox-green"
      terrain="parkland"
      mark={<StateMark icon={MailCheck} tone="success" />}
      title={t('account.pending.title')}
      lead={
        email ? (
          <Rich
            text={t('account.pending.lead', { email })}
            tags={{
              b: (inside) => <b className="font-semibold wrap-anywhere text-text">{inside}</b>,
            }}
          />
        ) : (
          t('account.pending.leadUnknown')
        )
      }
    >
      <StartedJoin destination={redirectTo} />
      {email ? (
        <>
          <ComesBack />
          <p className="text-text-2">{t('account.pending.text', { hours: LINK_HOURS })}</p>
          <div className="mt-6 grid gap-3">
            <ResendButton email={email} variant="secondary" size="large" block />
            <Button variant="ghost" onClick={other}>
              {t('account.unverified.other')}
            </Button>
          </div>
        </>
      ) : (
        <LazyForm fields={1}>
          <EmailForm
            submit={t('account.resend.button')}
            failed={t('account.resend.failed')}
            send={requestLink}
            onSent={onSent}
          />
        </LazyForm>
      )}
      <p className="mt-6 border-t border-line pt-5 text-text-2">
        {t('account.pending.verified')}{' '}
        <LinkButton
          to="/login"
          search={{ redirectTo }}
          variant="ghost"
          size="small"
          className="-my-3"
        >
          {t('common.nav.login')}
        </LinkButton>
      </p>
    </AuthLayout>
  )
}

/** The address is mistyped, or takes no mail. */
function ComesBack() {
  const t = useT()
  const { data } = useQuery(registrationMailQuery)
  return (
    <div role="status">
      {data?.isBack && (
        <Alert tone="warning" title={t('account.pending.back')} className="mb-5">
          {t('account.pending.backText')}
        </Alert>
      )}
    </div>
  )
}
