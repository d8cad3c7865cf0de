import { useState } from 'react'
import { MAIL_CATEGORIES } from '@tomogolf/domain/mail/mail-categories'
import { createFileRoute } from '@tanstack/react-router'

import { PageTitle } from '@tomogolf/ui/data/Panel.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { checked, oneOf, text } from '@tomogolf/ui/lib/search-params.ts'
import { PageHead } from '../components/PageHead.tsx'
import { StopMail } from '../features/notifications/StopMail.tsx'

/** The address in the header of a mail, opened in a browser; mail programs send a POST. */
export const Route = createFileRoute('/unsubscribe')({
  staticData: { areas: ['device'] },
  validateSearch: (raw: Record<string, unknown>) =>
    checked({ list: oneOf(raw.list, MAIL_CATEGORIES), token: text(raw.token, 200) }),
  component: UnsubscribePage,
})

function UnsubscribePage() {
  const t = useT()
  // the lead says what is about to happen
  const [isDone, setDone] = useState(false)
  const { list, token } = Route.useSearch()
  return (
    <div className="wrap pb-16">
      <PageHead
        noindex
        title={t('device.stop.title')}
        description={t('device.stop.lead')}
        path="/unsubscribe"
      />
      <PageTitle title={t('device.stop.title')}>{!isDone && t('device.stop.lead')}</PageTitle>
      {list !== undefined && token !== undefined ? (
        <StopMail list={list} token={token} onDone={() => setDone(true)} />
      ) : (
        <Alert tone="warning" className="max-w-[560px]">
          {t('device.stop.broken')}
        </Alert>
      )}
    </div>
  )
}
