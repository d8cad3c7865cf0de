import { ShieldCheck } from 'lucide-react'
import { useT } from '../../src/lib/i18n.tsx'
import { AnchorButton } from '../../src/ui/Button.tsx'
import { EmptyState } from '../../src/ui/States.tsx'

/** In production nobody works here without two-step sign-in; it is set up where everybody keeps their own account. */
export function AskEnrolment() {
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
