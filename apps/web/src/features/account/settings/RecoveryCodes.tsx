import { useState } from 'react'
import { Copy } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'

/** Shown once: each code replaces the authenticator app for one login. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useT()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard?.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className="max-w-[480px]">
      <Alert tone="warning" role="status" title={t('account.totp.codesTitle')}>
        {t('account.totp.codesText')}
      </Alert>
      <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 rounded-m bg-surface-2 px-5 py-4 font-display text-t3 font-semibold tracking-[.06em]">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button icon={Copy} variant="outline" onClick={copy}>
          {t(copied ? 'account.totp.copied' : 'account.totp.copy')}
        </Button>
        <Button onClick={onKept}>{t('account.totp.kept')}</Button>
      </div>
    </div>
  )
}
