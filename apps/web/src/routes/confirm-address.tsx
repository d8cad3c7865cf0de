import { useState } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { PageTitle } from '@tomogolf/ui/data/Panel.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { checked, text } from '@tomogolf/ui/lib/search-params.ts'
import { PageHead } from '../components/PageHead.tsx'
import { ConfirmAddress } from '../features/notifications/ConfirmAddress.tsx'

/** The link of the test mail after mail to an address came back. */
export const Route = createFileRoute('/confirm-address')({
  staticData: { areas: ['device'] },
  validateSearch: (raw: Record<string, unknown>) => checked({ token: text(raw.token, 200) }),
  component: ConfirmAddressPage,
})

function ConfirmAddressPage() {
  const t = useT()
  // the lead says what is about to happen
  const [isDone, setDone] = useState(false)
  const { token } = Route.useSearch()
  return (
    <div className="wrap pb-16">
      <PageHead
        noindex
        title={t('device.address.confirm')}
        description={t('device.address.confirmLead')}
        path="/confirm-address"
      />
      <PageTitle title={t('device.address.confirm')}>
        {!isDone && t('device.address.confirmLead')}
      </PageTitle>
      {token !== undefined ? (
        <ConfirmAddress token={token} onDone={() => setDone(true)} />
      ) : (
        <Alert tone="warning" className="max-w-[560px]">
          {t('device.stop.broken')}
        </Alert>
      )}
    </div>
  )
}
