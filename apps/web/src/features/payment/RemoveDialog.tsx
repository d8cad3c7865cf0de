import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import type { SavedCard } from '../../queries/cards.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'
import { Replacement } from './Replacement.tsx'

type RemoveDialogProps = {
  card: SavedCard
  name: string
  /** The other saved cards. */
  others: readonly SavedCard[]
  onClose: () => void
}

/**
 * Confirms before a card is removed. A card that backs a hold, a case or a debt needs a
 * replacement.
 */
export default function RemoveDialog({ card, name, others, onClose }: RemoveDialogProps) {
  const t = useT()
  const queryClient = useQueryClient()
  const valid = others.filter((other) => !other.expired)
  const [chosen, setChosen] = useState<string | undefined>()
  const replacement = card.backs
    ? (chosen ?? (valid.find((other) => other.isDefault) ?? valid[0])?.id)
    : undefined
  const remove = useMutation({
    mutationFn: () =>
      api('DELETE /api/payment-methods/:id', {
        params: { id: card.id },
        query: replacement ? { replacement } : {},
      }),
    onSuccess: async () => {
      toast({ tone: 'success', title: t('payment.methods.removed'), description: name })
      onClose()
      await invalidateAfter(queryClient, 'DELETE /api/payment-methods/:id')
    },
    // a hold may have been placed since the list was fetched
    onError: () => invalidateAfter(queryClient, 'DELETE /api/payment-methods/:id'),
  })
  const blocked = card.backs !== null && valid.length === 0
  return (
    <Dialog
      open
      onClose={onClose}
      busy={remove.isPending}
      title={t('payment.remove.title')}
      description={name}
      footer={
        <>
          {blocked ? (
            <LinkButton
              to="/payment-setup"
              search={{ redirectTo: '/payment-methods' }}
              variant="primary"
            >
              {t('payment.methods.add')}
            </LinkButton>
          ) : (
            <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
              {t('payment.methods.remove')}
            </Button>
          )}
          <Button variant="ghost" disabled={remove.isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </>
      }
    >
      {card.backs ? (
        <Replacement backs={card.backs} cards={valid} chosen={replacement} onChoose={setChosen} />
      ) : (
        <p className="text-text-2">
          {t(
            others.length === 0
              ? 'payment.remove.last'
              : card.isDefault
                ? 'payment.remove.default'
                : 'payment.remove.text',
          )}
        </p>
      )}
      {remove.error && (
        <Alert tone="danger" role="alert" className="mt-4">
          {errorText(t, remove.error)}
        </Alert>
      )}
    </Dialog>
  )
}
