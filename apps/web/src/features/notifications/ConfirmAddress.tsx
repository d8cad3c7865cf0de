import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isLinkOver } from '@tomogolf/api-client/api-error.ts'
import { api } from '@tomogolf/api-client/api.ts'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { invalidateAfter } from '../../queries/invalidation.ts'

/** The link of the test mail, by a press: scanners open links by themselves. */
export function ConfirmAddress({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useT()
  const queryClient = useQueryClient()
  const confirm = useMutation({
    mutationFn: () => api('POST /api/mail-address/confirm', { body: { token } }),
    onSuccess: () => {
      onDone()
      return invalidateAfter(queryClient, 'POST /api/mail-address/confirm')
    },
  })
  if (confirm.isSuccess)
    return (
      <Alert
        tone="success"
        role="status"
        title={t('device.address.confirmed')}
        className="max-w-[560px]"
      >
        <p className="mt-1">{t('device.address.confirmedText')}</p>
      </Alert>
    )
  return (
    <div className="grid max-w-[560px] justify-items-start gap-5">
      {confirm.error && (
        <Alert tone="danger" role="alert" className="w-full">
          {errorText(t, confirm.error)}
        </Alert>
      )}
      {isLinkOver(confirm.error) ? (
        <LinkButton to="/account-settings" search={{ tab: 'preferences' }}>
          {t('device.stop.settings')}
        </LinkButton>
      ) : (
        <Button variant="primary" busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {t('device.address.confirm')}
        </Button>
      )}
    </div>
  )
}
