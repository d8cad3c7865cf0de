import type { MailCategory } from '@tomogolf/domain/mail/mail-categories'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isLinkOver } from '@tomogolf/api-client/api-error.ts'
import { api } from '@tomogolf/api-client/api.ts'

import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { invalidateAfter } from '../../queries/invalidation.ts'

type StopMailProps = { list: MailCategory; token: string; onDone: () => void }

/** A press, because mail programs and scanners open links by themselves. */
export function StopMail({ list, token, onDone }: StopMailProps) {
  const t = useT()
  const queryClient = useQueryClient()
  const stop = useMutation({
    mutationFn: () => api('POST /unsubscribe', { query: { list, token } }),
    onSuccess: () => {
      onDone()
      return invalidateAfter(queryClient, 'POST /unsubscribe')
    },
  })
  if (stop.data)
    return (
      <div className="grid max-w-[560px] justify-items-start gap-5">
        <Alert tone="success" role="status" title={t('device.stop.done')} className="w-full">
          <p className="mt-1">
            {t(stop.data.hasAccount ? 'device.stop.doneText' : 'device.stop.doneAlerts')}
          </p>
        </Alert>
        {stop.data.hasAccount ? (
          <LinkButton to="/account-settings" search={{ tab: 'preferences' }} variant="outline">
            {t('device.stop.settings')}
          </LinkButton>
        ) : (
          <LinkButton to="/alerts" search={{ token }} variant="outline">
            {t('device.stop.alerts')}
          </LinkButton>
        )}
      </div>
    )
  if (isLinkOver(stop.error))
    return (
      <div className="grid max-w-[560px] justify-items-start gap-5">
        <Alert tone="danger" role="alert" className="w-full">
          {t('device.stop.broken')}
        </Alert>
        <LinkButton to="/account-settings" search={{ tab: 'preferences' }} variant="outline">
          {t('device.stop.settings')}
        </LinkButton>
      </div>
    )
  return (
    <div className="grid max-w-[560px] justify-items-start gap-5">
      <p>{t('device.stop.which', { category: t(`device.mail.${list}`) })}</p>
      {stop.error && (
        <Alert tone="danger" role="alert" className="w-full">
          {errorText(t, stop.error)}
        </Alert>
      )}
      <Button variant="primary" busy={stop.isPending} onClick={() => stop.mutate()}>
        {t('device.stop.button')}
      </Button>
    </div>
  )
}
