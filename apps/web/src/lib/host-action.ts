import { formatDate } from '@tomogolf/format/dates'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { hostingEligibilityQuery } from '../queries/profile.ts'
import { cachedMe } from '../queries/session.ts'
import { HOST_DESTINATION } from './destination.ts'
import { requestHostForm } from './open-host-form.ts'
import type { HostContext } from './use-host-action.ts'

/** Opens the host form, see `useHostAction`. */
export async function host(context: HostContext, prepare?: () => Promise<void>): Promise<void> {
  const { router, queryClient } = context
  if (await notifyOfSuspension(context)) return
  await prepare?.()
  if (!cachedMe(queryClient))
    return router.navigate({ to: '/login', search: { redirectTo: HOST_DESTINATION } })
  requestHostForm()
  return router.navigate({ to: '/games' })
}

/**
 * Notifies a suspended host so, with the end of the suspension. False for everyone else, and when the
 * check fails: the server checks again when the game is created.
 */
export async function notifyOfSuspension(context: HostContext): Promise<boolean> {
  const { router, queryClient, t, loadAreas } = context
  const me = cachedMe(queryClient)
  if (!me) return false
  const [eligibility] = await Promise.all([
    queryClient.query({ ...hostingEligibilityQuery(me.id), retry: false }).catch(() => null),
    loadAreas(['hosting']).catch(() => undefined),
  ])
  if (!eligibility?.isSuspended) return false
  const { strikeCount: count, suspendedUntil } = eligibility
  const until = suspendedUntil && formatDate(Date.parse(suspendedUntil), t.language, { year: true })
  const isDecision = count === 0 && until
  toast({
    tone: 'danger',
    title: isDecision
      ? t('errors.ACCOUNT_SUSPENDED_zero', { until })
      : t('errors.ACCOUNT_SUSPENDED', { count }),
    description: until && !isDecision ? t('hosting.suspendedUntil', { until }) : undefined,
    duration: 10_000,
    action: {
      label: t('hosting.suspendedWhy'),
      // the status has the strikes and the appeal
      run: () => void router.navigate({ to: '/account-settings', search: { tab: 'status' } }),
    },
  })
  return true
}
