import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { MailWarning } from 'lucide-react'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { mailAddressQuery } from '../../queries/notifications.ts'

/** A note on every page while mail to the user comes back; the settings say more. */
export function MailNote() {
  const t = useT()
  const { data } = useQuery(mailAddressQuery)
  const path = useRouterState({ select: (state) => state.location.pathname })
  if (!data?.stopped || path === '/account-settings') return null
  return (
    <div className="wrap">
      <Alert
        tone="warning"
        icon={MailWarning}
        title={t('common.mailStopped', { email: data.email })}
        className="mt-3 wrap-anywhere"
      >
        <Link to="/account-settings" search={{ tab: 'preferences' }} className="link">
          {t('common.mailStopped.fix')}
        </Link>
      </Alert>
    </div>
  )
}
