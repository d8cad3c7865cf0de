import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isLinkOver } from '@tomogolf/api-client/api-error.ts'
import { api } from '@tomogolf/api-client/api.ts'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { invalidateAfter } from '../../../queries/invalidation.ts'

/** "This wasn't me", from the mail to the earlier address: works without a session. */
export function UndoEmailChange({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useT()
  const queryClient = useQueryClient()
  const undo = useMutation({
    mutationFn: () => api('POST /api/account/email-change/undo', { body: { token } }),
    onSuccess: () => {
      onDone()
      return invalidateAfter(queryClient, 'POST /api/account/email-change/undo')
    },
  })
  if (undo.isSuccess)
    return (
      <Alert
        tone="success"
        role="status"
        title={t('account.email.undone')}
        className="max-w-[560px]"
      >
        <p className="mt-1">{t('account.email.undoneText')}</p>
      </Alert>
    )
  return (
    <div className="grid max-w-[560px] justify-items-start gap-5">
      {undo.error && (
        <Alert tone="danger" role="alert" className="w-full">
          {errorText(t, undo.error)}
        </Alert>
      )}
      {isLinkOver(undo.error) ? (
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/forgot-password" variant="primary">
            {t('account.forgot.password.title')}
          </LinkButton>
          <LinkButton to="/contact">{t('common.footer.contact')}</LinkButton>
        </div>
      ) : (
        <Button variant="danger" busy={undo.isPending} onClick={() => undo.mutate()}>
          {t('account.email.undo')}
        </Button>
      )}
    </div>
  )
}
