import { ShieldCheck } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { AnchorButton } from '@tomogolf/ui/forms/Button.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'

/** Shown when the admin requires two-step login: it is set up in the account settings. */
export function EnrolmentPrompt() {
  const t = useT()
  return (
    <EmptyState
      icon={ShieldCheck}
      title={t('admin.enrol.title')}
      action={
        <AnchorButton href="/account-settings?tab=security" variant="primary">
          {t('admin.enrol.go')}
        </AnchorButton>
      }
    >
      {t('errors.TOTP_ENROLMENT_REQUIRED')}
    </EmptyState>
  )
}
