import { useState } from 'react'
import { createFileRoute } from '@tanstack/react-router'
import { PageTitle } from '@tomogolf/ui/data/Panel.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { checked, text } from '@tomogolf/ui/lib/search-params.ts'
import { PageHead } from '../components/PageHead.tsx'
import { UndoEmailChange } from '../features/account/email-change/UndoEmailChange.tsx'

/** The link in the mail to the earlier address of an account. */
export const Route = createFileRoute('/undo-email')({
  staticData: { areas: ['account'] },
  validateSearch: (raw: Record<string, unknown>) => checked({ token: text(raw.token, 200) }),
  component: UndoEmailChangePage,
})

function UndoEmailChangePage() {
  const t = useT()
  // the lead says what is about to happen
  const [isDone, setDone] = useState(false)
  const { token } = Route.useSearch()
  return (
    <div className="wrap pb-16">
      <PageHead
        noindex
        title={t('account.email.undoTitle')}
        description={t('account.email.undoLead')}
        path="/undo-email"
      />
      <PageTitle title={t('account.email.undoTitle')}>
        {!isDone && t('account.email.undoLead')}
      </PageTitle>
      {token !== undefined ? (
        <UndoEmailChange token={token} onDone={() => setDone(true)} />
      ) : (
        <Alert tone="warning" className="max-w-[560px]">
          {t('errors.INVALID_TOKEN')}
        </Alert>
      )}
    </div>
  )
}
