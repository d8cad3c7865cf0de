import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { track } from '../../lib/analytics.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { formatDate } from '@tomogolf/format/format'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { invalidateAfter } from '../../queries/invalidation.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { bodyOf, emptyDraft, type Draft } from './draft.ts'
import { forgetDraft, forgetPending, keepDraft, keepPending } from './draft-storage.ts'
import { useChecks } from './use-checks.ts'

/** Publishing a new game: the form's checks, whether the host may host, whether a card is saved, and the game itself. */
export function usePublish(meId: string, onClose: () => void) {
  const { t, language } = useI18n()
  const passes = useChecks()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  /** False: hosting is not possible now, and why has been told. */
  const mayHost = async (): Promise<boolean> => {
    // an answer that does not come stops nobody: the server decides again when the game is made
    const eligibility = await api('GET /api/users/:id/hosting-eligibility', {
      params: { id: meId },
    }).catch(() => null)
    if (eligibility?.isSuspended) {
      const { strikeCount: count, suspendedUntil } = eligibility
      const title =
        count === 0 && suspendedUntil
          ? t('errors.ACCOUNT_SUSPENDED_zero', {
              until: formatDate(Date.parse(suspendedUntil), language, { year: true }),
            })
          : t('errors.ACCOUNT_SUSPENDED', { count })
      toast({ tone: 'danger', title, duration: 5000 })
      return false
    }
    const card = await api('GET /api/payment-methods/has-default').catch(() => null)
    if (card === null)
      toast({
        tone: 'danger',
        title: t('hosting.cardCheckFailed'),
        description: t('hosting.cardCheckFailedText'),
      })
    else if (!card.hasDefaultPaymentMethod) {
      toast({ tone: 'warning', title: t('errors.PAYMENT_METHOD_REQUIRED') })
      // with a card saved, the list goes on from here; the form is kept
      local.set('autoOpenHostModal', '1')
      onClose()
      void navigate({ to: '/payment-setup', search: { redirectTo: '/games' } })
    }
    return card?.hasDefaultPaymentMethod ?? false
  }
  const create = async (draft: Draft) => {
    await api('POST /api/games', { body: bodyOf(draft) })
    forgetDraft()
    keepDraft(emptyDraft('casual'))
    track('create_game')
    onClose()
    await invalidateAfter(queryClient, 'POST /api/games')
    await navigate({ to: '/games' })
    toast({ tone: 'success', title: t('hosting.done'), description: t('hosting.doneText') })
  }
  const publish = async (draft: Draft) => {
    forgetPending()
    if (!passes(draft)) return
    keepPending(draft)
    setBusy(true)
    try {
      if (await mayHost()) await create(draft)
    } catch (error) {
      toast({ tone: 'danger', title: t('hosting.failed'), description: errorText(t, error) })
    } finally {
      setBusy(false)
    }
  }
  return { publish: (draft: Draft) => void publish(draft), busy }
}
