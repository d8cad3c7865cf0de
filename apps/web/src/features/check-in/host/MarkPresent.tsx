import { useState } from 'react'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'

/** Confirms before the host's mark charges a guest's card. */
export default function MarkPresent({
  name,
  onClose,
  onPresent,
}: {
  name: string
  onClose: () => void
  onPresent: () => Promise<boolean>
}) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const mark = async () => {
    setBusy(true)
    try {
      const sent = await onPresent()
      toast(
        sent
          ? { tone: 'success', title: t('checkin.host.marked', { name }) }
          : { tone: 'warning', title: t('checkin.host.markedKept', { name }) },
      )
      onClose()
    } catch (error) {
      setBusy(false)
      toast({
        tone: 'danger',
        title: t('checkin.host.markFailed'),
        description: errorText(t, error),
      })
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={t('checkin.host.markTitle', { name })}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={busy}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" className="flex-1" busy={busy} onClick={() => void mark()}>
            {busy ? t('checkin.host.marking') : t('checkin.host.mark')}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{t('checkin.host.markText')}</p>
    </Dialog>
  )
}
