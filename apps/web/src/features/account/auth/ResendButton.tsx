import { MailPlus } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button, type ButtonLook } from '@tomogolf/ui/forms/Button.tsx'
import { useResend } from './useResend.ts'

/** Sends the verification link again and counts down until the next attempt is allowed. */
export function ResendButton({ email, ...look }: ButtonLook & { email: string }) {
  const t = useT()
  const { send, sending, left } = useResend(email)
  const label = sending
    ? t('account.resend.busy')
    : left > 0
      ? t('account.resend.wait', { count: left })
      : t('account.resend.button')
  return (
    <Button icon={MailPlus} {...look} busy={sending} disabled={left > 0} onClick={() => send()}>
      {label}
    </Button>
  )
}
