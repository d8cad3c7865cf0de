import { useMutation } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import type { Access, Intent } from '../card-provider.ts'
import { authenticate } from './emulator-client.ts'

type EmulatedBankDialogProps = {
  access: Access
  onConfirmed: (intent: Intent) => void
  /** Refused by the user or the bank; nothing was saved or charged. */
  onRefused: (error: unknown) => void
}

/** Emulates the bank's authentication window: confirm or refuse. */
export default function EmulatedBankDialog({
  access,
  onConfirmed,
  onRefused,
}: EmulatedBankDialogProps) {
  const t = useT()
  const authentication = useMutation({
    mutationFn: (outcome: 'succeed' | 'fail') => authenticate(access, outcome),
    onSuccess: onConfirmed,
    onError: onRefused,
  })
  return (
    <Dialog
      open
      busy={authentication.isPending}
      onClose={() => authentication.mutate('fail')}
      title={t('payment.bank.title')}
      description={t('payment.bank.text')}
      footer={
        <>
          <Button
            variant="primary"
            busy={authentication.isPending && authentication.variables === 'succeed'}
            disabled={authentication.isPending}
            onClick={() => authentication.mutate('succeed')}
          >
            {t('payment.bank.confirm')}
          </Button>
          <Button
            variant="outline"
            disabled={authentication.isPending}
            onClick={() => authentication.mutate('fail')}
          >
            {t('payment.bank.refuse')}
          </Button>
        </>
      }
    >
      <p className="flex items-start gap-4 text-text-2">
        <Landmark className="mt-0.5 text-text-3" />
        {t('payment.bank.note')}
      </p>
    </Dialog>
  )
}
