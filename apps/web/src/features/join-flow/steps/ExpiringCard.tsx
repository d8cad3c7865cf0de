import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { cardBrandName } from '@tomogolf/format/card-brand'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { cardsQuery } from '../../../queries/cards.ts'
import { invalidateAfter } from '../../../queries/invalidation.ts'

/**
 * The default card expires before the hold is placed or has ended: says so, and offers the saved
 * cards that are valid longer. One of them becomes the default.
 */
export function ExpiringCard({ expiry }: { expiry: 'before_hold' | 'before_end' }) {
  const t = useT()
  const queryClient = useQueryClient()
  const cards = useQuery(cardsQuery).data?.paymentMethods ?? []
  const current = cards.find((card) => card.isDefault)
  const longer = cards.filter(
    (card) =>
      current &&
      (card.expYear > current.expYear ||
        (card.expYear === current.expYear && card.expMonth > current.expMonth)),
  )
  const choose = useMutation({
    mutationFn: (id: string) => api('PUT /api/payment-methods/:id/default', { params: { id } }),
    onSuccess: () => invalidateAfter(queryClient, 'PUT /api/payment-methods/:id/default'),
    onError: (error) =>
      toast({ tone: 'danger', title: t('game.card.notChanged'), description: errorText(t, error) }),
  })
  return (
    <Alert tone="warning" role="status" className="mt-3">
      {t(expiry === 'before_hold' ? 'game.card.expiresBefore' : 'game.card.expiresDuring')}
      {longer.length > 0 && (
        <span className="mt-2.5 flex flex-wrap gap-2">
          {longer.map((card) => (
            <Button
              key={card.id}
              size="small"
              variant="inverse"
              busy={choose.isPending && choose.variables === card.id}
              disabled={choose.isPending}
              onClick={() => choose.mutate(card.id)}
            >
              {t('game.card.use', { brand: cardBrandName(card.brand), last4: card.last4 })}
            </Button>
          ))}
        </span>
      )}
    </Alert>
  )
}
