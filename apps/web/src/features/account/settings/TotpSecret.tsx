import { useEffect, useState } from 'react'
import { toString as drawQr } from 'qrcode'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'

/** The TOTP secret as a QR code and as text. Both are rendered locally and sent nowhere. */
export function TotpSecret({ secret }: { secret: ResultOf<'POST /api/auth/totp/begin'> }) {
  const t = useT()
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    let current = true
    void drawQr(secret.uri, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' }).then((svg) => {
      if (current) setPicture(`data:image/svg+xml,${encodeURIComponent(svg)}`)
    })
    return () => {
      current = false
    }
  }, [secret.uri])
  return (
    <div className="flex flex-wrap items-center gap-5">
      <span className="grid size-44 place-items-center rounded-l bg-inverse p-2">
        {picture && <img src={picture} alt={t('account.totp.qr')} className="size-full" />}
      </span>
      <div className="min-w-48 flex-1 text-s text-text-2">
        <p>{t('account.totp.scan')}</p>
        <p className="mt-3 text-text-3">{t('account.totp.typed')}</p>
        <code className="mt-1 block font-display text-body font-semibold tracking-[.08em] wrap-anywhere text-text">
          {secret.secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </div>
    </div>
  )
}
