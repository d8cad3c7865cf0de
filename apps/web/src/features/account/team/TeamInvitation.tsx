import type { ReactNode } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { MailCheck, MailX } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Spinner } from '@tomogolf/ui/feedback/Spinner.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { teamInvitationQuery } from '../../../queries/account.ts'
import { useMe } from '../../../queries/session.ts'
import { AuthLayout } from '../auth/AuthLayout.tsx'
import { StateMark } from '../auth/StateMark.tsx'

/** The invitation to the team for the address of the signed-in account, and its acceptance. */
export function TeamInvitation({ language }: { language: ReactNode }) {
  const t = useT()
  const me = useMe()
  const { data, error, isPending, refetch } = useQuery(teamInvitationQuery)
  const accept = useMutation({
    mutationFn: () => api('POST /api/team/invitation/accept'),
    // the back-office is an app of its own
    onSuccess: () => location.assign('/towkay/dashboard'),
  })
  const invitation = data?.invitation
  const problem = accept.error ?? error
  return (
    <AuthLayout
      language={language}
      seed="inbox-green"
      terrain="parkland"
      mark={
        <StateMark
          icon={isPending ? Spinner : invitation ? MailCheck : MailX}
          tone={invitation ? 'success' : 'neutral'}
        />
      }
      title={t(isPending || invitation ? 'account.team.title' : 'account.team.none')}
      lead={
        invitation
          ? [
              t(`account.team.${invitation.role}`),
              invitation.invitedBy && t('account.team.by', { name: invitation.invitedBy }),
            ]
              .filter(Boolean)
              .join(' ')
          : !isPending && t('account.team.noneText', { email: me?.email ?? '' })
      }
    >
      {problem && (
        <Alert tone="danger" role="alert" className="mb-5">
          {errorText(t, problem)}
        </Alert>
      )}
      {error && (
        <Button size="large" block onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      )}
      {invitation && (
        <Button
          variant="primary"
          size="large"
          block
          busy={accept.isPending}
          onClick={() => accept.mutate()}
        >
          {t('account.team.accept')}
        </Button>
      )}
      {data && !invitation && (
        <LinkButton to="/games" variant="primary" size="large" block>
          {t('common.nav.find')}
        </LinkButton>
      )}
    </AuthLayout>
  )
}
