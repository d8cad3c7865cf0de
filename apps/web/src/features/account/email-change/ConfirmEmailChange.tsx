import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isLinkOver, isStatus } from '@tomogolf/api-client/api-error.ts'
import { api } from '@tomogolf/api-client/api.ts'
import { session } from '@tomogolf/api-client/storage.ts'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'

/**
 * The link in the mail to a new address. It counts in a session of the same user only: a typing
 * mistake must not give the account to a stranger.
 */
export function ConfirmEmailChange({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useT()
  const queryClient = useQueryClient()
  const confirm = useMutation({
    mutationFn: () => api('POST /api/account/email-change/confirm', { body: { token } }),
    onSuccess: async ({ user }) => {
      onDone()
      session.remove('email-change-token')
      if (!user) return
      const { signIn } = await import('../../../queries/session-change.ts')
      await signIn(queryClient, user)
    },
    // not in the address of the login, which ends up in logs
    onError: (error) => {
      if (isStatus(error, 401)) session.set('email-change-token', token)
    },
  })
  if (confirm.data)
    return (
      <Alert
        tone="success"
        role="status"
        title={t('account.email.done')}
        className="max-w-[560px] wrap-anywhere"
      >
        <p className="mt-1">{t('account.email.doneText', { email: confirm.data.email })}</p>
      </Alert>
    )
  if (isStatus(confirm.error, 401))
    return (
      <div className="grid max-w-[560px] justify-items-start gap-5">
        <p>{t('account.email.logIn')}</p>
        <LinkButton to="/login" search={{ redirectTo: '/confirm-email' }} variant="primary">
          {t('common.nav.login')}
        </LinkButton>
      </div>
    )
  const isTaken = isStatus(confirm.error, 409)
  return (
    <div className="grid max-w-[560px] justify-items-start gap-5">
      {confirm.error && (
        <Alert tone="danger" role="alert" className="w-full">
          {errorText(t, confirm.error)}
        </Alert>
      )}
      {isLinkOver(confirm.error) || isTaken ? (
        <LinkButton to="/account-settings" search={{ tab: 'security' }}>
          {t('account.email.change')}
        </LinkButton>
      ) : (
        <Button variant="primary" busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {t('account.email.confirm')}
        </Button>
      )}
    </div>
  )
}
