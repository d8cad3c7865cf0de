import type { ComponentProps } from 'react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { PreviewCard } from '../Preview.tsx'

/** The preview on phones, over the form. */
export function PreviewSheet({
  onClose,
  ...preview
}: ComponentProps<typeof PreviewCard> & { onClose: () => void }) {
  const t = useT()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('hosting.preview.title')}
      footer={
        <Button size="large" className="flex-1" onClick={onClose}>
          {t('hosting.preview.close')}
        </Button>
      }
    >
      <PreviewCard {...preview} />
    </Dialog>
  )
}
