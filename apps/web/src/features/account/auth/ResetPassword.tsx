import { lazy, useState, type ReactNode } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, ClockAlert, KeyRound, Link2Off } from 'lucide-react'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { resetLinkQuery } from '../../../queries/account.ts'
import { clearUserData } from '../../../queries/session-change.ts'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Spinner } from '@tomogolf/ui/feedback/Spinner.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { LazyForm } from '../FormSkeleton.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { linkProblem, type LinkProblem } from './failures.ts'
import { StateMark } from './StateMark.tsx'

const ResetPasswordForm = lazy(() => import('./ResetPasswordForm.tsx'))
const marks = {
  checking: <StateMark icon={Spinner} />,
  form: <StateMark icon={KeyRound} />,
  used: <StateMark icon={CircleCheck} />,
  expired: <StateMark icon={ClockAlert} tone="warning" />,
  invalid: <StateMark icon={Link2Off} tone="danger" />,
}

/** The form is shown for a link that works, and when the check itself failed: it checks again. */
function viewOf(
  token: string | undefined,
  check: { isPending: boolean; error: unknown },
  refused: Exclude<LinkProblem, 'failed'> | null,
): keyof typeof marks {
  if (token === undefined) return 'invalid'
  if (refused) return refused
  if (check.isPending) return 'checking'
  if (!check.error) return 'form'
  const problem = linkProblem(check.error)
  return problem === 'failed' ? 'form' : problem
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
  const [refused, setRefused] = useState<Exclude<LinkProblem, 'failed'> | null>(null)
  const check = useQuery({ ...resetLinkQuery(token ?? ''), enabled: token !== undefined })
  const view = viewOf(token, check, refused)

  const onDone = () => {
    // the new password ended every session, including this one
    void clearUserData(queryClient)
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
    else setRefused(problem)
  }
  return (
    <AuthLayout
      language={language}
      seed="lost-in-rough"
      terrain="mountain"
      mark={marks[view]}
      title={t(
        view === 'checking' ? 'account.verify.loading.title' : `account.reset.${view}.title`,
      )}
      lead={
        <span role={view === 'form' ? undefined : view === 'checking' ? 'status' : 'alert'}>
          {t(view === 'checking' ? 'account.verify.loading.text' : `account.reset.${view}.text`)}
        </span>
      }
    >
      {view === 'checking' ? null : view === 'form' && token !== undefined ? (
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
