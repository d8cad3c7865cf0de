import { lazy, useState, type ReactNode } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, ClockAlert, KeyRound, Link2Off } from 'lucide-react'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { markSignedOut } from '../../../queries/session.ts'
import { setTabUser } from '@tomogolf/api-client/tab-user.ts'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { LazyForm } from '../FormSkeleton.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { linkProblem } from './failures.ts'
import { StateMark } from './StateMark.tsx'

const ResetPasswordForm = lazy(() => import('./ResetPasswordForm.tsx'))
const marks = {
  form: <StateMark icon={KeyRound} />,
  used: <StateMark icon={CircleCheck} />,
  expired: <StateMark icon={ClockAlert} tone="warning" />,
  invalid: <StateMark icon={Link2Off} tone="danger" />,
}

/** The target of the link in the reset mail: a new password, or why the link is invalid. */
export function ResetPassword({
  token,
  language,
}: {
  token: string | undefined
  language: ReactNode
}) {
  const t = useT()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [view, setView] = useState<keyof typeof marks>(token === undefined ? 'invalid' : 'form')

  const onDone = () => {
    // the new password ended every session, including this one
    setTabUser(null)
    markSignedOut(queryClient)
    toast({
      tone: 'success',
      title: t('account.reset.done'),
      description: t('account.reset.doneText'),
    })
    void navigate({ to: '/login', replace: true })
  }
  const onRefused = (error: unknown) => {
    const problem = linkProblem(error)
    if (problem === 'failed')
      toast({ tone: 'danger', title: t('account.reset.failed'), description: errorText(t, error) })
    else setView(problem)
  }
  return (
    <AuthLayout
      language={language}
      seed="lost-in-rough"
      terrain="mountain"
      mark={marks[view]}
      title={t(`account.reset.${view}.title`)}
      lead={
        <span role={view === 'form' ? undefined : 'alert'}>{t(`account.reset.${view}.text`)}</span>
      }
    >
      {view === 'form' && token !== undefined ? (
        <LazyForm fields={2}>
          <ResetPasswordForm token={token} onDone={onDone} onRefused={onRefused} />
        </LazyForm>
      ) : (
        <div className="grid gap-3">
          <LinkButton to="/forgot-password" variant="primary" size="large" block>
            {t('account.reset.again')}
          </LinkButton>
          <LinkButton to="/login" variant="ghost">
            {t('account.forgot.back')}
          </LinkButton>
        </div>
      )}
    </AuthLayout>
  )
}
