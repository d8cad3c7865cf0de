import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MailWarning } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { mailAddressQuery } from '../../queries/notifications.ts'

/** Why mail to the user comes back, and a test mail that puts it right. */
export default function StoppedAddress() {
  const t = useT()
  const queryClient = useQueryClient()
  const { data } = useQuery(mailAddressQuery)
  const test = useMutation({
    mutationFn: () => api('POST /api/mail-address/test'),
    onSuccess: (address) => queryClient.setQueryData(mailAddressQuery.queryKey, address),
  })
  if (!data?.stopped) return null
  return (
    <Alert
      tone="warning"
      icon={MailWarning}
      title={t('device.address.title', { email: data.email })}
      className="mb-6 max-w-[720px] wrap-anywhere"
    >
      <p>{t(`device.address.${data.stopped.cause}`)}</p>
      <p className="mt-2">{t(data.testsLeft > 0 ? 'device.address.how' : 'device.address.none')}</p>
      {test.isSuccess && (
        <p role="status" className="mt-2 font-semibold">
          {t('device.address.sent')}. {t('device.address.sentText')}
        </p>
      )}
      {test.error && (
        <p role="alert" className="mt-2 font-semibold">
          {errorText(t, test.error)}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {data.testsLeft > 0 ? (
          <Button size="small" busy={test.isPending} onClick={() => test.mutate()}>
            {t('device.address.test')}
          </Button>
        ) : (
          <LinkButton to="/contact" size="small">
            {t('device.address.contact')}
          </LinkButton>
        )}
        <LinkButton
          to="/account-settings"
          search={{ tab: 'security' }}
          size="small"
          variant="outline"
        >
          {t('device.address.change')}
        </LinkButton>
      </div>
    </Alert>
  )
}
