import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { api } from '@tomogolf/api-client/api.ts'
import { track } from '../../lib/analytics.ts'
import { notifyOfSuspension } from '../../lib/host-action.ts'
import { useHostContext } from '../../lib/use-host-action.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { keptEvidenceQuery } from '../../queries/bookings.ts'
import { hasDefaultCardQuery } from '../../queries/cards.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { clearDraft, saveDraft, savePending } from './draft-storage.ts'
import { toGameBody } from './game-body.ts'
import { emptyDraft, repeatedDays, type GameDraft } from './game-draft.ts'

/** Publishes a checked draft: eligibility and card first, then the game. */
export function usePublish(onClose: () => Promise<void>) {
  const t = useT()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const host = useHostContext()
  const [busy, setBusy] = useState(false)

  /** Shows the reason when hosting is not possible now. */
  const mayHost = async (): Promise<boolean> => {
    if (await notifyOfSuspension(host)) return false
    const card = await queryClient.query(hasDefaultCardQuery).catch(() => null)
    if (card === null)
      toast({
        tone: 'danger',
        title: t('hosting.cardCheckFailed'),
        description: t('hosting.cardCheckFailedText'),
      })
    else if (!card.hasDefaultPaymentMethod) {
      toast({ tone: 'warning', title: t('errors.PAYMENT_METHOD_REQUIRED') })
      // the games list opens the form again when a card is saved
      local.set('autoOpenHostModal', '1')
      await onClose()
      void navigate({ to: '/payment-setup', search: { redirectTo: '/games' } })
    }
    return card?.hasDefaultPaymentMethod ?? false
  }
  const create = async (draft: GameDraft) => {
    const kept = draft.booking && (await queryClient.query(keptEvidenceQuery))
    await api('POST /api/games', {
      body: { ...toGameBody(draft), withEvidence: Boolean(kept?.file) },
    })
    clearDraft()
    saveDraft(emptyDraft('casual'))
    track('create_game')
    await onClose()
    await invalidateAfter(queryClient, 'POST /api/games')
    await navigate({ to: '/games' })
    const count = 1 + repeatedDays(draft).length
    toast({
      tone: 'success',
      title: count > 1 ? t('hosting.series.done', { count }) : t('hosting.done'),
      description: t('hosting.doneText'),
    })
  }
  const publish = async (draft: GameDraft) => {
    savePending(draft)
    setBusy(true)
    try {
      if (await mayHost()) await create(draft)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'EVIDENCE_GONE')
        await queryClient.invalidateQueries({ queryKey: keptEvidenceQuery.queryKey })
      toast({
        tone: 'danger',
        title: t('hosting.failed'),
        description: errorText(t, error),
        ...(error instanceof ApiError &&
          error.code === 'DEBT_UNPAID' && {
            duration: 10_000,
            action: {
              label: t('hosting.payDebt'),
              run: () => void navigate({ to: '/payment-methods' }),
            },
          }),
      })
    } finally {
      setBusy(false)
    }
  }
  return { publish: (draft: GameDraft) => void publish(draft), busy }
}
