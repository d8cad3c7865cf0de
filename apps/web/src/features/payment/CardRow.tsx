import { lazy, Suspense, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Lock, Trash2 } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Badge } from '@tomogolf/ui/data/Badge.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { cardBrandName } from '@tomogolf/format/card-brand'
import { BrandMark } from './BrandMark.tsx'
import type { SavedCard } from '../../queries/cards.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'

const RemoveDialog = lazy(() => import('./RemoveDialog.tsx'))
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A saved card with its actions. */
export function CardRow({ card, others }: { card: SavedCard; others: readonly SavedCard[] }) {
  const t = useT()
  const queryClient = useQueryClient()
  const [removing, setRemoving] = useState(false)
  const name = t('payment.card.ending', { brand: cardBrandName(card.brand), last4: card.last4 })
  const choose = useMutation({
    mutationFn: () => api('PUT /api/payment-methods/:id/default', { params: { id: card.id } }),
    retry: 1,
    onSuccess: async () => {
      await invalidateAfter(queryClient, 'PUT /api/payment-methods/:id/default')
      toast({ tone: 'success', title: t('payment.methods.defaultSet'), description: name })
    },
    onError: (error) =>
      toast({
        tone: 'danger',
        title: t('payment.methods.notChanged'),
        description: errorText(t, error),
      }),
  })
  return (
    <li className="rounded-l border border-line bg-surface-1 p-4.5 md:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <BrandMark brand={card.brand} className="h-8! min-w-13! text-xs!" />
        <div className="min-w-0 flex-1">
          <b className="font-semibold">{name}</b>
          <p className="text-s text-text-3">
            {t('payment.card.expires', {
              date: `${twoDigits(card.expMonth)} / ${twoDigits(card.expYear % 100)}`,
            })}
            {card.funding === 'debit' && ` · ${t('payment.card.debit')}`}
            {card.funding === 'prepaid' && ` · ${t('payment.card.prepaid')}`}
          </p>
        </div>
        <span className="flex flex-wrap gap-2">
          {card.isDefault && <Badge tone="success">{t('payment.methods.default')}</Badge>}
          {card.expired && <Badge tone="danger">{t('payment.methods.expired')}</Badge>}
        </span>
        <span className="-mr-2 flex flex-wrap gap-1 max-md:w-full max-md:-ml-4">
          {!card.isDefault && !card.expired && (
            <Button
              size="small"
              variant="ghost"
              busy={choose.isPending}
              aria-label={t('payment.methods.makeDefaultOf', { name })}
              onClick={() => choose.mutate()}
            >
              {t('payment.methods.makeDefault')}
            </Button>
          )}
          <Button
            size="small"
            variant="ghost"
            icon={Trash2}
            aria-label={t('payment.methods.removeOf', { name })}
            onClick={() => setRemoving(true)}
          >
            {t('payment.methods.remove')}
          </Button>
        </span>
      </div>
      {card.backs && (
        <p className="mt-3 flex items-start gap-2.5 border-t border-line pt-3 text-s text-text-2">
          <Lock className="mt-0.5 size-4 text-warning" />
          {t('payment.methods.backsHold')}
        </p>
      )}
      {removing && (
        <Suspense>
          <RemoveDialog
            card={card}
            name={name}
            others={others}
            onClose={() => setRemoving(false)}
          />
        </Suspense>
      )}
    </li>
  )
}
