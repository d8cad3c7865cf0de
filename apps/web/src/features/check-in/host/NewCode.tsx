import { useState } from 'react'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'

/** Confirms before the current code is revoked. */
export default function NewCode({
  onClose,
  onRenew,
}: {
  onClose: () => void
  onRenew: () => Promise<void>
}) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const renew = async () => {
    setBusy(true)
    try {
      await onRenew()
      toast({ tone: 'success', title: t('checkin.host.renewed') })
      onClose()
    } catch (error) {
      setBusy(false)
      toast({
        tone: 'danger',
        title: t('checkin.host.renewFailed'),
        description: errorText(t, error),
      })
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={t('checkin.host.renewTitle')}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" className="flex-1" busy={busy} onClick={() => void renew()}>
            {busy ? t('checkin.host.renewing') : t('checkin.host.renew')}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{t('checkin.host.renewText')}</p>
    </Dialog>
  )
}
