import { createFileRoute } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { checked, text } from '@tomogolf/ui/lib/search-params.ts'
import { MailLinkPage } from '../features/mail-links/MailLinkPage.tsx'
import { ConfirmAddress } from '../features/notifications/ConfirmAddress.tsx'

/** The link of the test mail after mail to an address came back. */
export const Route = createFileRoute('/confirm-address')({
  staticData: { areas: ['device'] },
  validateSearch: (raw: Record<string, unknown>) => checked({ token: text(raw.token, 200) }),
  component: ConfirmAddressPage,
})

function ConfirmAddressPage() {
  const t = useT()
  const { token } = Route.useSearch()
  return (
    <MailLinkPage
      path="/confirm-address"
      title={t('device.address.confirm')}
      lead={t('device.address.confirmLead')}
      broken={t('device.stop.broken')}
    >
      {token === undefined ? null : (onDone) => <ConfirmAddress token={token} onDone={onDone} />}
    </MailLinkPage>
  )
}
