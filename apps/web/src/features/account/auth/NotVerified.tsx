import { MailWarning } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Rich } from '@tomogolf/ui/data/Rich.tsx'
import { ResendButton } from './ResendButton.tsx'

/** The password is correct, but the email address is not verified yet. */
export function NotVerified({ email, onOther }: { email: string; onOther: () => void }) {
  const t = useT()
  return (
    <Alert
      tone="warning"
      icon={MailWarning}
      role="alert"
      title={t('account.unverified.title')}
      className="mb-6"
    >
      <p className="mt-1">
        <Rich
          text={t('account.unverified.text', { email })}
          tags={{
            b: (inside) => <b className="font-semibold wrap-anywhere text-text">{inside}</b>,
          }}
        />
      </p>
      <span className="mt-3 flex flex-wrap gap-2">
        <ResendButton email={email} size="small" variant="secondary" />
        <Button size="small" variant="outline" onClick={onOther}>
          {t('account.unverified.other')}
        </Button>
      </span>
    </Alert>
  )
}
