import { useMutation } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { answerBank, type Access, type Intent } from './provider-page.ts'

type BankDialogProps = {
  access: Access
  /** The bank is satisfied. */
  onConfirmed: (intent: Intent) => void
  /** Refused, by the person or the bank; nothing was saved or charged. */
  onRefused: (error: unknown) => void
}

/** Stands in for the bank's own window where the card emulator runs: confirm, or refuse. */
export default function BankDialog({ access, onConfirmed, onRefused }: BankDialogProps) {
  const t = useT()
  const answer = useMutation({
    mutationFn: (outcome: 'succeed' | 'fail') => answerBank(access, outcome),
    onSuccess: onConfirmed,
    onError: onRefused,
  })
  return (
    <Dialog
      open
      busy={answer.isPending}
      onClose={() => answer.mutate('fail')}
      title={t('payment.bank.title')}
      description={t('payment.bank.text')}
      footer={
        <>
          <Button
            variant="primary"
            busy={answer.isPending && answer.variables === 'succeed'}
            disabled={answer.isPending}
            onClick={() => answer.mutate('succeed')}
          >
            {t('payment.bank.confirm')}
          </Button>
          <Button
            variant="outline"
            disabled={answer.isPending}
            onClick={() => answer.mutate('fail')}
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
