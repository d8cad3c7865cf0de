import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'

export type NotificationSettings = ResultOf<'GET /api/notification-settings'>

export const notificationSettingsQuery = apiQuery('GET /api/notification-settings')

/** The server's public key for push subscriptions; null where push is not configured. */
export const pushKeyQuery = apiQuery('GET /api/push/public-key')

/** Whether mail to the address of the account comes back. */
export const mailAddressQuery = {
  ...apiQuery('GET /api/mail-address'),
  staleTime: 5 * 60_000,
}

/** Whether the verification mail comes back, in the browser that registered. */
export const registrationMailQuery = {
  ...apiQuery('GET /api/mail-address/registration'),
  staleTime: 0,
  refetchInterval: 20_000,
  retry: false,
}
