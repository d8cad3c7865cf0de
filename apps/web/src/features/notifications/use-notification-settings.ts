import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '@tomogolf/contract/api/endpoints'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import {
  notificationSettingsQuery,
  type NotificationSettings,
} from '../../queries/notifications.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'

type Change = BodyOf<'PUT /api/notification-settings'>

/** Saves each switch at once (optimistic update) and reverts it on failure. */
export function useChangeSettings(settings: NotificationSettings) {
  const t = useT()
  const queryClient = useQueryClient()
  const show = (to: NotificationSettings) =>
    queryClient.setQueryData(notificationSettingsQuery.queryKey, to)
  return useMutation({
    mutationFn: (change: Change) => api('PUT /api/notification-settings', { body: change }),
    onMutate: (change) =>
      show({
        ...settings,
        ...(change.quietHours !== undefined && { quietHours: change.quietHours }),
        mail: { ...settings.mail, ...change.mail },
        push: { ...settings.push, ...change.push },
      }),
    onSuccess: show,
    onError: (error) => {
      show(settings)
      toast({ tone: 'danger', title: t('device.notSaved'), description: errorText(t, error) })
    },
    retry: 1,
  }).mutate
}
