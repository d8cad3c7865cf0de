import { lazy, useState, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { KeyRound, MailCheck, UserRound } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Rich } from '@tomogolf/ui/data/Rich.tsx'
import { LazyForm } from '../FormSkeleton.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { StateMark } from './StateMark.tsx'

const EmailForm = lazy(() => import('./EmailForm.tsx'))
const calls = {
  password: (email: string) => api('POST /api/auth/forgot-password', { body: { email } }),
  username: (email: string) => api('POST /api/auth/forgot-username', { body: { email } }),
}

/**
 * Requests a mail with a reset link or the username. The response does not reveal whether an
 * account exists.
 */
export function Forgot({ what, language }: { what: 'password' | 'username'; language: ReactNode }) {
  const t = useT()
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) {
    return (
      <AuthLayout
        language={language}
        seed="lost-in-rough"
        terrain="mountain"
        mark={<StateMark icon={MailCheck} tone="success" />}
        title={t('account.pending.title')}
        lead={
          <span role="status">
            <Rich
              text={t(`account.forgot.${what}.sent`, { email: sentTo })}
              tags={{
                b: (inside) => <b className="font-semibold wrap-anywhere text-text">{inside}</b>,
              }}
            />
          </span>
        }
      >
        <p className="text-text-2">{t('account.forgot.nothing')}</p>
        <div className="mt-6 grid gap-3">
          <LinkButton to="/login" size="large" block>
            {t('account.forgot.back')}
          </LinkButton>
          <Button variant="ghost" onClick={() => setSentTo(null)}>
            {t('account.unverified.other')}
          </Button>
        </div>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      language={language}
      seed="lost-in-rough"
      terrain="mountain"
      mark={<StateMark icon={what === 'password' ? KeyRound : UserRound} />}
      title={t(`account.forgot.${what}.title`)}
      lead={t(`account.forgot.${what}.lead`)}
    >
      <LazyForm fields={1}>
        <EmailForm
          submit={t(`account.forgot.${what}.submit`)}
          failed={t('account.resend.failed')}
          send={calls[what]}
          onSent={setSentTo}
        />
      </LazyForm>
      <div className="mt-5 flex flex-wrap gap-x-6 text-text-2">
        <Link to="/login" className="link inline-flex min-h-11 items-center">
          {t('account.forgot.back')}
        </Link>
        {what === 'password' ? (
          <Link to="/forgot-username" className="link inline-flex min-h-11 items-center">
            {t('account.forgot.toUsername')}
          </Link>
        ) : (
          <Link to="/forgot-password" className="link inline-flex min-h-11 items-center">
            {t('account.login.forgot')}
          </Link>
        )}
      </div>
    </AuthLayout>
  )
}
