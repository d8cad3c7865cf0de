import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import type { SavedCard } from '../../queries/cards.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'

/** Confirms before a card is removed. The server refuses a card with an active hold. */
export default function RemoveDialog({
  card,
  name,
  only,
  onClose,
}: {
  card: SavedCard
  name: string
  only: boolean
  onClose: () => void
}) {
  const t = useT()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/payment-methods/:id', { params: { id: card.id } }),
    onSuccess: async () => {
      toast({ tone: 'success', title: t('payment.methods.removed'), description: name })
      onClose()
      await invalidateAfter(queryClient, 'DELETE /api/payment-methods/:id')
    },
    // a hold may have been placed since the list was fetched
    onError: () => invalidateAfter(queryClient, 'DELETE /api/payment-methods/:id'),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      busy={remove.isPending}
      title={t('payment.remove.title')}
      description={name}
      footer={
        <>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('payment.methods.remove')}
          </Button>
          <Button variant="ghost" disabled={remove.isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </>
      }
    >
      <p className="text-text-2">
        {t(
          only
            ? 'payment.remove.last'
            : card.isDefault
              ? 'payment.remove.default'
              : 'payment.remove.text',
        )}
      </p>
      {remove.error && (
        <Alert tone="danger" role="alert" className="mt-4">
          {errorText(t, remove.error)}
        </Alert>
      )}
    </Dialog>
  )
}
