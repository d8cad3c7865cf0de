import type { QueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import type { Language } from '@tomogolf/phrases/languages'
import type { Translate } from '@tomogolf/phrases/translator'
import { invalidateAfter } from '../queries/invalidation.ts'
import { cacheProfile } from '../queries/profile.ts'

/** The mails of a user follow the language of the pages. A failure is shown, as they would not. */
export async function saveLanguage(
  queryClient: QueryClient,
  t: Translate,
  language: Language,
): Promise<void> {
  try {
    cacheProfile(queryClient, await api('PUT /api/profile', { body: { language } }))
    await invalidateAfter(queryClient, 'PUT /api/profile')
  } catch (error) {
    toast({ tone: 'danger', title: errorText(t, error) })
  }
}
